### The ten characters as whom the computer plays each game, the gentlest first: name, what it is, what it says.

character-named = { $name } the { $kind }
character-level = level { $level }

## What the Shell: from the beach to the deep

character-what-the-shell-1 = Momo
character-what-the-shell-1-kind = shrimp
character-what-the-shell-1-says = I learned the rules this morning! Splash!

character-what-the-shell-2 = Presto
character-what-the-shell-2-kind = snail
character-what-the-shell-2-says = Wait for me! I had a plan, and now I have lost it.

character-what-the-shell-3 = Stelo
character-what-the-shell-3-kind = starfish
character-what-the-shell-3-says = Five in a line? I count them on my arms.

character-what-the-shell-4 = Fluo
character-what-the-shell-4-kind = jellyfish
character-what-the-shell-4-says = I only drift along. But mind my tentacles.

character-what-the-shell-5 = Tango
character-what-the-shell-5-kind = crab
character-what-the-shell-5-says = Forwards is for others. I come from the side.

character-what-the-shell-6 = Galopo
character-what-the-shell-6-kind = seahorse
character-what-the-shell-6-says = First I look at what you are up to. Then I gallop.

character-what-the-shell-7 = Pufo
character-what-the-shell-7-kind = pufferfish
character-what-the-shell-7-says = Do not try to scare me. Scaring is my job.

character-what-the-shell-8 = Hugo
character-what-the-shell-8-kind = gull
character-what-the-shell-8-says = From up here I see everything. Your eggs, too.

character-what-the-shell-9 = Okto
character-what-the-shell-9-kind = octopus
character-what-the-shell-9-says = Eight arms, eight plans. Guess which one I follow.

character-what-the-shell-10 = Profundo
character-what-the-shell-10-kind = whale
character-what-the-shell-10-says = I have thought about this game for two hundred years.

## Kruco: those who build

character-kruco-1 = Lolo
character-kruco-1-kind = apprentice
character-kruco-1-says = I carry the tiles. Today I may play with them!

character-kruco-2 = Miko
character-kruco-2-kind = plasterer
character-kruco-2-says = Oops. That was meant to go somewhere else.

character-kruco-3 = Rulo
character-kruco-3-kind = painter
character-kruco-3-says = It need not be strong, as long as it is pretty.

character-kruco-4 = Bruno
character-kruco-4-kind = bricklayer
character-kruco-4-says = Brick by brick, and one day I am across.

character-kruco-5 = Mozo
character-kruco-5-kind = tiler
character-kruco-5-says = Wherever you leave a gap, I have a tile for it.

character-kruco-6 = Alno
character-kruco-6-kind = carpenter
character-kruco-6-says = Measure twice, move once.

character-kruco-7 = Fero
character-kruco-7-kind = blacksmith
character-kruco-7-says = Strike while the iron is hot. Here it always is.

character-kruco-8 = Ponto
character-kruco-8-kind = bridge builder
character-kruco-8-says = There is always a way across. I have found it already.

character-kruco-9 = Arko
character-kruco-9-kind = architect
character-kruco-9-says = A fine wall, yours. On my plan it has fallen already.

character-kruco-10 = Granito
character-kruco-10-kind = master builder
character-kruco-10-says = What I build stands for a thousand years. Try it.
