import { laterRules } from './rules-late.en.ts';
import { soloRules } from './rules-solo.en.ts';
import { rulings } from './rulings.en.ts';

/** Headings of the sections. */
const SECTIONS: { readonly [section: string]: string } = {
  1: 'Shared set-up',
  2: 'Choosing Empires and Starting areas',
  3: 'Set-up of the Empires',
  4: 'Fewer players, Blockers',
  5: 'Rounds, phases, Turns',
  6: 'Actions',
  7: 'Dingir dice',
  8: 'Technologies',
  9: 'Explore and movement on land',
  10: 'Controlling areas',
  11: 'Ships',
  12: 'Pinning',
  13: 'Build',
  14: 'Hanging Gardens',
  15: 'Research',
  16: 'Gather',
  17: 'Trade',
  18: 'Warfare',
  19: 'Grow',
  20: 'Combat Phase',
  21: 'A battle',
  22: 'Ships in combat',
  23: 'Neutral Tribes',
  24: 'Walls and Battering Rams',
  25: 'Settlements and Starting areas under attack',
  26: 'Simplified Combat',
  27: 'Events',
  28: 'The two tracks',
  29: 'Quests',
  30: 'End and scoring',
  31: 'Options',
  32: 'The Automaton',
  33: 'Combat without an opponent at the table',
  34: 'Siege of Ur',
  35: 'Guardians of Assur',
  36: 'Supplies and limits',
  A: 'Rulings',
  E: 'Worked examples',
};

