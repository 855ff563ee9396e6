### Lernado: kio staras ĉirkaŭ la lecionoj de ambaŭ kursoj.

learn-title = Lerni
