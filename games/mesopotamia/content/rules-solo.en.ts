/** Sections 32 to 35: whoever plays without a seat. */
export const soloRules = `
32.01 In the Duel of the Kings the Automaton is the second of two players; the human plays as ever.
32.02 It may also join several people, one Automaton at most; it counts as a player for set-up and tracks.
32.03 People may play together against it.
32.04 It has an Empire with all that belongs to it, but no Quests, no dice, and of resources only Knucklebones.
32.05 It is easy (Emperor), medium (Igigi) or hard (Anunnaki).
32.06 It has ten Strategy cards: the basic ones, two of them replaced by those of its Empire where there are any.
32.07 It has all seven Action cards, mixed.
32.08 Three Strategy cards lie open from its first Turn on.
32.09 Each has a condition, a High and a Low value and two slots.
32.10 The High value counts while the condition is true, else the Low one; a smaller number goes first.
32.11 The open cards are ranked by it when its Turn begins.
32.12 How many Action cards it draws depends on its difficulty and its Ziggurat.
32.13 One more action follows in any case.
32.14 A drawn action goes to an open slot of its type, on the card that ranks highest, and is performed.
32.15 Without such a slot it is lost.
32.16 It performs no action twice in a Turn.
32.17 The Star comes last of the drawn cards: to the first open slot by rank whose action was not performed.
32.18 So does the additional action; without such a slot it is lost.
32.19 All cards are drawn first; then the actions come card by card by rank, left before right, then the Star, then the additional one.
32.20 The Strategy card says what for and in which order, the Technology card how much. What is impossible is left out, and the slot stays marked.
32.21 Of a list it builds the first item that is neither complete nor impossible.
32.22 Strategy cards with both slots marked are discarded; others keep their marks.
32.23 Then three are open again, the discards mixed anew where it takes them.
32.24 All Action cards are mixed again.
32.25 Of two options it takes the one with the larger award, the first among equals, and ignores resources but Knucklebones.
32.26 As leader it has combats and freed Events in reading order, and of several sides those fight first that came first.
32.27 It conquers Settlements where it can.
32.28 As attacker it retreats own Units towards its home and human ones away from theirs.
32.29 A new Unit is of the highest kind it may and can make, at the Settlement nearest to an enemy Unit, or at home.
32.30 The Unit nearest to the target moves by a shortest way. It joins enemies only where it can be as many as they are, but under an Attack card it joins human Units in any case. Targets reached or gone give way to the next.
32.31 In trade it only puts an Amphora on the best free token it may use: most VP, then level, then leftmost. What people owe it goes to the supply.
32.32 It is scored like others, without Quests.
32.33 It has its Turn at its place in the order.
32.34 In the Duel the human chooses both Empires and a Starting area from 1 to 4; it takes the farthest free one and makes its set-up choices by itself.
32.35 People fight each other as ever; a Tribe that would fall to it acts as it does.
32.36 Reading order is row by row from the top, each from left to right. Distance counts steps through areas that may be entered, those with enemies only as the last.
32.37 The least advanced Technology is one of the lowest level, in the order Build, Research, Warfare, Explore, Gather and Trade, Grow; one its card names goes before.
32.38 Only prices are waived for it: limits, places and levels bind it.
32.39 It settles nearest to its home, walls what is nearest to a human Unit, sets Rams nearest to human Walls, and launches Ships on the first free section along its home.
32.40 A Ram is taken by the first Unit in its area. To walled targets its bearer goes first; if nobody bears one, the nearest Unit fetches it; without any it stops before the Walls.
32.41 For Events it pays and gains Knucklebones only of resources; Units, buildings, Technologies and steps it gains, Quests it ignores.
32.42 Beside several people it has the last role, an Empire that the host fixed or chance draws, and the free Starting area farthest from all.
33.01 Against who plays without a seat nobody bids. A Tribe in such games acts like an Automaton with its own Knucklebones, loses ties and does not flee.
33.02 First the human draws a card for each own Unit.
33.03 Then the human puts any number of Knucklebones into their empty slots.
33.04 Then the other side's cards are turned up.
33.05 Then the human puts both sides in a queue each; those in front fight, who wins stays.
33.06 In each engagement the Automaton answers, knowing everything.
33.07 If it can win, it puts down the fewest it needs, on Tactics first only if its Unit is strong against all human Units left, otherwise on Strength first.
33.08 If it can then be faster too, it puts down what that takes, so that the loser is destroyed.
33.09 If it cannot win, it puts nothing on Strength and Tactics.
33.10 If it cannot win but can be faster and has somewhere to go, it puts down what that takes and retreats.
33.11 If it can do neither, it gives one Knucklebone up and loses the Unit.
33.12 It spends nothing without effect.
33.13 Ties, tiring, strong kinds and retreats are as ever.
33.14 Its own Units tire in Mobility first, then Tactics, then Strength.
33.15 It ends when a side has nobody left there.
33.16 The human loses what was put down. Who lost the battle gets 1 back for each row of a card in which something was put and which was beaten in its Unit's last engagement.
33.17 What the Automaton put down is spent.
33.18 A supporting Ship brings a Knucklebone for this battle only.
34.01 The human chooses an Empire and begins in Starting area 3 with its own set-up.
34.02 Another Empire's pieces are the Defenders of Ur; its set-up does not matter.
34.03 All Event slots get their tokens; areas 3 and 4 have none.
34.04 In area 4, Ur, stands the whole Ziggurat of the Defenders.
34.05 Their Seals begin at 1 on both tracks, below the human's.
34.06 The human draws three Quests and keeps two.
34.07 Five Action cards are used: Gather and Trade, Warfare, Explore, Grow, Star.
34.08 Their other Units wait: Spearmen for Population 1, Archers for 3, Horsemen for 5, Chariots for 7.
34.09 Three Walls, three Settlements, two Ships, a Spearman, an Archer and a Horseman of theirs stand on fixed places.
34.10 There are no Tribes and no Blockers; Trade and Gardens are as with two players.
34.11 A human Unit with a Battering Ram that enters area 4 wins at once.
34.12 The Defenders win at once at position 9 of either track.
34.13 They may enter it although the human is there.
34.14 Area 4 is entered in that way only.
34.15 Who is higher on the Population track has the first Turn.
34.16 The human's Turn is as ever.
34.17 The Defenders reveal two Action cards, perform them in turn and mix them in again.
34.18 After both Turns battles are fought without bids.
34.19 Gather and Trade: an Amphora goes on the rightmost free token of a section up to one above the human's level.
34.20 Such a token is closed to the human.
34.21 Warfare: a third of their Population in Knucklebones, rounded up, and a Unit of the highest kind that waits no further than it.
34.22 Spearmen are placed at a Settlement.
34.23 Archers are placed behind Walls.
34.24 Horsemen and Chariots are placed as far right as there is an area next to a human Unit.
34.25 Of several places the nearest to a human Unit counts, then left before right, top before bottom; without any it is area 4.
34.26 They have no Unit limit.
34.27 Grow: one step of Population.
34.28 Star: nothing.
34.29 Explore: where one of their Units stands on a face-down Event, that is explored; nearest to a human Unit, then left, then top.
34.30 Otherwise a Unit moves to an adjacent one, the topmost, then leftmost, and explores it at once.
34.31 They never move next to the human's home.
34.32 When all Events are explored one Unit goes a step towards area 4.
34.33 What they explore is gone, and they go up one on the Event track.
34.34 A card is one of these steps.
34.35 The Gardens do not end this game.
34.36 They conquer Settlements where they can.
34.37 They never enter the human's home.
34.38 Where they would decide in combat, it is done as by the Automaton.
34.39 They move by Explore only and not to human Units. What they lose waits again.
34.40 The other Starting areas are closed.
34.41 The rest of a Round is as ever.
34.42 A victory is scored as the table stands; nothing follows.
34.43 A running Event that would pass to them counts as explored by them.
35.01 Six waves are to be withstood; after the sixth VP are counted.
35.02 Each defeated wave but the last brings the next token of the Gardens, which cannot be built here.
35.03 An enemy Unit alone in the human's home ends the game at once.
35.04 Blockers, Events, Tribes and Trade are as with two players.
35.05 The human is in Starting area 2, Assur, the enemy in 1.
35.06 The human's Empire is set up as ever; of three Quests two are kept.
35.07 The enemy has no set-up, takes no actions and has no Population.
35.08 Its Event Seal stays at 3. Until the human passes it, it wins ties; who comes to 3 later lies on top.
35.09 It acts after the human.
35.10 Wave after wave it gains 3, 4, 5, 6, 7 and 8 Knucklebones and keeps what is left.
35.11 The Units of each wave appear in its home, as far as there are miniatures.
35.12 A wave is beaten when the enemy has no Knucklebones or no Units at the End of Round; the next follows at once.
35.13 Each enemy Unit goes one area a Round by a shortest way to the human's home.
35.14 It avoids Tribes where it can. Human Walls stop it without a Ram of its own or one already behind them.
35.15 Of equal ways it takes one over a running Event.
35.16 Otherwise Spearmen and Archers keep to the top, Horsemen and Chariots to the bottom.
35.17 A Ram goes with a Unit, and that one to the nearest Walls.
35.18 If Walls and Tribes bar every way and it has no Ram, it goes through a Tribe, which is gone without a fight, with its Event.
35.19 If Walls still bar it, it waits before them.
35.20 It is pinned like others.
35.21 It explores nothing.
35.22 A running Event where it passes or stops is gone.
35.23 Beside a Tribe it does as said above.
35.24 Its Units do not flee: a loser is destroyed.
35.25 It may enter and attack the human's home; the human may not enter its own.
35.26 All else is as ever.
35.27 It destroys Settlements it stands in alone.
35.28 The human is scored as ever; on the Population track always as the first.
35.29 Units nearest to the human's home move first, then in reading order, then by kind.
35.30 A new Ram goes to a Unit of its wave without one, a stray one to another in its area. Without human Walls its bearer moves like others.
35.31 Walls that it has broken into are removed as ever.
35.32 The human orders combats while ahead on the Event track and retreats while attacking; otherwise it is done as by the Automaton.`;
