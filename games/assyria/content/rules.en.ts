/** The rules of Assyria in our own words, by id; the rulings and worked examples too. Kept apart from what is said at the table. */
export const rulesEn: { readonly [id: string]: string } = {
  'section.ASY-1': 'General',
  'section.ASY-2': 'Setup, all player counts',
  'section.ASY-3': 'Setup by player count',
  'section.ASY-4': 'Bidding procedure (used by the Starting Bid and by every Bidding phase)',
  'section.ASY-5': 'Starting Bid and starting Ziggurats',
  'section.ASY-6': 'Cards',
  'section.ASY-7': 'Phase 1 – Growth',
  'section.ASY-8': 'Phase 2 – Bidding',
  'section.ASY-9': 'Phase 3 – Expansion: turn frame and Build Huts',
  'section.ASY-10': 'Ships and adjacency',
  'section.ASY-11': 'Feed Huts and Farmers',
  'section.ASY-12': 'Destroy Huts',
  'section.ASY-13': 'Dig Wells',
  'section.ASY-14': 'Gain Camels',
  'section.ASY-15': 'Gain Victory Points',
  'section.ASY-16': 'Phase 4 – Actions: turn frame',
  'section.ASY-17': 'Action 1 – Gain Ploughs',
  'section.ASY-18': 'Action 2 – Build a new Ziggurat',
  'section.ASY-19': 'Action 3 – Raise a Ziggurat',
  'section.ASY-20': 'Action 4 – Make Offerings, and Roofs on the Offerings track',
  'section.ASY-21': 'Action 5 – Purchase',
  'section.ASY-22': 'Action 6 – Gain a card',
  'section.ASY-23': 'Action 7 – Gain Gold',
  'section.ASY-24': 'Action 8 – Make a Tribute; Influence track',
  'section.ASY-25': 'Actions 9 and 10 – Build a Hut, place a Ship',
  'section.ASY-26': 'Action 11 – Favour cards',
  'section.ASY-27': 'Civilisation boards',
  'section.ASY-28': 'Phase 5 – Clean Up',
  'section.ASY-29': 'The Flood',
  'section.ASY-30': 'End of the game',
  'section.ASY-31': 'Limits and impossible situations',
  'section.ASY-32': 'Solo – setup',
  'section.ASY-33': 'Solo – Growth and Bidding',
  'section.ASY-34': 'Solo – Expansion',
  'section.ASY-35': 'Solo – Actions',
  'section.ASY-36': 'Solo – Flood and end',
  'section.ASY-37': 'At the table: chance, secrets and taking back',
  'section.ASY-A': 'Rulings',
  'section.ASY-E': 'Worked examples',
  'rule.ASY-1.01': 'The game lasts exactly 6 rounds; it never ends early.',
  'rule.ASY-1.02': 'Each round has five phases in this order: 1 Growth, 2 Bidding, 3 Expansion, 4 Actions, 5 Clean Up.',
  'rule.ASY-1.03': 'A Flood happens after the Clean Up of round 3 and after round 6.',
  'rule.ASY-1.04':
    'After the second Flood comes the end-of-game step (feed, destroy, score), then the winner is named.',
  'rule.ASY-1.05': 'VP can never drop below 0.',
  'rule.ASY-1.06': 'The VP track can be circled more than once; there is no maximum VP (inferred).',
  'rule.ASY-1.07':
    'A VP cost or a VP loss chosen by a player may only be chosen when the player owns at least that many VP (see ASY-A.02).',
  'rule.ASY-1.08': 'Spent VP are not refunded, even when the Leader that paid for a bid space is later pushed away.',
  'rule.ASY-1.09': 'Gold, Ships and Farmers never run out: there are always more of them.',
  'rule.ASY-1.10':
    'Every other component is limited to its printed count: Huts, Ziggurat pieces, Wells, Roofs, Food tokens, cards, Civilisation boards, Expansion markers.',
  'rule.ASY-1.11': 'There is no limit on what a Personal supply may hold, and none on the number of cards held.',
  'rule.ASY-1.12':
    'Main supply and Personal supply are different places: components gained by effects go to the Personal supply unless a rule says otherwise.',
  'rule.ASY-1.13': 'Ziggurats and Wells are never removed from the map once placed.',
  'rule.ASY-1.14':
    'Leftover Gold, Ships, Farmers, Huts in supply, Camels, cards and tokens are worth nothing at the end.',
  'rule.ASY-2.01':
    'Shuffle the 10 Civilisation boards into a face-down pile; reveal 3 and put one beside each Tribute area: first revealed beside the highest, then middle, then lowest (order inferred).',
  'rule.ASY-2.02': 'Shuffle the 40 Food cards into a face-down deck; shuffle the 30 Favour cards into another.',
  'rule.ASY-2.03':
    'Reveal (number of players + 1) Food cards and place one in each used row of the left Food column, sorted (ASY-2.04). Used rows are the top (players + 1) rows.',
  'rule.ASY-2.04':
    'Sorting: lower printed value higher in the column, higher value lower; among equal values, the card revealed earlier sits higher (a stable sort in reveal order).',
  'rule.ASY-2.05': 'At setup no Favour cards and no middle-column Food cards are dealt.',
  'rule.ASY-2.06':
    'Mix the Expansion markers face down by colour, remove 1 random green and 1 random brown without anyone seeing the values.',
  'rule.ASY-2.07':
    'Put the 3 remaining green markers face down on the left three Round track spaces and the 3 brown ones on the right three, in random order.',
  'rule.ASY-2.08': 'The neutral pieces (Gold, Ships, Farmers, Food tokens, Roofs) all begin in the Main supply.',
  'rule.ASY-2.09':
    'Put 1 Food token on every outlined space of the Influence track (3 spaces, inferred from 6 tokens allowing one complete refill).',
  'rule.ASY-2.10':
    'Put 1 Roof on the Roof space of the highest Tribute area and 1 on that of the middle area (2 Roofs); the lowest starts without one. The printed rewards of the covered spaces are not gained at setup.',
  'rule.ASY-2.11':
    'Each of the three marked Offerings spaces receives a Roof (3 in all); 3 more Roofs remain in the Main supply.',
  'rule.ASY-2.12': 'Each player takes a player board and every piece of one colour.',
  'rule.ASY-2.13':
    'All 12 Ziggurat pieces go on the player board: 4 columns, each with a large piece in the lowest row, a medium one above it, a small one on top.',
  'rule.ASY-2.14':
    'The 3 Wells cover the three right-most spaces of the Camel track; the Camel marker starts on the left-most space, meaning 0 Camels.',
  'rule.ASY-2.15':
    'Each player starts with 1 Hut and 1 Gold in the Personal supply; the other 9 Huts are in the Main supply.',
  'rule.ASY-2.16': 'Each VP marker starts on 10.',
  'rule.ASY-2.17':
    'Influence markers start on the bottom space (0) and Offerings markers on the bottom space (0); the stacking order there does not matter.',
  'rule.ASY-2.18': 'All 4 Action tiles start on their green side, one beneath each Ziggurat column.',
  'rule.ASY-2.19': 'Each player has 2 Ploughs: one starts face up (usable), one face down.',
  'rule.ASY-2.20':
    'Leaders are mixed and placed in random order on the Turn Order track from the top; with fewer than 4 players the lowest spaces stay empty.',
  'rule.ASY-3.01': '4 players: every map row is in play and no Tribute space is pre-filled; 5 card rows are used.',
  'rule.ASY-3.02': '3 players: block 2 rows of hexes; 4 card rows are used.',
  'rule.ASY-3.03': '2 players: block 4 rows of hexes; 3 card rows are used.',
  'rule.ASY-3.04':
    'Blocked rows are whole rows taken consecutively from the top edge and/or the bottom edge, in any split (3 players: 2+0, 1+1 or 0+2; 2 players: 4+0 … 0+4).',
  'rule.ASY-3.05':
    'A blocked space is not part of the map: nothing may be placed, moved or counted there (including neighbours, Ships, Farmers and Well sites that touch it).',
  'rule.ASY-3.06':
    '3 players: put 1 Gold from the Main supply on a Gold space of each Tribute area. 2 players: put 2 Gold on each. These Gold pieces each cover one Gold space for the whole game.',
  'rule.ASY-3.07': 'The Gold placed in ASY-3.06 is never returned by the Flood and gives nobody Influence.',
  'rule.ASY-3.08':
    'The solo game uses the 2-player numbers (4 blocked rows, 3 card rows, 2 Gold per Tribute area), with the exceptions of section 32.',
  'rule.ASY-4.01': 'Players place Leaders in the current Turn Order, highest first.',
  'rule.ASY-4.02':
    'On their placement a player must move their Leader to one bid space of one used card row; passing is not possible.',
  'rule.ASY-4.03':
    'Each row has three bid spaces: highest costs 0 VP, middle 1 VP, lowest 3 VP; the cost is paid immediately.',
  'rule.ASY-4.04':
    'In a row without a Leader any of the three spaces may be taken; paying more than needed on purpose is allowed.',
  'rule.ASY-4.05':
    'In a row that already has a Leader only strictly lower spaces may be taken: if that Leader is on the highest space, the middle or the lowest; if it is on the middle space, only the lowest. The empty highest space of a row whose Leader stands on the middle space is not available.',
  'rule.ASY-4.06': 'A row whose Leader stands on the lowest space is closed to everybody else.',
  'rule.ASY-4.07':
    "A space whose VP cost exceeds the player's VP cannot be chosen (unless a Favour card removes the cost, ASY-26.13).",
  'rule.ASY-4.08':
    'When a player places below another Leader in the same row, the other Leader is outbid and must be re-placed at once by its owner, before the next player in turn order bids.',
  'rule.ASY-4.09':
    'The outbid player moves to any available space: another row, or a lower space of the same row (which outbids the player who just outbid them). It may not stay where it was.',
  'rule.ASY-4.10':
    'Re-placement follows the same rules and costs as a first placement and may itself outbid any other Leader, including one that has already been displaced; chains continue until no row holds two Leaders.',
  'rule.ASY-4.11':
    'After the chain, bidding continues with the next player in the original order who has not yet placed.',
  'rule.ASY-4.12':
    "Bidding ends when every player's Leader stands in a row of its own. Exactly one used row has no Leader.",
  'rule.ASY-4.13':
    'A free space always exists for a displaced Leader, because there is one more row than players (consequence).',
  'rule.ASY-4.14':
    'Every displacement costs some bidder at least 1 VP (or a Favour card), so bidding always terminates (consequence).',
  'rule.ASY-5.01': 'Before round 1 one bid is held with the procedure of section 4, with a single Food card per row.',
  'rule.ASY-5.02': 'When it ends, rows are resolved from top to bottom; the row without a Leader is skipped.',
  'rule.ASY-5.03':
    "Resolving a row, its player in order: takes the row's Food card face up; moves their Leader to the highest empty Turn Order space; places their starting Ziggurat.",
  'rule.ASY-5.04':
    'After the last player, the Food card of the unclaimed row goes to the Food discard, which it starts.',
  'rule.ASY-5.05':
    'Starting Ziggurat, step 1: the player chooses one of the four columns and takes its large piece. There is no Camel cost.',
  'rule.ASY-5.06':
    'Choosing a column counts as having built 1 level from it, so the matching Action tile starts one step better.',
  'rule.ASY-5.07':
    'Step 2: it must be placed on a space outside the rivers (west of the western river or east of the eastern river), never on a river space and never between the rivers.',
  'rule.ASY-5.08':
    'It must be at hex distance 3 or more from every Ziggurat already on the map (at least two spaces lie between). The first to place has no distance limit.',
  'rule.ASY-5.09': 'No Hut is needed on the space and none is removed.',
  'rule.ASY-5.10': 'The space must be in play (not blocked).',
  'rule.ASY-6.01': 'Cards are held face up beside the player board and everybody may read them.',
  'rule.ASY-6.02': 'On their own turn a player can use as many cards as they like, each in a step its icons allow.',
  'rule.ASY-6.03': 'Food cards may be used only in a Feed Huts step (Expansion or end of game).',
  'rule.ASY-6.04':
    'Each Favour card shows one or two timing icons and may be used for its effect only at those times (which card shows which icons is inferred, ASY-A.10).',
  'rule.ASY-6.05':
    "Any Favour card may instead be discarded during its owner's Actions turn to gain 1 Camel, whatever its timing icons.",
  'rule.ASY-6.06': 'A used card goes face up to the discard pile of its own kind at once.',
  'rule.ASY-6.07':
    'When a draw pile has run out and a card is needed, its discard pile is shuffled into a new draw pile; a multi-card draw continues with the new pile.',
  'rule.ASY-6.08':
    'If draw pile and discard are both empty, the draw gives as many cards as exist and the rest is skipped (ASY-A.15).',
  'rule.ASY-6.09': 'A card may be used on the same turn on which it was gained, provided its timing fits.',
  'rule.ASY-6.10': 'Using a Favour card for effect is always optional; no rule ever forces it.',
  'rule.ASY-6.11':
    'A Favour card that would have no effect at all may not be played for its effect; it may still be discarded for a Camel (ruling, ASY-A.44).',
  'rule.ASY-7.01': 'Turn the left-most face-down Expansion marker face up; it shows 2, 3 or 4.',
  'rule.ASY-7.02': 'Every player moves that many of their own Huts from the Main supply to their Growth area.',
  'rule.ASY-7.03': 'A Hut already in the Personal supply does not count towards that number.',
  'rule.ASY-7.04':
    "The full number is compulsory when possible: if the Main supply lacks Huts of that colour, the remainder comes from the player's Personal supply.",
  'rule.ASY-7.05': 'If both together are not enough, the player takes all that exist; there is no other penalty.',
  'rule.ASY-7.06': 'Then fill the rows: reveal (players + 1) Food cards into the left column and sort them (ASY-2.04).',
  'rule.ASY-7.07':
    'Then reveal another (players + 1) Food cards into the middle column, sorted separately by the same rule.',
  'rule.ASY-7.08':
    'Then deal 1 Favour card per used row into the right column from top to bottom in the order revealed, without sorting.',
  'rule.ASY-7.09': 'Growth contains no player decisions.',
  'rule.ASY-8.01': 'Hold one bid with the procedure of section 4, in Turn Order track order.',
  'rule.ASY-8.02':
    "Leaders then stay on their bid spaces through the Expansion phase and until their owner's Actions turn starts.",
  'rule.ASY-8.03':
    'The final rows decide both the cards each player gets and the order of play: rows from top to bottom.',
  'rule.ASY-9.01': 'Players take complete Expansion turns one after another in row order from top to bottom.',
  'rule.ASY-9.02': 'At the start of the turn the player takes all 3 cards of their row; the Leader stays.',
  'rule.ASY-9.03':
    'The turn has six steps in fixed order: Build Huts, Feed Huts, Destroy Huts, Dig Wells, Gain Camels, Gain VP. All six are finished before the next player starts.',
  'rule.ASY-9.04':
    'Every Hut in the Growth area must be built in the Build step as long as a legal space exists; the step cannot be ended before.',
  'rule.ASY-9.05':
    'Huts in the Personal supply may also be built in this step, any number. Huts are identical, so the Growth Huts are always built first: a Personal Hut is used only once the Growth area is empty (ASY-A.45).',
  'rule.ASY-9.06': 'A Hut may be built only on an in-play space holding no Hut and no Ziggurat of anybody.',
  'rule.ASY-9.07': 'A Farmer or a Ship on the space does not prevent building.',
  'rule.ASY-9.08':
    "The space must be adjacent to one of the player's own Huts or Ziggurats already on the map, including Huts built earlier in the same step.",
  'rule.ASY-9.09': 'Wells give no adjacency.',
  'rule.ASY-9.10': 'Any terrain is allowed for a Hut: outside, river, between.',
  'rule.ASY-9.11': 'Building is free; Huts are built one at a time.',
  'rule.ASY-9.12': 'If a Growth Hut has no legal space left, it returns to the Main supply (ASY-A.04).',
  'rule.ASY-9.13': 'A Growth Hut cannot be kept for later or moved to the Personal supply by choice.',
  'rule.ASY-9.14':
    'After all players have finished, one complete row of 3 cards is still on the board and every Leader is still on its bid space.',
  'rule.ASY-10.01':
    'During the Build Huts step a player may place any number of Ships from their Personal supply, at no cost, before, between or after building Huts.',
  'rule.ASY-10.02': 'A Ship goes on any in-play river space that has no Ship; no adjacency to own pieces is needed.',
  'rule.ASY-10.03': 'Huts or Farmers of anybody on that space do not prevent it.',
  'rule.ASY-10.04': 'Ships on the map belong to nobody and help every player.',
  'rule.ASY-10.05':
    "All spaces around a Ship count as adjacent to each other (and to the Ship's own space) for building and moving Huts.",
  'rule.ASY-10.06': "This holds even when an opponent's Hut stands on the Ship's space.",
  'rule.ASY-10.07':
    'Ships on neighbouring river spaces combine: for each connected group of Ships, the union of their spaces and all surrounding spaces forms one mutually adjacent zone.',
  'rule.ASY-10.08':
    'Formal test for building at space t: the player owns a Hut or Ziggurat on some p ≠ t such that p is a hex neighbour of t, or p and t lie in the same Ship zone.',
  'rule.ASY-10.09':
    'Ship zones do not alter Well rules, the starting distance, the "adjoins a Well" test, or the solo "exactly 3 river spaces" test.',
  'rule.ASY-10.10': 'A placed Ship stays until a Flood; it cannot be taken back.',
  'rule.ASY-10.11':
    "Formal test for moving a Hut from s to t: t holds no Hut or Ziggurat and either is a hex neighbour of s or lies with s in one Ship zone. Only the moving Hut's own space counts, not the player's other pieces.",
  'rule.ASY-11.01': "Each of the player's Huts on the map (new and old) must be fed; Ziggurats need no food.",
  'rule.ASY-11.02': 'A Hut needs 1 food of the type printed on its space.',
  'rule.ASY-11.03':
    "A Food card is discarded to provide all its icons; each icon feeds at most 1 Hut, of the icon's type, or any type for a Wild icon.",
  'rule.ASY-11.04': 'Unused icons of a discarded Food card are lost; no change is given and nothing carries over.',
  'rule.ASY-11.05':
    'A Food card may only be discarded in this step if at least one of its icons feeds a Hut (ruling, ASY-A.44).',
  'rule.ASY-11.06':
    'A face-up Plough may be flipped face down to feed any 1 Hut; both may be used in one step for two different Huts.',
  'rule.ASY-11.07':
    'Giving a Food token back to the Main supply feeds one Hut of any food; any number of tokens may be spent.',
  'rule.ASY-11.08': 'A Hut is fed once; feeding it twice is not possible.',
  'rule.ASY-11.09':
    'During this step the player may place any number of Farmers from their Personal supply, free, on any in-play space without a Farmer and without a Ziggurat; a Hut is not required and may belong to anybody.',
  'rule.ASY-11.10':
    'A Farmer covers the food icon: a Hut on that space may be fed with any food type (any icon of any Food card).',
  'rule.ASY-11.11': 'Farmers on the map belong to nobody; whoever has a Hut on the space benefits.',
  'rule.ASY-11.12': 'A Farmer stays on its space when the Hut leaves.',
  'rule.ASY-11.13': 'Farmers may be placed on river spaces (they are lost in the Flood).',
  'rule.ASY-11.14':
    'Farmers may be placed only in a Feed Huts step, not in the Build step or the Actions phase (inferred: placement is described only there).',
  'rule.ASY-11.15':
    "No withholding: the step cannot be ended while a Food card still held shows an icon that could feed one of the player's unfed Huts.",
  'rule.ASY-11.16':
    'The same holds for a left-over icon of a card already discarded in this step: if it can feed an unfed Hut it must (ASY-A.03).',
  'rule.ASY-11.17':
    'Ploughs, Food tokens, Farmers and Favour cards are never forced; a Hut that only they could save may be left to starve.',
  'rule.ASY-11.18':
    'Feeding a Hut with a Plough or token so that a Food card has no remaining use is legal, and the card is kept.',
  'rule.ASY-11.19':
    'The test of ASY-11.15 looks at the position in which the step would end, with the icons already spent in it free to be given anew: while a held Food card could be spent so that every Hut fed now stays fed and one more is, the step cannot end. What Ploughs, tokens, Farmers and Favour cards did stays. No card already spent needs to be exchanged for fewer. (At tables opened before rules version 2 only icons not yet spent are looked at.)',
  'rule.ASY-11.20': 'The order of feeding actions inside the step is free.',
  'rule.ASY-11.21':
    'The test of ASY-11.15 uses each held card as printed and Farmers as placed; what a Favour card could turn it into is never considered.',
  'rule.ASY-11.22':
    'Left-over icons of a discarded card stay usable until the step ends (a Farmer placed later can make one usable, and then ASY-11.16 applies); after that they are gone.',
  'rule.ASY-12.01':
    'Every own Hut not fed in the preceding step is removed and returned to the Main supply. This is automatic.',
  'rule.ASY-12.02': 'Farmers and Ships on those spaces remain.',
  'rule.ASY-12.03': "Other players' Huts are never affected by this step.",
  'rule.ASY-13.01': 'After destruction, the player may dig Wells; each is optional.',
  'rule.ASY-13.02': 'Wells can be dug only on printed Well sites, which lie outside both rivers.',
  'rule.ASY-13.03': 'The player must have own Huts on all three spaces around the site at that moment.',
  'rule.ASY-13.04': 'A site can hold one Well only.',
  'rule.ASY-13.05': 'Several Wells may be dug in one step; one Hut may serve several sites.',
  'rule.ASY-13.06': 'At most 3 Wells per player in the whole game.',
  'rule.ASY-13.07': 'The left-most Well of the Camel track is used, which raises the Camel limit by 1.',
  'rule.ASY-13.08': 'The player then immediately gains 2 Camels per Well, the raised limit already applying.',
  'rule.ASY-13.09': 'Wells are never removed; losing the surrounding Huts later has no effect on the Well.',
  'rule.ASY-13.10': 'Each Well scores with the Offerings track at each Flood.',
  'rule.ASY-13.11': 'Wells may be dug only in this step, not in the Actions phase or at the end of the game.',
  'rule.ASY-13.12': 'A dug Well of any colour forbids new Ziggurats on its three spaces (ASY-18.04).',
  'rule.ASY-14.01': 'The player gains 2 Camels for each own Hut on a river space.',
  'rule.ASY-14.02':
    'Plus 1 Camel for each river (Euphrates, Tigris) with at least one own Hut; so the first Hut on a river gives 3 and further ones 2.',
  'rule.ASY-14.03': 'The Camel count cannot exceed the limit (base limit + Wells dug); excess is lost.',
  'rule.ASY-14.04': 'The limit applies to every Camel gain in the game.',
  'rule.ASY-14.05': 'Camels left over are carried to later rounds without penalty.',
  'rule.ASY-15.01':
    '1 VP per own Ziggurat piece on the map: every level counts separately, Roofs built by the player included.',
  'rule.ASY-15.02': '1 VP per own Hut outside the rivers (west or east land).',
  'rule.ASY-15.03': '2 VP per own Hut between the rivers.',
  'rule.ASY-15.04': 'Huts on river spaces give no VP.',
  'rule.ASY-15.05': 'Wells give no VP here.',
  'rule.ASY-16.01':
    'Players take complete Actions turns in the same order as the Expansion turns (rows from top to bottom).',
  'rule.ASY-16.02':
    "The turn starts by moving the player's Leader to the highest empty Turn Order space; this creates the next round's order.",
  'rule.ASY-16.03':
    'Then the player takes actions in any order and number, paying Camels, until they stop or nothing is possible.',
  'rule.ASY-16.04':
    'The eleven actions: (1) Ploughs, (2) new Ziggurat, (3) raise a Ziggurat, (4) Offerings, (5) purchase, (6) card, (7) Gold, (8) Tribute, (9) Hut, (10) Ship, (11) Favour card.',
  'rule.ASY-16.05':
    'Actions 4, 5, 6 and 7 may each be taken once per Actions phase; taking one flips its Action tile to the used side.',
  'rule.ASY-16.06': 'The other actions have no count limit beyond their own rules.',
  'rule.ASY-16.07': 'Ending the turn is always allowed; taking no action is allowed.',
  'rule.ASY-16.08': 'An action whose cost cannot be paid in full cannot be taken; there is no partial payment.',
  'rule.ASY-16.09': 'Each action, with all effects it triggers, is completed before the next one.',
  'rule.ASY-16.10':
    'The column of Ziggurat pieces tied to an Action tile sets its strength: count the pieces already taken from that column (0, 1, 2 or more; 3 counts as 2+).',
  'rule.ASY-16.11': 'When all players are done, every Leader stands on the Turn Order track.',
  'rule.ASY-17.01': 'Cost 3 Camels: turn both own Ploughs face up.',
  'rule.ASY-17.02': 'The full 3 Camels are paid even when only one Plough was face down.',
  'rule.ASY-17.03': 'The action has no Action tile and so no once-per-phase limit.',
  'rule.ASY-17.04': 'With both Ploughs face up the action is not available (ASY-A.16).',
  'rule.ASY-17.05':
    'Any effect that "flips 1 Plough" turns one face-down Plough up at no cost; with none face down it does nothing.',
  'rule.ASY-18.01':
    'Needs a legal space, a large piece left on the player board and the Camels. (The limits of ASY-19.03 and 19.04 cannot stand in the way: the large piece is the first to leave its column and the space had no Ziggurat. Founding uses both up for this phase.)',
  'rule.ASY-18.02': "The space must hold one of the player's own Huts.",
  'rule.ASY-18.03': 'It must not be a river space; outside and between are both allowed.',
  'rule.ASY-18.04':
    'It must not directly adjoin (be one of the three spaces of) a Well of any player. Undug sites do not matter.',
  'rule.ASY-18.05': 'It may be adjacent to any Ziggurat of any player; the distance rule of the start does not apply.',
  'rule.ASY-18.06':
    'Cost in Camels: 7 minus the number of Ziggurats the player has already built: second 6, third 5, fourth 4.',
  'rule.ASY-18.07':
    'After paying, the player takes the large piece of any column that still has it and puts it on the space.',
  'rule.ASY-18.08': 'The Hut on the space returns to the Main supply.',
  'rule.ASY-18.09': 'A Farmer on the space returns to the Main supply.',
  'rule.ASY-18.10': 'At most 4 Ziggurats per player (4 large pieces).',
  'rule.ASY-18.11':
    "Large pieces have no immediate effect; they improve the column's Action tile at once, also for the current turn.",
  'rule.ASY-19.01': 'A Ziggurat has at most 4 levels: large, medium, small piece, then a Roof.',
  'rule.ASY-19.02': 'Levels are added in order without skipping.',
  'rule.ASY-19.03':
    'Each Ziggurat on the map may receive at most one piece per Actions phase, the founding piece and the Roof included.',
  'rule.ASY-19.04':
    'Each column of the player board may lose at most one piece per Actions phase, the large piece included.',
  'rule.ASY-19.05':
    'Second level: cost 4 Camels minus the number of second levels already built by the player (4, 3, 2, 1).',
  'rule.ASY-19.06': 'Third level: always 3 Camels.',
  'rule.ASY-19.07':
    'Roof: 2 or 3 Camels as printed on the Civilisation board beside the Tribute area whose Roof is taken.',
  'rule.ASY-19.08':
    'A second- or third-level piece may come from any column, provided it is the lowest piece remaining in that column and of the right size; Ziggurats on the map are not tied to columns.',
  'rule.ASY-19.09':
    'Taking a medium piece makes its column count 2 for its Action tile; taking a small piece changes nothing there but has an immediate effect.',
  'rule.ASY-19.10':
    'Immediate effect of the small piece of the Offerings column: advance 1 on the Offerings track (column mapping inferred from the theme).',
  'rule.ASY-19.11': '…of the Card column: draw the top Food card and keep it face up.',
  'rule.ASY-19.12': '…of the Purchase column: gain 1 Farmer and 1 Ship.',
  'rule.ASY-19.13': '…of the Gold column: gain 1 Gold.',
  'rule.ASY-19.14': 'A Roof can be built only from a Tribute area whose Roof space currently holds one.',
  'rule.ASY-19.15': 'A Roof does not touch any column, so ASY-19.04 does not restrict it; ASY-19.03 does.',
  'rule.ASY-19.16': 'Building a Roof gives the immediate Roof effect of that Civilisation board (section 27).',
  'rule.ASY-19.17':
    'The Roof leaves its Tribute area, whose Roof space is then empty, before the effect of ASY-19.16 is resolved; nothing refills the space except ASY-20.08.',
  'rule.ASY-19.18': 'If an immediate effect cannot be carried out, the piece is still built and the effect is lost.',
  'rule.ASY-19.19': 'No Hut or Well condition applies to raising; a Ziggurat can always be raised.',
  'rule.ASY-19.20':
    'The starting Ziggurat was not placed in an Actions phase, so in round 1 it may be raised and its column may be used.',
  'rule.ASY-20.01': 'Once per Actions phase (Action tile).',
  'rule.ASY-20.02': 'With 0 pieces from the Offerings column: 1 Camel for 1 step.',
  'rule.ASY-20.03': 'With 1 piece: 2 Camels for 2 steps, or the lower exchange.',
  'rule.ASY-20.04': 'With 2 or more pieces: 3 Camels for 3 steps, or either lower exchange.',
  'rule.ASY-20.05':
    'Steps beyond the top of the Offerings track are lost (inferred); the action is not available on the top space. An exchange larger than the steps left may be chosen; it is paid in full.',
  'rule.ASY-20.06': 'Several Offerings markers may share a space; order there has no meaning.',
  'rule.ASY-20.07':
    'The first player whose marker reaches a space holding a Roof (stopping there or passing) takes that Roof immediately; this holds for every way of advancing.',
  'rule.ASY-20.08': 'They must put it on any empty Roof space of the three Tribute areas, their choice.',
  'rule.ASY-20.09': 'They gain the reward printed on the space they cover: 1 Farmer, 1 Ship or 1 Gold.',
  'rule.ASY-20.10':
    'If all three Roof spaces are full, first return all three Roofs to the Main supply, then place the new Roof on any of the three spaces and gain its reward.',
  'rule.ASY-20.11': 'If one advance reaches two Roofs, resolve the lower space first, then the higher.',
  'rule.ASY-20.12': 'A Roof space that has been emptied on the Offerings track is refilled only at the first Flood.',
  'rule.ASY-21.01': 'Once per Actions phase (Action tile).',
  'rule.ASY-21.02': 'Cost: 3 Camels with 0 pieces from the Purchase column, 2 with 1, 1 with 2 or more.',
  'rule.ASY-21.03': 'The player chooses either 1 Hut, or 1 Ship and 1 Farmer together.',
  'rule.ASY-21.04': 'Goods come from the Main supply and go to the Personal supply.',
  'rule.ASY-21.05': 'The Hut option needs a Hut of that colour in the Main supply.',
  'rule.ASY-22.01': 'Once per Actions phase (Action tile).',
  'rule.ASY-22.02': 'Cost: 3 / 2 / 1 Camels with 0 / 1 / 2+ pieces from the Card column.',
  'rule.ASY-22.03':
    'The player takes one of the face-up cards still on the main board: a Food card or the Favour card of the unclaimed row.',
  'rule.ASY-22.04': 'Taken cards are not replaced; when none is left the action is not available.',
  'rule.ASY-22.05': 'The card is kept face up and may be used at once if its timing fits.',
  'rule.ASY-23.01': 'Once per Actions phase (Action tile).',
  'rule.ASY-23.02': '0 pieces from the Gold column: 1 Camel → 1 Gold.',
  'rule.ASY-23.03': '1 piece: 2 Camels → 2 Gold, or the lower exchange.',
  'rule.ASY-23.04': '2 or more pieces: 2 Camels → 3 Gold, or any lower exchange (2 → 2, 1 → 1).',
  'rule.ASY-23.05': 'Gold goes to the Personal supply and can be spent in the same turn.',
  'rule.ASY-24.01': 'Any number of Tributes per turn.',
  'rule.ASY-24.02': 'Camel cost by area: highest 3, middle 2, lowest 1.',
  'rule.ASY-24.03': 'The player also places 1 Gold or 1 Ship from the Personal supply on an empty space of that area.',
  'rule.ASY-24.04':
    "Gold goes only on a Gold space, a Ship only on the area's single Ship space (its top space). Spaces may be filled in any order.",
  'rule.ASY-24.05':
    'When an area has its Ship and all its Gold, no more Tributes can be made there until it is emptied.',
  'rule.ASY-24.06': 'Order: pay Camels, place the token, gain Influence, then optionally resolve the Tribute Bonus.',
  'rule.ASY-24.07':
    'Influence gained: 3 / 2 / 1 for the highest / middle / lowest area. Discounts on Camels do not lower it (ASY-A.01).',
  'rule.ASY-24.08':
    'The Tribute Bonus of the Civilisation beside the area may be resolved once per Tribute; declining is always allowed. Bonuses with a cost need the cost paid in full.',
  'rule.ASY-24.09':
    'Influence moves the marker up the Influence track space by space; any Influence beyond space 15 is lost.',
  'rule.ASY-24.10': 'A marker arriving on an occupied space goes on top of the stack; markers below rank ahead of it.',
  'rule.ASY-24.11': 'A marker that does not move (already on 15) keeps its stack position.',
  'rule.ASY-24.12':
    'The first player to reach (stop on or pass) a space with a Food token takes it; it is kept until spent.',
  'rule.ASY-24.13':
    'A player gains 2 VP at once each time their marker crosses a 2-VP mark between two spaces; every player can gain each mark, once per period between resets.',
  'rule.ASY-24.14':
    "Passing a space does not put the marker in that space's stack; only the final space counts for ranking.",
  'rule.ASY-24.15': 'Tribute with Influence already at 15 is allowed (for the Bonus), the Influence being lost.',
  'rule.ASY-24.16': 'ASY-24.09–24.13 apply to every Influence gain, not only Tributes.',
  'rule.ASY-25.01':
    'A Hut in the Personal supply may be built for free in the Actions turn, with all rules of ASY-9.06–9.11 and section 10.',
  'rule.ASY-25.02':
    "It brings no Camels or VP this round and is not fed this round; it must be fed in the owner's next Feed step.",
  'rule.ASY-25.03': 'It may be replaced by a new Ziggurat in the same turn.',
  'rule.ASY-25.04': 'Any number of Huts may be built this way.',
  'rule.ASY-25.05':
    'A Ship in the Personal supply may be placed for free in the Actions turn, with the rules of ASY-10.02–10.04.',
  'rule.ASY-25.06': 'Building Huts in the Actions turn is always optional.',
  'rule.ASY-25.07': 'Farmers cannot be placed in the Actions turn (ASY-11.14).',
  'rule.ASY-26.01':
    'In the Actions turn a player may use any Favour card with the Actions icon; cards with other icons are used in the Bidding phase, the Build step or the Feed step shown.',
  'rule.ASY-26.02':
    "Using the card's effect and discarding it for 1 Camel are alternatives; one card never gives both.",
  'rule.ASY-26.03': 'Gain 1 Ship: 1 Ship to the Personal supply.',
  'rule.ASY-26.04': 'Gain 1 Gold: 1 Gold to the Personal supply.',
  'rule.ASY-26.05': 'Gain 1 Farmer: 1 Farmer to the Personal supply.',
  'rule.ASY-26.06':
    'Gain 1 Hut: 1 own Hut from the Main supply to the Personal supply; not playable if none is left there.',
  'rule.ASY-26.07':
    'Make 1 Offering: advance 1 on the Offerings track; independent of the Offerings tile and without Camel cost.',
  'rule.ASY-26.08': 'Gain 2 Influence: advance 2 on the Influence track.',
  'rule.ASY-26.09':
    'Change all food on 1 card to a different type: in a Feed step, choose one held Food card and one food type; all its icons count as that type for this use.',
  'rule.ASY-26.10':
    'Treat a 1 or 2 valued Food card as a 3: in a Feed step, one held Food card of value 1 or 2 counts as having 3 icons for this use.',
  'rule.ASY-26.11':
    'Draw 1 Food card: draw the top Food card, keep it face up; drawn in a Feed step it can be used at once (and falls under ASY-11.15).',
  'rule.ASY-26.12':
    'Pay 2 fewer Camels for a Ziggurat: one build of any piece (new Ziggurat, level 2, level 3 or Roof) costs 2 Camels less, at least 0.',
  'rule.ASY-26.13':
    'Avoid losing 3 VP when outbidding: used when placing on a 3-VP bid space; the 3 VP are not lost. It covers first placements, re-placements and pre-emptive bids alike (ASY-A.06) and does nothing for the 1-VP space.',
  'rule.ASY-26.14': 'Pay 1 Camel to flip both Ploughs: pay 1 Camel, turn 1 or 2 Ploughs face up.',
  'rule.ASY-26.15':
    'Build adjacent to an opposing Ziggurat: one Hut needs no own adjacency if its space is next to an opponent\'s Ziggurat. "Next to" includes Ship zones (ASY-A.25). All other building rules hold; in the Build step the Hut comes from the Growth area while it has one, otherwise from the Personal supply; in the Actions turn from the Personal supply.',
  'rule.ASY-26.16':
    'Build the same Ziggurat twice: one raise (level 2, level 3 or Roof) this turn ignores both once-per-phase limits (space and column). Its cost is paid, and level order on the map and in the column still holds.',
  'rule.ASY-26.17': 'Flip 1 Plough: turn one face-down Plough up.',
  'rule.ASY-26.18':
    'Refresh 1 used Action tile: turn one used Action tile back to green; that action may be taken again this phase at its normal cost.',
  'rule.ASY-26.19':
    'Resolve 1 Tribute Bonus: resolve the Bonus of one of the three Civilisation boards in play, paying any cost the Bonus itself names; the card itself makes no Tribute and places no token (the Babylonian Bonus is the one case in which resolving the Bonus means making a Tribute, ASY-A.28).',
  'rule.ASY-26.20':
    'Move 1 of your Huts: move one own Hut to an adjacent in-play space without Hut or Ziggurat; Ships extend the adjacency. The Hut may end up isolated.',
  'rule.ASY-26.21': 'A moved Hut leaves Farmer and Ship behind and may enter a space holding a Farmer or a Ship.',
  'rule.ASY-26.22':
    'Modifier cards (26.09, 26.10, 26.12, 26.13, 26.15, 26.16, 26.25) are played together with the thing they modify (spending the Food card, the build, the bid, the Tribute), never in advance or afterwards.',
  'rule.ASY-26.23': 'Several modifiers may be combined on one build or Tribute; Camel costs never fall below 0.',
  'rule.ASY-26.24': 'Two food modifiers (26.09 and 26.10) may be combined on one Food card.',
  'rule.ASY-26.25':
    'Pay 2 fewer Camels for a Tribute: one Tribute costs 2 Camels less, at least 0; its Influence is unchanged.',
  'rule.ASY-27.01': 'Amorites, Tribute Bonus: spend 1 Gold or lose 1 VP to advance 1 on the Offerings track.',
  'rule.ASY-27.02':
    "Babylonians, Tribute Bonus: at once make another Tribute to a different Civilisation for 1 Camel less, under all normal Tribute rules, including token, Influence and that Civilisation's own Bonus.",
  'rule.ASY-27.03': 'Canaanites, Tribute Bonus: gain 1 Ship.',
  'rule.ASY-27.04': 'Cimmerians, Tribute Bonus: move 1 own Hut as in ASY-26.20.',
  'rule.ASY-27.05':
    'Egyptians, Tribute Bonus: destroy 1 own Hut on a river space to advance 1 on the Influence track and gain 1 VP.',
  'rule.ASY-27.06': 'Elamites, Tribute Bonus: gain 1 Farmer.',
  'rule.ASY-27.07': 'Harappans, Tribute Bonus: flip 1 Plough up.',
  'rule.ASY-27.08': 'Hittites, Tribute Bonus: destroy 1 own Hut on a non-river space to gain 2 VP.',
  'rule.ASY-27.09':
    'Israelites, Tribute Bonus: pay 1 Camel or 1 Gold; 1 own Hut moves from the Main supply to the Personal supply.',
  'rule.ASY-27.10':
    'Medes, Tribute Bonus: spend 1 Farmer or lose 2 VP to draw 2 Favour cards, keep 1, discard the other.',
  'rule.ASY-27.11': 'A destroyed Hut returns to the Main supply; Farmer or Ship on its space stay.',
  'rule.ASY-27.12': 'Farmers spent come from the Personal supply, not from the map (inferred).',
  'rule.ASY-27.13': 'Each Bonus is resolved at most once per Tribute.',
  'rule.ASY-27.14':
    "The Babylonian follow-up may be declined; it may not target the Babylonians' own area; it costs 2 / 1 / 0 Camels for highest / middle / lowest.",
  'rule.ASY-27.15':
    "The Camel price of a Tribute depends on the area's position; the Bonus, Roof price and Roof effect depend on the board lying there, so they change when boards move up.",
  'rule.ASY-27.16':
    'With only one card left in Favour deck and discard together, "draw 2, keep 1" gives that card; with none, nothing (the cost may then not be paid).',
  'rule.ASY-27.17': 'The rewards of Bonuses and Roof effects are gained from the Main supply.',
  'rule.ASY-27.21':
    'Amorites, Roof effect: take 1 of the face-up cards remaining on the main board (Food or Favour), free and without the Action tile.',
  'rule.ASY-27.22': 'Babylonians, Roof effect: advance 2 on the Influence track.',
  'rule.ASY-27.23': 'Canaanites, Roof effect: gain 1 Hut to the Personal supply.',
  'rule.ASY-27.24': 'Cimmerians, Roof effect: advance 1 on the Offerings track.',
  'rule.ASY-27.25': 'Egyptians, Roof effect: gain 1 Ship.',
  'rule.ASY-27.26': 'Elamites, Roof effect: gain 2 Gold.',
  'rule.ASY-27.27': 'Harappans, Roof effect: draw 2 Favour cards, keep 1, discard the other.',
  'rule.ASY-27.28': 'Hittites, Roof effect: flip 1 Plough up.',
  'rule.ASY-27.29': 'Israelites, Roof effect: draw 1 Food card.',
  'rule.ASY-27.30': 'Medes, Roof effect: gain 1 Farmer.',
  'rule.ASY-27.31':
    'A Tribute Bonus that would bring nothing is not offered and its price cannot be paid: Amorites on the top Offerings space, Israelites with no own Hut in the Main supply, Medes with no Favour card to draw, Harappans with both Ploughs face up, Cimmerians without a legal move, Babylonians without a payable follow-up (ASY-A.44). The Egyptian Bonus stays available on Influence 15, for its 1 VP.',
  'rule.ASY-28.01':
    'Discard the Civilisation board beside the highest area, move the middle board to highest and the lowest to middle, and reveal a new board beside the lowest.',
  'rule.ASY-28.02': 'Tokens and Roofs in the Tribute areas stay where they are when boards move.',
  'rule.ASY-28.03': 'Discard all cards remaining on the main board to their discard piles.',
  'rule.ASY-28.04': 'All players turn all used Action tiles green side up.',
  'rule.ASY-28.05': 'The once-per-phase limits of Ziggurats and columns end with the Actions phase.',
  'rule.ASY-28.06': 'In round 6 Clean Up has no effect on the result and is skipped.',
  'rule.ASY-28.07': "After rounds 1, 2, 4, 5 the next round's Growth follows; after rounds 3 and 6 the Flood.",
  'rule.ASY-28.08': 'The Civilisation pile cannot run out: 3 + 5 of 10 boards are seen (consequence).',
  'rule.ASY-29.01': 'Three events in order: clear rivers, score Influence, score Offerings.',
  'rule.ASY-29.02':
    'Clear rivers: every Hut, Farmer and Ship on a river space of either river returns to the Main supply.',
  'rule.ASY-29.03':
    'Influence ranking: higher space first; on the same space the marker lower in the stack (earlier arrival) first.',
  'rule.ASY-29.04': 'Players on space 0 are not ranked and score nothing here.',
  'rule.ASY-29.05':
    'The values used are the 3 Expansion markers revealed in the three rounds just played (green at the first Flood, brown at the second).',
  'rule.ASY-29.06':
    '3–4 players: first scores the sum of all 3 markers; then one marker of the highest value is removed.',
  'rule.ASY-29.07': 'Second scores the sum of the 2 remaining; then the highest of those is removed.',
  'rule.ASY-29.08': 'Third scores the last marker, which is then removed. Fourth scores nothing.',
  'rule.ASY-29.09': 'If fewer players are ranked, the later places are simply not awarded.',
  'rule.ASY-29.10':
    '2 players: the first in the ranking, if not on space 0, scores the sum of all 3 and the highest marker (m1) is removed.',
  'rule.ASY-29.11':
    '2 players: let d be the difference in spaces. If d ≤ m1, the second player scores the 2 remaining markers.',
  'rule.ASY-29.12':
    'Otherwise the next highest (m2) is removed; if d ≤ m1 + m2, the second player scores the last marker.',
  'rule.ASY-29.13': 'Otherwise the second player scores 0. A second player on space 0 scores 0 (ASY-29.04).',
  'rule.ASY-29.14': "After the first Flood's Influence scoring the three used Expansion markers leave the game.",
  'rule.ASY-29.24': '…and all Influence markers return to space 0.',
  'rule.ASY-29.25': '…and every outlined Influence space without a Food token gets one from the Main supply.',
  'rule.ASY-29.26':
    '…and all Gold and Ships in the Tribute areas return to the Main supply, except the player-count Gold of ASY-3.06, which stays.',
  'rule.ASY-29.15': 'Roofs in the Tribute areas and Civilisation boards are untouched by the Flood.',
  'rule.ASY-29.16':
    "Score Offerings: each player scores (Well multiplier × Wells dug) + (Ziggurat multiplier × spaces holding an own Ziggurat), multipliers read from the marker's space.",
  'rule.ASY-29.17': 'Height does not matter: each Ziggurat counts once whatever its levels.',
  'rule.ASY-29.18': 'A marker on 0 scores nothing.',
  'rule.ASY-29.19': 'Maximum: 3 × 3 = 9 for Wells and 4 × 4 = 16 for Ziggurats.',
  'rule.ASY-29.20': "After the first Flood's Offerings scoring all Offerings markers return to 0.",
  'rule.ASY-29.27':
    '…and each of the 3 indicated Offerings spaces without a Roof gets one from the Main supply (always enough: 8 Roofs in all).',
  'rule.ASY-29.21': 'All resets (29.14, 29.20, 29.24–29.27) are skipped at the second Flood.',
  'rule.ASY-29.22': 'After the first Flood round 4 begins; after the second, the end-of-game step.',
  'rule.ASY-29.23': 'Camels, Ploughs, cards, Personal supplies and Food tokens held are not affected by a Flood.',
  'rule.ASY-30.01': 'Every player feeds their Huts (section 11), with all its options and the no-withholding rule.',
  'rule.ASY-30.02': 'Unfed Huts are destroyed (section 12).',
  'rule.ASY-30.03': 'Every player gains VP as in section 15.',
  'rule.ASY-30.04': 'No Build, Dig Wells or Gain Camels step takes place.',
  'rule.ASY-30.05':
    'The rulebook allows everybody to do this at the same time; here the players do it one after another in Turn Order, each finishing feeding, destroying and scoring before the next (ASY-A.17).',
  'rule.ASY-30.06': 'Favour cards with the Feed icon may be used; Actions-only cards and the 1-Camel discard may not.',
  'rule.ASY-30.07': 'Most VP wins; among tied players the one highest on the Turn Order track wins.',
  'rule.ASY-31.01': 'A gain of a Hut with none of that colour in the Main supply gives nothing.',
  'rule.ASY-31.02': 'A Camel gain at the limit gives nothing.',
  'rule.ASY-31.03': 'A step up a track at its top gives nothing.',
  'rule.ASY-31.04': 'A Roof cannot be built while no Tribute area holds one.',
  'rule.ASY-31.05':
    'A player is never eliminated: at least the starting Ziggurat stays on the map, so adjacency always exists.',
  'rule.ASY-31.06': 'Food tokens cannot run short at the first refill (3 + 3 of 6); consequence.',
  'rule.ASY-31.07':
    'Costs paid in goods are returned to the Main supply (Gold, Ships, Farmers, tokens) or the discard pile (cards).',
  'rule.ASY-32.01':
    'One human against one automated opponent of an unused colour; the human plays by the normal rules.',
  'rule.ASY-32.02': 'Use the 2-player setup (ASY-3.08).',
  'rule.ASY-32.03':
    'The opponent has neither a player board nor Camels, Ploughs or Action tiles, and starts without Gold.',
  'rule.ASY-32.04':
    'The opponent starts with 1 Hut in its Personal supply and 9 in the Main supply; its Ziggurat pieces and Wells lie ready without columns.',
  'rule.ASY-32.05': 'Its VP (10), Influence (0) and Offerings (0) markers start as usual.',
  'rule.ASY-32.06': "The human's Leader starts first and the opponent's second on the Turn Order track (not random).",
  'rule.ASY-32.07': 'Shuffle the 20 Scheme cards face down.',
  'rule.ASY-32.08':
    "The human chooses difficulty 1–4 stars; it sets the opponent's extra Gold per round: 4, 5, 6, 7 (mapping inferred).",
  'rule.ASY-32.09':
    'No Starting Bid and no cards in the rows at setup (ASY-A.31). The human draws 3 Food cards, keeps 1 and discards 2.',
  'rule.ASY-32.10':
    "Then the opponent's starting Ziggurat is placed on a space outside the rivers adjacent to exactly 3 in-play river spaces; the human chooses which such space.",
  'rule.ASY-32.11':
    'Then the human places their own starting Ziggurat by the normal rules (column choice, outside, distance 3 or more).',
  'rule.ASY-32.12':
    'Each opponent decision reveals a new Scheme card; used cards go to the Scheme discard; an empty deck is rebuilt by shuffling the discard.',
  'rule.ASY-33.01':
    "Growth: the opponent adds the marker's number of Huts to its Personal supply, as many as the Main supply has.",
  'rule.ASY-33.02': 'Card rows are filled as for 2 players (3 rows).',
  'rule.ASY-33.03': 'When the opponent must place its Leader, reveal a Scheme card.',
  'rule.ASY-33.04':
    'It picks the available row whose two Food cards together show the most icons matching its Food Focus; Wild icons match.',
  'rule.ASY-33.05': 'Ties are broken with the vertical arrow of its Area Focus: highest or lowest of the tied rows.',
  'rule.ASY-33.06': 'If no row shows a match, all available rows are tied.',
  'rule.ASY-33.07': 'A row where the human stands on the lowest space is not available.',
  'rule.ASY-33.08': "In a row without the human's Leader it takes the highest (free) space (inferred).",
  'rule.ASY-33.09':
    'In a row with the human on the highest space it takes the middle or lowest space shown by its Outbid Focus.',
  'rule.ASY-33.10': 'In a row with the human on the middle space it takes the lowest.',
  'rule.ASY-33.11': 'It loses 1 or 3 VP accordingly, not below 0.',
  'rule.ASY-33.12':
    'The outbid human re-places normally. If the human outbids the opponent, reveal a new Scheme card and place it by the same rules, its old row included if a lower space is available there.',
  'rule.ASY-34.01': "The opponent's turn comes in row order like any player's.",
  'rule.ASY-34.02': 'Step 1: discard the 3 cards of its row.',
  'rule.ASY-34.03':
    'Step 2: if it has a Hut on the map, it removes exactly 1 to the Main supply: reveal a Scheme card and choose among its Huts by the Map Priority rules.',
  'rule.ASY-34.04':
    'Step 3: it builds all Huts of its Personal supply one at a time, a new Scheme card and the Map Priority rules for each.',
  'rule.ASY-34.05': 'It obeys normal adjacency. It never places Ships but uses Ships on the map.',
  'rule.ASY-34.06':
    'If no legal adjacent space exists, it may build on any in-play space without Hut or Ziggurat, chosen by the Map Priority rules.',
  'rule.ASY-34.07': 'It neither feeds nor destroys Huts.',
  'rule.ASY-34.08':
    'It digs every Well it legally can (own Huts on all three spaces, at most 3 in the game) and gains 2 Gold per Well; with more sites than Wells left see ASY-A.22.',
  'rule.ASY-34.09': 'It gains 1 Gold per own Hut on river spaces plus the difficulty Gold.',
  'rule.ASY-34.10': 'It scores VP by section 15.',
  'rule.ASY-34.11':
    'Map Priority, first: keep the candidate spaces whose food icon is the Food Focus; a space with a Farmer matches every focus.',
  'rule.ASY-34.12':
    'If exactly one remains, take it. If none matched, continue with all candidates; if several, with those.',
  'rule.ASY-34.13':
    'Second: Terrain Focus lists river, outside, between in an order; keep the candidates of the left-most listed terrain that has any.',
  'rule.ASY-34.14':
    'Third: Area Focus has two arrows, one vertical and one horizontal; apply the left one, then, if still tied, the right one.',
  'rule.ASY-34.15':
    'Vertical arrows mean the topmost or bottommost map row; horizontal arrows the smallest or largest horizontal position (rows B, D, F, H, J are shifted by half a hex).',
  'rule.ASY-35.01':
    'In its Actions turn the opponent first moves its Leader to the highest empty Turn Order space (inferred from the normal rule).',
  'rule.ASY-35.02':
    "Then reveal a Scheme card: it performs the topmost of the card's 3 actions that it can afford and complete in full; at most one action per card.",
  'rule.ASY-35.03':
    'If none is possible, reveal another card. After an action with Gold left, reveal another card. Repeat until it has no Gold.',
  'rule.ASY-35.04':
    'Before every reveal all 60 actions of the 20 Scheme cards count, drawn or not: if none of them is affordable and possible in the present position, the turn ends without a reveal and the Gold is kept (ASY-A.19). Otherwise reveals go on, reshuffling as needed, until a possible one turns up.',
  'rule.ASY-35.05':
    'Each action costs the Gold printed beside it, paid to the Main supply; an action may combine effects, resolved from left to right, and is possible only when every one of them can be done in that order.',
  'rule.ASY-35.06':
    'New Ziggurat: on a legal space (own Hut, not river, not adjoining a Well) chosen by the Map Priority rules with the same card; the Hut and any Farmer return to the Main supply. It needs a large piece left.',
  'rule.ASY-35.07':
    'Second / third level: on any of its Ziggurats of the right height; the choice does not matter (it is the one founded first). It has no columns, so a third level brings no effect. No once-per-phase limits.',
  'rule.ASY-35.08':
    'Roof: taken from the area with the lowest priority number on the icon that holds a Roof; built on any of its three-level Ziggurats (it is the one founded first); without such a Ziggurat or without a Roof in any area the action is not possible. Civilisation effects are ignored. No once-per-phase limits.',
  'rule.ASY-35.09':
    'Tribute: only with the token depicted (Gold or Ship, from the Main supply) and only to the area depicted; needs an empty matching space.',
  'rule.ASY-35.10':
    'It gains Influence 3 / 2 / 1 as normal and the 2-VP marks; Tribute Bonuses are ignored; Food tokens it reaches first go to the Main supply.',
  'rule.ASY-35.11':
    'Discard a card: it gains 1 VP and discards the left-most or right-most card remaining on the main board according to its horizontal arrow; not possible when no card remains.',
  'rule.ASY-35.12':
    'Offering: advance 1. If it reaches a Roof first, the Roof goes to the highest or lowest empty Roof space by its vertical arrow; when all three are full they are returned first (ASY-20.10).',
  'rule.ASY-35.13': 'The reward of the covered Roof space is ignored for the opponent (ASY-A.21).',
  'rule.ASY-35.14': 'It never buys cards, Ploughs or goods.',
  'rule.ASY-35.15': 'Ziggurat pieces are limited as for a player (4 of each size).',
  'rule.ASY-36.01': 'The opponent follows all Flood rules; Influence is scored with the 2-player rule.',
  'rule.ASY-36.02': 'At the end it neither feeds nor destroys, but scores VP for pieces and Huts on the map.',
  'rule.ASY-36.03': 'The human wins with more VP than the opponent; a tie is decided by the Turn Order track.',
  'rule.ASY-37.01':
    'All random events (shuffles, marker order, start order) follow from one seed, so a game can be replayed.',
  'rule.ASY-37.02': 'Nobody is ever told the order of a deck or the value of a face-down marker.',
  'rule.ASY-37.03':
    'Only one player decides at any moment, also in the end-of-game feeding; during a bid the decision can jump to a displaced player.',
  'rule.ASY-37.04':
    'A player may take back what they did in their own turn until new information is revealed (a draw) or another player has decided.',
  'rule.ASY-37.05':
    "During a Feed step every Hut shows whether it is fed (the rulebook's shifting of Huts inside their spaces is only a memory aid and has no rules effect).",
  'rule.ASY-A.01':
    "The Tribute text ties Influence to the Camels spent, but two effects lower that cost. Ruling: Influence is always the area's printed 3 / 2 / 1. Why: the spaces carry a fixed reminder, and otherwise a discount would be worthless or harmful.",
  'rule.ASY-A.02':
    '"Never below 0 VP" does not say whether a dearer option may be taken for less. Ruling: an optional VP cost needs the full VP; only the solo opponent pays what it has and stops at 0. Why: no partial payment exists elsewhere, and a free bid space always exists.',
  'rule.ASY-A.03':
    'Withholding is forbidden for cards; icons of a card already spent are not mentioned. Ruling: a usable left-over icon must be used on an unfed Hut. Why: otherwise a player could starve a Hut on purpose while discarding the food for it.',
  'rule.ASY-A.04':
    'Nothing is said about a compulsory Growth Hut without a legal space. Ruling: it returns to the Main supply; players need not place Ships or use Favours to make room. Why: the Growth area must be empty for the next round.',
  'rule.ASY-A.05':
    "How far a Ship's adjacency reaches. Ruling: ASY-10.07; all spaces within one connected Ship group's zone are mutually adjacent, only for building and moving Huts. Why: matches the two-Ship example and the wording about neighbouring Ships.",
  'rule.ASY-A.06':
    'The card says "when outbidding", its explanation only "during the Bidding Phase". Ruling: any placement on a 3-VP space. Why: the reference text is the clarification.',
  'rule.ASY-A.07':
    '"First to reach" a token or Roof space. Ruling: passing counts as reaching. Why: the VP marks also work by crossing, and skipping a space by a longer move would be odd.',
  'rule.ASY-A.08':
    '"Treat as 3" on mixed or Wild cards. Ruling: missing icons copy the card\'s fixed food; on an all-Wild card they are Wild. Why: the card keeps its character.',
  'rule.ASY-A.09':
    '"A different type". Ruling: choose one of the five foods, not Wild; all icons, Wild included, become that food. Why: Wild is not a food type.',
  'rule.ASY-A.10':
    'Timing icons of Favour cards are lost from the text. Ruling: the times listed with each card of this game. Why: each effect is usable where it has meaning.',
  'rule.ASY-A.11':
    'The third-level effects are listed in another order than the actions. Ruling: they belong to the column of the same theme. Why: each matches exactly one Action tile.',
  'rule.ASY-A.12':
    'Which Roof space gives Farmer, Ship or Gold. Ruling: highest, middle, lowest in that order. Why: order of mention.',
  'rule.ASY-A.13':
    'Who decides which rows are blocked. Ruling: a table option before setup; default split evenly. Why: the rulebook leaves it free.',
  'rule.ASY-A.14':
    '"Build the same Ziggurat twice". Ruling: exempts one build from both the space and the column limit; full cost; may also be used when only one of the two limits is in the way. Why: "usual restrictions" is plural.',
  'rule.ASY-A.15':
    'Deck and discard both empty. Ruling: deal what exists; in the rows, fill from the top after sorting; a row may lack a card. Why: no other source exists.',
  'rule.ASY-A.16':
    'Paying for Ploughs with both face up. Ruling: not available; flipping effects do nothing. Why: an action without effect only loses Camels by mistake.',
  'rule.ASY-A.17':
    'End-of-game steps may be simultaneous. Ruling: one player after another in Turn Order from the top, each completing all three steps. Why: the permission is a table convenience; draws from the Food deck and Farmer spaces could clash, and one fixed order settles it the same way every time.',
  'rule.ASY-A.18':
    "Solo opponent's bid space in a row without the human. Ruling: highest, free. Why: the Outbid Focus is only for outbidding.",
  'rule.ASY-A.19':
    "The opponent must spend all Gold, which can be impossible. Ruling: stop as soon as no action of any Scheme card, drawn or not, is possible (whether an action is possible never depends on a card's foci); Gold is kept for the next round. Why: guarantees an end without cutting the opponent short.",
  'rule.ASY-A.20':
    '"In full" at the end of a track. Ruling: a Tribute or Offering of the opponent is possible when its marker can move at least 1 step; each OF in a combined action needs its own step. Why: an effect without any movement is not completed.',
  'rule.ASY-A.21': 'Roof space reward for the opponent. Ruling: ignored. Why: it ignores all other printed rewards.',
  'rule.ASY-A.22':
    'More legal Well sites than Wells left for the opponent. Ruling: reveal a Scheme card and choose by its arrows, using the middle point of each site; repeat until Wells or sites run out. Why: every decision reveals a card.',
  'rule.ASY-A.23': 'Solo tie. Ruling: Turn Order track, as in the normal game. Why: no exception is stated.',
  'rule.ASY-A.24':
    'Feeding example: one card must provide Grapes by Wild and Meat. Ruling: mixed cards exist (Meat + Wild). Why: otherwise the Wheat card could not be saved with all Huts fed.',
  'rule.ASY-A.25':
    '"Adjacent to an opposing Ziggurat" and Ships. Ruling: the general adjacency with Ship zones applies. Why: Ships let all players treat spaces as adjacent when building.',
  'rule.ASY-A.26':
    "Farmers: when and where. Ruling: only in Feed steps of one's own turn, on any in-play space without Farmer or Ziggurat, also empty ones or opponents'. Why: described only there, with no ownership condition.",
  'rule.ASY-A.27':
    '2 players with one on 0 Influence. Ruling: that player scores 0, even when the difference is small; two players on 0 score nothing. Why: the general exclusion stands before the 2-player text.',
  'rule.ASY-A.28':
    'Babylonian Bonus through the Favour card. Ruling: one Tribute at 1 Camel less to either other area. Why: "different Civilisation" means different from the Babylonians.',
  'rule.ASY-A.29': 'Stacking equal discounts. Ruling: allowed, cost at least 0. Why: any number of cards may be used.',
  'rule.ASY-A.30':
    'The caption of the Scheme card picture is garbled. Ruling: used only as evidence that costs 6, 3, 1 exist. Why: it contradicts the prose otherwise.',
  'rule.ASY-A.31':
    'Solo uses the 2-player setup, which deals Food cards for a bid that does not happen. Ruling: deal no row cards at solo setup; the 3 drawn cards come from the top. Why: same number, no effect.',
  'rule.ASY-A.32':
    'Printed value versus number of icons. Ruling: two different things, though equal on every card here; sorting and "1 or 2 valued" use value. Why: the rulebook sorts by a printed number.',
  'rule.ASY-A.33':
    'Influence token spaces, VP marks, Offerings thresholds, Gold spaces, Camel base limit and Roof costs are pictures. Ruling: the values of the map, tracks and boards of this game, which are our own. Why: not in the text.',
  'rule.ASY-A.34':
    'A player wishes to feed with a Wild so that another Hut starves while a fixed card is kept: Huts on Meat and Grapes, cards Wild and Meat ×3. Ruling: not possible; with the Wild for the Grapes and the kept card for the Meat both Huts would eat, so one would starve only to save a card (ASY-11.19). The card is spent with the icons given anew, or the feeding is taken back. Why: Food cards that could feed may not be held back. At tables opened before rules version 2 it stays possible.',
  'rule.ASY-A.35':
    'Moving a Hut off a space that supports a Well. Ruling: legal, the Well stays. Why: Wells are permanent.',
  'rule.ASY-A.36':
    'Tribute Bonus is optional, Roof and third-level effects are not called optional. Ruling: those are automatic gains; where they need a choice the player must choose if an option exists. Why: "immediately".',
  'rule.ASY-A.37':
    "A Ziggurat's level effects when the piece comes from another column. Ruling: the effect belongs to the column of the piece. Why: Ziggurats on the map are not tied to columns.",
  'rule.ASY-A.38':
    'Once-per-phase versus once-per-round wording for Action tiles. Ruling: the same thing; there is one Actions phase per round. Why: tiles are reset in Clean Up.',
  'rule.ASY-A.39':
    "Solo removal of a Hut in the opponent's first Expansion turn. Ruling: skipped while it has no Hut on the map. Why: conditional text.",
  'rule.ASY-A.40':
    'A Favour "Gain 1 Ship / Farmer / Hut" used in the Build or Feed step. Ruling: the gained piece may be placed in the same step. Why: it is in the Personal supply at once.',
  'rule.ASY-A.41':
    'Does a new Ziggurat, a card discard or a Roof placement in the opponent\'s Actions turn reveal a further Scheme card? Ruling: no, the card that gave the action also supplies its foci. Why: the text says to use "their" foci while resolving that card.',
  'rule.ASY-A.42':
    'Reshuffle at the moment a deck becomes empty, or when the next card is needed? Ruling: when needed. Why: includes the latest discards and avoids shuffling for nothing.',
  'rule.ASY-A.43':
    'The Area Focus is one word for two arrows. Ruling: choosing rows, Roof spaces and map height use the vertical arrow; choosing a card on the board uses the horizontal one; the map uses both in printed order. Why: rows and Roof spaces differ only in height, cards of one row only sideways.',
  'rule.ASY-A.44':
    'May something be used or paid for when it achieves nothing? Ruling: no: Favour effects, Food cards in the Feed step, the Plough action and Tribute Bonuses need at least one real result; a Tribute itself is always allowed (ASY-24.15). Why: protects against slips and never takes a useful option away.',
  'rule.ASY-A.45':
    'Growth Huts and Personal Huts are built in the same step. Ruling: Growth Huts are used up first. Why: they are the compulsory ones, and with identical Huts every map position can still be reached.',
  'rule.ASY-E.01':
    'Outbidding. Given 3 players, rows 1–4, all on 10 VP, order Purple, Blue, Red. When Purple takes row 3 middle, Blue row 2 highest, Red row 2 middle. Then Purple 9 VP, Blue 10, Red 9; Blue must move now; legal: rows 1 and 4 any space; row 2 lowest (−3, displaces Red); row 3 lowest (−3, displaces Purple): 8 options. Row 2 highest is not legal.',
  'rule.ASY-E.02':
    'Starting Ziggurats. Given 3 players, rows A and J blocked, Red on D2, Purple on G8. When Blue places. Then the legal spaces are exactly B8 B9 C8 C9 D7 D8 D9 G1 G2 G3 H1 H2 I1 I2.',
  'rule.ASY-E.03':
    'Growth with 3 players. Given Food cards revealed in order with values 2, 1, 3, 1, then 3, 2, 2, 1. When rows are filled. Then left column from the top: second, fourth, first, third card; middle column: eighth, sixth, seventh, fifth card (values 1, 2, 2, 3); 4 Favour cards from top to bottom as revealed.',
  'rule.ASY-E.04':
    "Two Ships. Given Purple's Ziggurat on B2, no other Purple piece, 2 Ships in supply, 3 Huts to build; a Blue Hut on C2. When Purple puts Ships on B3 and C3. Then Huts may go on A4, C4 and D2 (D2 needs the second Ship in any order); without Ships none of the three is legal as the first build. And Blue, from C2, may on its turn build on B4 or D3, although neither is a hex neighbour of C2.",
  'rule.ASY-E.05':
    'No change. Given a card with 3 icons and 2 Huts of that food. When it is spent. Then both are fed, the third icon is lost, the card is discarded.',
  'rule.ASY-E.06':
    'No withholding. Given one unfed Hut needing Grapes and a held card with 3 Grapes. When the player ends the step. Then refused; the card must be spent (or the Hut fed by Plough or token).',
  'rule.ASY-E.07':
    'Saving a card. Given Red with Ziggurat D2, Huts on E2 (Wheat), D1 (Grapes), E3 (Meat), 1 face-up Plough, cards Wheat-Wheat and Meat-Wild. When Red feeds E2 with the Plough, D1 with the Wild and E3 with the Meat. Then all are fed, Meat-Wild is discarded, Wheat-Wheat is kept, the Plough is face down, ending the step is legal. Alternative: both cards, one Wheat lost, Plough kept.',
  'rule.ASY-E.08':
    'Two Wells. Given Blue Huts on C1, C2, D1, D2 after feeding, sites WL03 and WL04 empty, 3 Camels, limit 10. When Blue digs both. Then 4 Camels gained (7), limit 12, 1 Well left.',
  'rule.ASY-E.09':
    'Camels. Given 2 Huts on the Euphrates and 1 on the Tigris. Then 3 + 2 + 3 = 8 Camels. With 5 Camels held and limit 10: 10, 3 lost. (second part derived)',
  'rule.ASY-E.10':
    'New Ziggurat spaces. Given a dug Well of Blue on WL03 (C1 C2 D1); Red Huts on D1, E2, E3 and D3. Then legal: E2 and E3 only; D1 adjoins the Well, D3 is river.',
  'rule.ASY-E.11':
    'Ziggurat prices. New Ziggurats after the free one: 6, 5, 4; second levels: 4, 3, 2, 1; third levels: 3 each.',
  'rule.ASY-E.12':
    'One piece per phase. Given Blue founded a Ziggurat between the rivers this phase and owns a three-level one finished last round. Then the new one cannot be raised this phase; a Roof on the three-level one is legal.',
  'rule.ASY-E.13':
    'Roofs. Given Elamites highest and Cimmerians middle, both with a Roof, the lowest area without. Then Roof from highest: 2 Camels, +2 Gold; from middle: 2 Camels, +1 Offering; from lowest: not available.',
  'rule.ASY-E.14': 'Influence scoring. Given markers 4, 3, 2 and three ranked players. Then 9, 5 and 2 VP.',
  'rule.ASY-E.15':
    'Offerings scoring. Given Blue on 10, Purple on 6, Red on 1. Then Blue 3 per Well and 4 per Ziggurat, Purple 2 and 3, Red 1 and 0.',
  'rule.ASY-E.16': 'Maximum. 3 Wells, 4 Ziggurats, space 10: 9 + 16 = 25.',
  'rule.ASY-E.17':
    "Solo Map Priority. Given rows A, B, I, J blocked, opponent's Ziggurat on E3, no Huts; card S01 (Meat; between, river, outside; left then down). When it builds. Then candidates D2 D3 E2 E4 F2 F3; none is Meat; none lies between; river: D3, E4, F3; left-most: D3 and F3 (X = 7); lowest: F3. Next card S13 (Meat): G4 is the only Meat candidate and is taken. (places derived)",
  'rule.ASY-E.18':
    'Solo actions. Given S01. With 5 Gold and a legal Hut: new Ziggurat + 1 Offering for 5. With 4 Gold, or no legal Hut: level 3 for 3, if it has a two-level Ziggurat. Otherwise 1 Gold: Tribute to the lowest area, +1 Influence, if a Gold space is empty there and its Influence is below 15. (The first action also needs its Offerings marker below the top.)',
  'rule.ASY-E.19': 'Ploughs. Given one Plough up, one down. When the action is taken. Then 3 Camels paid, both up.',
  'rule.ASY-E.20':
    'First Hut. Given round 1, marker 3. Then each player has 3 Huts in Growth and still 1 in the Personal supply; 4 may be built.',
  'rule.ASY-E.21':
    'End of Expansion. Given 4 players. Then after the last Expansion turn one row of 3 cards remains and all 4 Leaders are on bid spaces; after the last Actions turn all 4 are on the Turn Order track in row order.',
  'rule.ASY-E.22':
    'Growth shortage (derived). Given marker 4, 2 own Huts in the Main supply, 1 in the Personal supply. Then 3 Huts in Growth, Personal supply 0.',
  'rule.ASY-E.23':
    'Two-player Influence (derived). Markers 4, 3, 2; leader scores 9. Second player with difference 4: 5 VP; 5 to 7: 2 VP; 8: 0; on space 0: 0.',
  'rule.ASY-E.24':
    'Stacks (derived). Red arrives on 6, later Blue arrives on 6. Red ranks ahead. If Red leaves to 7, Blue is alone on 6.',
  'rule.ASY-E.25':
    'Passing (derived). From 3 a Tribute to the highest area moves to 6: takes the token on 4 if still there, +2 VP for 5→6.',
  'rule.ASY-E.26':
    'Full Roof spaces (derived). Round 4 or later, all three Tribute Roof spaces full; a player moves from 2 to 3 on Offerings, Roof on 3. The three Roofs return to the supply, the new one goes on the lowest space: +1 Gold.',
  'rule.ASY-E.27':
    'Babylonian chain (derived). Babylonians highest, Cimmerians middle; 4 Camels, 2 Gold. Tribute highest: 3 Camels, 1 Gold, +3; Bonus: Tribute middle: 1 Camel, 1 Gold, +2; Bonus: move a Hut. Total +5 Influence.',
  'rule.ASY-E.28': 'Discounted Tribute (derived). Lowest area with the −2 card: 0 Camels, 1 Gold, +1 Influence.',
  'rule.ASY-E.29':
    'Exchanges (derived). Gold column 2 pieces, 1 Camel: only 1 → 1. With 2 Camels: 3 Gold, or 2, or 1 for 1.',
  'rule.ASY-E.30':
    'Chain of bids (derived). 4 players: A row 1 highest; B row 1 middle (−1); A re-places row 1 lowest (−3); B re-places row 2 highest; C row 2 middle (−1); B re-places row 3 highest; D row 4 highest. Result rows A, C, B, D; row 5 unclaimed; VP 7, 9, 9, 10.',
  'rule.ASY-E.31':
    'Columns (derived). Large piece of column 1 taken this phase: neither its medium piece this phase nor a medium piece for the Ziggurat just founded; a medium piece of column 2 on another one-level Ziggurat is legal.',
  'rule.ASY-E.32':
    'Solo bid (derived). Focus Fish, arrow up; rows show 2, 3, 3 matching icons (Wild counted); human on row 2 lowest. Row 2 is closed; row 3 is taken on the highest space, 0 VP.',
  'rule.ASY-E.33':
    'End of game (derived). A player with 2 Huts between, 1 outside, 7 pieces including 1 Roof, food for 2 Huts only, feeds the two between: 4 + 7 = 11 VP.',
  'rule.ASY-E.34':
    "Left-over icon and Farmer (derived). Given Wheat-Wheat spent on the only Wheat Hut, an unfed Fish Hut, no other Food card, 1 Farmer in supply. Ending the step now is legal. When the Farmer is placed on the Fish Hut's space. Then the second Wheat icon must feed that Hut before the step can end.",
  'rule.ASY-E.35':
    'Roof before effect (derived). Given round 4 or later, a Roof in all three areas, Cimmerians middle, a player with a three-level Ziggurat on Offerings 2, Roof on 3. When the middle Roof is built. Then 2 Camels paid, the middle Roof space is empty, the marker moves to 3, the Roof from 3 must go to the middle space: +1 Ship; nothing returns to the Main supply.',
  'rule.ASY-E.36':
    'Solo stop (derived). Given the opponent with 1 Gold, Offerings 10, the lowest area full, no card on the main board. Then no 1-Gold action is possible, no Scheme card is revealed, its turn ends with 1 Gold kept.',
};
