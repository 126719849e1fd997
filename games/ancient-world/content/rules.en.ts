/** The rules of The Ancient World in our own words, by id; the rulings and worked examples too. Kept apart from what is said at the table. */
export const rulesEn: { readonly [id: string]: string } = {
  'section.AW-1': 'Core concepts',
  'section.AW-2': 'Setup',
  'section.AW-3': 'Prepare phase',
  'section.AW-4': 'Player Actions phase',
  'section.AW-5': 'Placing citizens',
  'section.AW-6': 'Main-board actions',
  'section.AW-7': 'Actions on empire cards',
  'section.AW-8': 'Attacking a titan',
  'section.AW-9': 'Damage dice and titan damage',
  'section.AW-10': 'Build Stored and Pass',
  'section.AW-11': 'Ambrosia',
  'section.AW-12': 'Card symbols',
  'section.AW-13': 'End of Round',
  'section.AW-14': 'Game end and scoring',
  'section.AW-15': 'Named empire cards',
  'section.AW-16': 'City-states',
  'section.AW-17': 'Variants',
  'section.AW-18': 'Played on a screen',
  'section.AW-A': 'Rulings',
  'section.AW-E': 'Worked examples',
  'rule.AW-1.01':
    'The game lasts exactly six rounds; each round is Prepare, then Player Actions, then End of Round, in that order.',
  'rule.AW-1.02':
    'There are five tribes, each with one banner colour. The rulebook names red, blue, green and yellow; the fifth is treated as purple.',
  'rule.AW-1.03':
    'Banners come from empire cards in the tableau and from defeated titans. A threatening titan that has not been defeated gives no banner to the player it threatens.',
  'rule.AW-1.04':
    'Play goes clockwise. Whoever holds the first-player token when a round begins has the first turn of it.',
  'rule.AW-1.05':
    'The capital city printed on every player board permanently gives 1 food, income of 5 coins per round, an army limit of 2 and 4 capacity. It is not a card: it cannot be damaged or discarded.',
  'rule.AW-1.06':
    'Coin, knowledge and ambrosia symbols that carry a green arrow are recurring: they pay out once in each End of Round. The same symbols without the arrow are one-time or part of an action.',
  'rule.AW-1.07':
    'An empire card grants its symbols and abilities only while it is in the owner’s tableau and undamaged. District and defeated-titan cards grant theirs as long as they are in the tableau; they are never damaged.',
  'rule.AW-1.08':
    'A stored empire card grants nothing at all (no symbol, no banner, no capacity use) until it is built.',
  'rule.AW-1.09':
    'The capacity cube and the income cube are reminders only; capacity and income are always the sum of the symbols currently active.',
  'rule.AW-1.10': 'Payments go to the common supply unless a rule says that coins are put on a military card.',
  'rule.AW-1.11':
    'No one may go below zero coins, knowledge or ambrosia; a payment that cannot be made in full makes the option unavailable, except for losses, which take what is there.',
  'rule.AW-1.12': 'Where a card’s text departs from the general rules, the card’s text applies.',
  'rule.AW-2.01': 'The round marker starts on the start space, before the first circle.',
  'rule.AW-2.02': 'Coins, knowledge, ambrosia and the unused citizen tokens are kept in supplies beside the board.',
  'rule.AW-2.03':
    'The 16 district cards are shuffled into a face-down deck on the board and its top card is turned face up.',
  'rule.AW-2.04':
    'The titan cards are separated by stars into three decks; each is shuffled and placed face down on the board, and the top card of each is turned face up.',
  'rule.AW-2.05': 'The two action-cover tokens are put on Explore and Grow, which are unavailable while covered.',
  'rule.AW-2.06':
    '1 ambrosia is put on each of the seven uncovered action spaces (Labor, Build, Draft, Expand, Learn, Rebuild, Recruit); the covered spaces get none.',
  'rule.AW-2.07':
    'The military cards are shuffled into a face-down deck; as many cards as there are players are dealt face up into the military row.',
  'rule.AW-2.08':
    'The Empire A cards are shuffled into a face-down deck; 4, 5 or 6 cards (for 2, 3 or 4 players) are dealt face up into the empire row.',
  'rule.AW-2.09': 'The Empire B cards are shuffled and set aside until round 4.',
  'rule.AW-2.10':
    'All 11 Empire C cards are placed in a face-up pile beside the board; any player may look through it at any time.',
  'rule.AW-2.11':
    'Each player gets a player board, one Fishing Dock and one Wheat Fields (both start built and undamaged in the tableau), 6 coins, and one City Guard and one Militia (both start as active military cards without coins, one in each of the two army slots).',
  'rule.AW-2.12':
    'Each player gets their own citizens 1, 2 and 3, ready on the board; citizens 4 and 5 of that colour stay in the supply.',
  'rule.AW-2.13':
    'Each player places the starting titan that matches their board on the board as their threatening titan.',
  'rule.AW-2.14': 'Each player’s capacity cube starts on 4 and income cube on 5, the left-most spaces of the tracks.',
  'rule.AW-2.15': 'Players start with no knowledge and no ambrosia unless a city-state ability says otherwise.',
  'rule.AW-2.16':
    'Boards lie plain side up in a first game; at a table with city-states everybody uses the other side.',
  'rule.AW-2.17':
    'The first player is drawn by lot; whoever opens the table may pick a seat instead. (By the printed rule it is the last winner of any game, or a lot.)',
  'rule.AW-2.18': 'The first player takes the first-player token, hand side down.',
  'rule.AW-2.19':
    'Second player in turn order receives 1 extra coin; third and fourth players receive 2 extra coins each. Start totals are therefore 6, 7, 8, 8.',
  'rule.AW-2.20':
    'Starting pieces of unused player colours (boards, citizens, cubes, starting titans, starting military and empire cards) leave the game.',
  'rule.AW-2.21':
    'A player’s area: army slots on the left of the board, stored cards below them, the “starving/new” area beside; to the right districts and defeated titans above, empire cards below.',
  'rule.AW-3.01':
    'First, the round marker advances one circle (in round 1 from the start space to the circle marked A).',
  'rule.AW-3.02': 'Round 1: the Empire A deck is in use.',
  'rule.AW-3.03': 'Round 2: the Explore action is uncovered; its cover token is removed for the rest of the game.',
  'rule.AW-3.04': 'Round 3: the Grow action is uncovered; its cover token is removed for the rest of the game.',
  'rule.AW-3.05': 'Round 4: the Empire B deck replaces the Empire A deck for all later draws.',
  'rule.AW-3.06': 'Rounds 5 and 6 bring no new action and no deck change.',
  'rule.AW-3.07': 'In round 1 the refresh of the rows and the drawing of titans are both skipped.',
  'rule.AW-3.08':
    'From round 2 on, all empire cards left in the row go to the empire discard pile, then the row is dealt anew from the deck in use: 4, 5 or 6 cards for 2, 3 or 4 players.',
  'rule.AW-3.09':
    'From round 2 on, all military cards left in the row go to the military discard pile, then as many new military cards as there are players are dealt face up.',
  'rule.AW-3.10':
    'Rows are never refilled during a round: a card built, stored or recruited leaves a gap until the next Prepare phase.',
  'rule.AW-3.11':
    'In round 4 the leftover Empire A cards of the row are discarded first and the new row consists of Empire B cards.',
  'rule.AW-3.12':
    'Whenever the empire deck in use or the military deck runs out while a card must be drawn, its discard pile is shuffled to form a new deck and drawing continues.',
  'rule.AW-3.13':
    'If deck and discard pile together are too small, as many cards as exist are drawn and the remaining slots stay empty.',
  'rule.AW-3.14':
    'From round 2 on, each player without a threatening titan must draw one, in turn order, and put it face up on their board. A player who still has one draws nothing.',
  'rule.AW-3.15':
    'The deck to draw from is fixed by the round: one-star in round 2, two-star in rounds 3 and 4, three-star in rounds 5 and 6.',
  'rule.AW-3.16':
    'The drawn card is the first face-down card below the face-up top card; the face-up top card stays where it is.',
  'rule.AW-3.17': 'Only when the face-up card is the last card of that deck is the face-up card itself drawn.',
  'rule.AW-3.18':
    'If the deck that should be used is empty, the player draws from the next higher star deck that has cards, again sparing its face-up top card unless it is the last.',
  'rule.AW-3.19':
    'If no higher deck has cards, the player draws from the highest lower deck that has cards; if all three are empty the player gets no titan this round (AW-A.28).',
  'rule.AW-3.20': 'A player never has more than one threatening titan.',
  'rule.AW-3.21': 'The order inside Prepare is: marker and round effect, empire row, military row, titans.',
  'rule.AW-4.01':
    'Starting with the first player and going clockwise, each player who has not passed takes one action; this goes round until everyone has passed.',
  'rule.AW-4.02':
    'A turn has one action. It is one of four: a citizen is placed, a titan attacked, a stored card built, or the player passes.',
  'rule.AW-4.03': 'Free actions with ambrosia (section 11) do not use up the action of the turn.',
  'rule.AW-4.04':
    'A player may take any mix of actions over the round in any order, as long as each is legal when taken; there is no order between placing, attacking and building stored cards.',
  'rule.AW-4.05': 'A player who cannot or does not want to place, attack or build stored must pass.',
  'rule.AW-4.06': 'A player who has passed takes no further action this round; their seat is skipped.',
  'rule.AW-4.07':
    'A player with ready citizens, unused military cards or stored cards may still pass; nothing unused is lost except the opportunity.',
  'rule.AW-4.08': 'When every player has passed, the phase ends at once.',
  'rule.AW-4.09': 'If only one player has not passed, that player simply takes consecutive turns until passing.',
  'rule.AW-4.10':
    'Changes of the first-player token during the phase do not alter the turn order of the current round; they take effect from the next Prepare phase.',
  'rule.AW-4.11': 'Passed players’ threatening titans may still be attacked by others.',
  'rule.AW-5.01':
    'Place Citizen means moving one ready citizen to one uncovered action space of the main board, or to an unused action on one of the player’s own empire cards, and carrying out that action at once.',
  'rule.AW-5.02':
    'A main-board action space has no limit of citizens, and the same player may place several citizens on the same space in the same round (in separate placements).',
  'rule.AW-5.03':
    'If any citizen already on the main-board space, whoever owns it, has a higher skill number than the placed citizen, the placing player must pay 1 coin to the supply.',
  'rule.AW-5.04': 'The charge also applies when the higher citizen belongs to the placing player.',
  'rule.AW-5.05': 'The charge is a single coin however many higher citizens are there.',
  'rule.AW-5.06': 'A citizen of equal skill does not cause the charge.',
  'rule.AW-5.07':
    'A player who cannot pay the charge cannot place there (ambrosia may be used first to gain a coin or to raise the skill).',
  'rule.AW-5.08':
    'The charge is paid on placement, before the action, so it cannot be paid from what the action yields.',
  'rule.AW-5.09': 'Skill numbers play no role on empire cards.',
  'rule.AW-5.10': 'The player may decline to perform the action of the space and still place the citizen there.',
  'rule.AW-5.11':
    'A citizen may be placed on a main-board space even if its action cannot be performed at all (no affordable card, no capacity, and so on).',
  'rule.AW-5.12':
    'After the action has been performed or declined, the player takes all ambrosia lying on that space; taking it is optional in principle and is done automatically.',
  'rule.AW-5.13':
    'The ambrosia of the space cannot be used to help pay for or perform the action of that same placement, because it is collected only afterwards.',
  'rule.AW-5.14':
    'A citizen stays on its space until the End of Round, unless moved by the ambrosia ability or replaced by a citizen trade.',
  'rule.AW-5.15': 'Only ready citizens may be placed: never those in the “starving/new” area or already placed.',
  'rule.AW-5.16': 'A player may not place a citizen on a covered action (the Merlume ability is the only exception).',
  'rule.AW-5.17': 'Citizens on a space stand in the order in which they came, and every skill number can be read.',
  'rule.AW-5.18':
    'A temporary skill increase (see AW-11.10) counts for the charge of this one placement only; afterwards others compare with the printed skill.',
  'rule.AW-6.01': 'Labor: gain 2 coins.',
  'rule.AW-6.02': 'Build: the player may buy one empire card, chosen from the empire row or from the Empire C pile.',
  'rule.AW-6.03':
    'The full cost printed on the card, in coins and knowledge, must be paid to the supply; the two currencies do not replace each other.',
  'rule.AW-6.04':
    'The player must have free capacity: the number of empire cards in the tableau after building must not exceed capacity.',
  'rule.AW-6.05':
    'Every empire card in the tableau uses 1 capacity, including the two starting cards and damaged cards (AW-A.1 and AW-A.3).',
  'rule.AW-6.06': 'Capacity comes from the capital (4), from districts and from defeated titans.',
  'rule.AW-6.07': 'Districts, defeated titans, military cards and stored cards use no capacity.',
  'rule.AW-6.08':
    'The card is placed in the bottom row and works from that moment on; one-time “when gained” effects resolve immediately.',
  'rule.AW-6.09': 'The row is not refilled; a card bought from the C pile is gone for everybody.',
  'rule.AW-6.10': 'Only one card per Build action.',
  'rule.AW-6.11': 'A player may own several cards with the same effect; nothing forbids duplicates.',
  'rule.AW-6.12':
    'Draft: each performed placement on this space adds exactly 1 sword to the player’s draft counter for the rest of the round; the first citizen gives 1, a second one 1 more, and so on. Citizens of other players do not matter.',
  'rule.AW-6.13': 'Draft swords count in each later attack of the player in that round. When it ends they are gone.',
  'rule.AW-6.14': 'Draft swords alone do not allow an attack: a military card must still be paid.',
  'rule.AW-6.15': 'Moving the citizen away later with ambrosia does not take the sword back (AW-A.16).',
  'rule.AW-6.16': 'Expand costs 3 coins or, instead, 1 knowledge. Whoever pays neither does not perform it.',
  'rule.AW-6.17': 'The player looks at three districts: the one lying face up and the two below it.',
  'rule.AW-6.18': 'The player may keep one of the three, or none.',
  'rule.AW-6.19': 'The kept card goes to the top row of the tableau and works immediately.',
  'rule.AW-6.20':
    'Districts not kept go face down under their deck, in the order in which they were drawn: what came earlier lies above what came later. The player has no say in it.',
  'rule.AW-6.21': 'Then the new top card of the district deck is turned face up.',
  'rule.AW-6.22': 'With fewer than 3 cards left, draw what is there; with no card left Expand cannot be performed.',
  'rule.AW-6.23': 'District cards need no capacity and there is no limit to their number.',
  'rule.AW-6.24':
    'Learn costs 3 coins and brings 1 knowledge, once for a placement. Whoever lacks the coins does not perform it.',
  'rule.AW-6.25': 'Rebuild: repair up to 2 of the player’s damaged empire cards (0, 1 or 2).',
  'rule.AW-6.26': 'Rebuild also gives 1 coin.',
  'rule.AW-6.27':
    'Rebuild also lets the player take the first-player token and turn its hand side up, provided that the hand side is down.',
  'rule.AW-6.28':
    'While the hand side is up nobody may claim the token again this round, by Rebuild, Town Hall or otherwise.',
  'rule.AW-6.29': 'The current holder may claim the token too; it is then locked for the round.',
  'rule.AW-6.30': 'If the token has already been claimed, Rebuild still repairs and still gives the coin.',
  'rule.AW-6.31': 'Rebuild may be performed without any damaged card, for the coin and the token.',
  'rule.AW-6.32':
    'A player who performs Rebuild takes coin and token (if available) without choice; only the repairs are chosen.',
  'rule.AW-6.33': 'Recruit: the player may take one military card from the military row.',
  'rule.AW-6.34': 'Most military cards are free; if a cost is printed under the name it must be paid to the supply.',
  'rule.AW-6.35':
    'The new card must be placed face up, without coins, as the active card of one of the player’s army slots.',
  'rule.AW-6.36':
    'A player may never have more active military cards than the army limit: 2 from the capital plus 1 per army-limit symbol on the player’s undamaged empire cards and on their districts (and on defeated titans, should one show it).',
  'rule.AW-6.37':
    'If there is an open slot (no active card in it), the card goes into an open slot chosen by the player; an open slot may already hold retired cards.',
  'rule.AW-6.38':
    'If there is no open slot, the player must retire one of their active military cards and put the new card on top of it.',
  'rule.AW-6.39':
    'A card may be retired only if it has not been used to attack this round (no coins on its name area).',
  'rule.AW-6.40':
    'If there is no open slot and every active card has been used this round, the player cannot recruit (except with the Zealots of Zaltor).',
  'rule.AW-6.41':
    'Retiring: all coins on the card return to the supply, the card is turned to its legacy side, and it stays in the stack together with cards retired earlier in that slot.',
  'rule.AW-6.42':
    'All legacy icons of all retired cards in the stack remain visible and belong to the army in that slot.',
  'rule.AW-6.43': 'The legacy icons printed on the front of an active card have no effect until that card is retired.',
  'rule.AW-6.44': 'The newly recruited card may be used to attack in the same round.',
  'rule.AW-6.45': 'The military row is not refilled until the next Prepare phase.',
  'rule.AW-6.46': 'A player may not retire a card without recruiting, nor when an open slot exists (AW-A.20).',
  'rule.AW-6.47': 'Explore: the player chooses exactly one of three ways to store one empire card.',
  'rule.AW-6.48':
    'Way 1: draw 5 cards from the empire deck in use, store 1 of them and discard the others to the discard pile.',
  'rule.AW-6.49':
    'Explore bonus symbols increase the number of cards drawn in way 1 by the numbers in the eye symbols the player owns, added together; still only 1 card is stored.',
  'rule.AW-6.50': 'Way 2: store 1 card of the empire row.',
  'rule.AW-6.51': 'Way 3: store 1 card of the Empire C pile.',
  'rule.AW-6.52': 'Storing costs nothing and needs no capacity; the number of stored cards is not limited.',
  'rule.AW-6.53': 'Stored cards lie face down and are kept from round to round.',
  'rule.AW-6.54': 'Cards drawn in way 1 and not stored become public in the discard pile; the stored one does not.',
  'rule.AW-6.55':
    'In way 1 the draw is made before the choice of card, but after the choice of way; a player who has drawn must store one of the drawn cards.',
  'rule.AW-6.56':
    'Way 1 reshuffles the discard pile when the deck runs out in the middle of the draw; the cards already drawn are not part of the reshuffle.',
  'rule.AW-6.57': 'Grow: pay 3 coins and gain one more citizen of the player’s colour.',
  'rule.AW-6.58': 'The new citizen is always the one with the lowest skill number still in the player’s supply.',
  'rule.AW-6.59': 'A new citizen waits in the “starving/new” area and can be placed from the next round on.',
  'rule.AW-6.60': 'If the player’s five citizens are all in play, Grow cannot be performed.',
  'rule.AW-7.01':
    'A player may place a ready citizen on an undamaged empire card of their own that shows a citizen-action, to gain what the card shows after the equals sign.',
  'rule.AW-7.02':
    'Each empire-card action can be used once per round: only while no citizen is on it and it has not been used this round.',
  'rule.AW-7.03': 'Nobody may place a citizen on another player’s empire card, unless a card says otherwise.',
  'rule.AW-7.04':
    'A newly built card’s action may be used in the same round, with another citizen and in a later turn.',
  'rule.AW-7.05': 'No ambrosia lies on empire cards and none is collected there.',
  'rule.AW-7.06':
    'Performing a copied board action through a card (for example Explore through Crypta Ship) follows the rules of that action but causes no skill charge and collects no ambrosia from the board space.',
  'rule.AW-7.07':
    'If an action has several parts, parts that cannot be carried out are skipped and the rest is carried out.',
  'rule.AW-7.08':
    'The rights to decline (AW-5.10) and to place without any effect (AW-5.11) hold for card actions as well: a citizen may go to a repair action without a damaged card or to Holy Site without coins on any army. The card’s action counts as used this round either way.',
  'rule.AW-7.09':
    'A performed card action is carried out in full: only what its text offers with “may” or “up to”, and the storing part of a copied Explore, can be left out. Town Hall in particular takes the first-player token whenever it can be claimed.',
  'rule.AW-8.01': 'Attack a Titan needs no citizen; it is a full action of a turn.',
  'rule.AW-8.02':
    'Possible targets: the face-up top card of each of the three titan decks, and the threatening titan on any player’s board, the attacker’s own or another player’s.',
  'rule.AW-8.03': 'The stars of a deck do not restrict attacks: any top titan may be attacked in any round.',
  'rule.AW-8.04': 'Only one titan may be attacked per turn.',
  'rule.AW-8.05':
    'Several attacks in a round are allowed, in separate turns, each needing at least one unused active military card.',
  'rule.AW-8.06':
    'The attacker must pay for at least one active military card that was not yet used this round; attacking with swords and arrows from other cards alone is not allowed.',
  'rule.AW-8.07': 'The cost to use a military card is the number of coins already on it plus 1.',
  'rule.AW-8.08': 'The coins paid are put on the card (on its name area), not into the supply.',
  'rule.AW-8.09': 'A card with coins on its name area has been used and cannot be used again this round.',
  'rule.AW-8.10': 'Any number of unused active cards may be paid in the same attack, each at its own cost.',
  'rule.AW-8.11':
    'Paying a card gives, for this attack only, all attack symbols and abilities of that active card and of all retired cards (legacy) in the same slot.',
  'rule.AW-8.12': 'Retired cards in a slot without an active card cannot be used.',
  'rule.AW-8.13':
    'Attack value = symbols of the paid armies + swords and arrows on the attacker’s undamaged empire cards, districts and defeated titans + draft swords + swords bought with ambrosia.',
  'rule.AW-8.14': 'Symbols on own empire, titan and district cards are free and count in every attack of the round.',
  'rule.AW-8.15':
    'If the titan shows swords only, only swords count; if it shows swords and arrows, both count, 1 each.',
  'rule.AW-8.16': 'The titan is defeated if the attack value is at least its defence value; surplus is lost.',
  'rule.AW-8.17': 'An attack that would not reach the defence value may not be declared (AW-A.4).',
  'rule.AW-8.18': 'Other players have no way to interfere with an attack.',
  'rule.AW-8.19':
    'On defeat the attacker takes the titan card into the top row of the tableau, whichever place it came from; its banners, capacity and symbols work from then on.',
  'rule.AW-8.20': 'If it came from a deck, the next card of that deck is turned face up.',
  'rule.AW-8.21': 'If it came from a player board, that board’s titan space stays empty until the next Prepare phase.',
  'rule.AW-8.22': 'The symbols of the titan just defeated do not count for the attack in which it was defeated.',
  'rule.AW-8.23':
    'Then the attacker, and never the player it threatened, rolls as many damage dice as the titan has banners and suffers what they show (section 9).',
  'rule.AW-8.24':
    'Military Repair: each Repair symbol among the paid armies repairs one damaged empire card of the attacker immediately before the damage dice are rolled; the attacker chooses the card, and nothing happens if none is damaged.',
  'rule.AW-8.25':
    'Spy: each Spy symbol among the paid armies gives 1 knowledge when the army is used, that is, at payment.',
  'rule.AW-8.26':
    'Loot: each Loot symbol among the paid armies gives 1 coin once the defeat and all its dice have been dealt with; it cannot help to pay for the same attack.',
  'rule.AW-8.27':
    'Order of one attack: choose target, armies and number of bought swords; check the total; put the coins on the armies and mark them used; Spy; pay ambrosia for bought swords; claim the titan and turn up the next deck card; Repair; roll; rerolls; resolve dice; Loot.',
  'rule.AW-8.28':
    'Coins on a military card belong to nobody: they can neither be spent nor counted in the final scoring.',
  'rule.AW-8.29':
    'Coins remain on a military card from round to round, so each further use of the same card costs more: from an empty card 1, then 2 (3 on it), then 4 (7 on it), and so on.',
  'rule.AW-8.30':
    'Which armies were paid is fixed at the declaration: Loot is paid for all of them even if the dice of the same attack made the player discard one of these armies or its active card.',
  'rule.AW-8.31':
    'Only military cards in the attacker’s own slots can be paid; armies cannot be lent to or used by another player.',
  'rule.AW-9.01': 'Number of dice: one per banner on the titan (1 to 3).',
  'rule.AW-9.02':
    'Titan symbol: one undamaged empire card of the rolling player is damaged; the player chooses which and turns it face down.',
  'rule.AW-9.03':
    'Any empire card in the tableau may be chosen: starting cards, cards with a citizen on them, cards bought this turn; stored cards cannot.',
  'rule.AW-9.04':
    'A card already damaged cannot be damaged again; if no undamaged empire card is left, the symbol has no effect.',
  'rule.AW-9.05':
    'A damaged card grants no ability, no food, no income, no army, no attack symbol until it is repaired.',
  'rule.AW-9.06':
    'Coin symbol: what the titan in question does is printed on its foot. It happens at once, as often as the symbol was rolled.',
  'rule.AW-9.07': 'Blank: nothing.',
  'rule.AW-9.08':
    'Damaging a card with food has no immediate consequence for citizens; food is only checked at the End of Round.',
  'rule.AW-9.09':
    'Damaging a card that gave an army (or losing any army symbol): the player must at once discard whole armies in excess of the new limit, active and retired cards alike; coins on them go to the supply.',
  'rule.AW-9.10': 'Repairing such a card gives the slot back, but not the discarded army.',
  'rule.AW-9.11':
    'Damage never makes a player lose a citizen gained earlier from the card, and repairing does not give it again.',
  'rule.AW-9.12': 'A citizen standing on a card that becomes damaged stays there until the End of Round.',
  'rule.AW-9.13': '“Lose a coin”: whoever has a coin gives 1 to the supply.',
  'rule.AW-9.14':
    'Effect “Starve 1 ready citizen”: move one citizen not yet placed this round to the “starving/new” area; it cannot be placed this round. The player chooses which.',
  'rule.AW-9.15':
    '“Starve 1 ready citizen” has no effect if all citizens have been placed, and never has an effect when it is rolled in the End of Round.',
  'rule.AW-9.16':
    '“Put 1 coin on 1 army”: one active military card of the player’s choice gets a coin from the supply on its picture and costs 1 more from then on. That does not make it used. Without an active card nothing happens.',
  'rule.AW-9.17': 'Effect “Lose X ambrosia”: pay X ambrosia to the supply, or all of it if fewer.',
  'rule.AW-9.18':
    'Effect “Discard 1 military”: discard one active military card of the player’s choice with all its coins (to the supply); retired cards under it stay in the slot. No effect without an active card.',
  'rule.AW-9.19':
    'After “Discard 1 military” the slot is open; a card recruited later may be placed on those retired cards, which then count again.',
  'rule.AW-9.20': 'Effect “Discard all stored”: all stored empire cards of the player are discarded.',
  'rule.AW-9.21':
    'Effect “Discard 1 district”: discard one district of the player’s choice; its capacity and abilities are lost. No effect without districts.',
  'rule.AW-9.22':
    'A player with more cards than capacity keeps them all, but builds nothing until there is room for one more.',
  'rule.AW-9.23': 'Results are resolved titan symbols first, then coin symbols, one at a time (AW-A.23).',
  'rule.AW-9.24':
    'Discarded recruited military cards go to the military discard pile; discarded starting military cards leave the game.',
  'rule.AW-9.25':
    'Between the roll and the end of its resolution no ambrosia may be spent; only reroll abilities may be used there (AW-A.13).',
  'rule.AW-9.26': 'Damage affects only the player who rolled.',
  'rule.AW-9.27':
    'A discarded district goes face down under the district deck (AW-A.11); if that deck was empty, the card becomes its only card and lies face up.',
  'rule.AW-9.28':
    'When the army limit drops, only slots that hold cards count against it. While that number does not exceed the new limit, nothing is discarded.',
  'rule.AW-10.01':
    'Build Stored: the player builds one of their stored empire cards, paying its full cost and needing free capacity exactly as in Build; no citizen is used.',
  'rule.AW-10.02':
    'Build Stored is a full action of a turn and may be taken several times per round in separate turns.',
  'rule.AW-10.03':
    'Build Stored is not the Build action: no skill charge, no ambrosia, no effect that refers to placing on Build.',
  'rule.AW-10.04':
    '“When gained” and “immediately after buying” effects happen for a card built from storage as for any other.',
  'rule.AW-10.05': 'A stored Empire A card may still be built in rounds 4 to 6.',
  'rule.AW-10.06': 'Pass: the player is out for the rest of the Player Actions phase.',
  'rule.AW-10.07': 'The first player to pass in a round is recorded, because a card refers to it.',
  'rule.AW-11.01':
    'Ambrosia spent goes to the supply immediately; there is no limit to how much may be spent or how often.',
  'rule.AW-11.02':
    'Unless stated otherwise, ambrosia may be spent at any time, also in another player’s turn and by a player who has passed (see AW-A.13 for the windows).',
  'rule.AW-11.03':
    'Use a placed citizen again, 4 ambrosia: move one of your citizens that is on the main board to a different action and carry out that action immediately.',
  'rule.AW-11.04':
    'Reuse follows all normal placement rules: skill charge, covered spaces, one use per empire card, ambrosia of the new space collected afterwards.',
  'rule.AW-11.05':
    'Reuse is possible only in the player’s own turn, before or after the normal action, as a free action; several times per turn if paid each time.',
  'rule.AW-11.06': 'Reuse is not possible after passing.',
  'rule.AW-11.07': 'The moved citizen no longer counts on its former space, for charges or for new ambrosia.',
  'rule.AW-11.08': 'Repair an empire card, 2 ambrosia: repair one of your damaged empire cards.',
  'rule.AW-11.09':
    'Feed a titan, 1 ambrosia per banner: when confronting your threatening titan in the End of Round, pay the full amount to roll no dice. Part payment is not allowed.',
  'rule.AW-11.10':
    'Raise skill, 1 ambrosia per point: when placing a citizen on the main board, its skill counts as 1 higher per ambrosia for that placement; it returns to normal once placed and the action is done. There is no upper limit.',
  'rule.AW-11.11':
    'Feed a citizen, 2 ambrosia: gain 1 food for the starvation check being made; it is gone afterwards. Repeatable.',
  'rule.AW-11.12': 'Gain 1 sword, 2 ambrosia: one sword for one attack. Repeatable within the attack.',
  'rule.AW-11.13': 'Gain 1 coin, 2 ambrosia: immediately. Repeatable.',
  'rule.AW-12.01': 'Card action (citizen = effect): may be used once per round by placing a citizen (section 7).',
  'rule.AW-12.02':
    'Army limit: one more army slot per symbol. An army is one active card with the retired cards under it.',
  'rule.AW-12.03': 'Sword / arrow on empire, titan or district cards: +1 in every attack, without payment.',
  'rule.AW-12.04':
    'Citizen: when the card is gained, once, the player gains the lowest-numbered citizen in their supply; it goes to the “starving/new” area and is usable from next round. No effect if none is left.',
  'rule.AW-12.05': 'Income: 1 coin per symbol in each End of Round.',
  'rule.AW-12.06': 'Food: each symbol feeds one citizen at each starvation check.',
  'rule.AW-12.07': 'Knowledge with green arrow: 1 knowledge per symbol in each End of Round.',
  'rule.AW-12.08': 'Ambrosia with green arrow: 1 ambrosia per symbol in each End of Round.',
  'rule.AW-12.09': 'Repair: one damaged card is turned face up again. Mostly it is part of a card’s action.',
  'rule.AW-12.10': 'Explore bonus (number in an eye): that many additional cards in the deck option of Explore.',
  'rule.AW-12.11': 'Cards may carry several symbols; all are independent.',
  'rule.AW-12.12':
    'Military symbols sword, arrow, Loot, Spy and Repair work only when that army is paid for, and only for that attack.',
  'rule.AW-12.13':
    'Trade a citizen upward (Archivists of Bol, Guild of Scholars): return any one of your citizens, wherever it is, to your supply and put in exactly its place the lowest unused citizen of yours with a higher skill. Optional. Not possible if no unused citizen has a higher skill than the one returned.',
  'rule.AW-12.14':
    'A traded citizen keeps the status of the one it replaces: placed, ready, new or starving; no skill charge is due for it, and from then on others compare with its own number. A trade is not a gain of a new citizen, so it does not trigger Aqueduct.',
  'rule.AW-13.01':
    'Step 1, confront: every player who has a threatening titan either feeds it (full ambrosia cost) or rolls one damage die per banner and applies the results as in section 9. One of the two is mandatory.',
  'rule.AW-13.02': 'Titans cannot be attacked in the End of Round.',
  'rule.AW-13.03':
    'The titan stays on the board after confrontation, fed or not, and will be confronted again next round unless defeated.',
  'rule.AW-13.04': 'Confrontation never gives the titan card to anybody.',
  'rule.AW-13.05':
    'Confrontations go clockwise from whoever holds the first-player token now. They do not change one another’s choices, but dice fall and discarded cards reach the common piles in this order.',
  'rule.AW-13.06':
    'Step 2, collect: each player gains coins, knowledge and ambrosia for all their active green-arrow symbols, including 5 coins from the capital.',
  'rule.AW-13.07': 'Cards damaged in step 1 do not pay in step 2, unless repaired with ambrosia in between.',
  'rule.AW-13.08':
    'Also in step 2, coins on the name area of all military cards slide to the picture area: the cards become usable again and keep their coins.',
  'rule.AW-13.09':
    'Step 3, new ambrosia: 1 ambrosia is added to each uncovered action space with at most 0 citizens (2 players), 1 citizen (3 players) or 2 citizens (4 players).',
  'rule.AW-13.10': 'Citizens of all players are counted together; citizens on empire cards do not count.',
  'rule.AW-13.11': 'Ambrosia left on a space stays and accumulates.',
  'rule.AW-13.12': 'Spaces that are still covered get no ambrosia (AW-A.8).',
  'rule.AW-13.13':
    'After the ambrosia, all players take back all placed citizens, and the citizens in the “starving/new” area (new ones and starving ones), as ready citizens.',
  'rule.AW-13.14':
    'The holder of the first-player token turns it hand side down and keeps it; if nobody claimed it during the round, the first player stays the same.',
  'rule.AW-13.15':
    'Step 4, starvation: each player compares food with the number of citizens they own (all of them, including new ones).',
  'rule.AW-13.16':
    'As many citizens as lack food starve. The player chooses them; they go to the “starving/new” area and miss the next round.',
  'rule.AW-13.17': 'A player must feed as many citizens as food allows; starving a citizen voluntarily is not allowed.',
  'rule.AW-13.18':
    'A starving citizen is not lost: it comes back in step 3 of the next End of Round and is checked again in step 4.',
  'rule.AW-13.19':
    'The “used” flags of empire-card actions, draft swords, passed flags and the first-to-pass record are cleared.',
  'rule.AW-13.20': 'After step 4 of rounds 1 to 5 the next round begins with Prepare; after round 6 the game ends.',
  'rule.AW-13.21':
    'In round 6, steps 1 and 4 are carried out (all citizens are taken back before step 4), but nothing is collected and no ambrosia is placed.',
  'rule.AW-13.22':
    'Between the last starvation check and scoring, each player may still spend ambrosia on coins and repairs (AW-A.35).',
  'rule.AW-13.23':
    'In rounds 1 to 5, after the last confrontation and before anything is collected, everybody with at least 2 ambrosia and a damaged card is asked in the order of AW-13.05 what to repair. Otherwise the repairs of AW-13.07 could never be made.',
  'rule.AW-13.24':
    'In step 4 a player short of food may, before citizens are starved, buy food with ambrosia and/or repair damaged food cards with ambrosia, in any mix; ambrosia collected in step 2 may be used.',
  'rule.AW-14.01': 'The game ends after the starvation check of round 6.',
  'rule.AW-14.02':
    'First each player loses 4 VP per starving citizen (the citizens left without food at the last check).',
  'rule.AW-14.03': 'Each player also loses 1 VP per damaged empire card.',
  'rule.AW-14.04': 'Then all damaged empire cards are repaired; they count fully in everything that follows.',
  'rule.AW-14.05':
    'Banners on empire cards and on defeated titans are counted by colour. One banner of a colour scores 2 VP, two score 4, three 7, four 11, five 16, six or more 22; none scores nothing.',
  'rule.AW-14.06': 'At most 6 banners per tribe score; a seventh adds nothing here.',
  'rule.AW-14.07': 'Finally bonus VP are added as described on the empire cards in the tableau.',
  'rule.AW-14.08': 'Stored cards score nothing; threatening titans still on boards score nothing.',
  'rule.AW-14.09': 'The total may be negative.',
  'rule.AW-14.10': 'The player with the most VP wins.',
  'rule.AW-14.11': 'First tie-break: most coins in hand.',
  'rule.AW-14.12':
    'The second tie-break counts cards: empire cards with the starting ones, districts and defeated titans. Stored and military cards are left out.',
  'rule.AW-14.13': 'Third tie-break: most knowledge.',
  'rule.AW-14.14': 'If still tied, the tied players share the victory.',
  'rule.AW-14.15':
    'Banner conditions on cards (Moon Festival, Trade City, Trade Route, Treasury, Hall of War, Citadel) use the number of banners owned, and the card’s own banners count.',
  'rule.AW-14.16':
    'Conditions on unused coins, ambrosia and knowledge use what the player holds at scoring; coins on military cards do not count.',
  'rule.AW-15.01':
    'Aqueduct: whenever the owner gains a new citizen, from any source, they also gain 1 coin per food symbol they own at that moment (capital and starting cards included).',
  'rule.AW-15.02':
    'Archivists of Bol: income 1. Immediately after buying it, the owner may trade one citizen upward (AW-12.13).',
  'rule.AW-15.03': 'Barbarian Camp: after every damage roll of its owner one die may be rolled anew.',
  'rule.AW-15.04': 'Cave Town: brings a citizen when it is built and scores 2 VP.',
  'rule.AW-15.05': 'Citadel: scores for red banners, 7 VP for five of them.',
  'rule.AW-15.06': 'Citadel of Ivories: 2 VP at the end per 3 unused coins (whole groups of three).',
  'rule.AW-15.07': 'City Center: 6 VP at the end if the owner has five citizens, none of the five starving.',
  'rule.AW-15.08':
    'Crypta Ship: action: take the Explore action (any of its three ways, explore bonuses included) and also gain 2 coins. If no card is stored, the coins are gained all the same.',
  'rule.AW-15.09': 'Crypta Ship works also while Explore is covered.',
  'rule.AW-15.10': 'Desert Caravan: action: gain 1 coin per food the owner has.',
  'rule.AW-15.11':
    'Distant Outpost: when the owner places a citizen on Learn, remove 1 coin from a military card they own. It triggers on placement, whether or not Learn is performed.',
  'rule.AW-15.12':
    'Forest Hideout: 4 VP at the end if the owner has only three citizens (exactly three tokens in play).',
  'rule.AW-15.13': 'Frog God Statue: 2 VP at the end per 3 unused ambrosia (whole groups of three).',
  'rule.AW-15.14':
    'Guild of Scholars: immediately after buying it, gain 1 knowledge once, and the owner may trade one citizen upward.',
  'rule.AW-15.15':
    'Hall of War: income 1, sword 1, and 6 VP at the end if the owner has at least the listed number of the listed banners.',
  'rule.AW-15.16': 'Hidden Library: 2 VP at the end per unused knowledge.',
  'rule.AW-15.17': 'Holy Site: as an action, one military card of its owner is freed of every coin on it.',
  'rule.AW-15.18':
    'Monument: income 1; 4 VP at the end if the owner has at least two defeated titans with three banners.',
  'rule.AW-15.19':
    'Moon Festival: scores 4 VP for every full set of the five colours. The colour with the fewest banners says how many sets there are.',
  'rule.AW-15.20':
    'Scribe Guild: when the owner performs Labor, they may also pay 1 coin to gain 1 knowledge; the coins just earned may be used. Once per Labor.',
  'rule.AW-15.21': 'Tea House: as Barbarian Camp, reroll one die. The owner of both may use each once per roll.',
  'rule.AW-15.22':
    'Town Hall: action: gain 1 knowledge and claim the first-player token, hand side up, if the hand side was down; otherwise only the knowledge.',
  'rule.AW-15.23':
    'Trade City: income 1 and knowledge 1 per round; 4 VP at the end with at least four blue and at least five red banners.',
  'rule.AW-15.24': 'Trade Route: 4 VP at the end with at least six yellow banners.',
  'rule.AW-15.25': 'Treasury: income 2; 6 VP at the end with at least five blue and at least five yellow banners.',
  'rule.AW-15.26':
    'Zori Dramatists: the first player to pass in a round, if they own it undamaged, may store one empire card: one from the empire row, or the unseen top card of the empire deck in use. Not from the C pile. Available in every round.',
  'rule.AW-15.27':
    'Coins removed by Distant Outpost or Holy Site go to the supply, and a card used this round stays used (AW-A.19).',
  'rule.AW-15.28': 'The VP lines of cards are checked once, in final scoring; they score nothing earlier.',
  'rule.AW-16.01':
    'When the option is on, all players use the city-state side and each has the ability of their board for the whole game.',
  'rule.AW-16.02': 'Unearthers of Umnok: start with 1 knowledge.',
  'rule.AW-16.03':
    'Unearthers of Umnok: gain 1 ambrosia with every knowledge token gained, from any source during play.',
  'rule.AW-16.04': 'Merchants of Merlume: start with 2 extra coins.',
  'rule.AW-16.05':
    'Merchants of Merlume: may use Grow in round 1 although it is covered, at the normal price of 3 coins. The citizen is placed on the cover token; the token stays, and nobody else may use it.',
  'rule.AW-16.06': 'Merchants of Merlume may not use Grow in round 2; from round 3 on it is open to all.',
  'rule.AW-16.07':
    'Architects of Amnite: when placing on Build, other citizens are ignored, so no charge is ever due there (nor under Costly Placement).',
  'rule.AW-16.08': 'Architects of Amnite: +2 capacity all game (6 at the start).',
  'rule.AW-16.09': 'Zealots of Zaltor: even armies used this round may be retired.',
  'rule.AW-16.10':
    'Under Zaltor, the coins of a retired used card still go to the supply and the new card comes in unused.',
  'rule.AW-16.11': 'Extra start coins of Merlume add to the seat bonus.',
  'rule.AW-17.01': 'Demanding Titans: feeding a titan costs 2 ambrosia per banner instead of 1.',
  'rule.AW-17.02':
    'Threatening Titan Draft: in Prepare, as many titans are drawn as there are players who need one and laid out face up; those players choose one each in turn order.',
  'rule.AW-17.03':
    'In the titan draft, cards are drawn by the normal rules on decks, including sparing the face-up card and moving to the next deck when one runs out.',
  'rule.AW-17.04':
    'Costly Placement: placing where a higher-skilled citizen already stands costs as many coins as the skills differ, replacing the single coin.',
  'rule.AW-17.05': 'With several higher citizens, the difference to the highest one is paid.',
  'rule.AW-17.06':
    'Under Costly Placement a player who cannot pay the full difference cannot place there; raising the skill with ambrosia reduces the difference.',
  'rule.AW-17.07': 'Variants may be combined with each other and with city-state abilities.',
  'rule.AW-18.01':
    'Shuffles, dice and lots come from a recorded seed, on the side that keeps the table: a game can be played again as it was.',
  'rule.AW-18.02':
    'What is hidden (stored cards, decks, what Explore and Expand show) never reaches those who may not see it. Where several share a screen, it is handed over first.',
  'rule.AW-18.03': 'Exactly the legal answers are offered; another one is refused and changes nothing.',
  'rule.AW-18.04':
    'Whoever could only pass, could gain nothing by spending ambrosia and has no citizen to use again passes without being asked; the log says so.',
  'rule.AW-18.05': 'Bots may fill seats, and take over for somebody who has left.',
  'rule.AW-18.06':
    'The score sheet shows for every player the penalties, each colour, each bonus card, the total and the tie-breaks.',
  'rule.AW-18.07':
    'An answer can be taken back until something hidden is shown, dice are rolled or somebody else has acted.',
  'rule.AW-A.1':
    'Do the two starting empire cards use capacity? Ruling: yes, so a player starts with 4 capacity, 2 cards, room for 2. Reason: they are empire cards and every empire card takes 1 capacity.',
  'rule.AW-A.2':
    'Do the starting empire cards show banners? The print cannot be read. Ruling: no. Nobody buys them and all have the same two, so banners would shift every score alike; they are data and can be corrected.',
  'rule.AW-A.3':
    'Does a damaged card still use capacity? Ruling: yes. Reason: it stays in the tableau and can be repaired at any time.',
  'rule.AW-A.4':
    'What if an attack falls short? Ruling: an attack may be declared only if it reaches the defence value. Reason: no result of a failed attack is described, and combat has no uncertainty before the dice.',
  'rule.AW-A.5':
    'The rule text turns up the next deck titan before the damage roll, the attack example does it last. Ruling: before the roll, as in the rule text. Reason: rule text takes precedence over an example; the effect on play is minimal.',
  'rule.AW-A.6':
    'The attack example speaks of a legacy sword of the active Merkian Troops, though legacy works after retirement only. Ruling: it comes from a retired card below them; an active card’s own legacy never counts.',
  'rule.AW-A.7':
    'The rulebook’s example of a lost district leaves a player with three capacity, though the capital alone gives four. Ruling: the capital’s 4 always count; what is missing is cards + 1 − capacity, as in the example.',
  'rule.AW-A.8':
    'Do covered actions receive ambrosia in the End of Round? Ruling: no, neither then nor when they are uncovered. Reason: setup leaves covered actions out explicitly.',
  'rule.AW-A.9':
    'When deck B is in use, may discarded A cards be shuffled in? Ruling: no; each letter has its own discard pile and the A deck and its discards leave the game at round 4. Reason: the switch would otherwise be undone by the first reshuffle.',
  'rule.AW-A.10':
    'Where do discarded C cards go (Discard all stored)? Ruling: back to the open C pile. Reason: they belong to no draw deck. Discarded A or B cards go to the discard pile of their letter (A cards out of the game from round 4).',
  'rule.AW-A.11': 'Where do discarded districts go? Ruling: face down under their deck, like those not chosen.',
  'rule.AW-A.12':
    'Where do discarded starting military cards go? Ruling: out of the game, for they belong to no deck. Others go to the military discard pile.',
  'rule.AW-A.13':
    'When is “at any time” for ambrosia? Ruling: coins and repairs may be bought by anybody whenever the table waits for anybody, except between a damage roll and its end; where it would not wait, AW-13.22 and AW-13.23 make it wait. Skill, swords, feeding and another use of a citizen are paid for in their own moments. A titan’s effect comes at once, so nothing can be brought to safety after the roll. A table may open that moment too.',
  'rule.AW-A.14':
    'Which citizens can be used again? Ruling: one’s own on the main board, not those on cards or in the “starving/new” area; they go to another space or to a card of one’s own. The ability speaks of the board and of a new action.',
  'rule.AW-A.15':
    'Is a reuse an extra action or instead of the normal one? Ruling: extra; a turn may consist of reuse + any normal action, including reuse + Pass in that order. Reason: it is called a free action before or after the normal one; after passing no more actions are allowed.',
  'rule.AW-A.16':
    'Does the sword from Draft stay when its citizen moves on? Ruling: yes. It was given for all of the round.',
  'rule.AW-A.17': 'Equal skills: no charge. Reason: only a higher number triggers it.',
  'rule.AW-A.18':
    'Several higher citizens: one coin in total (Costly Placement: difference to the highest). Reason: the condition is the presence of a higher citizen.',
  'rule.AW-A.19':
    'Is a used military card free again once all coins are off it? Ruling: no. Being used is one thing, coins are another; a card fights once a round. Distant Outpost and Holy Site may choose used and unused cards alike. A table may let emptied cards fight again.',
  'rule.AW-A.20':
    'May a player retire a card although a slot is open? Ruling: no. Reason: retiring is described only for the case without open slots.',
  'rule.AW-A.21':
    'Which armies go when the limit drops? Ruling: whole slots of the player’s choice; a slot with retired cards only counts as an army, and empty slots go first at no loss. The rule discards armies with their retired cards. A table may count only slots with an active card.',
  'rule.AW-A.22':
    'Is losing a district with an army symbol like damage to a card with one? Ruling: yes, the limit drops just the same.',
  'rule.AW-A.23':
    'In which order are dice dealt with? Ruling: titan symbols first, then coin symbols, each die by itself, as they are described.',
  'rule.AW-A.24':
    'Several coin symbols in one roll: the titan’s effect happens once per symbol. Reason: each die is an effect; titan symbols are explicitly counted per symbol.',
  'rule.AW-A.25':
    'When are dice rerolled? Ruling: when the whole roll is seen and nothing has happened yet; one die for each card, the new result stands, and with both cards the same die may be rolled twice more. A card that is damaged is of no use.',
  'rule.AW-A.26':
    'Passive abilities of the titan just claimed (for example a food or army symbol) are active before its dice are rolled. Reason: the card is claimed before the last step.',
  'rule.AW-A.27':
    'Spy pays at once, Loot after the dice, as their texts say. With the Unearthers of Umnok a Spy’s ambrosia comes in time to buy a sword of the same attack.',
  'rule.AW-A.28':
    'Titan decks running out: look upward first; if nothing is higher, take the highest non-empty lower deck; if all are empty, no titan. Reason: the rulebook covers only the upward case, and an empty titan space is harmless.',
  'rule.AW-A.29': 'An attacked deck whose last card is taken shows no target. Reason: nothing to turn up.',
  'rule.AW-A.30':
    'When does the new first player count? Ruling: from the next Prepare phase (titan drawing included). Reason: the current order continues clockwise; the hand side prevents a second claim in the round.',
  'rule.AW-A.31':
    'Is taking the token with Rebuild optional? Ruling: automatic if the Rebuild action is performed. A player who does not want it declines the whole action. Reason: the text says the player takes it.',
  'rule.AW-A.32':
    'When do starving citizens come back? Ruling: with the others in step 3 of the next End of Round, then they are checked again. Reason: they are barred for the next round only.',
  'rule.AW-A.33':
    'New citizens from cards: also to the “starving/new” area, usable from next round. Reason: the End of Round takes back “new” citizens in general.',
  'rule.AW-A.34':
    'Starving citizens at the end: only those unfed at the final check; citizens barred by a titan effect in round 6 are fed if food suffices. Reason: all citizens are taken back before the check.',
  'rule.AW-A.35':
    'Latest moment to use ambrosia: after the last starvation check, before penalties. Reason: “at any time” while the game is on; scoring is no longer part of play.',
  'rule.AW-A.36':
    '“Only three citizens”: exactly three tokens in play, starving ones included. Reason: starting number; fewer than three is impossible.',
  'rule.AW-A.37':
    'Are coins (68), knowledge (16) and ambrosia (40) limited? Ruling: no. Reason: no rule says what happens when they run out; citizens are limited because the numbers on them matter.',
  'rule.AW-A.38':
    'Maximum number of citizens: 5 per player. Reason: 20 tokens, four colours, City Center asks for five.',
  'rule.AW-A.39':
    'Expand may end without a district (all drawn cards go to the bottom). The price is not returned. Reason: keeping one is optional.',
  'rule.AW-A.40':
    'In the deck way of Explore one drawn card must be stored. Reason: wording without “may”; a useless stored card does no harm.',
  'rule.AW-A.41': 'Explore through Crypta Ship in round 1: allowed. Reason: the card grants the action itself.',
  'rule.AW-A.42': 'Distant Outpost triggers even if Learn is declined. Reason: it refers to placing.',
  'rule.AW-A.43':
    'Who passed first? Ruling: by the order of passing, without being asked or not. The card is stored before the next turn.',
  'rule.AW-A.44': 'Collecting ambrosia is automatic and complete. Reason: there is never a reason to leave it.',
  'rule.AW-A.45': 'Umnok’s starting knowledge gives no ambrosia. Reason: it is part of setup.',
  'rule.AW-A.46':
    '“Growth action” is Grow. The charge rules apply among Merlume’s own citizens on the cover token. Reason: name slip.',
  'rule.AW-A.47':
    '“Food you own” counts all active food symbols including the capital and the card just built (River Village, Terraced City); food bought with ambrosia does not count. Reason: a built card works before its one-time effects; bought food exists only during the check.',
  'rule.AW-A.48': 'Scores may be negative. Reason: penalties are unconditional.',
  'rule.AW-A.49': 'Tie after all tie-breaks: shared victory. Reason: nothing further is given.',
  'rule.AW-A.50':
    'Which banners does Hall of War ask for? Ruling: at least 5 green and 5 purple, which balances the other goals.',
  'rule.AW-A.51':
    'Citadel, another card than Citadel of Ivories, appears in an example only: 5 red banners, 7 VP. Ruling: a straight line through it: 2 banners 1 VP, 3 for 3, 4 for 5, 5 for 7, 6 or more for 9.',
  'rule.AW-A.52':
    'Which cards form the C pile is not stated. Ruling: the eleven end-of-game scoring cards of the clarifications (all except Cave Town and Citadel). Reason: there are exactly eleven, and an open pile suits goals that players plan for.',
  'rule.AW-A.53':
    'Are token counts, discard piles and deck sizes public? Ruling: yes. Reason: nothing is hidden behind screens; only stored cards are said to be face down.',
  'rule.AW-A.54':
    'Do others see the three districts of Expand? Ruling: the face-up one they have seen; the other two only the player sees, and the kept one then everybody.',
  'rule.AW-A.55':
    'Guild of Scholars gives the knowledge first, then the trade; both before ambrosia of the Build space is collected. Reason: effects of a purchase belong to the action.',
  'rule.AW-A.56':
    'A player without ready citizens keeps getting turns until passing. Reason: attacks and stored builds need no citizen.',
  'rule.AW-A.57':
    'Component lists differ: round marker twice, the eight cubes missing, 15 or 16 districts. Ruling: 16 districts, as this rulebook says, and cubes, since setup needs them.',
  'rule.AW-A.58': 'Index and text disagree on the page of the card clarifications. Nothing follows from it.',
  'rule.AW-E.1':
    'Start of the round track. The marker on the start space. When round 1 is prepared, the marker is on the circle “A”, the rows are not refreshed and no titan is drawn.',
  'rule.AW-E.2':
    'Titan deck nearly empty. Round 4; the two-star deck is one face-up card; the first two players in turn order have no titan. The first gets that card, the second a three-star titan from below the face-up one.',
  'rule.AW-E.3':
    'Price of a military card. An unused active card with 3 coins on it. When it is used in an attack, the owner pays 4 coins, 7 coins lie on it, and it cannot be used again this round.',
  'rule.AW-E.4':
    'Attack on the Stone Being (defence 8, swords and arrows, 2 banners). A player has Merkian Troops (3 arrows, 1 sword) with 1 coin on them over a retired card with a legacy sword, and 3 swords on empire cards. The attack costs 2 coins, 3 then lie on the card; 3 + 1 + 1 + 3 = 8 is enough. The next titan is turned up, two dice show blank and coin, and the coin costs an active military card; if it is the Merkian Troops, the retired card stays and the 3 coins go to the supply.',
  'rule.AW-E.5':
    'No army, no attack. A player whose empire cards show 6 swords and whose military cards have all been used. When they try to attack a titan with defence 5, the attack is not legal.',
  'rule.AW-E.6':
    'No part payment for feeding. A threatening titan with 3 banners and a player with 2 ambrosia. When confronting, feeding is not offered and 3 dice are rolled. Paying 1 ambrosia to roll only 2 dice is never possible.',
  'rule.AW-E.7':
    'Food at the start. The starting position (food 1 from the capital, 1 from each starting card; citizens 1, 2, 3). When the starvation check is made, food 3 = citizens 3, nobody starves.',
  'rule.AW-E.8':
    'Bonus of the Citadel. A player owns the Citadel and, including it, 5 red banners. When the game is scored, red banners give 16 VP and the Citadel 7 VP more.',
  'rule.AW-E.9': 'Two matching banners. Exactly two green banners. When scored, green gives 4 VP.',
  'rule.AW-E.10':
    'Grow. Citizens 1, 2, 3. When the player performs Grow for 3 coins, they receive citizen 4 in the “starving/new” area, usable next round.',
  'rule.AW-E.11':
    'Card with income and action. An empire card with income 1 and the action “citizen = knowledge”. When its owner places a citizen on it, they gain 1 knowledge at once and still 1 coin in the End of Round; a second citizen cannot be placed on it this round.',
  'rule.AW-E.12':
    'Lost district. Capital 4 and a district of 3 make 7 capacity for 7 empire cards. When the district is lost capacity is 4, all cards stay, and nothing can be built before capacity reaches 8: 4 more. So also 4 for 6 cards and 3 capacity.',
  'rule.AW-E.13':
    'Archivists of Bol. A player has citizens 1, 2, 3, placed citizen 1 on Build and buys the Archivists of Bol. When they trade citizen 1, citizen 1 returns to their supply, citizen 4 stands on Build in its place; a later Grow gives them citizen 1 again.',
  'rule.AW-E.14':
    'Start coins. 4 players, plain boards. Then coins in turn order are 6, 7, 8, 8; with Merlume in third seat on city-state sides 6, 7, 10, 8.',
  'rule.AW-E.15':
    'New ambrosia. Citizens on Labor 0, Build 3, Learn 1, Draft 2 (others 0, Explore and Grow uncovered). Then with 2 players Labor, Expand, Rebuild, Recruit, Explore, Grow get 1 each; with 3 players Learn too; with 4 players Learn and Draft too; Build never.',
  'rule.AW-E.16':
    'Banner table. Banner counts red 7, blue 5, green 3, yellow 1, purple 0 score 22 + 16 + 7 + 2 + 0 = 47 VP.',
  'rule.AW-E.17':
    'Damage beyond the last card. A roll of titan, titan, blank and a player with one undamaged empire card. Then that card is damaged and the second titan symbol has no effect.',
  'rule.AW-E.18':
    'Skill charge. Citizen 2 of A on Build. When B places citizen 1: 1 coin. Citizen 2: free. Citizen 1 with 1 ambrosia: free, and a later citizen 2 of C is also free because only printed skills 1 and 2 stand there.',
  'rule.AW-E.19':
    'Own higher citizen. A’s citizen 3 on Labor. When A places citizen 1 there with 0 coins and 0 ambrosia, the placement is not legal, although Labor would pay 2 coins.',
  'rule.AW-E.20':
    'Ambrosia after the action. Learn with 2 ambrosia and a player with 2 coins and 0 ambrosia. When they place there, Learn cannot be performed (2 coins, and the 2 ambrosia come too late), they decline and take the 2 ambrosia.',
  'rule.AW-E.21':
    'Declining. A full tableau (no capacity). When a citizen is placed on Build, nothing is built and the ambrosia of the space is collected.',
  'rule.AW-E.22':
    'Swords only. A titan with defence 5, swords only, and an army with 2 swords, 3 arrows plus 2 draft swords. Then the value is 4, the attack is not legal; with 2 ambrosia for a sword it is 5 and legal.',
  'rule.AW-E.23':
    'Draft for the round. Two citizens placed on Draft. Then every attack of the player this round has +2 swords; next round +0.',
  'rule.AW-E.24':
    'Stealing a threat. B’s threatening titan with 1 banner. When A defeats it, A takes the card and rolls 1 die; B’s titan space is empty, B does not confront this round and draws a new titan in the next Prepare phase.',
  'rule.AW-E.25':
    'Recruit with a full roster. Army limit 2, City Guard used this round (1 coin), Militia unused with 3 coins. When the player recruits, only Militia may be retired; its 3 coins go to the supply; the new card lies on Militia’s legacy side. With Zaltor City Guard may be chosen too.',
  'rule.AW-E.26':
    'Army lost by damage. Army limit 3 through Barracks and three armies. When Barracks is damaged, the player at once discards one whole army of their choice with its retired cards and coins. When Barracks is repaired later, the third slot is back but empty.',
  'rule.AW-E.27':
    'Starvation. 5 citizens, 3 food, 2 ambrosia. When checked, the player may pay 2 ambrosia for 1 food; then exactly 1 citizen of their choice starves; otherwise exactly 2.',
  'rule.AW-E.28':
    'First-player token. B rebuilds and takes the token (hand up). When C uses Town Hall in the same round, C gains 1 knowledge only. Next round B starts, and the token is hand side down.',
  'rule.AW-E.29':
    'Switch to B. Round 4 of a 3-player game. Then the A row is discarded, 5 B cards are dealt, A deck and A discards leave the game; a stored A card can still be built.',
  'rule.AW-E.30':
    'Round 6. Round 6 has ended. Then titans are confronted, no coins, knowledge or ambrosia are collected, no ambrosia is placed, starvation is checked, then scoring.',
  'rule.AW-E.31':
    'Full scoring. Red 5, blue 4, green 2, yellow 6, purple 1; 1 starving citizen; 2 damaged cards; Citadel (red), Trade Route, Moon Festival; 7 coins with Citadel of Ivories. Then −4 −2 + (16 + 11 + 4 + 22 + 2) + 7 (Citadel) + 4 (Trade Route) + 4 (one set) + 4 (two groups of three coins) = 68 VP.',
  'rule.AW-E.32':
    'Tie-break. Two players with equal VP and coins; one has 9 empire cards, 2 districts, 3 titans, the other 10, 2, 1. Then the first wins (14 to 13).',
  'rule.AW-E.33': 'Feeding, Demanding Titans. A two-banner titan costs 2 ambrosia to feed; with the variant 4.',
  'rule.AW-E.34':
    'Costly Placement. Skills 2 and 4 on a space. When citizen 1 is placed there, 3 coins are due; with 1 ambrosia 2 coins; Amnite pays nothing on Build.',
  'rule.AW-E.35':
    'Titan draft. Round 3, turn order C, A, B; A and B have no titan. Then two two-star titans are laid out; A chooses, B takes the other.',
  'rule.AW-E.36':
    'Umnok. Umnok performs Learn. Then −3 coins, +1 knowledge, +1 ambrosia. A Spy use likewise gives 1 ambrosia.',
  'rule.AW-E.37':
    'Reuse. A has citizen 3 on Labor, 4 ambrosia, and has just placed citizen 1 on Learn. When A pays 4 ambrosia, citizen 3 moves to another action, for example Draft, and resolves it; Labor now has one citizen less. On A’s next turn the normal sequence goes on.',
  'rule.AW-E.38': 'Moon Festival sets. Banner counts 3, 2, 4, 2, 7 give two sets, 8 VP.',
  'rule.AW-E.39': 'Explore bonus. With explore bonuses 2 and 3, way 1 draws 10 cards; 1 is stored, 9 are discarded.',
  'rule.AW-E.40':
    'Repair before income. Round 3, a player with income 7 of which 2 come from Copper Mine, 3 ambrosia, and a confrontation roll (1 die) that damages Copper Mine. When all confrontations are over, the player is asked about repairs; with 2 ambrosia for Copper Mine they collect 7 coins and keep 1 ambrosia, otherwise they collect 5 coins.',
  'rule.AW-E.41':
    'Loot of a lost army. An attack paid only with Reed Corsairs (Loot 1) against a titan with the coin effect “Discard 1 military”, and one coin symbol rolled. When the player discards the Reed Corsairs, they still receive 1 coin for Loot at the end of the attack.',
  'rule.AW-E.42':
    'Card action without effect. Masons’ Yard undamaged and no damaged card. When its owner places a citizen there, nothing is repaired, the citizen counts as placed, and the action cannot be used again this round.',
  'rule.AW-E.43':
    'Repaired farm at the last check. Round 6, 4 citizens, food 3 with Goat Pastures damaged, 2 ambrosia. When the check is made, the player may pay 2 ambrosia for 1 food (no citizen starves, 1 damaged card: −1 VP) or repair Goat Pastures (no citizen starves, no damaged card: 0 VP); without either they lose 4 + 1 = 5 VP.',
  'rule.AW-E.44':
    'Limit drop with an empty slot. Army limit 3 through Barracks, two armies and one empty slot. When Barracks is damaged, nothing is discarded.',
};
