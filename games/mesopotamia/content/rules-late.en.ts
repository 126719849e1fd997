/** Sections 20 to 31 and 36: combat, Events, tracks, Quests, the end. */
export const laterRules = `
20.01 There is one combat a Round, after all Turns, wherever land Units of two Empires, or of an Empire and a Tribe, share an area.
20.02 Whoever is highest on the Event track when the phase begins, the leader, fixes the order of all combats beforehand, own or not.
20.03 That order stands whatever Events do to the track. A combat that has lost a side meanwhile is left out.
20.04 No combat comes up during the phase: nobody retreats to enemies.
20.05 Among more than two sides the leader chooses who fights next, pair by pair, until one is left; other areas wait.
20.06 The beaten side is gone from the area after each battle.
20.07 Ties go to whoever is higher on the Event track at that moment.
20.08 Against a Tribe the Empire wins ties.
20.09 The last side holds the area.
20.10 Who came later attacks; against a Tribe the Empire does.
21.01 Every Unit on both sides draws an open card from the deck of its kind.
21.02 A card has the rows Strength, Tactics and Mobility, each with printed Knucklebones and empty slots; Tactics names the kinds it works against.
21.03 After a battle its cards go back and are mixed in. Another battle in the same area has new cards and new bids.
21.04 Everybody's Knucklebones may be counted before the bid.
21.05 Both sides bid at once and in secret, from none to all of their Knucklebones, spread over the three rows.
21.06 What is not bid is kept.
21.07 The higher bid wins the row, and the difference may go onto own cards, in that row.
21.08 The lower bid gets half of itself back, rounded down; all else is spent, what the winner does not place at once.
21.09 Equal bids are both spent and nothing is placed, but whoever is higher on the Event track counts as winner, even of nothing against nothing.
21.10 Each Knucklebone placed takes an empty slot of the row; what finds none is lost.
21.11 Knucklebones on cards are spent when the battle ends, earlier if they tire or their Unit leaves. None come back.
21.12 Strength comes first; its winner places the difference. It always counts.
21.13 Tactics comes second.
21.14 Its winner lays out the Units of both sides in rows, in any order.
21.15 There are as many rows as the smaller side has Units: one of them in each, against one or more of the other side in a queue.
21.16 Then the winner places the difference on Tactics.
21.17 Tactics, printed or placed, counts only against the kinds it names.
21.18 Archers are strong against Spearmen, Horsemen against Archers, Spearmen against Horsemen, Chariots against all three; nobody against the own kind or a Chariot.
21.19 Mobility comes third; its winner places the difference.
21.20 Mobility is then compared Unit by Unit.
21.21 Rows are fought one after the other, in each the Units in front.
21.22 A Unit's value is its Strength, and its Tactics where that counts.
21.23 The higher value wins; ties go by the Event track.
21.24 Then the two compare Mobility in the same way.
21.25 A loser that is not faster is destroyed and goes to its owner's supply.
21.26 A loser that is faster retreats.
21.27 A destroyed Unit may be made again.
21.28 The attacker chooses where it retreats to, whosever it is.
21.29 It goes to an adjacent area without hostile Units or Tribes that is no foreign or closed Starting area and not walled by another Empire. An undefended enemy Settlement does not matter.
21.30 If there is none, it is destroyed.
21.31 A retreat reveals no Event, and neither does staying there.
21.32 It is made before the next engagement.
21.33 The loser leaves its row.
21.34 The winning Unit tires: its owner takes one placed Knucklebone, if there is any, from a row of its card. Printed ones stay.
21.35 The next of the beaten side in the row fights the tired winner.
21.36 A row is over when one side of it is gone.
21.37 If both sides have Units after the last row, the winner of Tactics lays them out again, with the cards as they are.
21.38 The winning side stays.
22.01 A Ship along the area may support its owner, if the owner fights there.
22.02 Each such Ship brings one Knucklebone before the bid, which must be part of it.
22.03 In all else it is a Knucklebone like any other.
22.04 A Ship may support every battle of its owner in both of its areas, each time anew.
22.05 When the Combat Phase begins all Ships that share a section with a foreign one sink.
22.06 Nothing else harms a Ship, and it draws no card.
22.07 A Ship stays although its owner loses.
23.01 The Event of its area is safe while a Tribe Unit is there.
23.02 Whoever ends a move there fights the Tribe in the same Round.
23.03 The battle is like any other but for what follows.
23.04 The player right below the fighter on the Event track plays the Tribe; for the last one it is the player right above.
23.05 All decisions of the Tribe are that player's.
23.06 The Tribe has as many Knucklebones as a die shows, and 2 for each of its Units there.
23.07 It bids all of them.
23.08 It loses all ties.
23.09 Tribe Units do not retreat: who loses is out of the game.
23.10 Its Knucklebones are gone after the battle; next time it rolls again.
23.11 A Tribe that wins stays with what is left of it. It never moves.
23.12 When the last of it is gone, the Empire that is there reveals the Event.
23.13 After a single Tribe combat that happens at once; after several, when the last of them is over, in the order the leader likes.
23.14 With several Empires there the Tribe is one more side.
23.15 Who plays the Tribe is looked up when its combat comes.
23.16 Its Knucklebones have nothing to do with the supply.
23.17 Among several sides it is the neighbour of whomever it fights just then, even one who has Units there.
24.01 Walls keep enemy land Units out.
24.02 Their owner passes, and they stay when the owner has left.
24.03 A Battering Ram moves with the land Unit it is attached to, for nothing.
24.04 It may be given to another own Unit of its area at any time, even in the middle of a move; without that it goes along. One Unit may have both.
24.05 A Unit with a Battering Ram may enter behind Walls, and all others of its Empire while a Ram of theirs is there.
24.06 When the last battle behind Walls is over, whoever won, they are removed, and so is one Ram of every other Empire that had one there when it began.
24.07 Without a battle they are removed in the same way, if after all combats a foreign Unit is there and none of their owner.
24.08 Passing through with a Ram leaves Walls standing.
24.09 Rams count for the Unit limit; they do not fight, pin, gather, control or occupy.
24.10 A Ram goes with a retreating Unit, but not out of an area that another has walled. When the last own Unit there is destroyed, it is removed after the battles.
24.11 A Ram alone with an enemy Unit is removed after the Combat Phase.
25.01 Whoever stands after the combats in a foreign Settlement without a Unit of its owner must destroy it or put an own one in its place.
25.02 Without an own one left it is destroyed.
25.03 Settlements do not fight.
25.04 Several are dealt with in the order of Turns, one player's in any order.
25.05 The Starting area of another player cannot be attacked or entered.
26.01 There are no cards and no rows: each side bids one number in secret.
26.02 Its power is the bid, 1 for a Spearman, 2 for an Archer, 3 for a Horseman, 4 for a Chariot.
26.03 More power wins; ties as ever.
26.04 The winner spends the bid and loses one Unit of its choice, never the last; so does a Tribe.
26.05 The loser gets half of the bid back, rounded down, and loses all its Units there.
26.06 Ships, Knucklebones of Tribes, order of combats, Walls and Settlements stay as they are.
27.01 A land Unit that ends its move on a face-down Event token reveals it at once, where no Tribe and no Blocker forbids.
27.02 The token's sign and number name its card.
27.03 Everybody sees its title, its options and their awards.
27.04 Whoever revealed it chooses one of the two options.
27.05 An option must be paid in full, and one of six Rounds needs a free Event die. If neither is possible, token and card are discarded.
27.06 Instant: take the effect and the award, then card and token are gone.
27.07 Victory Points: take the effect and the award; the token stays open in the area.
27.08 Its VP go to whoever controls the area in the end.
27.09 Six Rounds: keep the card and put an own Event die on 1 beside the token.
27.10 At the end of each Round, from this one on, it pays while its holder controls the area, and the die goes up by one.
27.11 On 6 it pays once more, then gives the final reward and the award, and everything of it is removed: six payments in all.
27.12 The award of such an option comes with the completion only.
27.13 While nobody else has the area and its holder does not control it, nothing is paid and the die stays.
27.14 If another Empire takes the area, the die goes back and the card passes on: the new holder chooses anew, from 1.
27.15 The same if the first one takes it back.
27.16 It passes at once when another Empire's Unit ends its move there and nobody else has a Unit or Settlement in it; otherwise after the combats, when somebody else controls the area, before payments.
27.17 With three Event dice nobody has more than three such Events.
27.18 A Technology is lifted for nothing. At level 4 any other one is lifted instead; if all are there, none.
27.19 A Unit comes into the area of the Event, a Ship onto a section along it; without miniature or room there is 1 Knucklebone instead.
27.20 A Settlement comes into the area for nothing; if there is one or none is left, nothing comes.
27.21 A Quest is drawn and kept, beyond three as well; from an empty deck none.
27.22 An Event is finished before the action goes on in which it came up.
27.23 Its rewards are no actions.
27.24 After the combats Events pass on in the order of Turns, one player's in any order.
27.25 Walls need a miniature and an area without any. Where a card speaks of what is not possible, it means this; enemies do not matter.
27.26 All of the chosen option and nothing of the other is taken, as written, the award last. What the supply lacks is left out and forbids nothing.
28.01 Both tracks have nine positions.
28.02 Events move Seals on the Event track, by 1 to 3.
28.03 Grow moves them on the Population track, and so do some Events.
28.04 A Seal that arrives lies on top of those there, and the top one is higher.
28.05 So everybody is strictly above or below anybody else.
28.06 The topmost position takes one Seal and is locked then.
28.07 Who cannot enter it stops below; who is there already stays as it lies.
28.08 All other positions take any number.
28.09 Several steps at once are one move.
28.10 The Event track decides ties, the order and pairs of combats, and who plays Tribes.
28.11 Population decides the order of Turns, the Ziggurat's height, the Unit limit and a tied game.
28.12 Land Units, Ships and Battering Rams on the board count as Units; Ziggurats, Settlements and Walls do not.
28.13 At Population 1 there may be 2 Units, at 2 there may be 4, and more further on.
28.14 Seals never move down.
29.01 A Quest that is fulfilled at the end gives 2 VP.
29.02 Quests are secret until then.
29.03 A piece of a resource counts for one Quest only.
29.04 All else counts for each Quest by itself.
29.05 Resources are allotted so that most Quests are fulfilled.
29.06 Level 4 serves where level 3 is asked for.
29.07 Nothing is spent for a Quest.
29.08 Three Quests give 6 VP at most; those of Events come on top.
29.09 Who plays without a seat counts as another player.
30.01 The game ends with the Round in which the fifth part of the Gardens was built.
30.02 On the Event track the first three get 9, 6 and 3 VP.
30.03 So they do on the Population track.
30.04 Two players get 9 and 6.
30.05 Each token of the Gardens gives its VP.
30.06 Each Trade token gives its VP to the owner of the Amphora.
30.07 An open VP token gives its VP to whoever controls the area, whoever left it there. A running Event gives none.
30.08 Each own Settlement gives 1 VP.
30.09 Each fulfilled Quest gives 2 VP.
30.10 Each area with an own land Unit or Settlement gives 1 VP, home and blocked areas excepted; Ships do not count.
30.11 Most VP win, and among equals whoever is higher on the Population track.
30.12 Running Events give nothing.
30.13 Nothing else ends the game: without Gardens it goes on.
31.01 No Luck: at the start of a Turn its player sets each die to any icon of it but the Star.
31.02 Then nothing is rolled again, and the Hittites' roll is of no use.
31.03 Rolling at the end is an option of the table.
31.04 Simplified Combat is an option of its own, but not against who plays without a seat.
31.05 Expansions come one by one; Empires of those left out cannot be chosen.
36.01 Miniatures, Amphorae, dice, Settlements, Walls and Ziggurat levels are limited; what is lost can be used again.
36.02 Resources are limited too: one gains what is there.
36.03 Nobody has to give resources up for having many.
36.04 Resources pass from player to player by Trade only.`;