const EARLY = `
1.01 The same map serves any number of players. Areas, both tracks and the four sections of the Trade band are on it.
1.02 Each Empire in play has one Seal on either track; no others are there.
1.03 On the Event track the Assyrians begin at 2. All others share position 1, stacked from the top: Akkadians, Elamites, Sumerians, Babylonians, Hittites, Mari, Eblaites.
1.04 On the Population track the Babylonians begin at 2. All others share position 1, stacked from the top: Sumerians, Elamites, Akkadians, Eblaites, Mari, Hittites, Assyrians.
1.05 With four or more players three tokens of its level, drawn at random, lie open in each section of the Trade band; the rest are out.
1.06 Every mountain slot gets an unseen mountain Event token.
1.07 Every desert slot gets an unseen desert Event token.
1.08 Every plain slot gets an unseen plain Event token.
1.09 Spare Event tokens, and the cards that go with them, are not in the game; nobody sees them.
1.10 Neutral Tribes stand where the map shows them, however many play, and only where an Event lies.
1.11 One Hanging Gardens token of each level is drawn; the one of level 1 is open, the others wait unseen in the order of levels.
1.12 No Event card is ever drawn blindly: a token that is turned up names its card.
1.13 Everybody is dealt four Quests, keeps three in secret and puts one back into the deck, which is mixed again.
1.14 After that a Quest is drawn only when an Event gives one.
1.15 There is a mixed, hidden Combat deck for each of the four kinds of Unit.
1.16 All resources lie in one supply that everybody takes from and pays to.
1.17 What belongs to an expansion on the table is mixed with the core pieces before the set-up.
1.18 A player has the pieces of the Empire: miniatures, 6 Amphorae, 3 Event dice, 2 Seals, one Action Selection piece, and its Technology cards.
1.19 Nobody begins with a Dingir die, but for the Sumerians.
2.01 There are as many roles as players, from A on.
2.02 Roles are taken in the order of arrival; whatever is free may be taken.
2.03 Empires are chosen from role A on, none of them twice.
2.04 Starting areas are chosen from the last role back to A, none of them twice.
2.05 Up to four players choose among Starting areas 1 to 4; 5 and 6 are covered by their Ziggurat tokens.
2.06 Five or six players choose among all six Starting areas.
2.07 A Starting area that nobody chose is covered by its Ziggurat token.
2.08 A covered area is closed. Units cannot be in it or pass it, nothing is built or gathered there and it is worth nothing; Ships may lie along it.
2.09 The base of the Ziggurat, level 0, stands in the chosen Starting area.
3.01 Everybody begins with one Stone, one Wood, one Clay and one Food.
3.02 Everybody begins with one Spearman at home, the Akkadians excepted.
3.03 All six Technologies begin at level 1 where nothing else is said.
3.04 The Sumerians begin with Research at level 2 and one Tablet more.
3.05 The Sumerians have the first Ziggurat level and choose the colour of its die.
3.06 The Babylonians begin with Grow at level 2 and at Population 2.
3.07 The Akkadians begin with Warfare at level 2, one Knucklebone, and an Archer where others have a Spearman.
3.08 The Elamites begin with Gather and Trade at level 2.
3.09 The Elamites may put a Settlement and Walls into one area next to home; its Event stays face down.
3.10 The Assyrians begin with Explore at level 2 and at position 2 of the Event track.
3.11 The Hittites begin with all six at level 1. Once in each Turn they may roll any of their dice again for nothing.
3.12 Mari begins with all six Technologies at level 2.
3.13 The Eblaites begin with Build at level 2 and a Ship on a section along their home that they choose.
3.14 These choices are made when all Starting areas are known, in the order of roles.
3.15 Units of the set-up count for the Unit limit.
4.01 With three players there are nine Trade tokens: two of each level and a third of level 4.
4.02 With two players there are six Trade tokens: one of each level, and a second of levels 2 and 4.
4.03 With three players four areas are blocked, those with the first Blocker sign.
4.04 With two players eight areas are blocked, those with either sign.
4.05 With four or more players nothing is blocked.
4.06 The Event of a blocked area stays face down for ever.
4.07 Nothing is gathered from a blocked area, by Ships as little as by others.
4.08 Neither Settlement nor Walls come into a blocked area by any means.
4.09 Units may enter, cross, stay in and retreat to a blocked area, and fight there.
4.10 A blocked area is worth no VP to whoever stands in it.
4.11 Starting areas without a player are closed at any number of players.
5.01 The game goes in Rounds: Action Phase, Combat Phase, End of Round.
5.02 The order of Turns is that of the Population track when the Round begins, from the top.
5.03 Whoever grows during the Round moves up in the order of the next one only.
5.04 Everybody has exactly one Turn in the Action Phase.
5.05 A Turn is any number of different actions, as many as piece and dice allow.
5.06 A Turn may be ended at any time, even before the first action.
5.07 The Action Phase is over when everybody has had a Turn.
5.08 In the Combat Phase Ships that share a section sink first; then every contested area is fought out.
5.09 After the combats Settlements in enemy hands are dealt with.
5.10 At the End of Round running Events pay and their dice go on.
5.11 They do so in the order of Turns, each player's own in any order.
5.12 Then the game ends if the Hanging Gardens are complete, or a new Round begins.
6.01 There are six actions: Explore, Build, Research, Gather and Trade, Warfare, Grow. All Empires have all of them.
6.02 Once in a Turn the Action Selection piece activates any action without icons.
6.03 Other actions are activated by dice that show the icons of the present Technology card.
6.04 No action comes twice in a Turn, whatever activates it and even if its card is a better one meanwhile.
6.05 Actions come in any order; that of the piece need not be the first.
6.06 What one action brings may pay for a later one of the same Turn.
6.07 A Technology discovered in this Turn may be used in it, if its action is still to come.
6.08 One action is finished before the next begins; the halves of an action are not parted by another one.
6.09 Of two halves either may come first, and either may be left out.
6.10 An action follows the card that activated it to its end, although another may take its place meanwhile.
6.11 An action that brings nothing counts as performed all the same.
7.01 Each of the six Ziggurat levels brings one Dingir die.
7.02 The first die may have any colour.
7.03 The second and third have colours not owned yet.
7.04 The fourth may have any colour.
7.05 The fifth differs from the fourth.
7.06 The sixth differs from the fourth and the fifth: in the end there are two of each colour.
7.07 All own dice are rolled when the Turn begins. A table may agree to roll at the end of the Turn for the next one; then only the first roll comes at a beginning.
7.08 A new die is neither rolled nor used before the next roll.
7.09 Five faces of a die show icons, the sixth a Star, which stands for any icon.
7.10 A card of level 1 takes one die with its icon, a card of a higher level two dice with its two icons.
7.11 The higher the level, the rarer its icons.
7.12 A die serves one action in a Turn and lies on its card until the Turn ends.
7.13 For 1 Tablet any number of dice may be rolled again.
7.14 That may be paid for three times in a Turn; what falls counts.
7.15 Only free dice are rolled again, between actions of the own Turn.
7.16 The free roll of the Hittites comes once in a Turn and on top of the three.
7.17 Dice that were not used are of no further use.
8.01 An action has four levels. The present card has replaced the lower one and says what the action does.
8.02 Explore: Map Making, Astronomy, Calendar, Sailing.
8.03 Build: Masonry, Wood Working, Urbanization, Architecture.
8.04 Research: Cuneiform, Mathematics, Literature, Legal Codes.
8.05 Gather and Trade: Resource Gathering, Weights and Measures, Trade Routes, Currency.
8.06 Warfare: Bronze Smelting, Archery, Animal Husbandry, Chariot Wheel.
8.07 Grow: Agriculture, Irrigation, Pottery, Brewing.
8.08 There is no level above 4.
8.09 The numbers of a Technology may differ from Empire to Empire.
8.10 Technologies rise one level at a time and never fall.
9.01 Explore gives as many activations as the card says: one at level 1, two at level 2, more above.
9.02 Activations go to different Units or to one several times. What is not used is lost, and a Unit that cannot move cannot be activated.
9.03 Spearmen and Archers move up to 1 step, Horsemen and Chariots up to 2, Ships up to 3.
9.04 A step on land leads into an adjacent area.
9.05 A Unit may stop before its last step; the steps left are lost.
9.06 A Battering Ram is never activated; it goes with its Unit.
9.07 Enemy Units may force a Unit to stop.
9.08 Sharing an area with enemy Units leads to combat, if both are there when the Round's Turns are over.
9.09 A land Unit whose activation ends after at least one step on a face-down Event reveals it at once.
9.10 Nothing is revealed beside a Neutral Tribe or on a Blocker.
9.11 Passing through reveals nothing.
9.12 No land Unit goes into the Starting area of another player or a closed one.
9.13 Enemy Walls keep land Units out that bring no Battering Ram.
9.14 Any number of own Units may be in one area.
9.15 A new Unit may be activated later in the same Turn.
9.16 Rivers do not slow land Units down.
10.01 An area is controlled by whoever has a Ziggurat, a land Unit or a Settlement there; a Ship or a Battering Ram alone does not do.
10.02 The own Starting area is always controlled.
10.03 Where several Empires have Units nobody controls the area before the combat.
10.04 Where a foreign Unit stands alone beside a Settlement nobody controls the area until its fate is decided.
10.05 After a combat whoever is left controls the area.
10.06 Walls by themselves control nothing.
11.01 A Ship lies on a river section, that is on the border of two areas, never in an area.
11.02 For gathering and for support in combat it counts as being in both areas, and for nothing else.
11.03 Sections meet at nodes, where three areas touch; one step leads over one node.
11.04 From the section of two areas one gets to the sections that either shares with a third area next to both.
11.05 A Ship passes up to 3 nodes, where the card does not say otherwise.
11.06 It may pass other Ships but not end beside another own one.
11.07 It may end beside an enemy Ship; both sink in the Combat Phase.
11.08 A new Ship is not placed beside an own one; beside an enemy Ship it may be.
11.09 Walls, Blockers, Starting areas and land Units are nothing to a Ship.
11.10 Ships count for the Unit limit.
12.01 A land Unit that enters an area with enemy Units stops there.
12.02 It need not if at least as many own Units were there before as enemies of all sorts.
12.03 A Unit may leave an area with enemies only while own Units there, itself among them, are more than the enemies.
12.04 So as many may leave as there are more; their owner chooses which.
12.05 This is looked at whenever a Unit would leave, whoever came first.
12.06 Only land Units that fight are counted; Neutral Tribes count as enemies.
12.07 Ships neither pin nor are pinned.
12.08 A pinned Unit gathers and allows building as others do.
13.01 Build makes as many items as the card says, each paid for by itself; two may be alike.
13.02 Masonry allows Walls and Ziggurat levels.
13.03 Wood Working allows Battering Rams and Ships besides.
13.04 Urbanization allows Settlements besides.
13.05 Architecture allows the Hanging Gardens besides.
13.06 A higher card allows all that a lower one does.
13.07 Each item has its price, paid in full or not at all.
13.08 Walls need an own land Unit in the area or an own Settlement in an area one controls; never in a Starting area.
13.09 A Settlement needs an own land Unit in the area; never in a Starting area.
13.10 An area holds one Settlement and one Walls at most, whoever owns them.
13.11 Neither is built on a Blocker or beside a Neutral Tribe. Units of other Empires do not matter.
13.12 A Battering Ram is built at home or at an own Settlement in an area one controls.
13.13 A Ship is built on a section along home or along such a Settlement.
13.14 Both must fit the Unit limit.
13.15 Ziggurat levels are built at home, one after the other.
13.16 No Ziggurat level is higher than the Population position.
13.17 A Ziggurat level brings its die at once.
13.18 Only what is in the own supply can be built.
13.19 Building reveals no Event.
14.01 The five parts are built in order, by anybody; one token at a time is open.
14.02 It takes Architecture and the Build action.
14.03 The price stands on the token.
14.04 A token may ask for a Population or Event position or for Settlements; these are shown, not spent.
14.05 The builder keeps the token for its VP, and the next one is turned up.
14.06 Who builds two items may build two parts, the second as it is turned up.
14.07 After the fifth part the Round is played to its end, and that is the end of the game.
15.01 Research has two halves: Clay into Tablets, and Discoveries.
15.02 Once in an action 2 Clay become as many Tablets as the card says.
15.03 There are as many Discoveries as the card allows.
15.04 A Discovery costs 1 Tablet and lifts one Technology by one level.
15.05 Any type may be lifted, the Research card itself too.
15.06 Several Discoveries may lift one type several times.
15.07 A better Research card gives nothing more to the action it is found in.
15.08 What is at level 4 goes no higher.
15.09 The map yields no Tablets.
16.01 As many resources are gathered as the card says, one from each source chosen.
16.02 The map yields Stone, Wood, Clay and Food, never Tablets or Knucklebones.
16.03 Home gives one of these four, freely chosen.
16.04 An own Settlement gives the resource of its area.
16.05 A land Unit gives the resource of its area.
16.06 Enemy Units in the area do not matter.
16.07 A Ship gives the resource of one of its two areas, as its owner likes.
16.08 Home, a Settlement, a Unit, a Ship: each gives once in an action.
16.09 Several Units of an area give one each, and a Settlement beside them too.
16.10 A Starting area shows no resource: Units and Ships gather nothing there.
16.11 Battering Rams gather nothing.
16.12 Blocked and closed areas give nothing.
16.13 What trading brings is no gathering and does not count for the card's number.
16.14 What the supply has run out of cannot be gathered.
17.01 The other half of the action uses one Trade token once.
17.02 The card's Trade level must reach the section of the token; the last section needs Currency.
17.03 A slot with a Ship needs an own Ship on the board.
17.04 An unclaimed token gets an own Amphora; its left side is paid to the supply and its right side gained.
17.05 On an own token only the exchange is made.
17.06 On somebody else's token the left side goes to its owner, who cannot refuse; VP stay with the owner.
17.07 The left side is paid in full or there is no trade.
17.08 VP of a token go to the owner of its Amphora, at the end and once.
17.09 Amphorae stay where they are; without one an unclaimed token cannot be used.
17.10 Of the right side one gains what the supply has.
18.01 Warfare has two halves: Knucklebones, and a Unit.
18.02 The card says how many Knucklebones.
18.03 A Unit costs 1 Wood, whatever its kind.
18.04 Level 1 makes Spearmen, 2 Archers, 3 Horsemen, 4 Chariots; lower kinds are always possible.
18.05 It is placed at home or in an area with an own Settlement.
18.06 There must be a miniature, and room under the Unit limit.
18.07 One Unit is made, where the card does not say more.
18.08 A placed Unit has not moved and reveals nothing. It may be placed beside enemies; then there is combat.
18.09 Knucklebones come from Warfare, Trade, Events and the set-up only.
19.01 For the Food on the card the Population Seal moves up one position.
19.02 Higher cards ask for less Food.
19.03 One position a time, where the card does not say otherwise.
19.04 Nothing is paid where the Seal cannot move.
19.05 With too little Food nothing happens.`;

/** `1.01 Text` a line becomes `rule.MES-1.01`. */
function rulesIn(text: string): { [id: string]: string } {
  const rules: { [id: string]: string } = {};
  for (const line of text.trim().split('\n')) {
    const space = line.indexOf(' ');
    rules[`rule.MES-${line.slice(0, space)}`] = line.slice(space + 1);
  }
  return rules;
}

/** The rules in our own words, with the headings of their sections. */
export const rulesEn: { readonly [id: string]: string } = {
  ...Object.fromEntries(Object.entries(SECTIONS).map(([section, heading]) => [`section.MES-${section}`, heading])),
  ...rulesIn(EARLY),
  ...rulesIn(laterRules),
  ...rulesIn(soloRules),
  ...rulesIn(rulings),
};
