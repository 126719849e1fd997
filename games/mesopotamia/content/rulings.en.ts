/** What we decided where the printed words leave something open, and examples at work. */
export const rulings = `
A.01 Four people can play, and one more with each expansion: each brings one more bid screen.
A.02 Resources are limited by their pieces. Gains are cut to what is there, in the order of Turns.
A.03 Five players choose among all six Starting areas; the last one is closed.
A.04 A Ziggurat token closes its area like the home of a player who is not there.
A.05 The Elamites may place both pieces, one or none, in one area without Tribe, Blocker or token.
A.06 The Hittites' roll costs nothing and comes on top of three paid ones. An option of the table makes it one of the three.
A.07 Standing in a blocked area gives no VP. An option of the table lets it.
A.08 Either half of an action may come first.
A.09 The card that activated an action governs all of it.
A.10 Dice come in two full sets of three colours.
A.11 Dice are rolled when a Turn begins, where the table has not chosen otherwise.
A.12 A die gained in a Turn waits for the next roll.
A.13 Code of Laws and Legal Codes are one card.
A.14 A movement ends with an activation of at least one step. Staying reveals nothing; enemies in the area do not prevent it.
A.15 Ships gather and support, Rams break Walls, and neither does more. An option of the table lets Ships control areas that nobody else is in.
A.16 Beside a foreign Settlement without its owner's Unit nobody controls the area before the combats are over; the owner may still gather.
A.17 Every border between areas is a river section.
A.18 Tribes pin.
A.19 Walls are built with an own Unit or at an own Settlement that one controls, never at home.
A.20 An area has one Settlement and one Walls at most.
A.21 One may build beside enemy Units, not beside a Tribe. An option of the table forbids the former.
A.22 Clay is converted once in a Research action.
A.23 Trade is no source for gathering.
A.24 The owner of a token cannot refuse the trade.
A.25 A Unit may be made at a Settlement beside enemies.
A.26 In each battle the side attacks whose present stay in the area is the younger one.
A.27 Combat decks are mixed after each battle.
A.28 With equal bids both are lost and nobody places anything, yet the higher Empire counts as winner.
A.29 What finds no slot is lost.
A.30 There are as many rows as the smaller side has Units.
A.31 Mobility is placed on cards and compared Unit by Unit; its loser gets half back too.
A.32 Rows are fought in the order of the layout.
A.33 The attacker chooses every retreat, and a possible retreat is made.
A.34 Blocked areas and the own home may be retreated to.
A.35 A Ship's Knucklebone must be bid and may come back as part of a half.
A.36 A beaten Tribe Unit is removed although it was faster. An option of the table lets it retreat.
A.37 A single Tribe combat has its Event at once, several have theirs after the last of them and before other combats.
A.38 Two Empires and a Tribe are three sides; who is left reveals.
A.39 Empty Walls stay.
A.40 Rams change bearers freely within an area; they are not simply left.
A.41 Walls and Rams that are removed go back to their owners; one Ram for each besieger.
A.42 Walls without a defender fall to whoever stays, with a Ram or without.
A.43 A Ram alone at home or at an own Settlement waits; alone with an enemy it is gone.
A.44 An option that cannot be paid cannot be chosen; if none can, the Event is gone.
A.45 A six-round Event pays six times, first in the Round it was revealed.
A.46 It pauses while its holder is away and nobody else has come.
A.47 It passes when somebody stays, not when somebody passes by; in combats only when all are over.
A.48 A Settlement that cannot be placed is lost.
A.49 Quests of Events count beyond the three.
A.50 Both tracks end at 9.
A.51 Steps against the locked top end below it and do not restack.
A.52 Resources are counted once, everything else for each Quest.
A.53 Without luck the Hittites have no roll.
A.54 People who play together win if each of them is ahead of the Automaton.
A.55 The Automaton pays nothing but Knucklebones and decides by fixed rules.
A.56 With an Empire of an expansion it uses the ten basic cards.
A.57 If the additional action was performed already, the next open slot of another type counts.
A.58 Cards are drawn first and performed by rank then.
A.59 A Tribe in solo games acts like the Automaton. If the Automaton attacks it, a human plays it in the human's part and puts all its Knucklebones down.
A.60 There is one queue a side.
A.61 Knucklebones come back only to a human who lost the battle.
A.62 A Ship gives one Knucklebone for the battle.
A.63 The siege is from 3 against 4, Assur is 2 and its enemy 1.
A.64 The siege has neither Tribes nor Blockers, and Trade as for two.
A.65 The Defenders win at 9; a human who enters Ur before their Turn has won.
A.66 Their riders appear as far right as possible, then near Ur, then at the top, never beside the human or the human's home.
A.67 An Event gives them a step and no more; the first free Unit in reading order goes there. When none can be reached nothing happens.
A.68 The five tokens mark the first five waves.
A.69 The enemy of Assur is at 3.
A.70 The first wave comes with the set-up, the others at the End of Round; Units without Knucklebones stay.
A.71 The left slot of Attack is a Build slot.
A.72 Grow and Draw searches the deck, mixed anew once at most, and puts what it finds on top.
A.73 Several names stand for one thing; we use one throughout.
A.74 Slips of numbering have no effect: there is one Star card.
A.75 The Strategy deck is eight basic cards and two own ones.
A.76 After the combats come Walls, Settlements, Events that pass on, and payments.
A.77 Only the Unit that cannot be placed becomes a Knucklebone.
A.78 A wave brings what there are miniatures for.
A.79 A Unit that is pinned or shut in cannot be activated.
A.80 Only in the Guardians mode is there combat at home.
A.81 The printed rules bound no game. If 100 Rounds in a row bring no part of the Gardens, no Technology, no step on a track, no Ziggurat level and no Amphora, the game ends and is scored as it stands; a siege or a defence of Assur is then lost.
A.82 Between two steps each Battering Ram changes its Unit once at most.
E.01 Babylonians with Trade Routes and two dice for Explore: the piece takes the one, the dice the other. A third action takes more dice.
E.02 Two activations: a Spearman goes 2 steps, a Horseman 4, or one of each 1 and 2.
E.03 A Unit of Speed 2 enters one area and goes on to the next.
E.04 Map Making activates once, Astronomy twice.
E.05 A Horseman joins one own Unit among three enemies: pinned, its second step is lost.
E.06 Three against two: the Horseman may leave, the Archer after it may not.
E.07 2 Clay are 1 Tablet with Cuneiform and 4 with Legal Codes.
E.08 With 1 Tablet Mathematics becomes Literature, not Legal Codes.
E.09 Literature lifts itself: Legal Codes, no Tablet left, and no more Research this Turn.
E.10 Home, a Settlement on Wood, a Spearman on Wood and a Ship between Wood and Food are four sources; three of them give, each once.
E.11 The fourth section opens to Currency, not to Trade Routes; a Ship slot needs a Ship.
E.12 Animal Husbandry makes Horsemen, Archers and Spearmen, no Chariot.
E.13 The leader lets the Elamites fight somebody else first, so that they have spent Knucklebones when they meet the leader.
E.14 Three Babylonian Units attack two Sumerian ones, 5/2/1 against 3/3/0: two fall, the Horseman gets away, both sides keep 1 Knucklebone.
E.15 A Spearman's Tactics count against Horsemen only.
E.16 A Ship along the area: one Knucklebone more, which must be bid.
E.17 A Tribe of two that rolls 3 bids 7.
E.18 Protecting the village pays 1 Tablet six times, then a Settlement, a Discovery and 3 steps.
E.19 Another Empire takes it at 4: it chooses anew, from 1.
E.20 Population 1: 2 Units and one Ziggurat level. Population 2: 4 Units and a second one.
E.21 Who comes to a position later lies above.
E.22 Two Quests that need 1 Stone each: with one Stone one of them counts.
E.23 Legal Codes serve where Literature is asked for.
E.24 White, silver, black, black: the fifth is white or silver, the sixth the other.
E.25 Sumerian Progress counts 3 without Legal Codes and 13 with them.
E.26 Progress, Development and Attack rank 3, 8 and 19. Research goes to Progress, Gather and Trade to Development, and Progress is done with the additional action.
E.27 A battle against the Automaton in three engagements; the human wins the area and has 1 Knucklebone left.
E.28 Defenders at Population 7 gain 3 Knucklebones and a Chariot.
E.29 The first wave brings 3 Knucklebones, the second 4 more.
E.30 Two Discoveries lift Build from 1 to 3.
E.31 Research lifted by itself is over; Build lifted by Research may follow.
E.32 4 and two Units against 3 and a Chariot are 7 each: the higher Empire wins and loses a Unit, the other gets 1 back.
E.33 On an Akkadian token the Sumerians pay the Akkadians, gain from the supply, and the VP stay Akkadian.
E.34 Tactics 2 against 2: both are spent, and the higher Empire lays out the rows.
E.35 Three steps from 7 below a taken top end at 8; one more changes nothing.
E.36 Babylonians and Sumerians: the former are first by Population, the latter by Events.
E.37 An Archer with a Ram opens the Walls for a Horseman; after the battle Walls and Ram are gone.
E.38 An Event at 3 pauses without its holder and passes to the Elamite Spearman who stops there.
E.39 A Sumerian Automaton with two Discoveries lifts Research, then Build.
E.40 A Settlement may be paid for beside an enemy Unit; who wins the battle decides on it.`;
