### La kurso de Kruco. Masonisto gvidas ĝin kaj parolas.
### $choice: la movo de la lernanto; $answer: tiu de la alia.

learn-kruco = Kruco
learn-kruco-lead = Ŝovu, grimpu, dividiĝu, kaj iru transen: ŝtono post ŝtono.
learn-kruco-master = La masonisto
learn-kruco-end = Jen ĉio. Nun konstruu!
