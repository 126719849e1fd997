/** The rules of Akkad in our own words, by id; the rulings and worked examples too. Kept apart from what is said at the table. */
export const rulesEn: { readonly [id: string]: string } = {
  'section.AKK-1': 'Setup',
  'section.AKK-2': 'Round structure; role and worship selection',
  'section.AKK-3': 'Role cards',
  'section.AKK-4': 'Worship cards',
  'section.AKK-5': 'Event phase',
  'section.AKK-6': 'Action phase: turns, actions, passing',
  'section.AKK-7': 'Activation and command tokens',
  'section.AKK-8': 'Land movement',
  'section.AKK-9': 'Boat Trip and River Expedition',
  'section.AKK-10': 'Dangerous terrain and monsters',
  'section.AKK-11': 'Units and combat',
  'section.AKK-12': 'Control, armies, mercenaries, home cities',
  'section.AKK-13': 'Activate a city; Storehouse',
  'section.AKK-14': 'Palace',
  'section.AKK-15': 'Temple, ziggurats, conversion',
  'section.AKK-16': 'Port, canals, trade',
  'section.AKK-17': 'Special actions and action cards',
  'section.AKK-18': 'Quests, Sacred Missions, Akkad, special cities',
  'section.AKK-19': 'Prestige phase',
  'section.AKK-20': 'End of the game',
  'section.AKK-21': 'Player counts',
  'section.AKK-22': 'FAQ and named cards',
  'section.AKK-A': 'Rulings',
  'section.AKK-E': 'Worked examples',
  'rule.AKK-1.01': 'Seats 3 to 6. Seat order is clockwise order for the whole game.',
  'rule.AKK-1.02': 'Each player takes one of the 6 home-city mats; no two players share one. They keep it all game.',
  'rule.AKK-1.03': 'Each player takes one of the 12 character cards; no two players share one. They keep it all game.',
  'rule.AKK-1.04':
    'The rules do not fix how mats and characters are handed out. Default: random seat order; each picks a mat in that order, then each picks a character in reverse order. Options: all random; deal two characters each and keep one.',
  'rule.AKK-1.05': 'Each player takes one colour of units and a command mat.',
  'rule.AKK-1.06': 'Each player chooses the male or female champion figure; the choice has no effect on play.',
  'rule.AKK-1.07': 'Each player receives the units and resources printed on the reverse of their home-city mat.',
  'rule.AKK-1.08': 'Each player additionally receives what the Start Game line of their character gives.',
  'rule.AKK-1.09':
    'Each player puts 2 Admin, 2 Royal and 2 Divine command tokens in the pool on their command mat (6 in total); all other tokens form their supply.',
  'rule.AKK-1.10':
    'All starting units, including the champion, are placed on the owner’s home city. Starting units may exceed the army size at setup; the limit is first checked in the prestige phase of round 1.',
  'rule.AKK-1.11': 'Each player starts with the Storehouse built; Palace, Temple and Port are unbuilt; no upgrades.',
  'rule.AKK-1.12':
    'Each player starts in control of their home city and of every space adjacent to it (adjacent regardless of rivers), except dangerous terrain; put a control marker on each.',
  'rule.AKK-1.13':
    'The central pool of resources is the treasury. Payments that do not go to another player go to the treasury.',
  'rule.AKK-1.14': 'Put the 12 special-city cards on their board places; they have no owner.',
  'rule.AKK-1.15': 'Put 2 rebels on every special (blue) city other than Akkad.',
  'rule.AKK-1.16': 'Put 1 rebel on Akkad (setup option, default 1; see AKK-A.5).',
  'rule.AKK-1.17':
    'Normal (black) cities get no rebels and start uncontrolled, except those next to a chosen home city (AKK-1.12).',
  'rule.AKK-1.18':
    'Every home city not chosen by a player works as a normal city space and gets 2 rebels. The spaces around it are uncontrolled. Applies with 3, 4 and 5 players (5:).',
  'rule.AKK-1.19': 'Put each of the 7 monster tokens face up on its own dangerous-terrain space.',
  'rule.AKK-1.20':
    'Shuffle the 75 action cards into a face-down deck; shuffle the 7 Mercy cards into a face-down deck.',
  'rule.AKK-1.21':
    'Quests: put the quest “Control 5 Cities” face up, shuffle the other 16, reveal 2 of them. Three quests are visible at the start.',
  'rule.AKK-1.22':
    'Events: take out the four mild ones (“Tax Inflation”, “Royal Gift”, “Plentiful Harvest”, “Fertile Sheepfold”); pick one of these four at random; shuffle the other three back with the other eight; put the picked card on top. So round 1 always shows one of those four.',
  'rule.AKK-1.23': 'The round marker starts off the wheel and moves to 1 in the first event phase.',
  'rule.AKK-1.24':
    'First player: each player rolls 5 bones; most hits takes the Crown of Heaven. Players tied for most re-roll among themselves.',
  'rule.AKK-1.25': 'Every player starts at 0 VP.',
  'rule.AKK-1.26': 'The 8 role cards and 8 worship cards are displayed face up with no resources on them.',
  'rule.AKK-1.27':
    'Every home city lies at equal land distance from Akkad and starts with one black city and three resource territories next to it (so the map was made).',
  'rule.AKK-1.28': 'Players start without action cards unless their mat or character gives some.',
  'rule.AKK-1.29':
    'All random results (bones, shuffles, random picks) come from a seeded generator kept by the server, so that games can be replayed.',
  'rule.AKK-1.30':
    'Order of the setup choices: home-city mats, characters, champion figures, then Me-Sag’s residence and split of units, then the roll for the Crown.',
  'rule.AKK-1.31':
    'At the start a player controls two cities (home and the black city next to it), so the army size is 2 (Mari 4; Me-Sag 1 more through the residence). A starting group above it stays legal until the army check of round 1 (AKK-1.10) but cannot march as one group; the interface warns a player who is about to pass while a group is above the limit.',
  'rule.AKK-2.01':
    'A round has four phases in this order: (1) select role and worship; (2) event; (3) action; (4) prestige.',
  'rule.AKK-2.02': 'At most 9 rounds are played.',
  'rule.AKK-2.03':
    'Role selection starts with the holder of the Crown of Heaven and goes clockwise; each player takes one role card from the display.',
  'rule.AKK-2.04': 'With 5 or 6 players each player has exactly one role card per round.',
  'rule.AKK-2.05':
    'With 3 or 4 players, after the first clockwise pass a second clockwise pass follows, again starting with the Crown holder; each player takes a second role card.',
  'rule.AKK-2.06':
    'Worship selection comes after all role picks. The seat just before the Crown holder (the right-hand neighbour) picks first, then it goes counter-clockwise, so the Crown holder picks last.',
  'rule.AKK-2.07': 'Each player takes exactly one worship card, at every player count.',
  'rule.AKK-2.08':
    'Selection is open, one at a time, and mandatory; a card taken is not available to later players this round.',
  'rule.AKK-2.09': 'Chosen cards lie face up on the chooser’s command mat.',
  'rule.AKK-2.10': 'Resources lying on a chosen role or worship card are taken by the chooser at once.',
  'rule.AKK-2.11': 'After all picks, put 1 silver on each role card nobody took.',
  'rule.AKK-2.12': 'After all picks, put 1 grain and 1 sheep on each worship card nobody took.',
  'rule.AKK-2.13': 'These resources accumulate round after round until someone takes the card.',
  'rule.AKK-2.14':
    'With 4 players all eight role cards are taken, so no silver is placed on role cards; with 3 players two stay, with 5 three, with 6 two.',
  'rule.AKK-2.15':
    'Role and worship cards return to the display in the prestige phase; resources lying on unchosen cards stay there.',
  'rule.AKK-3.01':
    'Playing a role card is one action of the action phase. The player performs the primary part; only that player may.',
  'rule.AKK-3.02': 'The user may skip any item of the primary part they do not want or cannot do.',
  'rule.AKK-3.03': 'Primary items are resolved in the printed order.',
  'rule.AKK-3.04': 'Each role card is used once per action phase; after use it is turned face down.',
  'rule.AKK-3.05':
    'When a role card is used, every other player may perform its secondary part once; doing so is optional.',
  'rule.AKK-3.06': 'The user of the card never performs its secondary part, even with two role cards.',
  'rule.AKK-3.07': 'The primary part is completed before any secondary part.',
  'rule.AKK-3.08': 'Secondary parts are offered one player at a time, clockwise from the user.',
  'rule.AKK-3.09': 'Players who have passed may still perform secondary parts.',
  'rule.AKK-3.10':
    '“Pay” a command token: it leaves the payer’s pool and returns to the payer’s own supply; nothing is activated.',
  'rule.AKK-3.11':
    'A unit bought by paying a token may be placed on a legal space even if that space is activated. The same holds for units, ziggurats and canals that a primary part gives, since nothing is activated by it.',
  'rule.AKK-3.12':
    '“Activate”: the token goes from the pool onto the board space; the space must not be activated already, and becomes activated.',
  'rule.AKK-3.13':
    'Only tokens in the pool can be paid or placed; without a fitting token the secondary part cannot be done.',
  'rule.AKK-3.14':
    'An action named on a role card (COLLECT, TRADE, RECRUIT TROOPS, CONVERSION, ziggurat, canal) may be done without owning the matching building.',
  'rule.AKK-3.15':
    'Units gained from a role card must fit the army size at the space; those that do not fit cannot be placed.',
  'rule.AKK-3.16':
    'Units, ziggurats, canals and tokens come from the player’s own supply; what the supply lacks is not gained.',
  'rule.AKK-3.17': '“Without activating” means the chosen city may be activated or not, and does not become activated.',
  'rule.AKK-3.20': 'Primary 1: gain 1 Divine token.',
  'rule.AKK-3.21': 'Primary 2: gain 1 priest, free, at any one city you control.',
  'rule.AKK-3.22':
    'Primary 3: you may either perform one CONVERSION without activating a city, or place 1 ziggurat free on a city you control.',
  'rule.AKK-3.23': 'Secondary, option a: pay 1 Divine token, place 1 priest free at any city you control.',
  'rule.AKK-3.24':
    'Secondary, option b: activate a city space you control with 1 Divine token and place 1 ziggurat free on it. Only one of a and b.',
  'rule.AKK-3.25': 'Primary 1: gain 1 Admin token. Primary 2: gain 3 silver.',
  'rule.AKK-3.26':
    'Primary 3: you may place up to 2 canals free: one on a space you control, the other on any space of the board (dangerous terrain and other players’ spaces included). If only one is placed, it lies on a space you control.',
  'rule.AKK-3.27': 'Secondary: pay 1 Admin token, place up to 2 canals free, each on a space you control.',
  'rule.AKK-3.28':
    'Primary 1: gain 1 Admin token. Primary 2: gain 1 silver for each city you control that touches a river or holds your canal.',
  'rule.AKK-3.29':
    'Primary 3: you may perform one TRADE; no city is activated for it. Secondary: one TRADE, likewise without activation, for the payment of 1 Admin token.',
  'rule.AKK-3.30': 'Primary 1: gain 1 Admin token.',
  'rule.AKK-3.31':
    'Primary 2: you may perform one COLLECT at any city you control, without activating it, from the city’s own space and from ALL adjacent spaces, even those you do not control or that are activated. The own space yields even if activated; spaces held by enemies or rebels yield too; a Storm space and dangerous terrain yield nothing.',
  'rule.AKK-3.32':
    'Secondary: one COLLECT at any city you control, without activating it, for the payment of any 1 command token; the normal COLLECT restrictions apply.',
  'rule.AKK-3.33':
    'In that secondary COLLECT an already activated city may be chosen; its own space then yields only if the player has a canal on it.',
  'rule.AKK-3.34': 'Primary 1: gain 1 Admin token.',
  'rule.AKK-3.35': 'Primary 2: you may build 1 unbuilt building, or gain 1 upgrade of a building you have; free.',
  'rule.AKK-3.36': 'Primary 3: you may pay 1 lapis for 1 additional upgrade; it may belong to the building just built.',
  'rule.AKK-3.37':
    'Secondary: activate a city you control with 1 Admin token; then build 1 building free, or pay 1 lapis for 1 upgrade of a building you have. The activation is needed in both cases.',
  'rule.AKK-3.38': 'Primary 1: gain 1 Royal token.',
  'rule.AKK-3.39':
    'Primary 2: choose another player and a token type in that player’s pool: that player returns one such token to their supply and you gain one token of the same type from your own supply. A type your own supply lacks cannot be chosen.',
  'rule.AKK-3.40':
    'Primary 3: you may buy up to 3 command tokens of your choice at 1 lapis each. Secondary: buy up to 3 command tokens of your choice at 1 lapis each.',
  'rule.AKK-3.41': 'Primary 1: gain 1 Royal token.',
  'rule.AKK-3.42': 'Primary 2: gain either 1 archer or 2 spearmen, free, at any one city you control.',
  'rule.AKK-3.43':
    'Primary 3: you may take one of your command tokens off the board, but not one that marks a River Expedition; retreat tokens are allowed; it returns to your supply and the space is no longer activated.',
  'rule.AKK-3.44':
    'Secondary: for 1 Royal token paid, do RECRUIT TROOPS in your home city at the usual unit costs and within the army size; the city is not activated and need not be under your control.',
  'rule.AKK-3.45': 'Primary 1: gain 1 Royal token. Primary 2: draw 2 action cards.',
  'rule.AKK-3.46':
    'Primary 3: whoever holds the Crown of Heaven now, you may take it yourself or hand it to any other player.',
  'rule.AKK-3.47':
    'A changed Crown does not alter the turn order of the current action phase; it counts from the prestige phase on.',
  'rule.AKK-3.48': 'Secondary: pay 1 Royal token, draw 2 action cards.',
  'rule.AKK-3.49':
    'If enemy units or rebels stand on the home city when the Commander secondary recruits there, the new units are placed and combat starts at once with the recruiter as attacker; if the space is empty of enemies, placing units retakes control.',
  'rule.AKK-3.50':
    'With two role cards (3-4 players) each is played as its own action; the player may do other actions in between, in either order of the two cards.',
  'rule.AKK-3.51':
    'A primary or secondary part that starts a combat, a CONVERSION or a control change is carried through, captures included, before the next item or the next player’s secondary part.',
  'rule.AKK-4.01': 'A worship card helps only its chooser and only during the current round.',
  'rule.AKK-4.02':
    'Cards with the word ACTION are used as a special action, once per action phase. Cards without it apply all round.',
  'rule.AKK-4.03':
    'An, ACTION: look secretly at the top 2 event cards and put them back in any order, each on the top or at the bottom of the deck.',
  'rule.AKK-4.04': 'Ishkur, ACTION: place the Storm token on any space that is not a home city.',
  'rule.AKK-4.05':
    'A Storm space cannot be activated or used by anyone for any reason during this action phase: no COLLECT, TAX, Merchant silver, CONVERSION to or from it, building action, placement of units, canals or ziggurats, and no action card may choose it or the units on it (list:).',
  'rule.AKK-4.06':
    'No unit enters, crosses or leaves a Storm space, by any kind of movement; retreat, escape and displacement into it are not allowed either.',
  'rule.AKK-4.07': 'The Storm may not be placed on the space where it was placed in the previous round.',
  'rule.AKK-4.08': 'The Storm token is removed in the prestige phase.',
  'rule.AKK-4.09':
    'A home city for the Storm rule is a home city owned by a player, or Me-Sag’s residence; unchosen home cities are ordinary spaces.',
  'rule.AKK-4.10':
    'Enki, ACTION: take 1 command token of any type into your pool; then, if you like, change the types of the tokens in your pool at will (swap with your supply, total unchanged).',
  'rule.AKK-4.11': 'Enki is the only way to rearrange token types.',
  'rule.AKK-4.12':
    'Shamash: +1 to all movement of your units: land movement +1 space, Boat Trip +1 water space (so up to 4 water spaces, and with Advanced Docks up to 5 spaces, one of them dry). It adds to Royal Roads and cards.',
  'rule.AKK-4.13': 'Shamash: your units enter and pass dangerous terrain without rolling.',
  'rule.AKK-4.14': 'Enlil, ACTION: gain 1 upgrade for a building you have built, free.',
  'rule.AKK-4.15':
    'Ninhursag: every RECRUIT TROOPS of yours may bring 1 additional unit at no cost, of a type bought in that action, at the same city; it counts toward army size. Without a purchase there is no extra unit, and Mari’s free spearman does not count as a purchase.',
  'rule.AKK-4.16': 'Ishtar: +1 bone to your combat roll in every combat round; not to Volley or Conversion.',
  'rule.AKK-4.17':
    'Suen: +1 bone to each of your conversion attempts this round, in combat and out of it (one bone per attempt, not per priest).',
  'rule.AKK-4.18':
    'The Ishtar and Suen bonuses also count in combats of the event phase of the same round and in River Expedition landings, since the card covers the round.',
  'rule.AKK-4.19': 'An ACTION on a worship card not used in the action phase is lost.',
  'rule.AKK-4.20':
    'A Storm city stays under control: it still counts for army size, quests, missions and special-city bonuses; units on it defend normally if an expedition lands there (AKK-9.33).',
  'rule.AKK-4.21':
    'If An’s ACTION is used, the order stays secret; other players see only how many of the two cards went to the bottom.',
  'rule.AKK-5.01': 'Move the round marker one step forward (to 1 in the first round).',
  'rule.AKK-5.02': 'Reveal the top event card and resolve its text.',
  'rule.AKK-5.03': 'The effect lasts for the current round unless the card says otherwise.',
  'rule.AKK-5.04': 'Combat with rebels caused by an event is resolved now, before the action phase.',
  'rule.AKK-5.05': 'In round 1 no event causes a rebel combat (one of four mild events is on top).',
  'rule.AKK-5.06':
    'Rebels that arrive on a space with a player’s units fight them at once; the player counts as defender. If the player loses or retreats, the surviving rebels hold the space and control ends. Several such combats are resolved clockwise from the Crown holder.',
  'rule.AKK-5.07':
    'Rebels that arrive on a space without units end the control of that space; its control marker is removed.',
  'rule.AKK-5.08':
    'If an event demands resources or units and a player cannot pay in full, they pay as much as possible.',
  'rule.AKK-5.09': 'Resources paid to an event go to the treasury; units go to the owner’s supply.',
  'rule.AKK-5.10':
    'A champion can never be demanded as payment or loss by an event. It can still be beaten in a rebel combat that an event causes (AKK-10.22).',
  'rule.AKK-5.11': 'The player who pays chooses which resources or units to give, unless the card names them.',
  'rule.AKK-5.12': 'Used events go to a face-up pile and do not come back (12 cards, 9 rounds).',
  'rule.AKK-5.13': 'If an event’s effect needs an order, go clockwise from the Crown holder.',
  'rule.AKK-5.14':
    'Rebels that arrive on a space holding only units without attack: the owner may let them escape (AKK-12.15), then control ends; if they stay, combat follows. On a space holding only a player’s mercenaries the mercenaries are removed and control ends.',
  'rule.AKK-5.15':
    'An event combat takes place on an unactivated space and activates nothing; a retreat from it places a token as usual, which stays on the board through the action phase.',
  'rule.AKK-5.16': 'A player to whom an event does not apply (no city, no unit, no space as asked) is skipped.',
  'rule.AKK-6.01': 'Turns go clockwise, beginning with the holder of the Crown of Heaven at the start of the phase.',
  'rule.AKK-6.02': 'On a turn a player takes exactly one action or passes.',
  'rule.AKK-6.03':
    'The actions are: (A) activate a space; (B) play a role card; (C) a special action (ACTION card, ACTION of the character, ACTION of the worship card).',
  'rule.AKK-6.04': 'The phase has no fixed number of turns; it goes on until every player has passed.',
  'rule.AKK-6.05': 'A player who has passed takes no more turns in this phase.',
  'rule.AKK-6.06':
    'A passed player may still do secondary parts of role cards, defend in combat, play reaction and combat cards, and take part in trades.',
  'rule.AKK-6.07': 'A player must have used all their role cards before passing.',
  'rule.AKK-6.08': 'Using the role card is enough even if no item of it is performed.',
  'rule.AKK-6.09': 'A player with no possible action other than an unused role card must play that role card.',
  'rule.AKK-6.10': 'A player with no possible action and no unused role card passes automatically.',
  'rule.AKK-6.11': 'Reaction cards (Sabotage, combat cards and so on) do not count as an action.',
  'rule.AKK-6.12': 'The last player’s pass closes the action phase; the prestige phase follows.',
  'rule.AKK-6.13': '(A)-quests and Sacred Missions may be scored at any moment of the phase when fulfilled.',
  'rule.AKK-6.14': 'If a player reaches 9 VP, the game stops in the middle of whatever is happening.',
  'rule.AKK-7.01': 'Token types: Admin, Royal, Divine.',
  'rule.AKK-7.02': 'To activate a space, move one token from your pool to that space.',
  'rule.AKK-7.03':
    'Activation lets you move units into the space, and/or, if it holds a city you already control, perform the actions of one of your buildings there.',
  'rule.AKK-7.04': 'For movement only, any token type may be used.',
  'rule.AKK-7.05':
    'For a building the token type must match: Storehouse Admin, Palace Royal, Temple Divine, Port Admin.',
  'rule.AKK-7.06':
    'A space may be activated only once per round, by whichever player; activation is common to all players. So a space never bears more than one command token.',
  'rule.AKK-7.07':
    'For the rest of the phase an activated space is closed: no units, of any player, move in or out (apart from the action that activated it; retreats, escapes and displacements are not bound by this).',
  'rule.AKK-7.08':
    'Units may not move through an activated space either (they would enter and leave it); River Expeditions ignore this.',
  'rule.AKK-7.09': 'A city on an activated space cannot be activated for buildings again this round.',
  'rule.AKK-7.10':
    'An activated space gives no resources in COLLECT and no silver in TAX, except where a canal, role card or action card says so.',
  'rule.AKK-7.11':
    'An activation as action (A) must do something: at least one unit is moved toward the space by a legal path, or at least one building action is used on it, or the monster on it is fought by units already there.',
  'rule.AKK-7.12': 'A space that no unit of the player can reach may not be activated for movement.',
  'rule.AKK-7.13':
    'Move and building action may be combined in one action only if the player controlled that city before the action; never in the action in which the city is gained, even if it was empty.',
  'rule.AKK-7.14':
    'In a combined action movement comes first, then the building, and the token must match the building.',
  'rule.AKK-7.15': 'Tokens on the board return to the owner’s supply (not the pool) in the prestige phase.',
  'rule.AKK-7.16':
    'Gained tokens come from the owner’s supply to the pool. If the supply lacks the chosen type, another type must be chosen; with an empty supply nothing is gained.',
  'rule.AKK-7.17': 'There is no limit on the number of tokens in the pool other than the supply.',
  'rule.AKK-7.18': 'A retreat token comes from the supply, not from the pool.',
  'rule.AKK-7.19':
    'Spaces entered by Challenge cards, displacement by conversion, escape or redistribution are not activated by it.',
  'rule.AKK-7.20':
    'Activations made through a role card (Priest or Builder secondary) put the token on the space and close it like any other; they give no movement and no building action beyond what the role card says.',
  'rule.AKK-8.01': 'There are three kinds of movement: land movement, Boat Trip, River Expedition.',
  'rule.AKK-8.02': 'Every unit has a land move of 1 space.',
  'rule.AKK-8.03':
    'Royal Roads (Palace upgrade) gives +1 land move to all the owner’s units; it does not affect Boat Trips.',
  'rule.AKK-8.04': 'All units move toward the one activated space; units may come from any number of different spaces.',
  'rule.AKK-8.05': 'The player chooses which units move; at least one must reach the space.',
  'rule.AKK-8.06':
    'After movement, the player’s counted units in the space must not exceed their army size (mercenaries not counted).',
  'rule.AKK-8.07': 'Units standing in an activated space cannot move (AKK-7.07).',
  'rule.AKK-8.08':
    'Land movement follows adjacency. Between two adjacent spaces separated by the Tigris or Euphrates it needs a crossing point on that border.',
  'rule.AKK-8.09': 'A player who has built the Port crosses rivers anywhere.',
  'rule.AKK-8.10':
    'A unit may not pass through a space that holds another player’s units or rebels. It must go round or end there and fight.',
  'rule.AKK-8.11':
    'Passing through or entering a space without enemy units gives control of it at once, even if another player controlled it (dangerous terrain excepted).',
  'rule.AKK-8.12':
    'Entering the activated space with enemy units or rebels in it starts combat at once; movement of all groups is completed first, so they fight together.',
  'rule.AKK-8.13': 'Victory in combat gives control of the space.',
  'rule.AKK-8.14':
    'Mercenaries move only together with at least one of the player’s own units from the same space by the same path.',
  'rule.AKK-8.15': 'Mercenaries may be left behind without an own unit; they then cannot move or fight.',
  'rule.AKK-8.16':
    'In one action some units may use land movement and others a Boat Trip to the same activated space; one unit or group cannot combine both.',
  'rule.AKK-8.17': 'When own units leave a space, control stays with the player (marker).',
  'rule.AKK-8.18':
    'Units already in the activated space stay and take part in any combat there (possible only on dangerous terrain, against a monster).',
  'rule.AKK-8.19':
    'A different own group may be passed through freely; army size is checked only in the activated space.',
  'rule.AKK-8.20':
    'For a movement or expedition the army size is the one the player has when the action begins; cities gained on the way or at the destination do not raise it for that action.',
  'rule.AKK-8.21':
    'A moving group resolves its path space by space: danger roll, then control of the passed space with everything that follows (special-city card, Akkad point, ziggurat). Groups are resolved one after the other in the mover’s order.',
  'rule.AKK-8.22':
    'Enemy units without attack, or lone mercenaries, also block passage; they give way only if the group ends its move there (AKK-12.13, 12.15).',
  'rule.AKK-9.01':
    'A space is a water space for a player if it touches the Tigris or Euphrates or holds that player’s own canal. Canals of others do not count.',
  'rule.AKK-9.02':
    'Two adjacent spaces are water-linked for a player if both touch the same river, or if both are water spaces and at least one holds that player’s canal.',
  'rule.AKK-9.03': 'A Boat Trip needs the Port.',
  'rule.AKK-9.04':
    'A Boat Trip moves up to 3 spaces along water links; start, end and all spaces between are water spaces.',
  'rule.AKK-9.05': 'A unit must begin and end a Boat Trip on water spaces (unless Advanced Docks).',
  'rule.AKK-9.06':
    'Advanced Docks: one extra space, either before boarding or after landing, which is not a water space for the player and is adjacent to the trip’s first or last water space; not both ends; up to 4 spaces in all.',
  'rule.AKK-9.07': 'Advanced Docks by itself never allows a fourth water space (Shamash does, AKK-4.12).',
  'rule.AKK-9.08': 'A Boat Trip needs an activated destination like land movement, any token type.',
  'rule.AKK-9.09':
    'A Boat Trip may not pass through spaces with other players’ units or rebels, activated spaces or the Storm.',
  'rule.AKK-9.10': 'A Boat Trip gives control of the empty spaces it passes and enters, as in AKK-8.11.',
  'rule.AKK-9.11': 'A Boat Trip may end in a space with enemies and starts combat there.',
  'rule.AKK-9.12': 'Royal Roads does not lengthen Boat Trips; Shamash does (AKK-4.12).',
  'rule.AKK-9.13': 'The dry step of Advanced Docks crosses rivers freely, since the player has a Port.',
  'rule.AKK-9.14': 'A River Expedition needs the Port.',
  'rule.AKK-9.15':
    'The player activates the destination with a token of any type; the destination must not be activated yet.',
  'rule.AKK-9.16':
    'Departure and destination must be connected by water links for the player; there is no distance limit.',
  'rule.AKK-9.17':
    'The destination may not be another player’s home city (Me-Sag’s residence included), whoever controls it now. The player’s own lost home city and unchosen home cities are allowed.',
  'rule.AKK-9.18': 'The expedition passes enemy units, rebels, activated spaces and dangerous terrain without effect.',
  'rule.AKK-9.19':
    'Committed units are put in the River Expedition area and are out of play for the rest of the action phase: they cannot be attacked, moved, converted, counted for presence or removed by cards.',
  'rule.AKK-9.20': 'Units may be committed from several spaces to the same destination in the one action.',
  'rule.AKK-9.21': 'Units in activated spaces or under the Storm cannot be committed.',
  'rule.AKK-9.22':
    'The number of own units committed plus own units already at the destination must fit the army size at the time of committing; mercenaries need an own unit along.',
  'rule.AKK-9.23': 'Each player may have only one expedition per action phase.',
  'rule.AKK-9.24':
    'A single activation is either normal movement (land and Boat Trip) or an expedition, not both; an expedition’s activation gives no building action, since its units do not arrive in that action.',
  'rule.AKK-9.25': 'The expedition takes no control of spaces on the way.',
  'rule.AKK-9.26': 'Landing happens at the very beginning of the prestige phase, before quests (AKK-19.02).',
  'rule.AKK-9.27':
    'At landing, enemy units or rebels in the destination mean combat with the lander as attacker; otherwise the lander takes control.',
  'rule.AKK-9.28': 'Dangerous-terrain rolls never apply to an expedition, not even at the destination.',
  'rule.AKK-9.29': 'An expedition that lands on a monster’s terrain may fight the monster if the owner wants.',
  'rule.AKK-9.30': 'The expedition’s token cannot be removed by the Commander primary.',
  'rule.AKK-9.31': 'Several landings are resolved clockwise from the Crown holder.',
  'rule.AKK-9.32': 'A lander may exceed the army size if cities were lost meanwhile; the later army check handles it.',
  'rule.AKK-9.33': 'The Storm on the destination does not stop the landing, because it binds only the action phase.',
  'rule.AKK-9.34':
    'At landing AKK-12.13 (lone mercenaries) and AKK-12.15 (units without attack) apply as for any arrival. Own units that stand on the destination join the landing group.',
  'rule.AKK-9.35':
    'An expedition counts as started when the units are committed; later loss of a canal or of control on the way does not stop it.',
  'rule.AKK-10.01': 'Red spaces are dangerous terrain. Nobody can control them; they yield no resources.',
  'rule.AKK-10.02': 'Units may enter and stay there.',
  'rule.AKK-10.03':
    'Each group that enters (ends in or passes through) dangerous terrain by land or Boat Trip rolls 1 bone per such space; on a hit one unit of that group is removed to supply.',
  'rule.AKK-10.04':
    'The owner chooses the unit; the champion cannot be chosen, and an own unit cannot be chosen if that leaves mercenaries alone. With no eligible unit nothing is lost.',
  'rule.AKK-10.05': 'A group is the set of units taking the same path from the same space in one action.',
  'rule.AKK-10.06': 'The roll happens before any combat in that space.',
  'rule.AKK-10.07': 'A retreat into dangerous terrain also rolls.',
  'rule.AKK-10.08':
    'A canal may be built on dangerous terrain. Its owner passes through that space by Boat Trip without rolling; ending there, or entering by land, still rolls.',
  'rule.AKK-10.09': 'A monster does not block movement and does not attack by itself.',
  'rule.AKK-10.10':
    'Fighting a monster is optional when units enter its space; the space must be the activated destination. Passing through never allows a fight.',
  'rule.AKK-10.11':
    'If the player’s units already stand there, the player must activate that space to fight; impossible if the space is already activated.',
  'rule.AKK-10.12': 'Units already there and units moved in fight together.',
  'rule.AKK-10.13': 'A monster rolls 2 bones per combat round and takes 4 hits.',
  'rule.AKK-10.14': 'Monsters cannot be converted. They have no volley, do not retreat and do not convert.',
  'rule.AKK-10.15':
    'Volley hits of archers count against the monster. A shield bearer reduces the monster’s roll by 1 bone.',
  'rule.AKK-10.16': 'Reward for victory: choose one of 2 lapis, 1 command token of any type, 2 action cards.',
  'rule.AKK-10.17': 'A defeated monster is turned over and cannot be fought again this round by anyone.',
  'rule.AKK-10.18': 'A player can never fight again a monster they have already killed (all game).',
  'rule.AKK-10.19': 'Turned monsters are turned back in the prestige phase.',
  'rule.AKK-10.20':
    'The player of Uruk takes the reward and removes each monster they defeat from the board for good (it counts for the Sacred Mission); nobody can fight it any more. The space stays dangerous terrain.',
  'rule.AKK-10.21': 'Hits on a surviving monster are not kept after the combat.',
  'rule.AKK-10.22':
    'A champion beaten by a monster or rebels is off the board until the prestige phase and then returns to its home city.',
  'rule.AKK-10.23':
    'If enemy units stand on the dangerous terrain, combat with them comes first; after a victory the player may still choose to fight the monster in the same action.',
  'rule.AKK-10.24':
    'If the player’s army and the monster destroy each other, there is no reward; the monster is turned (Uruk: claimed), and it counts for quests and for Uruk’s mission.',
  'rule.AKK-10.25':
    'If danger rolls remove every unit of a group, the group never arrives; the activation stands even if nobody arrives.',
  'rule.AKK-10.26':
    'A token chosen as monster reward goes to the pool; two action cards are drawn under the hand limit; a reward item that cannot be given (empty supply or decks) may not be chosen.',
  'rule.AKK-10.27':
    'Several players’ units never share a space after an action is over, dangerous terrain included: whoever enters fights.',
  'rule.AKK-11.01': 'Spearman: 1 bone, 1 hit point, cost 1 grain + 1 silver for 2.',
  'rule.AKK-11.02': 'Archer: 2 bones, 1 hit point, Volley, cost 1 grain + 1 sheep + 1 silver.',
  'rule.AKK-11.03': 'Priest: no attack, 1 hit point, Conversion; trained at the Temple for 1 silver + 2 sheep.',
  'rule.AKK-11.04': 'Chariot: 3 bones, 2 hit points, cost 2 sheep + 2 grain + 2 silver.',
  'rule.AKK-11.05': 'Shield bearer: no attack, 2 hit points, Block; cost 2 grain + 2 sheep.',
  'rule.AKK-11.06': 'Champion: 4 bones, 2 hit points, cannot die, not for sale; it comes back to the home city.',
  'rule.AKK-11.07': 'Mercenary and rebel: 1 bone, 1 hit point.',
  'rule.AKK-11.08': 'A home-city mat may improve units of its player only.',
  'rule.AKK-11.09':
    'Block: while an army has at least one shield bearer, the enemy’s combat roll loses 1 bone (1 in total, whatever the number of shield bearers; minimum 0; rebels and monsters included) and enemy archers cannot Volley.',
  'rule.AKK-11.10':
    'Combat happens whenever units of different players, or of a player and rebels, are in the same space.',
  'rule.AKK-11.11': 'The attacker is the player whose units arrived; the other side is the defender.',
  'rule.AKK-11.12':
    'Order of one combat: retreat declaration; combat cards; Conversion and Volley (first round only); combat roll; hits; then again from retreat declaration; after the end, captures.',
  'rule.AKK-11.13':
    'Only the two involved players may play cards in it; a third player may only play Sabotage against an action card.',
  'rule.AKK-11.14':
    'At the start of every combat round each player may declare retreat; the attacker decides first, then, if the attacker does not retreat, the defender.',
  'rule.AKK-11.15':
    'A retreat needs an adjacent space that is empty of units (whoever controls it) or is controlled by the retreating player.',
  'rule.AKK-11.16':
    'Retreat is to one adjacent space only, reachable as by land movement (crossing point or Port), not a Storm space.',
  'rule.AKK-11.17':
    'The retreat happens after the current combat round has been fought in full, including Conversion and Volley if it is the first.',
  'rule.AKK-11.18': 'All surviving units of that side go together to the space chosen at the declaration.',
  'rule.AKK-11.19':
    'The retreating player puts a token of any type from their supply (not the pool) on that space; it is then activated.',
  'rule.AKK-11.20': 'If the space already bears a token, retreat is still allowed and no second token is placed.',
  'rule.AKK-11.21': 'Without a token in the supply a retreat cannot be declared, unless AKK-11.20 applies.',
  'rule.AKK-11.22': 'A retreat may make the group larger than the army size; that is allowed until the prestige phase.',
  'rule.AKK-11.23': 'A retreat into an empty space takes control of it (dangerous terrain excepted).',
  'rule.AKK-11.24': 'A retreating side that survives counts as defeated; the other side is victorious.',
  'rule.AKK-11.25':
    'If the retreating side is wiped out in that round, or wipes out the other side, there is no retreat move; in the second case it is the victor.',
  'rule.AKK-11.26': 'Rebels and monsters never retreat. Players may retreat from rebels and monsters.',
  'rule.AKK-11.27': 'Cards that change a roll must be played before that roll.',
  'rule.AKK-11.28': 'Cards that cancel hits may be kept until the number of hits is known.',
  'rule.AKK-11.29':
    'A player may play several different cards, but not two copies of the same card at the same time (same step of the same combat round); a further copy may be played in a later round.',
  'rule.AKK-11.30':
    'Before each roll the attacker is asked for cards first, then the defender, until both decline in a row.',
  'rule.AKK-11.31': 'Conversion takes place once per combat, before Volley, in the first round.',
  'rule.AKK-11.32':
    'It is possible only if exactly one side has at least one priest; if both sides have a priest, no Conversion takes place.',
  'rule.AKK-11.33': 'It is optional.',
  'rule.AKK-11.34':
    'Bones: 1 per priest, plus 1 per own ziggurat on or adjacent to the combat space, plus other bonuses (Suen, home city, character, cards).',
  'rule.AKK-11.35': 'Each hit converts one enemy unit, up to the number of priests, even if more bones were rolled.',
  'rule.AKK-11.36': 'The opposing player chooses which of their units are converted.',
  'rule.AKK-11.37': 'Champions cannot be converted; with only a champion left nothing happens.',
  'rule.AKK-11.38':
    'The converted unit returns to its owner’s supply; the converter adds an identical unit from their own supply. If their supply has none, the unit is only removed.',
  'rule.AKK-11.39': 'An injured unit stays injured when converted.',
  'rule.AKK-11.40':
    'Mercenaries can be converted and become mercenaries of the converter; they no longer count for the mercenary capture.',
  'rule.AKK-11.41': 'The last own unit cannot be given up while mercenaries remain in that army.',
  'rule.AKK-11.42': 'Rebels can be converted in combat and become the player’s mercenaries.',
  'rule.AKK-11.43':
    'An enemy ziggurat on or adjacent to the combat space, owned by the player under attack by the Conversion, prevents it.',
  'rule.AKK-11.44': 'Units gained by Conversion may exceed the army size.',
  'rule.AKK-11.45': 'Volley takes place once per combat, after Conversion, before the first combat roll.',
  'rule.AKK-11.46':
    'Each side’s archers roll 1 bone each, both sides at the same time; the hit side assigns hits and removes losses before the combat roll.',
  'rule.AKK-11.47': 'A side whose enemy has a shield bearer gets no Volley.',
  'rule.AKK-11.48':
    'Archers killed by the enemy Volley have already rolled theirs, but do not roll in the combat roll.',
  'rule.AKK-11.49': 'Hit-cancelling cards may be used against Volley hits.',
  'rule.AKK-11.50':
    'Each side adds the bones of its units able to fight, plus bonuses, minus reductions (minimum 0); both roll at the same time.',
  'rule.AKK-11.51': 'Each hit face counts as one hit on the other side.',
  'rule.AKK-11.52':
    'A player assigns the hits suffered to their own units as they choose; all hits must be assigned as long as units can take them; surplus is lost.',
  'rule.AKK-11.53': 'Hits are assigned simultaneously; both sides lose units of the same roll.',
  'rule.AKK-11.54': 'A unit with as many hits as hit points is removed to supply, except a champion.',
  'rule.AKK-11.55':
    'A unit with hits but hit points left is injured; it keeps full attack strength and stays injured until the prestige phase.',
  'rule.AKK-11.56':
    'Mercenaries must take hits before the last own unit is killed; as long as mercenaries remain, the last own unit cannot be killed.',
  'rule.AKK-11.57':
    'A champion that has taken 2 hits is beaten: it rolls no more bones and takes no more hits in this combat.',
  'rule.AKK-11.58':
    'Hits on rebels and monsters are assigned automatically. Rebel and monster bones are rolled by the system.',
  'rule.AKK-11.59':
    'If both sides still have units able to fight, go back to the retreat declaration; Conversion and Volley are not repeated.',
  'rule.AKK-11.60':
    'If after a roll one side has only units without attack (priests, shield bearers) and the other can attack, the weaker side is defeated and those units may escape as in AKK-12.15.',
  'rule.AKK-11.61':
    'If in a combat round neither side rolls a single bone (no attackers on both sides, or all bones lost to Block and cards), the attacker must retreat after it as in AKK-11.15 to 11.20, a missing supply token being no obstacle; if no space exists, the attacker’s units go to supply and an attacking champion counts as beaten. Rebels as attackers are removed.',
  'rule.AKK-11.62': 'A side reduced to a beaten champion only has been destroyed.',
  'rule.AKK-11.63':
    'A side reduced to no units by Conversion or Volley is defeated at once; if both Volleys empty both sides, it is mutual destruction.',
  'rule.AKK-11.64': 'The side with units left, or whose enemy retreated, is victorious.',
  'rule.AKK-11.65':
    'A victorious attacker takes control of the space (not on dangerous terrain). A victorious defender keeps it.',
  'rule.AKK-11.66':
    'Champion capture: a champion beaten in combat on the losing side is taken by the victorious player and stays out of play until ransomed or for one full action phase (AKK-19.20).',
  'rule.AKK-11.67': 'A champion that retreats alive is not captured.',
  'rule.AKK-11.68':
    'A beaten champion on the victorious side stays in the space with no hit points; it neither rolls, takes hits nor moves (except in a retreat of its army) until healed, and is captured, which counts as defeating it, if an enemy enters with no other own unit able to fight present; it cannot escape by AKK-12.15.',
  'rule.AKK-11.69':
    'Mercenary capture: the victorious player may take max(1, floor(n / 2)) mercenaries, n = mercenaries in the losing army at the start of combat minus converted ones; nothing if n = 0.',
  'rule.AKK-11.70':
    'Captured mercenaries join the victor’s army in that space immediately; killed ones count as available; survivors of a retreat fill the rest.',
  'rule.AKK-11.71': 'Rebels do not give mercenaries by being beaten.',
  'rule.AKK-11.72':
    'If the victor is rebels or a monster, mercenaries of the loser are just removed and no champion is captured.',
  'rule.AKK-11.73': 'A ziggurat of the defeated player in the combat space is removed to that player’s supply.',
  'rule.AKK-11.74':
    'Mutual destruction: nobody is victorious; control of the space does not change; champions go back to their owners without ransom and stay off the board until the prestige phase; nobody takes mercenaries.',
  'rule.AKK-11.75':
    'Mutual destruction still counts for quests about defeating a player or a champion, for Mari’s mission and for Uruk’s mission (monster claimed, no reward) – for both players where both qualify.',
  'rule.AKK-11.76': 'Special-city card, Akkad point and quest checks follow directly after control changes.',
  'rule.AKK-11.77': 'A combat outside the action phase (event, landing) uses the same rules.',
  'rule.AKK-11.78':
    'For AKK-11.60 and 11.61 units without attack are priests, shield bearers and beaten champions; mercenaries and rebels can attack. Under AKK-11.60 a beaten champion of the defeated side is captured, the others may escape; with no city to go to they are removed.',
  'rule.AKK-11.79':
    'Order of settlement after a combat: losses; victory or mutual destruction; Narrow Escape, then champion capture; mercenary capture; ziggurat; control with its consequences (AKK-11.76); retreat move of the loser before the victor takes control.',
  'rule.AKK-11.80':
    'Bonuses and reductions are added first and the result is cut at 0 once per roll; an army without any unit able to attack rolls no bone even with bonuses.',
  'rule.AKK-11.81': 'A champion captured, displaced or off the board has no injuries when it comes back.',
  'rule.AKK-12.01':
    'Entering or passing an empty space gives control instantly, even against another player’s marker; dangerous terrain excepted.',
  'rule.AKK-12.02':
    'A space with a player’s units in it and no enemy is controlled by that player (except dangerous terrain).',
  'rule.AKK-12.03': 'Control is shown by units or a marker and lasts without units.',
  'rule.AKK-12.04': 'Territories for counting are all controlled spaces, cities included.',
  'rule.AKK-12.05': 'Cities for counting are home cities, Akkad, special cities and normal cities, wherever they lie.',
  'rule.AKK-12.06':
    'Army size = number of cities controlled, home city included. With no city it counts as 1, so that a beaten player can still move, recruit by the Commander secondary and come back.',
  'rule.AKK-12.07': 'Mari: army size = number of cities controlled + 2 (2 with no city).',
  'rule.AKK-12.08': 'Every own unit (champion, priest and shield bearer included) counts; mercenaries do not.',
  'rule.AKK-12.09':
    'The limit is per space and is enforced when recruiting or training, when combining groups by movement or expedition, and for units from role or action cards.',
  'rule.AKK-12.10':
    'Other causes (conversion, retreat, displacement, lost cities, setup) may exceed it until the prestige phase.',
  'rule.AKK-12.11': 'Spearmen bought as a pair with room for only one: only one is placed, the full price is paid.',
  'rule.AKK-12.12': 'Mercenaries cannot move or fight without an own unit in the same group.',
  'rule.AKK-12.13':
    'If an enemy moves into a space where only mercenaries of another player stand, there is no fight: the owner loses the space, the entering player takes max(1, floor(n / 2)) of them, the rest are removed.',
  'rule.AKK-12.14':
    'Lone mercenaries still block passage through their space. They hold the space for their owner until an enemy ends a move there.',
  'rule.AKK-12.15':
    'If only units without attack (priests, shield bearers) are present when an enemy moves in, their owner may let them escape to the nearest city they control; if they do not (or have no city), combat takes place.',
  'rule.AKK-12.16':
    'Nearest is counted in spaces by adjacency regardless of rivers; among equals the owner chooses. Escape may exceed the army size.',
  'rule.AKK-12.17':
    'A player without control of their home city cannot score quests or gain any VP until they retake it.',
  'rule.AKK-12.18':
    'Control of the home city can be lost and regained like any space; the player stays in the game even without any space.',
  'rule.AKK-12.19':
    'A champion is never removed by effects that make a player lose units; it can only be beaten in combat, displaced, or chosen voluntarily (AKK-22.04).',
  'rule.AKK-12.20':
    'A champion returning to a home city that its owner does not control (enemy, rebels): it waits off the board and returns in step 13 of the first prestige phase in which its owner controls a home city again.',
  'rule.AKK-12.21': 'Taram-Akkad’s champions are permanently out of the game when defeated.',
  'rule.AKK-12.22': 'Units returned to supply can be recruited again.',
  'rule.AKK-12.23': 'Other players’ home cities can be captured like other cities and count as cities for the captor.',
  'rule.AKK-12.24':
    'A space held by rebels is controlled by nobody; it gives no tax, no yield (except to a canal owner) and does not count as a city of anyone.',
  'rule.AKK-12.25':
    'Rebels never move or attack on their own; they act only when a player enters, when an event or card places them, or when they are converted.',
  'rule.AKK-12.26': 'A champion that is beaten, captured or off the board counts nowhere for army size.',
  'rule.AKK-12.27':
    'A CONVERSION against a space with lone mercenaries turns them into mercenaries of the converter, as with rebels.',
  'rule.AKK-12.28':
    'Escaping, displaced or returning units never start a combat; “nearest” looks only at spaces the owner controls, Storm spaces left out.',
  'rule.AKK-13.01':
    'To activate a city, place a matching token on a space with a city you control. Any city kind works.',
  'rule.AKK-13.02':
    'You choose one of your built buildings; you may do any of its actions, each at most once, in the listed order; any may be skipped.',
  'rule.AKK-13.03': 'A building not built cannot be used. An upgrade can be gained only for a building already built.',
  'rule.AKK-13.04':
    'Buildings are built and upgrades gained only by the Builder role, the Enlil worship card and cards that say so.',
  'rule.AKK-13.05': 'Each building and each upgrade exists once per player.',
  'rule.AKK-13.06': 'Buildings and upgrades are never lost (no rule removes them).',
  'rule.AKK-13.07': 'Storehouse order: COLLECT, then HIRE MERCENARY. Admin token.',
  'rule.AKK-13.08':
    'COLLECT: take 1 resource from the treasury for the activated city’s own space and for each adjacent space that you control and that was not activated before this action.',
  'rule.AKK-13.09':
    'The type is the colour of the space: yellow grain, white sheep, grey silver, blue lapis. Dangerous terrain gives nothing.',
  'rule.AKK-13.10':
    'Home cities and Akkad have several colours; the collector chooses one of them each time. Akkad: any of the four.',
  'rule.AKK-13.11': 'Adjacent means sharing a border, rivers notwithstanding.',
  'rule.AKK-13.12':
    'A space with the collector’s canal is collected even if it is activated and even if the collector does not control it.',
  'rule.AKK-13.13':
    'Adjacent spaces not controlled, or activated by anyone before, give nothing unless AKK-13.12 or a card applies.',
  'rule.AKK-13.14':
    'Sheepfold: every space that gives sheep in your COLLECT gives 2. Granary: every space that gives grain gives 2. This includes city spaces and chosen colours.',
  'rule.AKK-13.15': 'Events, special cities and action cards may change amounts.',
  'rule.AKK-13.16':
    'HIRE MERCENARY: pay 1 silver, place 2 mercenaries on the activated space; once per Storehouse activation.',
  'rule.AKK-13.17': 'Mercenaries do not count for army size.',
  'rule.AKK-13.18': 'Mercenaries may be hired in a city without own units; they then wait there (AKK-8.15).',
  'rule.AKK-13.19': 'Built buildings and upgrades are shown as tiles on the mat and are public.',
  'rule.AKK-13.20':
    'Yield order in one COLLECT: each space gives 1 (2 with the fitting Storehouse upgrade, 0 under Drought or Storm); then flat additions of events, home city, character, special cities and cards are added once each, never doubled. An addition tied to a resource (“that gives grain”) needs at least 1 of it from a space.',
  'rule.AKK-13.21': 'The Governor COLLECTs and COLLECTs by card count as COLLECT for every bonus.',
  'rule.AKK-13.22': 'An unchosen home city keeps its two colours; whoever controls it chooses grain or sheep there.',
  'rule.AKK-14.01': 'Palace order: RECRUIT TROOPS, then TAX. Royal token.',
  'rule.AKK-14.02':
    'RECRUIT TROOPS: buy any number and mix of spearmen (pairs), archers, chariots and shield bearers at cost, placed on the activated city.',
  'rule.AKK-14.03': 'The group there must not exceed the army size. The limit counts figures.',
  'rule.AKK-14.04': 'Priests are not recruited at the Palace, champions never.',
  'rule.AKK-14.05':
    'A pair of spearmen cannot be bought as a half; if army size or supply leaves room for one, one is placed at full price.',
  'rule.AKK-14.06': 'If there is no room or supply for a unit type at all, it cannot be bought.',
  'rule.AKK-14.07':
    'TAX: take 1 silver for each city you control that was not activated before this action; the city activated for this action counts.',
  'rule.AKK-14.08': 'Taxed cities need not be adjacent to the activated one or connected with it.',
  'rule.AKK-14.09': 'Tax Reform: +1 silver per 3 cities you control, rounded down; activated cities count here.',
  'rule.AKK-14.10': 'A Storm city gives no tax and is not counted for Tax Reform.',
  'rule.AKK-14.11': 'Mari (Horde): each RECRUIT TROOPS gives 1 spearman free if it fits; no purchase is needed.',
  'rule.AKK-14.12': 'If the activated city holds only the player’s mercenaries or nothing, recruiting there is normal.',
  'rule.AKK-14.13': 'Price cuts from different sources add up; no part of a price falls below 0.',
  'rule.AKK-14.14':
    'Flat additions to TAX (events, special cities, cards) are added once per TAX, after the count; TAX with no countable city still gives them.',
  'rule.AKK-15.01': 'Temple order: TRAIN PRIEST, then CONVERSION, then BUILD ZIGGURAT. Divine token.',
  'rule.AKK-15.02':
    'TRAIN PRIEST: pay 1 silver + 2 sheep, place 1 priest on the activated city; one per activation; army size applies.',
  'rule.AKK-15.03':
    'BUILD ZIGGURAT: pay 3 grain + 3 sheep, place 1 ziggurat on the activated city space; one per activation.',
  'rule.AKK-15.04':
    'Ziggurats stand only on city spaces the builder controls; at most one ziggurat per space; 7 per player.',
  'rule.AKK-15.05':
    'Ziggurat bonus: +1 bone for a conversion attempt of the owner per own ziggurat on or adjacent to the space of the converting priests, in and out of combat.',
  'rule.AKK-15.06':
    'Ziggurat protection: no conversion attempt may be made against the owner on the ziggurat’s space or spaces adjacent to it.',
  'rule.AKK-15.07':
    'A ziggurat is removed to its owner’s supply when another player takes control of its space, by any means. Rebels taking the space also remove it.',
  'rule.AKK-15.08':
    'CONVERSION targets one space: controlled by another player, or held by rebels, or uncontrolled; not dangerous terrain, not the player’s own.',
  'rule.AKK-15.09':
    'The target must be adjacent to a space with at least one of the player’s priests; rivers do not matter.',
  'rule.AKK-15.10':
    'The priests’ space must not have been activated before this action; the city activated for this very Temple action may serve.',
  'rule.AKK-15.28':
    'The same condition holds for a CONVERSION done without activating a city (Priest primary): the priests’ space must not be activated.',
  'rule.AKK-15.11': 'No other player’s priest may be in the target space.',
  'rule.AKK-15.12':
    'No ziggurat of the player who controls or occupies the target may be on or adjacent to the target (AKK-15.06). Ziggurats of third players do not matter, and none protects rebels or uncontrolled spaces.',
  'rule.AKK-15.13': 'Only priests of a single space take part; priests of other spaces add nothing.',
  'rule.AKK-15.14':
    'Bones: 1 per priest in that space, +1 per own ziggurat in range, + bonuses. One hit is enough; more hits add nothing.',
  'rule.AKK-15.15': 'The priests need not be near the activated Temple city.',
  'rule.AKK-15.16':
    'Success: the player takes control of the target; the priests do not move; the target is not activated.',
  'rule.AKK-15.17':
    'Success against a space with another player’s units: all these units, mercenaries with them, go to the nearest space their owner controls after the loss (owner chooses among equals; distance as in AKK-12.16; may exceed army size). If the owner controls no space, non-champion units go to supply and the champion waits off-board until prestige.',
  'rule.AKK-15.18':
    'Success against rebels: the rebels become the player’s mercenaries in that space, with or without Zealotry.',
  'rule.AKK-15.19':
    'Zealotry: success against a space with another player’s units removes them all to that player’s supply and the converter may replace each with an identical own unit from supply, as far as the supply goes; mercenaries become the converter’s mercenaries.',
  'rule.AKK-15.20':
    'Zealotry and a champion: it goes at once to its owner’s home city; if that city was the converted space or is not under the owner’s control, AKK-12.20 applies.',
  'rule.AKK-15.21': 'Units gained by Zealotry may exceed the army size.',
  'rule.AKK-15.22': 'Akkad can never be taken by CONVERSION. Other special cities, normal cities and home cities can.',
  'rule.AKK-15.23': 'A target may be activated; the activation token stays.',
  'rule.AKK-15.24': 'Failure has no cost beyond the action.',
  'rule.AKK-15.25': 'Control gained by conversion gives special-city cards and removes ziggurats as usual.',
  'rule.AKK-15.26': 'Suen, home-city, character and action-card bonuses add to the bones.',
  'rule.AKK-15.27': 'Conversion of a space is not combat: no combat cards, no capture.',
  'rule.AKK-15.29':
    'In one CONVERSION all priests of the chosen space take part; they are not used up and may convert again in a later action of the same phase while their space stays unactivated.',
  'rule.AKK-15.30':
    'A ziggurat bonus needs the ziggurat on or next to the priests’ space, not the target; own ziggurats never hinder the owner.',
  'rule.AKK-16.01':
    'Port: from the moment it is built, the player crosses rivers freely, may use Boat Trips and River Expeditions (no activation of the Port needed).',
  'rule.AKK-16.02': 'Port order: DIG CANALS, then TRADE. Admin token.',
  'rule.AKK-16.03':
    'DIG CANALS: place up to 2 canals, 2 grain each, each on the activated city space or on a space adjacent to it, joining the two; control of the adjacent space is not needed.',
  'rule.AKK-16.04': 'A player may have at most one canal per space; canals of several players may share a space.',
  'rule.AKK-16.05': 'A canal lets its owner always collect from that space (AKK-13.12).',
  'rule.AKK-16.06': 'A canal makes the space a water space for its owner (AKK-9.01, 9.02).',
  'rule.AKK-16.07':
    'Canals stay when control changes. They are removed only by the action card Canal Removal and by Ken-Ussam’s ability.',
  'rule.AKK-16.08': 'If the supply of canals is empty, none can be placed.',
  'rule.AKK-16.09':
    'TRADE with the treasury, any number of times in one TRADE and in both directions: grain and sheep swap 1 to 1; a silver equals 3 staples (grain or sheep); a lapis equals 2 silver or 6 staples.',
  'rule.AKK-16.10': 'The 3 or 6 may be any mix of grain and sheep, in both directions (the trading player chooses).',
  'rule.AKK-16.11': 'TRADE with players: any resources at any agreed rate; both must agree.',
  'rule.AKK-16.12': 'Two players may trade only if a territory of one is adjacent to a territory of the other.',
  'rule.AKK-16.13': 'Only resources change hands; no cards, tokens, units, promises that the system enforces.',
  'rule.AKK-16.14': 'Within one TRADE both treasury and player trades are allowed.',
  'rule.AKK-16.15': 'Only the player performing TRADE may be one side of each deal.',
  'rule.AKK-16.16': 'Advanced Docks: see AKK-9.06.',
  'rule.AKK-16.17':
    'Adjacency for a trade between players is border contact, rivers notwithstanding, between any controlled space of one and any controlled space of the other; it is checked when the offer is made.',
  'rule.AKK-16.18':
    'Offers in one TRADE: at most 3 per partner, each answered by accept, decline or one counter-offer, then the next.',
  'rule.AKK-17.01':
    'As one action a player may play one action card with the word ACTION, or use the ACTION of their character (once per action phase), or use the ACTION of their worship card (once per action phase).',
  'rule.AKK-17.02': 'After an ACTION card is resolved the turn is over.',
  'rule.AKK-17.03': 'Played action cards go to the face-up discard pile.',
  'rule.AKK-17.04':
    'Cards without the word ACTION are played at the moment their text fits, also in other players’ turns, and do not use up a turn.',
  'rule.AKK-17.05': 'Cards with the word ACTION are never played outside the owner’s own turn.',
  'rule.AKK-17.06':
    'Cards may be played only for one’s own benefit, not to help another player (e.g. not in a combat of two others).',
  'rule.AKK-17.07':
    'Sabotage is the exception: it may be played by any player at any time to negate any action card played by any player.',
  'rule.AKK-17.08': 'A negated card has no effect and is discarded; if it was an ACTION card, the action is spent.',
  'rule.AKK-17.09': 'Sabotage may itself be negated by another Sabotage; the last unanswered one counts.',
  'rule.AKK-17.10':
    'The chance to Sabotage comes after the card and its targets are announced and before it has any effect; asked clockwise from the player of the card; one Sabotage at a time.',
  'rule.AKK-17.11': 'No more than one copy of the same card by the same player at the same time.',
  'rule.AKK-17.12': 'Hand limit 7. Above 7 the player at once discards down to 7, choosing freely.',
  'rule.AKK-17.13': 'Empty action deck: shuffle the discard pile into a new deck; if both are empty, no card is drawn.',
  'rule.AKK-17.14': 'Demands by a card that cannot be met in full are met as far as possible.',
  'rule.AKK-17.15': 'An ACTION card without any legal target cannot be played.',
  'rule.AKK-17.16': 'Character abilities without the word ACTION are permanent.',
  'rule.AKK-17.17': 'Worship, role, character and special-city effects cannot be sabotaged; only action cards can.',
  'rule.AKK-17.18': 'Unit gains from action cards obey the army size.',
  'rule.AKK-17.19': 'A card that speaks of another or a target player cannot be aimed at its user.',
  'rule.AKK-17.20':
    'Choices of an announced card (targets, modes) are fixed at the announcement; choices of the victim are made after the Sabotage window.',
  'rule.AKK-17.21':
    'A reaction card counts as played at its moment even if it is then negated; the copy limit of AKK-17.11 sees it.',
  'rule.AKK-18.01': 'Each quest is worth 1 VP, once per player; all players may score each quest; it stays face up.',
  'rule.AKK-18.02':
    '(A)-quests are scored during the action phase, as many as the player fulfils, at the moment of fulfilment or later in that phase while still fulfilled.',
  'rule.AKK-18.03': '(P)-quests are scored in the prestige phase, at most one per player per round.',
  'rule.AKK-18.04': 'Scoring is optional (“may”).',
  'rule.AKK-18.05': 'A scored quest gets the player’s marker; the VP marker moves.',
  'rule.AKK-18.06':
    'A quest that asks for a deed (defeat, convert, capture) counts only deeds done while it is face up, in an action phase for (A); for (P), deeds done in the current round, landing included.',
  'rule.AKK-18.07': 'A quest that asks for a state is checked at the moment of scoring.',
  'rule.AKK-18.08':
    'A quest that asks for payment is paid at scoring, to the treasury; partial payment is not possible.',
  'rule.AKK-18.09': 'No control of the home city, no scoring of any kind (AKK-12.17).',
  'rule.AKK-18.10':
    'After prestige scoring one new quest is revealed from the deck each round; none when the deck is empty.',
  'rule.AKK-18.11': 'Each home city has its own Sacred Mission, 4 VP, only for its player, once.',
  'rule.AKK-18.12':
    'A Sacred Mission is scored at once when it is completed, be it in the action or the prestige phase, and does not count against the one-(P)-quest limit. A mission completed in an event phase is scored when the action phase starts.',
  'rule.AKK-18.13':
    'A mission completed while the home city is lost is scored when the home city is regained, if it counts deeds; if it describes a state, the state must hold then.',
  'rule.AKK-18.14': 'Mari’s mission: defeat the champions of 3 different other players.',
  'rule.AKK-18.15':
    'A champion is defeated for Mari when it is beaten in a combat against Mari’s player on the losing side, or in mutual destruction; Narrow Escape cancels the credit.',
  'rule.AKK-18.16':
    'Urkesh’s mission: control Akkad when an action phase ends and also when the following one ends. Losing and regaining it in between is no obstacle.',
  'rule.AKK-18.17': 'Uruk’s mission: claim monsters (4). Mutual destruction still claims.',
  'rule.AKK-18.18': 'The missions of Susa, Girsu and Assur are ours; each mat says its own.',
  'rule.AKK-18.19':
    'Akkad: the first player to take control of it gains 1 VP and its special-city card. Later captors take the card only.',
  'rule.AKK-18.20':
    'If the first taker cannot gain VP (home city lost), the point stays for the next capture by a player who can.',
  'rule.AKK-18.21':
    'Taking control of a special city gives the player its card from the board or from the previous holder, with its bonus.',
  'rule.AKK-18.22':
    'A player may hold at most 3 special-city cards. On taking control of a further special city they may swap: give up a held card and take the new one, or leave the new card.',
  'rule.AKK-18.23':
    'Cards given up or not taken lie at the board place; the city space is still controlled and still counts as a city and special city for other purposes.',
  'rule.AKK-18.24':
    'A card at the board whose city the player controls may be taken later by a player with a free slot, at any time on their own turn, free.',
  'rule.AKK-18.25':
    'Losing control of a special city loses its card at once: to the new controller (subject to their limit) or, with rebels, to the board.',
  'rule.AKK-18.26': 'The Akkad card counts toward the limit of 3.',
  'rule.AKK-18.27': 'If a special city is lost, its ongoing bonus ends at once; past gains are kept.',
  'rule.AKK-18.28':
    'For Urkesh the end of an action phase is the moment the last player passes, before expeditions land.',
  'rule.AKK-18.29':
    'The condition of a deed quest or mission is recorded when the deed happens; later loss of the space or unit does not undo it.',
  'rule.AKK-18.30':
    'If several players could score at the same moment, the turn player decides first, then the others clockwise; outside a turn the order is clockwise from the Crown holder.',
  'rule.AKK-18.31': 'Akkad counts as a city and as a special city for quests and bonuses; its card is one of the 12.',
  'rule.AKK-18.32':
    'Mari: if an opponent has no champion left in the game (Taram-Akkad), defeating that opponent in a combat counts as defeating the champion, once per opponent.',
  'rule.AKK-18.33':
    'To defeat a player in combat means to be the victor, as attacker or defender, or to be part of a mutual destruction; the other’s retreat is a victory. Escapes and lone mercenaries (AKK-12.13, 12.15) without a fight are no defeat.',
  'rule.AKK-18.34':
    'A mission that describes a state may be scored as soon as the step that brings it about is settled (ziggurat placed, upgrade gained), even if the state is lost again later.',
  'rule.AKK-19.01': 'The prestige phase starts when all players have passed.',
  'rule.AKK-19.02':
    'Step 1, landings: all River Expedition groups are placed on their destinations; resulting combats are fought; control, special-city cards and the Akkad point follow.',
  'rule.AKK-19.03':
    'Step 2, quests: clockwise from the Crown holder each player may score one (P)-quest they fulfil. A Sacred Mission fulfilled now is scored too.',
  'rule.AKK-19.04': 'If someone reaches 9 VP, the game ends at once; later players in order do not score any more.',
  'rule.AKK-19.05': 'Step 3: reveal one new quest.',
  'rule.AKK-19.06': 'In round 9 the whole prestige phase is carried out as well; then players compare (AKK-20).',
  'rule.AKK-19.07': 'Step 4: all injured units are healed.',
  'rule.AKK-19.08': 'Step 5: all command tokens on the board go back to their owners’ supplies.',
  'rule.AKK-19.09': 'Step 6: the Storm token is removed.',
  'rule.AKK-19.10': 'Step 7: turned monsters are turned face up (those removed by Uruk stay out).',
  'rule.AKK-19.11': 'Step 8: each player gains 2 command tokens of their choice into the pool.',
  'rule.AKK-19.12': 'Step 9: each player draws 1 action card; above 7 they discard down to 7 of their choice.',
  'rule.AKK-19.13':
    'Step 10: army check. Each group above the army size must lose the surplus: units are moved to other own groups with room, the owner choosing units and targets. Units that fit nowhere go to supply.',
  'rule.AKK-19.14': 'Redistribution is allowed only for surplus units; players may not otherwise rearrange armies.',
  'rule.AKK-19.15':
    'Redistribution may not overfill another group, and ignores distance. It may not use empty spaces, since units join an existing group.',
  'rule.AKK-19.16':
    'A champion cannot be removed by the army check: if it fits nowhere it goes to the home city even above the limit, or waits by AKK-12.20 if that city is lost.',
  'rule.AKK-19.17': 'If redistribution leaves mercenaries alone in a space, they stay there.',
  'rule.AKK-19.18': 'Step 11: role and worship cards return to the display.',
  'rule.AKK-19.19':
    'Step 12, ransom: for each champion captured in the action phase or at landing, captor and owner negotiate.',
  'rule.AKK-19.20':
    'A ransom is 0 to 3 items in total, each a resource or an action card, paid by the owner to the captor; any mix.',
  'rule.AKK-19.21': 'If they agree, the champion returns to the owner’s home city now.',
  'rule.AKK-19.22':
    'If they do not agree, the captor must give the champion back, but it stays out of the game for the whole next action phase and returns to the home city in the next prestige phase.',
  'rule.AKK-19.23': 'A captor cannot keep a champion longer. Owners without means may offer nothing.',
  'rule.AKK-19.24':
    'Action cards paid are chosen by the owner; the captor sees them on receipt; captor’s hand limit applies.',
  'rule.AKK-19.25':
    'Protocol: captor demands, owner accepts or counters, up to 3 offers by each side, then no agreement.',
  'rule.AKK-19.26':
    'Step 13: champions off the board for other reasons (rebels, monsters, mutual destruction, Plague, Narrow Escape), also those lost at this phase’s landing, return to the home city, as do champions exiled in the previous prestige phase (AKK-19.22). Taram-Akkad’s defeated champions do not.',
  'rule.AKK-19.27':
    'Step 14, Mercy: once at least one Sacred Mission has been scored (in this or an earlier round), every player with the fewest VP may take 1 Mercy from the Gods card. This happens every prestige phase from then on.',
  'rule.AKK-19.28':
    'All players tied for fewest take one each, clockwise from the Crown holder, while cards last. A card is drawn from the top.',
  'rule.AKK-19.29':
    'A Mercy card that gives a reward in the prestige phase may be used now or in a later prestige phase; others say when. It is discarded after use.',
  'rule.AKK-19.30': 'Step 15: if round 9 is over, go to AKK-20; otherwise the next round begins.',
  'rule.AKK-19.31': 'The Crown of Heaven stays with its holder unless a card moves it; it does not rotate.',
  'rule.AKK-19.32':
    'A champion that returns in steps 12 or 13 may bring its group above the army size; this is next checked in the following prestige phase.',
  'rule.AKK-19.33':
    'Steps that ask several players (8 to 14) go clockwise from the Crown holder where the order matters.',
  'rule.AKK-19.34': 'Used Mercy cards leave the game; the Mercy deck is never refilled.',
  'rule.AKK-19.35': 'The Spies token leaves the mat it lies on in step 6, with the Storm.',
  'rule.AKK-20.01':
    'A player with 9 or more VP wins at once, in the action phase or prestige phase; nothing further is resolved.',
  'rule.AKK-20.02': 'If nobody has 9 VP after the prestige phase of round 9, the most VP win.',
  'rule.AKK-20.03': 'First tie-break: the Crown of Heaven, if a tied player has it, decides for that player.',
  'rule.AKK-20.04': 'Second, if no tied player has it: most controlled territories (all spaces).',
  'rule.AKK-20.05': 'Third: most resources and command tokens together (tokens in the pool).',
  'rule.AKK-20.06': 'Still tied: shared victory.',
  'rule.AKK-20.07':
    'Two players cannot reach 9 at the same instant, because scoring is always one player at a time (order: AKK-18.30).',
  'rule.AKK-20.08': 'There is no player elimination.',
  'rule.AKK-21.01': '5-6 players: one role card each.',
  'rule.AKK-21.02':
    '3-4 players: two role cards each (AKK-2.05); both must be used before passing; each is a separate action, and each opens its secondary part to the others.',
  'rule.AKK-21.03': '3-4 players: unchosen home cities are normal cities with 2 rebels (AKK-1.18).',
  'rule.AKK-21.04': '3 players: Mari may not be chosen, since its mission needs three opponents.',
  'rule.AKK-21.05': '3 players: the characters Shar-kali-sharri and Yetib-Mer may not be chosen.',
  'rule.AKK-21.06': '3 players: everything else as with 4. The interface should say that 4 or more is recommended.',
  'rule.AKK-21.07': 'Solo: one human and at least two bots; rules as for the total number of seats.',
  'rule.AKK-21.08': 'A player who leaves an online game is replaced by a bot that keeps seat, cards and VP.',
  'rule.AKK-22.01': 'Plague: only a Sabotage stops it.',
  'rule.AKK-22.02':
    'Plague is not combat: it removes whole units whatever their hit points; injuries do not matter; hit-cancelling cards do not help.',
  'rule.AKK-22.03': 'The owner of the units chooses which are removed.',
  'rule.AKK-22.04':
    'A champion cannot be forced out by Plague; its owner may choose it voluntarily, and then it is off the board until the prestige phase, when it returns to the home city.',
  'rule.AKK-22.05': '“Without activating a city/space”: the action may use an already activated city or space.',
  'rule.AKK-22.06': '“Activate”: an already activated space cannot be chosen (e.g. Builder secondary).',
  'rule.AKK-22.07': 'Demands on resources or units by events and action cards: pay as much as possible.',
  'rule.AKK-22.08':
    'Challenge of Anzu: the targeted player chooses one space with their units; all units there, mercenaries included, are moved to the Eastern Mountain without activating it and must fight Anzu.',
  'rule.AKK-22.09': 'Challenge of Huwawa: the same with the Cedar Forest and Huwawa.',
  'rule.AKK-22.10': 'Challenge combat is compulsory; retreat cannot be declared; no dangerous-terrain roll.',
  'rule.AKK-22.11':
    'Challenge lost: all those units are removed; a champion is off the board until the prestige phase.',
  'rule.AKK-22.12':
    'Challenge won: the usual monster reward, the monster is turned (Uruk: claimed and removed), and the units stay in that space.',
  'rule.AKK-22.13':
    'Challenge units may come from an activated space; not from a Storm space or the River Expedition area; army size is not checked.',
  'rule.AKK-22.14':
    'A Challenge card cannot be played if that monster is turned or removed, if the target player has no units on the board or has already killed that monster, or if units of anybody but the target stand in that space. Units of the target already standing there fight along.',
  'rule.AKK-22.15':
    'Narrow Escape: saves a champion from capture; the win does not count for Mari’s mission (nor for quests about defeating a champion).',
  'rule.AKK-22.16':
    'Me-Sag: at setup chooses one special city other than Akkad as Royal Residence, puts the Residence token there, removes its rebels, controls it and takes its card. The spaces around it stay uncontrolled.',
  'rule.AKK-22.17': 'Me-Sag may place any of the starting units there instead of the home city, but not the champion.',
  'rule.AKK-22.18':
    'The Residence is a second home city for every action, ability and quest that speaks of a home city (e.g. Commander secondary, Akka King of Kish, Storm, expedition ban).',
  'rule.AKK-22.19':
    'If the Residence is captured, its card goes to the new controller like any special-city card. It is a home city again when retaken.',
  'rule.AKK-22.20': 'Me-Sag can score as long as at least one of the two home cities is under control.',
  'rule.AKK-22.21': 'Canal Removal: removes one canal of any player.',
  'rule.AKK-22.22': 'Ken-Ussam: the ability can destroy canals.',
  'rule.AKK-22.23': 'Miss!: cancels 1 hit; one copy at a time (AKK-11.29).',
  'rule.AKK-22.24': 'A Challenge cannot be aimed at its own user (AKK-17.19), not even by the player of Uruk.',
  'rule.AKK-A.1':
    'Combat order: the command mat lists Conversion, Volley, then retreat; the text and the example put retreat first. Retreat first in every round. Text and example agree.',
  'rule.AKK-A.2':
    'Temple order: mat and summary give Train, Conversion, Ziggurat; the chapter gives Ziggurat, Train, Conversion. Train, Conversion, Ziggurat. Two sources of three, the order rule refers to the mat, and the Marad example fits.',
  'rule.AKK-A.3':
    'DIG CANALS: the chapter wants the adjacent space under control, the summary says control is not needed. Not needed. The summary denies it expressly, and dangerous terrain (never controlled) may hold canals.',
  'rule.AKK-A.4':
    '“2 rebels on each city”: all cities or blue ones? Blue ones. The line belongs to the blue label, and the 3-4 player text says unused homes are normal cities *but* get 2 rebels.',
  'rule.AKK-A.5':
    'Akkad’s rebels are printed as “1” with a plural noun; a digit may be lost. 1 by default, setup option 1-10. The literal number is kept.',
  'rule.AKK-A.6':
    'Is activation per player or common? Common. The once-per-round limit is unqualified, and COLLECT, the canal rule and the Governor all treat spaces activated by others as closed. Against it: one phrase says “activated by that player”, and the Urkesh FAQ lets Akkad be lost and regained in one action phase; the latter stays possible, because an empty Akkad can be taken in passing (AKK-8.11) without being activated.',
  'rule.AKK-A.7':
    'Retreat into activated spaces is not addressed. Allowed, no second token. The conditions for retreat do not mention activation.',
  'rule.AKK-A.8':
    'Plague and champions: one place says it cannot affect a champion, the FAQ says a champion dying of Plague is off until prestige. Never forced, may be chosen voluntarily. Both sentences stay true.',
  'rule.AKK-A.9':
    'Ziggurats: the condition list says any ziggurat near the target blocks; the chapter says it protects its owner. Only a ziggurat of the attacked player blocks; only own ziggurats give bones. Otherwise one’s own bonus ziggurat would block one’s own attempt.',
  'rule.AKK-A.10':
    'Both sides want to retreat. Attacker decides first; if they retreat, the defender is not asked. The defender wins anyway.',
  'rule.AKK-A.11':
    'Conversion of rebels in combat is not stated. Allowed, they become mercenaries. Monsters are excluded by name, and rebels and mercenaries are one kind.',
  'rule.AKK-A.12':
    'Lone mercenaries attacked. No fight, half (at least 1) join the intruder, the rest go. They cannot fight without an own unit, and this matches the capture rule.',
  'rule.AKK-A.13':
    'A champion beaten on the winning side. Stays, useless until healed. It cannot die, and capture is only by the victor.',
  'rule.AKK-A.14':
    'A side left with only priests or shield bearers during combat. Defeated; they may escape. Same idea as the rule for entering their space.',
  'rule.AKK-A.15': 'Chance of a hit is not stated. 1/2. Matches the examples.',
  'rule.AKK-A.16': 'Four role names and six god names are lost. Names as in C5. Effects identify the cards.',
  'rule.AKK-A.17':
    'Do role-card actions need the building? No. Only activating a city is tied to buildings, and the Commander secondary would be dead at the start.',
  'rule.AKK-A.18':
    'Builder secondary: does the paid upgrade need the activation? Yes. The FAQ says the secondary requires activation.',
  'rule.AKK-A.19':
    'Taking a command token from a player: tokens are player-coloured. Victim loses one to supply, taker gains the same type from supply. Keeps colours apart.',
  'rule.AKK-A.20': 'Commander primary: where does the token go? Supply. All board tokens return to supply.',
  'rule.AKK-A.21':
    'Crown moved during the phase. No effect on the current turn order. Order is fixed at the start of the phase.',
  'rule.AKK-A.22': 'Token counts are not given. 8 per type, limited. Enough for play, keeps the bag meaningful.',
  'rule.AKK-A.23':
    'Do resources on unchosen cards accumulate? Yes. They are added each round and nothing removes them.',
  'rule.AKK-A.24':
    '“Reveal a new quest”: after each scoring or per round? One per round. The setup text says a new quest each round.',
  'rule.AKK-A.25': '(A)-deeds in event phase or landing. Not scorable as (A). They are action-phase quests.',
  'rule.AKK-A.26':
    '“Before doing anything else” is used for quests, yet expeditions land first. Landing first. Said twice with a reason.',
  'rule.AKK-A.27': 'First capture of Akkad without own home city. Point waits. No VP may be earned then.',
  'rule.AKK-A.28':
    'Me-Sag and the loss of one home city. One of two suffices for scoring. The residence is treated as a home city.',
  'rule.AKK-A.29':
    'Mercy cards once or every round? Every prestige phase after the first completed mission. “After which, during the Prestige Phase”.',
  'rule.AKK-A.30':
    'Ransom is both compulsory and open to failure; captured “for one full action phase”. No agreement: returned but out for the next action phase. The detailed text says so.',
  'rule.AKK-A.31': 'The deck is called Mercy from and Mercy of the Gods. From. Component list.',
  'rule.AKK-A.32': 'Number of mercenaries per activation. One purchase of 2 for 1 silver. “May recruit 2”.',
  'rule.AKK-A.33': 'Governor secondary in an activated city: own space? Only with a canal. Normal restrictions apply.',
  'rule.AKK-A.34': 'Adjacency over a river for collect, convert, canal, trade. Counts. Only movement mentions rivers.',
  'rule.AKK-A.35': 'Dangerous terrain rolls per group or action? Per group and space. “The group that entered”.',
  'rule.AKK-A.36': 'Expedition into dangerous terrain. No roll. Expeditions are exempt.',
  'rule.AKK-A.37': 'Do Boat Trips pass enemies? No. Only expeditions are said to bypass.',
  'rule.AKK-A.38': 'Whose canals are usable? Own only. The effects name the owner.',
  'rule.AKK-A.39':
    'Where does a dug canal lie? On the city or the adjacent space, the digger’s choice; one per player per space. It “joins” the two and other rules speak of a canal on a space.',
  'rule.AKK-A.40': 'Unused home city with 5 players is not covered. 2 rebels, as with 3-4. Same situation.',
  'rule.AKK-A.41': 'Hand limit outside prestige. Checked at once. “Maximum of 7 at a time”.',
  'rule.AKK-A.42': 'Empty action deck. Reshuffle discards. Usual.',
  'rule.AKK-A.43': 'Sabotage on Sabotage. Allowed. It is an action card.',
  'rule.AKK-A.44':
    'Challenge cards with the monster gone, already killed or the space occupied. Not playable. A fight must be possible.',
  'rule.AKK-A.45': 'Final tie. Shared. Nothing further is given.',
  'rule.AKK-A.46':
    'Units displaced by conversion with no controlled space. To supply, champion waits. Nothing else is possible.',
  'rule.AKK-A.47': 'Target of conversion: uncontrolled space. Allowed. The action takes control of “a space”.',
  'rule.AKK-A.48': 'Priests in the just-activated Temple city. May convert. “Previously” activated.',
  'rule.AKK-A.49': 'Block with two shield bearers. 1 bone. “A shield bearer is present”.',
  'rule.AKK-A.50': 'Ishtar’s bone. Each combat roll, not Volley or Conversion. “Total during combat”.',
  'rule.AKK-A.51':
    'A quest condition fulfilled before the quest was revealed. Deeds do not count, states do. Scoring needs a visible card.',
  'rule.AKK-A.52': 'Taram-Akkad’s “champions”. She has both figures. The plural; each player owns two figures.',
  'rule.AKK-A.53': 'Mercenaries when the loser retreats. Captured from the dead first. The capture counts those used.',
  'rule.AKK-A.54':
    'Commander secondary in a besieged home. Units appear and fight. Other circumstances may trigger combat.',
  'rule.AKK-A.55': 'Resources open or hidden? Open. Nothing hides them.',
  'rule.AKK-A.56':
    'Shar-kali-sharri and Yetib-Mer banned with 3 players without reason given. Effects designed to need three opponents. Explains the ban.',
  'rule.AKK-A.57':
    'Tax on the activated city: “cities that have not been activated” against the example that counts it. It counts. Example and summary.',
  'rule.AKK-A.58':
    'Zealotry states the champion rule twice, and units “may be replaced”. Champion home; replacing is optional, removal is not. Literal reading.',
  'rule.AKK-A.59': 'Redistribution target. Existing own groups with room, any distance. “Another group of units”.',
  'rule.AKK-A.60': 'Secondary parts order. Clockwise from the user. Usual order.',
  'rule.AKK-A.61':
    'Advanced Docks “additional space” versus four water spaces. Dry step only. The formula is 3 + 1 not touching water.',
  'rule.AKK-A.62':
    'Cards that lie on the board although the city is controlled (limit 3). May be taken later. No rule forbids it.',
  'rule.AKK-A.63':
    'Champion returning to a home city in enemy hands. Waits. Placing it would start a fight outside the sequence.',
  'rule.AKK-A.64':
    'CONVERSION “without activating” (Priest primary): may the priests stand on an activated space? No. The waiver concerns the city that would be activated; the condition on the priests’ space belongs to the conversion itself.',
  'rule.AKK-A.65':
    'Prestige scoring says “any one quest”. Only (P)-quests. The sentence before limits the step to them.',
  'rule.AKK-A.66':
    '“May only control 3 special cities” against “may retain control of the space”. The limit is on cards; control is unlimited. The second sentence explains the first.',
  'rule.AKK-A.67':
    'Mercenary capture: the Storehouse text has no minimum, the combat text says at least 1. At least 1. The combat example gives 1 for 1.',
  'rule.AKK-A.68':
    'COLLECT says “activated by another player” in one place. Any earlier activation blocks, own ones too. The general rule is unqualified.',
  'rule.AKK-A.69':
    'Worship cards: “for the next action phase” against “entire round”. Permanent ones all round, ACTION ones in the action phase. Both statements fit.',
  'rule.AKK-A.70':
    'Akkad and CONVERSION: “not from another player” against “with the exception of Akkad”. Never by CONVERSION, rebels included. The exception is general.',
  'rule.AKK-A.71':
    'Volley is barred “if a player has a shield bearer”. Only the enemy’s Volley is barred. The unit text says enemy archers.',
  'rule.AKK-A.72':
    'A champion exempt from dangerous-terrain losses when it walks alone. No loss. It cannot be made to leave by any mechanic but combat.',
  'rule.AKK-A.73':
    'May the Vizier user be left without a victim (all other pools empty)? The item is skipped. Unable items are skipped.',
  'rule.AKK-A.74':
    'Order of the items of a primary part. As printed. Only the primary-before-secondary order is given; printed order lets the token gained first be of use.',
  'rule.AKK-A.75':
    'A player without any city would have army size 0 and could neither move nor recruit. Counts as 1. The rules let such a player recruit at a lost home city, so a way back is meant.',
  'rule.AKK-A.76':
    'Army size when the move itself gains cities. Size at the start of the action. The limit is tied to forming the group; a fixed number can be shown before the move.',
  'rule.AKK-A.77':
    'Neither side rolls a bone (Block against a single bone on both sides). The attacker withdraws. Otherwise the combat would never end.',
  'rule.AKK-A.78':
    'Expedition combined with a building action on the destination. No. The units are off the board until the prestige phase.',
  'rule.AKK-A.79':
    'Champions left for Mari when Taram-Akkad has lost both. A victory over her army counts. The mission must stay possible with 4 players.',
  'rule.AKK-A.80':
    'Two players able to score at one moment (mutual destruction). Turn player first, then clockwise. Needed for the immediate win.',
  'rule.AKK-A.81':
    'Me-Sag’s residence and the spaces around it. Only the city itself is controlled. Start control of the neighbours belongs to the home-city mat.',
  'rule.AKK-A.82':
    'Flat bonuses and doubling in COLLECT. Doubling per space, then flat bonuses once. The upgrades speak of fields.',
  'rule.AKK-A.83':
    'All units of a moving group are lost to danger rolls. The activation stands. The token was placed before the move.',
  'rule.AKK-A.84':
    'Does a Storm city still count? Yes for counting, no for use. Only activation, use and movement are barred.',
  'rule.AKK-A.85':
    'Units in the way without attack, or lone mercenaries. They block passage. No exception is made to the rule that occupied spaces are not passed.',
  'rule.AKK-E.1':
    'Selection order. Given 5 players, seats 1-5 clockwise, seat 1 has the Crown. When roles and worship are picked. Then roles go 1,2,3,4,5 and worship goes 5,4,3,2,1; three role cards get 1 silver each, three worship cards 1 grain and 1 sheep each.',
  'rule.AKK-E.2':
    'Priest secondary. Given another player plays Priest; the responder has 1 Divine token, controls an activated city X and an unactivated city Y. When they pay, then a priest may go on X or Y and the token goes to supply. When they activate instead, then only Y is legal, it becomes activated and gets a ziggurat.',
  'rule.AKK-E.3':
    'Land move to one space. Given Girsu’s player has a spearman on GIR and a priest on T15, army size 2 or more, LAG unactivated. When they activate LAG with any token and move both. Then both stand on LAG, LAG is activated, the turn ends.',
  'rule.AKK-E.4':
    'Boat Trip. Given a player with Port and units on T12 next to Susa; T10, AWA, TUT unactivated and free of enemies. When they activate TUT. Then the units go T12-T10-AWA-TUT in 3 spaces up the Tigris and take control of the spaces passed; a target 4 water spaces away is refused.',
  'rule.AKK-E.5':
    'River Expedition. Given Port, units on ERI, HAL unactivated. When the player activates HAL and commits the units. Then they leave the board for the River Expedition area at once and appear on HAL at the start of the prestige phase; a second expedition in that phase is refused.',
  'rule.AKK-E.6':
    'Two Miss! cards. Given 2 hits and 2 Miss! in hand. When the player plays one, then a second copy for the same roll is refused; in the next combat round the second copy is allowed.',
  'rule.AKK-E.7':
    'Mercenary capture. Given the loser used 3 mercenaries, none converted. When combat ends. Then the victor may add 1 mercenary at once (floor of 3/2).',
  'rule.AKK-E.8':
    'Full combat. Given Blue attacks with 1 chariot and 2 archers; Yellow has 1 priest, 1 mercenary, 2 spearmen; no retreat. When Yellow’s conversion bone misses, Blue’s Volley (2 bones) gives 1 hit, taken by the mercenary; combat rolls: Blue 7 bones with 3 hits, Yellow 2 bones with 1 hit; Yellow loses priest and both spearmen; Blue cancels the hit with Miss!. Then Blue has chariot and 2 archers unhurt, controls the space and may add 1 mercenary (max(1, floor(1/2)) = 1).',
  'rule.AKK-E.9':
    'Building use. Given a player with Storehouse only. When they try to activate a controlled city with a Royal token for the Palace. Then it is refused; with an Admin token the Storehouse actions are offered in the order COLLECT, HIRE MERCENARY.',
  'rule.AKK-E.10':
    'COLLECT at Uruk. Given Yellow controls URU, T16, T17 (sheep), T18 (grain), LAR; LAR is already activated; no upgrades or canals. When Yellow activates URU with Admin and collects. Then they gain 2 sheep, 1 grain and 1 sheep or grain of their choice; nothing from LAR.',
  'rule.AKK-E.11':
    'RECRUIT and TAX at Uruk. Given Yellow has the Palace, controls 4 unactivated cities, URU empty of units. When they activate URU with Royal. Then they may recruit up to 4 units (paying each) and TAX gives 4 silver, URU included.',
  'rule.AKK-E.12':
    'Conversion of Marad. Given Yellow has the Temple, 2 priests on T18, MRD with 1 rebel. When Yellow activates one of their cities with Divine, skips training, and rolls 2 bones: 1 hit. Then Yellow controls MRD, takes its card, the rebel is now a mercenary of Yellow on MRD; the priests stay on T18.',
  'rule.AKK-E.13':
    'Pair with room for one. Given army size 3, 2 units on the city. When the player buys a pair of spearmen. Then 1 is placed and 1 grain + 1 silver are paid.',
  'rule.AKK-E.14':
    'Governor secondary. Given a responder pays any token. Then it goes to supply, a controlled city is chosen, COLLECT is done and no space becomes activated.',
  'rule.AKK-E.15':
    'Ransom. Offers of 3 grain, of 2 sheep and 1 action card, of 3 silver are legal; 4 items are refused. Without agreement the champion misses the next action phase and then returns home.',
  'rule.AKK-E.16':
    'Third player in combat. Given A fights B and A plays Battle Fury. Then C may play Sabotage on it, but C’s own combat cards are refused.',
  'rule.AKK-E.17':
    'Activated city. Given city X is activated. Then X is legal for the Governor secondary and illegal for the Builder secondary.',
  'rule.AKK-E.18':
    'Challenge of Anzu. Given target B chooses a space with champion and 2 spearmen. When they lose on D3. Then the spearmen go to supply, the champion is off until prestige. When they win, then B takes a monster reward, units stay on D3, D3 is not activated.',
  'rule.AKK-E.19':
    'Narrow Escape against Mari. Given Mari’s player beats B’s champion and B plays Narrow Escape. Then no capture, no progress of Mari’s mission.',
  'rule.AKK-E.20':
    'Urkesh. Given Urkesh’s player holds Akkad at the end of action phase 3, loses and regains it in phase 4, holds it at its end. Then the mission is complete. If it is held at the ends of phases 3 and 5 only, it is not.',
  'rule.AKK-E.21':
    'Plague. Given a space with chariot, spearman, champion; Plague removes 2. Then the owner gives up two units of choice; hit points do not matter; chariot + spearman leaves the champion; Miss! cannot be used, Sabotage can.',
  'rule.AKK-E.22':
    'Me-Sag. Given the residence on KIS. Then at setup KIS has no rebels, its card is Me-Sag’s, the Commander secondary may recruit there, and when another player captures KIS the card goes to them.',
  'rule.AKK-E.23':
    'Mutual destruction. Given last units of both sides die in the same roll, B’s champion among them, attacker A is Mari. Then no control change, no mercenaries, no ransom, the champion returns in step 13, and A’s mission counts it. The same against a monster for Uruk: monster claimed, no reward.',
  'rule.AKK-E.24':
    'Move and build together. Given a player controls city X before the action. Then moving in and using the Palace with one Royal token is legal; if X was just taken, even empty, the building part is refused.',
  'rule.AKK-E.25':
    'Canal in enemy land. Given the player’s canal on an activated space controlled by another and adjacent to the collecting city. Then COLLECT takes that space.',
  'rule.AKK-E.26':
    'Akkad. Given A takes Akkad first: +1 VP and card. B takes it later: card only. CONVERSION on Akkad is refused.',
  'rule.AKK-E.27':
    'Fourth special city. Given a player with 3 special-city cards gains a fourth city. Then they control it, and may swap one card or leave the new card at the board.',
  'rule.AKK-E.28': 'Tax Reform. Given 7 cities, 3 of them activated before. Then TAX gives 4 + 2 = 6 silver.',
  'rule.AKK-E.29':
    'Tie-break. Given round 9 over, A and B at 7 VP, C holds the Crown with 5. Then territories of A and B decide; if equal, resources plus tokens.',
  'rule.AKK-E.30':
    'No city left. Given a player without cities, champion and 2 spearmen on a territory. When they activate an adjacent space. Then one unit may move in; a second one to the same space is refused. The Commander secondary at their lost, empty home city places one unit and retakes the city.',
  'rule.AKK-E.31':
    'Stalemate by Block. Given A attacks with spearman and shield bearer, B defends with the same, no cards. Then both rolls are 0 bones and A must retreat to a legal adjacent space; B is victorious.',
  'rule.AKK-E.32':
    'Army size on the move. Given army size 2, a champion and 2 spearmen next to an empty black city. When the player activates the city. Then at most 2 units may enter, although control of the city raises the army size to 3 afterwards.',
  'rule.AKK-E.33':
    'COLLECT with bonuses. Given Granary, Plentiful Harvest (+2 grain), 2 grain spaces and 1 silver space. Then COLLECT gives 2 + 2 + 2 = 6 grain and 1 silver.',
  'rule.AKK-E.34':
    'Danger on the way. Given a lone spearman moves with Royal Roads through dangerous terrain to a free space and the bone hits. Then the spearman goes to supply, the target space stays activated and uncontrolled.',
  'rule.AKK-E.35':
    'Boat with Shamash and Advanced Docks. Given both. Then a trip of 4 water spaces plus 1 dry space at one end is legal, 5 water spaces or a dry space at both ends are not.',
};
