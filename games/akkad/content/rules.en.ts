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
    'Home cities and characters: in a drawn order each player takes a city, then in the reverse order a character. A table may deal both at random, or deal two characters to keep one.',
  'rule.AKK-1.05': 'Each player takes one colour of units and a command mat.',
  'rule.AKK-1.06': 'Each player chooses the male or female champion figure; the choice has no effect on play.',
  'rule.AKK-1.07': 'Each player begins with the units and goods of the home city.',
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
  'rule.AKK-1.16': 'Put 1 rebel on Akkad; a table may choose more (AKK-A.5).',
  'rule.AKK-1.17':
    'Normal (black) cities get no rebels and start uncontrolled, except those next to a chosen home city (AKK-1.12).',
  'rule.AKK-1.18':
    'A home city nobody has chosen is a normal city with 2 rebels, and nobody controls the spaces around it.',
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
  'rule.AKK-1.29': 'Bones, shuffles and draws come from one seed that nobody sees, so that a game can be replayed.',
  'rule.AKK-1.30':
    'Order of the setup choices: home-city mats, characters, champion figures, then Me-Sag’s residence and split of units, then the roll for the Crown.',
  'rule.AKK-1.31':
    'At the start a player controls 2 cities, home and the black city next to it, so the army size is 2 (Mari 4; Me-Sag 1 more by the residence). A larger starting group may stay until the army check of round 1 (AKK-1.10), but does not march as one. Whoever passes with one is warned.',
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
  'rule.AKK-3.03': 'The parts of the primary are done in their order on the card.',
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
    'An action named on a role card (Collect, Trade, Recruit Troops, Conversion, ziggurat, canal) may be done without owning the matching building.',
  'rule.AKK-3.15':
    'Units gained from a role card must fit the army size at the space; those that do not fit cannot be placed.',
  'rule.AKK-3.16':
    'Units, ziggurats, canals and tokens come from the player’s own supply; what the supply lacks is not gained.',
  'rule.AKK-3.17': '“Without activating” means the chosen city may be activated or not, and does not become activated.',
  'rule.AKK-3.20': 'Primary 1: gain 1 Divine token.',
  'rule.AKK-3.21': 'Primary 2: gain 1 priest, free, at any one city you control.',
  'rule.AKK-3.22':
    'Primary 3: you may either perform one Conversion without activating a city, or place 1 ziggurat free on a city you control.',
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
    'Primary 3: you may perform one Trade; no city is activated for it. Secondary: one Trade, likewise without activation, for the payment of 1 Admin token.',
  'rule.AKK-3.30': 'Primary 1: gain 1 Admin token.',
  'rule.AKK-3.31':
    'Primary 2: you may Collect at any city you control, without activating it: from its own space and from all spaces around it, also those that are activated or that others or rebels hold. Only a Storm space and dangerous terrain give nothing.',
  'rule.AKK-3.32':
    'Secondary: one Collect at any city you control, without activating it, for the payment of any 1 command token; the normal Collect restrictions apply.',
  'rule.AKK-3.33':
    'In that secondary Collect an already activated city may be chosen; its own space then yields only if the player has a canal on it.',
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
    'Secondary: pay 1 Royal token and Recruit Troops in your home city, at the usual price and within the army size. The city is not activated, and need not be yours at the moment.',
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
    'A primary or secondary part that starts a combat, a Conversion or a control change is carried through, captures included, before the next item or the next player’s secondary part.',
  'rule.AKK-4.01': 'A worship card helps only its chooser and only during the current round.',
  'rule.AKK-4.02':
    'Cards with the word Action are used as a special action, once per action phase. Cards without it apply all round.',
  'rule.AKK-4.03':
    'An, Action: look secretly at the top 2 event cards and put them back in any order, each on the top or at the bottom of the deck.',
  'rule.AKK-4.04': 'Ishkur, Action: place the Storm token on any space that is not a home city.',
  'rule.AKK-4.05':
    'Nobody uses a Storm space in this action phase: it is not activated, gives nothing to Collect, Tax or the Merchant, is neither converted nor converts, gets no units, canals or ziggurats, and no action card chooses it or its units.',
  'rule.AKK-4.06':
    'No unit enters, crosses or leaves a Storm space, by any kind of movement; retreat, escape and displacement into it are not allowed either.',
  'rule.AKK-4.07': 'The Storm may not be placed on the space where it was placed in the previous round.',
  'rule.AKK-4.08': 'The Storm token is removed in the prestige phase.',
  'rule.AKK-4.09':
    'A home city for the Storm rule is a home city owned by a player, or Me-Sag’s residence; unchosen home cities are ordinary spaces.',
  'rule.AKK-4.10':
    'Enki, Action: take 1 command token of any type into your pool; then, if you like, change the types of the tokens in your pool at will (swap with your supply, total unchanged).',
  'rule.AKK-4.11': 'Enki is the only way to rearrange token types.',
  'rule.AKK-4.12':
    'Shamash: +1 to all movement of your units: land movement +1 space, Boat Trip +1 water space (so up to 4 water spaces, and with Advanced Docks up to 5 spaces, one of them dry). It adds to Royal Roads and cards.',
  'rule.AKK-4.13': 'Shamash: your units enter and pass dangerous terrain without rolling.',
  'rule.AKK-4.14': 'Enlil, Action: gain 1 upgrade for a building you have built, free.',
  'rule.AKK-4.15':
    'Ninhursag: every Recruit Troops of yours may bring 1 more unit free, of a kind you bought in it and at the same city, within the army size. Who buys nothing gets nothing; Mari’s free spearman is no purchase.',
  'rule.AKK-4.16': 'Ishtar: +1 bone to your combat roll in every combat round; not to Volley or Conversion.',
  'rule.AKK-4.17':
    'Suen: +1 bone to each of your conversion attempts this round, in combat and out of it (one bone per attempt, not per priest).',
  'rule.AKK-4.18':
    'The Ishtar and Suen bonuses also count in combats of the event phase of the same round and in River Expedition landings, since the card covers the round.',
  'rule.AKK-4.19': 'An Action on a worship card not used in the action phase is lost.',
  'rule.AKK-4.20':
    'A Storm city stays under control: it still counts for army size, quests, missions and special-city bonuses; units on it defend normally if an expedition lands there (AKK-9.33).',
  'rule.AKK-4.21':
    'If An’s Action is used, the order stays secret; other players see only how many of the two cards went to the bottom.',
  'rule.AKK-5.01': 'Move the round marker one step forward (to 1 in the first round).',
  'rule.AKK-5.02': 'Reveal the top event card and resolve its text.',
  'rule.AKK-5.03': 'The effect lasts for the current round unless the card says otherwise.',
  'rule.AKK-5.04': 'Combat with rebels caused by an event is resolved now, before the action phase.',
  'rule.AKK-5.05': 'In round 1 no event causes a rebel combat (one of four mild events is on top).',
  'rule.AKK-5.06':
    'Rebels that come to a space with a player’s units fight them at once; the player defends. If the player loses or retreats, the rebels left hold the space and control ends. Several such combats go clockwise from the Crown holder.',
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
    'Rebels come to a space with units that have no attack: the owner may let them escape (AKK-12.15), and control ends; if they stay, they fight. Where only mercenaries stand, these are removed and control ends.',
  'rule.AKK-5.15':
    'An event combat takes place on an unactivated space and activates nothing; a retreat from it places a token as usual, which stays on the board through the action phase.',
  'rule.AKK-5.16': 'A player to whom an event does not apply (no city, no unit, no space as asked) is skipped.',
  'rule.AKK-6.01': 'Turns go clockwise, beginning with the holder of the Crown of Heaven at the start of the phase.',
  'rule.AKK-6.02': 'On a turn a player takes exactly one action or passes.',
  'rule.AKK-6.03':
    'The actions are: (A) activate a space; (B) play a role card; (C) a special action (Action card, Action of the character, Action of the worship card).',
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
    'An activated space gives no resources in Collect and no silver in Tax, except where a canal, role card or action card says so.',
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
    'Where neither side rolls a bone in a round, the attacker must retreat after it (AKK-11.15 to 11.20), even without a token to mark it. With nowhere to go the attacker’s units go to the supply, and an attacking champion counts as beaten. Attacking rebels are removed.',
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
    'A beaten champion of the winning side stays where it is: until healed it neither rolls, takes hits nor moves, except in a retreat of its army. If an enemy enters and no other unit there can fight, it is captured, which counts as defeating it. It does not escape by AKK-12.15.',
  'rule.AKK-11.69':
    'Mercenaries of the losing army, as many as it had at the start without converted ones: the winner may take half of them, rounded down, at least 1.',
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
    'Units without attack (AKK-11.60, 11.61) are priests, shield bearers and beaten champions; mercenaries and rebels can attack. By AKK-11.60 a beaten champion of the losing side is captured; the others may escape, or are removed where no city is left.',
  'rule.AKK-11.79':
    'After a combat, in this order: losses; who has won; Narrow Escape, then the capture of champions; mercenaries; the ziggurat; the loser’s retreat; control and what follows from it (AKK-11.76).',
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
    'An enemy who moves into a space with nothing but mercenaries of another player does not fight: the space changes hands, half of the mercenaries, rounded down but at least 1, join the newcomer, and the rest are removed.',
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
    'A Conversion against a space with lone mercenaries turns them into mercenaries of the converter, as with rebels.',
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
  'rule.AKK-13.07': 'Storehouse order: Collect, then Hire Mercenaries. Admin token.',
  'rule.AKK-13.08':
    'Collect: take 1 resource from the treasury for the activated city’s own space and for each adjacent space that you control and that was not activated before this action.',
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
    'Sheepfold: every space that gives sheep in your Collect gives 2. Granary: every space that gives grain gives 2. This includes city spaces and chosen colours.',
  'rule.AKK-13.15': 'Events, special cities and action cards may change amounts.',
  'rule.AKK-13.16':
    'Hire Mercenaries: pay 1 silver, place 2 mercenaries on the activated space; once per Storehouse activation.',
  'rule.AKK-13.17': 'Mercenaries do not count for army size.',
  'rule.AKK-13.18': 'Mercenaries may be hired in a city without own units; they then wait there (AKK-8.15).',
  'rule.AKK-13.19': 'Built buildings and upgrades are shown as tiles on the mat and are public.',
  'rule.AKK-13.20':
    'One Collect is counted in this order: each space gives 1, or 2 with the fitting upgrade, or 0 in the Drought or the Storm. Then events, home city, character, special cities and cards add once each, never doubled. What adds to one good needs at least 1 of it from a space.',
  'rule.AKK-13.21': 'The Governor Collects and Collects by card count as Collect for every bonus.',
  'rule.AKK-13.22': 'An unchosen home city keeps its two colours; whoever controls it chooses grain or sheep there.',
  'rule.AKK-14.01': 'Palace order: Recruit Troops, then Tax. Royal token.',
  'rule.AKK-14.02':
    'Recruit Troops: buy any number and mix of spearmen (pairs), archers, chariots and shield bearers at cost, placed on the activated city.',
  'rule.AKK-14.03': 'The group there must not exceed the army size. The limit counts figures.',
  'rule.AKK-14.04': 'Priests are not recruited at the Palace, champions never.',
  'rule.AKK-14.05':
    'A pair of spearmen cannot be bought as a half; if army size or supply leaves room for one, one is placed at full price.',
  'rule.AKK-14.06': 'If there is no room or supply for a unit type at all, it cannot be bought.',
  'rule.AKK-14.07':
    'Tax: take 1 silver for each city you control that was not activated before this action; the city activated for this action counts.',
  'rule.AKK-14.08': 'Taxed cities need not be adjacent to the activated one or connected with it.',
  'rule.AKK-14.09': 'Tax Reform: +1 silver per 3 cities you control, rounded down; activated cities count here.',
  'rule.AKK-14.10': 'A Storm city gives no tax and is not counted for Tax Reform.',
  'rule.AKK-14.11': 'Mari (Horde): each Recruit Troops gives 1 spearman free if it fits; no purchase is needed.',
  'rule.AKK-14.12': 'If the activated city holds only the player’s mercenaries or nothing, recruiting there is normal.',
  'rule.AKK-14.13': 'Price cuts from different sources add up; no part of a price falls below 0.',
  'rule.AKK-14.14':
    'Flat additions to Tax (events, special cities, cards) are added once per Tax, after the count; Tax with no countable city still gives them.',
  'rule.AKK-15.01': 'Temple order: Train a Priest, then Conversion, then Build a Ziggurat. Divine token.',
  'rule.AKK-15.02':
    'Train a Priest: pay 1 silver + 2 sheep, place 1 priest on the activated city; one per activation; army size applies.',
  'rule.AKK-15.03':
    'Build a Ziggurat: pay 3 grain + 3 sheep, place 1 ziggurat on the activated city space; one per activation.',
  'rule.AKK-15.04':
    'Ziggurats stand only on city spaces the builder controls; at most one ziggurat per space; 7 per player.',
  'rule.AKK-15.05':
    'Ziggurat bonus: +1 bone for a conversion attempt of the owner per own ziggurat on or adjacent to the space of the converting priests, in and out of combat.',
  'rule.AKK-15.06':
    'Ziggurat protection: no conversion attempt may be made against the owner on the ziggurat’s space or spaces adjacent to it.',
  'rule.AKK-15.07':
    'A ziggurat is removed to its owner’s supply when another player takes control of its space, by any means. Rebels taking the space also remove it.',
  'rule.AKK-15.08':
    'Conversion targets one space: controlled by another player, or held by rebels, or uncontrolled; not dangerous terrain, not the player’s own.',
  'rule.AKK-15.09':
    'The target must be adjacent to a space with at least one of the player’s priests; rivers do not matter.',
  'rule.AKK-15.10':
    'The priests’ space must not have been activated before this action; the city activated for this very Temple action may serve.',
  'rule.AKK-15.28':
    'The same condition holds for a Conversion done without activating a city (Priest primary): the priests’ space must not be activated.',
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
    'A conversion of a space with another player’s units sends all of them, mercenaries too, to the nearest space their owner still controls (AKK-12.16; the owner chooses among equals, and the army size does not matter). Without any space they go to the supply, and the champion waits off the board until the prestige phase.',
  'rule.AKK-15.18':
    'Success against rebels: the rebels become the player’s mercenaries in that space, with or without Zealotry.',
  'rule.AKK-15.19':
    'Zealotry: units of another player on a space you convert go to their supply, and you may put the same unit of your own in the place of each, as far as your supply goes. Mercenaries become yours.',
  'rule.AKK-15.20':
    'Zealotry and a champion: it goes at once to its owner’s home city; if that city was the converted space or is not under the owner’s control, AKK-12.20 applies.',
  'rule.AKK-15.21': 'Units gained by Zealotry may exceed the army size.',
  'rule.AKK-15.22': 'Akkad can never be taken by Conversion. Other special cities, normal cities and home cities can.',
  'rule.AKK-15.23': 'A target may be activated; the activation token stays.',
  'rule.AKK-15.24': 'Failure has no cost beyond the action.',
  'rule.AKK-15.25': 'Control gained by conversion gives special-city cards and removes ziggurats as usual.',
  'rule.AKK-15.26': 'Suen, home-city, character and action-card bonuses add to the bones.',
  'rule.AKK-15.27': 'Conversion of a space is not combat: no combat cards, no capture.',
  'rule.AKK-15.29':
    'In one Conversion all priests of the chosen space take part; they are not used up and may convert again in a later action of the same phase while their space stays unactivated.',
  'rule.AKK-15.30':
    'A ziggurat bonus needs the ziggurat on or next to the priests’ space, not the target; own ziggurats never hinder the owner.',
  'rule.AKK-16.01':
    'Port: from the moment it is built, the player crosses rivers freely, may use Boat Trips and River Expeditions (no activation of the Port needed).',
  'rule.AKK-16.02': 'Port order: Dig Canals, then Trade. Admin token.',
  'rule.AKK-16.03':
    'Dig Canals: place up to 2 canals, 2 grain each, each on the activated city space or on a space adjacent to it, joining the two; control of the adjacent space is not needed.',
  'rule.AKK-16.04': 'A player may have at most one canal per space; canals of several players may share a space.',
  'rule.AKK-16.05': 'A canal lets its owner always collect from that space (AKK-13.12).',
  'rule.AKK-16.06': 'A canal makes the space a water space for its owner (AKK-9.01, 9.02).',
  'rule.AKK-16.07':
    'Canals stay when control changes. They are removed only by the action card Canal Removal and by Ken-Ussam’s ability.',
  'rule.AKK-16.08': 'If the supply of canals is empty, none can be placed.',
  'rule.AKK-16.09':
    'Trade with the treasury, any number of times in one Trade and in both directions: grain and sheep swap 1 to 1; a silver equals 3 staples (grain or sheep); a lapis equals 2 silver or 6 staples.',
  'rule.AKK-16.10': 'The 3 or 6 may be any mix of grain and sheep, in both directions (the trading player chooses).',
  'rule.AKK-16.11': 'Trade with players: any resources at any agreed rate; both must agree.',
  'rule.AKK-16.12': 'Two players may trade only if a territory of one is adjacent to a territory of the other.',
  'rule.AKK-16.13': 'Only goods change hands: no cards, tokens or units, and promises bind nobody.',
  'rule.AKK-16.14': 'Within one Trade both treasury and player trades are allowed.',
  'rule.AKK-16.15': 'Only the player performing Trade may be one side of each deal.',
  'rule.AKK-16.16': 'Advanced Docks work as AKK-9.06 says.',
  'rule.AKK-16.17':
    'Adjacency for a trade between players is border contact, rivers notwithstanding, between any controlled space of one and any controlled space of the other; it is checked when the offer is made.',
  'rule.AKK-16.18':
    'Offers in one Trade: at most 3 per partner, each answered by accept, decline or one counter-offer, then the next.',
  'rule.AKK-17.01':
    'As one action a player may play one action card with the word Action, or use the Action of their character (once per action phase), or use the Action of their worship card (once per action phase).',
  'rule.AKK-17.02': 'After an Action card is resolved the turn is over.',
  'rule.AKK-17.03': 'Played action cards go to the face-up discard pile.',
  'rule.AKK-17.04':
    'Cards without the word Action are played at the moment their text fits, also in other players’ turns, and do not use up a turn.',
  'rule.AKK-17.05': 'Cards with the word Action are never played outside the owner’s own turn.',
  'rule.AKK-17.06':
    'Cards may be played only for one’s own benefit, not to help another player (e.g. not in a combat of two others).',
  'rule.AKK-17.07':
    'Sabotage is the exception: it may be played by any player at any time to negate any action card played by any player.',
  'rule.AKK-17.08': 'A negated card has no effect and is discarded; if it was an Action card, the action is spent.',
  'rule.AKK-17.09': 'Sabotage may itself be negated by another Sabotage; the last unanswered one counts.',
  'rule.AKK-17.10':
    'The chance to Sabotage comes after the card and its targets are announced and before it has any effect; asked clockwise from the player of the card; one Sabotage at a time.',
  'rule.AKK-17.11': 'No more than one copy of the same card by the same player at the same time.',
  'rule.AKK-17.12': 'Hand limit 7. Above 7 the player at once discards down to 7, choosing freely.',
  'rule.AKK-17.13': 'Empty action deck: shuffle the discard pile into a new deck; if both are empty, no card is drawn.',
  'rule.AKK-17.14': 'Demands by a card that cannot be met in full are met as far as possible.',
  'rule.AKK-17.15': 'An Action card without any legal target cannot be played.',
  'rule.AKK-17.16': 'Character abilities without the word Action are permanent.',
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
  'rule.AKK-18.17': 'Uruk’s mission: claim monsters (3). Mutual destruction still claims.',
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
    'The captor demands, the owner accepts or answers with another offer; after 3 offers of each side there is no agreement.',
  'rule.AKK-19.26':
    'Step 13: champions off the board for other reasons (rebels, monsters, mutual destruction, Plague, Narrow Escape, a landing in this phase) return to the home city; so do those exiled in the last prestige phase (AKK-19.22). Taram-Akkad’s defeated champions do not.',
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
  'rule.AKK-21.06': 'With 3 players all else is as with 4; 4 or more are recommended.',
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
    'A Challenge cannot be played if the monster is beaten or gone, if the player it is aimed at has no units on the board or has killed that monster before, or if units of somebody else stand there. Units of that player already there fight along.',
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
    'When is retreat declared? The command mat puts it after Conversion and Volley, the text and the worked example before them. Ruling: first in every round. A table may play it by the mat.',
  'rule.AKK-A.2':
    'In which order does the Temple work? The sources differ. Ruling: train, convert, build. Two of three say so, and the example of Marad fits.',
  'rule.AKK-A.3':
    'Must the space next to the city be yours to dig there? The sources differ. Ruling: no. Dangerous terrain, which nobody controls, may hold canals too.',
  'rule.AKK-A.4':
    'Do 2 rebels come to all cities or to the blue ones? Ruling: to the blue ones. The number stands with the blue cities, and for unused home cities it is said on its own.',
  'rule.AKK-A.5': 'How many rebels hold Akkad? The sources are unclear. Ruling: 1, and a table may choose up to 10.',
  'rule.AKK-A.6':
    'Does a token close a space for everybody or for its owner? Ruling: for everybody. The limit of once a round names nobody, and Collect, canals and the Governor treat spaces activated by others as closed. A table may play it for the owner only. Akkad can still be lost and won back in one phase: an empty one is taken in passing (AKK-8.11).',
  'rule.AKK-A.7':
    'May one retreat into an activated space? Ruling: yes, and no second token is placed. Nothing said about retreats forbids it.',
  'rule.AKK-A.8':
    'Does the Plague touch champions? The sources say no in one place and yes in another. Ruling: nobody can force it, but the owner may give a champion up.',
  'rule.AKK-A.9':
    'Which ziggurats stop a conversion? The sources differ. Ruling: those of the attacked player; only one’s own add bones. Otherwise one’s own ziggurat would stand in one’s way.',
  'rule.AKK-A.10':
    'What if both sides want to retreat? Ruling: the attacker decides first; if the attacker goes, the defender is not asked and wins.',
  'rule.AKK-A.11':
    'Can rebels be converted in combat? Ruling: yes, they become mercenaries. Only monsters are excluded.',
  'rule.AKK-A.12':
    'What if only mercenaries are attacked? Ruling: they do not fight without an own unit; half of them, at least 1, join the newcomer, the rest go.',
  'rule.AKK-A.13':
    'What becomes of a champion beaten on the winning side? Ruling: it stays, of no use until healed. Only a victor captures.',
  'rule.AKK-A.14':
    'What if a side has only priests or shield bearers left? Ruling: it is defeated, and they may escape, as when somebody enters their space.',
  'rule.AKK-A.15': 'How likely is a hit? Ruling: 1 of 2. It fits the worked examples.',
  'rule.AKK-A.16':
    'Four names of roles and six of gods are lost. Ruling: the names here are ours; what the cards do is not.',
  'rule.AKK-A.17': 'Do the actions of role cards need the building? Ruling: no. Only activating a city does.',
  'rule.AKK-A.18':
    'Does the upgrade bought by following the Builder need the activation? Ruling: yes, both ways of following do.',
  'rule.AKK-A.19':
    'A command token is taken from a player, but tokens have colours. Ruling: the other one loses it to the supply, the taker gains the same type from the own supply.',
  'rule.AKK-A.20':
    'Where does a token taken off by the Commander go? Ruling: to the supply, like all tokens that leave the board.',
  'rule.AKK-A.21': 'Does a Crown that moves change the turn order? Ruling: not in this action phase.',
  'rule.AKK-A.22': 'How many command tokens are there? Ruling: 8 of each type for each player.',
  'rule.AKK-A.23':
    'Do resources on unchosen cards accumulate? Ruling: yes. They are added each round and nothing removes them.',
  'rule.AKK-A.24': 'When is a new quest shown? Ruling: one in each round, not after each scoring.',
  'rule.AKK-A.25': 'Do deeds in the event phase or at a landing count for quests of the action phase? Ruling: no.',
  'rule.AKK-A.26': 'Do expeditions land before quests are scored? Ruling: yes, landings come first.',
  'rule.AKK-A.27':
    'What if Akkad is first taken by a player without a home city? Ruling: the point waits, since no VP is gained then.',
  'rule.AKK-A.28': 'Must Me-Sag hold both home cities to score? Ruling: one of the two is enough.',
  'rule.AKK-A.29':
    'Are Mercy cards given once or every round? Ruling: in every prestige phase after the first completed mission.',
  'rule.AKK-A.30':
    'What if no ransom is agreed on? Ruling: the champion is given back, but stays out for the next action phase.',
  'rule.AKK-A.31': 'What is the deck called? Ruling: Mercy from the Gods.',
  'rule.AKK-A.32': 'How many mercenaries does one activation hire? Ruling: 2 for 1 silver, once.',
  'rule.AKK-A.33':
    'Following the Governor in an activated city: does the city itself give? Ruling: only by a canal. A table may let it give.',
  'rule.AKK-A.34':
    'Are spaces across a river adjacent for Collect, Conversion, canals and trade? Ruling: yes. Only movement minds rivers.',
  'rule.AKK-A.35': 'Is danger rolled for each group or once for the action? Ruling: for each group and each space.',
  'rule.AKK-A.36': 'Does an expedition roll for dangerous terrain? Ruling: no.',
  'rule.AKK-A.37': 'Do Boat Trips pass enemies? Ruling: no, only expeditions do.',
  'rule.AKK-A.38': 'Whose canals can be used? Ruling: only one’s own.',
  'rule.AKK-A.39':
    'Where does a dug canal lie? Ruling: on the city or on the space next to it, as the digger likes; one of each player on a space.',
  'rule.AKK-A.40': 'What about the unused home city with 5 players? Ruling: 2 rebels, as with 3 and 4.',
  'rule.AKK-A.41': 'When does the hand limit count? Ruling: at once, not only in the prestige phase.',
  'rule.AKK-A.42': 'What if the action deck is empty? Ruling: the discarded cards are shuffled.',
  'rule.AKK-A.43': 'Can a Sabotage be sabotaged? Ruling: yes, it is an action card.',
  'rule.AKK-A.44':
    'Can a Challenge be played when the monster is gone or killed before, or its space is taken? Ruling: no, a fight must be possible.',
  'rule.AKK-A.45': 'What if all is level at the end? Ruling: the victory is shared.',
  'rule.AKK-A.46':
    'Where do units driven away go if their owner controls no space? Ruling: to the supply; the champion waits.',
  'rule.AKK-A.47': 'Can a space nobody controls be converted? Ruling: yes.',
  'rule.AKK-A.48':
    'May priests in the city just activated for the Temple convert? Ruling: yes; only earlier activations close a space to them.',
  'rule.AKK-A.49': 'Do two shield bearers take off two bones? Ruling: 1 bone, however many there are.',
  'rule.AKK-A.50': 'Where does Ishtar’s bone count? Ruling: in each combat roll, not in Volley or Conversion.',
  'rule.AKK-A.51': 'Does a quest count what was done before it was shown? Ruling: deeds do not count, states do.',
  'rule.AKK-A.52': 'How many champions has Taram-Akkad? Ruling: both figures.',
  'rule.AKK-A.53': 'Are mercenaries captured when the loser retreats? Ruling: yes, the fallen ones first.',
  'rule.AKK-A.54':
    'May the Commander’s follower recruit in a home city under siege? Ruling: yes; the units appear and fight.',
  'rule.AKK-A.55': 'Are goods open? Ruling: yes.',
  'rule.AKK-A.56':
    'Why are Shar-kali-sharri and Yetib-Mer not for 3 players? Ruling: what they do is made for three opponents.',
  'rule.AKK-A.57':
    'Does the city activated for the Palace count for its own Tax? Ruling: yes, as in the worked example.',
  'rule.AKK-A.58':
    'Zealotry: what becomes of a champion, and must units be replaced? Ruling: the champion goes home; removing is a must, replacing is not.',
  'rule.AKK-A.59': 'Where may surplus units go? Ruling: to any own group with room, however far.',
  'rule.AKK-A.60': 'In which order do players follow a role? Ruling: clockwise from whoever plays it.',
  'rule.AKK-A.61': 'Do Advanced Docks give a fourth water space? Ruling: no, only a dry step at one end.',
  'rule.AKK-A.62':
    'May a card left on the board be taken later? Ruling: yes, by whoever controls the city and has room.',
  'rule.AKK-A.63':
    'What if a champion should return to a home city in enemy hands? Ruling: it waits; it would start a fight out of turn.',
  'rule.AKK-A.64':
    'The Priest’s conversion activates no city. May the priests stand on an activated space? Ruling: no. Only the city is spared, not the priests’ own space.',
  'rule.AKK-A.65': 'Which quests are scored in the prestige phase? Ruling: only those marked for it.',
  'rule.AKK-A.66':
    'Does the limit of three concern special cities or their cards? Ruling: the cards; control has no limit.',
  'rule.AKK-A.67': 'Is at least one mercenary captured? Ruling: yes, as in the worked example.',
  'rule.AKK-A.68':
    'Does a space one has activated oneself still give in a Collect? Ruling: no, any earlier activation closes it.',
  'rule.AKK-A.69':
    'Does a worship card help in the action phase or all round? Ruling: those without an Action all round, those with one in the action phase.',
  'rule.AKK-A.70': 'Can Akkad be converted? Ruling: never, not even from rebels.',
  'rule.AKK-A.71': 'Whose Volley does a shield bearer stop? Ruling: only the enemy’s.',
  'rule.AKK-A.72':
    'What if a champion walks alone into dangerous terrain? Ruling: nothing is lost. Only combat takes a champion away.',
  'rule.AKK-A.73': 'What if the Vizier finds no token to take? Ruling: that part is skipped.',
  'rule.AKK-A.74':
    'In which order are the parts of a primary done? Ruling: as on the card, so that the token gained first is of use.',
  'rule.AKK-A.75': 'What is the army size of a player without cities? Ruling: 1, so that there is a way back.',
  'rule.AKK-A.76': 'Which army size counts when a march gains cities? Ruling: that at the start of the action.',
  'rule.AKK-A.77':
    'What if neither side rolls a bone? Ruling: the attacker withdraws; otherwise the combat would never end.',
  'rule.AKK-A.78':
    'Can an expedition go with a building at its destination? Ruling: no, its units are off the board until the prestige phase.',
  'rule.AKK-A.79':
    'Whom can Mari still defeat when Taram-Akkad has lost both champions? Ruling: a victory over her army counts.',
  'rule.AKK-A.80': 'What if two players can score at one moment? Ruling: the turn player first, then clockwise.',
  'rule.AKK-A.81': 'Does Me-Sag control the spaces around the residence? Ruling: no, only the city.',
  'rule.AKK-A.82': 'Are flat bonuses doubled in a Collect? Ruling: no. Spaces are doubled first, bonuses added once.',
  'rule.AKK-A.83': 'What if a whole group is lost to danger? Ruling: the activation stands.',
  'rule.AKK-A.84': 'Does a city in the Storm still count? Ruling: yes for counting, no for use.',
  'rule.AKK-A.85': 'Can one pass units without attack, or lone mercenaries? Ruling: no, they block like all others.',
  'rule.AKK-E.1':
    'Selection order. 5 players, seats 1-5 clockwise, seat 1 has the Crown. When roles and worship are picked, roles go 1,2,3,4,5 and worship goes 5,4,3,2,1; three role cards get 1 silver each, three worship cards 1 grain and 1 sheep each.',
  'rule.AKK-E.2':
    'Priest secondary. Another player plays Priest; the responder has 1 Divine token, controls an activated city X and an unactivated city Y. When they pay, a priest may go on X or Y and the token goes to supply. When they activate instead, only Y is legal, it becomes activated and gets a ziggurat.',
  'rule.AKK-E.3':
    'Land move to one space. Girsu’s player has a spearman on Girsu and a priest on Sirara Pastures, army size 2 or more, Lagash unactivated. When they activate Lagash with any token and move both, both stand on Lagash, Lagash is activated, the turn ends.',
  'rule.AKK-E.4':
    'Boat Trip. A player has a Port and units on Susiana Pastures; Tigris Meadows, Awan and Tutub are not activated and free of enemies. When Tutub is activated, the units go by Tigris Meadows and Awan to Tutub, 3 spaces up the Tigris, and take control of the spaces passed; a fourth water space is too far.',
  'rule.AKK-E.5':
    'River Expedition. Port, units on Eridu, Halub unactivated. When the player activates Halub and commits the units, they leave the board for the River Expedition area at once and appear on Halub at the start of the prestige phase; a second expedition in that phase is refused.',
  'rule.AKK-E.6':
    'Two Miss! cards. 2 hits and 2 Miss! in hand. When the player plays one, a second copy for the same roll is refused; in the next combat round the second copy is allowed.',
  'rule.AKK-E.7':
    'Mercenary capture. The loser had 3 mercenaries and none was converted. When the combat ends, the winner may take 1 of them at once: half of 3, rounded down.',
  'rule.AKK-E.8':
    'A whole combat. Blue attacks with 1 chariot and 2 archers; Yellow has 1 priest, 1 mercenary and 2 spearmen; nobody retreats. Yellow’s conversion misses. Blue’s Volley of 2 bones hits once, and the mercenary falls. Then Blue rolls 7 bones and hits 3 times, Yellow rolls 2 and hits once: the priest and both spearmen fall, Blue cancels the hit with Miss!. Blue takes the space unhurt and may take 1 mercenary.',
  'rule.AKK-E.9':
    'Building use. A player with Storehouse only. When they try to activate a controlled city with a Royal token for the Palace, it is refused; with an Admin token the Storehouse actions are offered in the order Collect, Hire Mercenaries.',
  'rule.AKK-E.10':
    'Collect at Uruk. Yellow controls Uruk, Kullaba Steppe, Western Pastures (sheep), Eanna Fields (grain), Larsa; Larsa is already activated; no upgrades or canals. When Yellow activates Uruk with Admin and collects, they gain 2 sheep, 1 grain and 1 sheep or grain of their choice; nothing from Larsa.',
  'rule.AKK-E.11':
    'Recruit and Tax at Uruk. Yellow has the Palace, controls 4 unactivated cities, Uruk empty of units. When they activate Uruk with Royal, they may recruit up to 4 units (paying each) and Tax gives 4 silver, Uruk included.',
  'rule.AKK-E.12':
    'Conversion of Marad. Yellow has the Temple and 2 priests on Eanna Fields; 1 rebel holds Marad. Yellow activates a city with a Divine token, skips the training and rolls 2 bones: 1 hit. Yellow controls Marad and takes its card, the rebel is a mercenary of Yellow there, and the priests stay on Eanna Fields.',
  'rule.AKK-E.13':
    'Pair with room for one. Army size 3, 2 units on the city. When the player buys a pair of spearmen, 1 is placed and 1 grain + 1 silver are paid.',
  'rule.AKK-E.14':
    'Governor secondary. A responder pays any token. Then it goes to supply, a controlled city is chosen, Collect is done and no space becomes activated.',
  'rule.AKK-E.15':
    'Ransom. Offers of 3 grain, of 2 sheep and 1 action card, of 3 silver are legal; 4 items are refused. Without agreement the champion misses the next action phase and then returns home.',
  'rule.AKK-E.16':
    'Third player in combat. A fights B and A plays Battle Fury. Then C may play Sabotage on it, but C’s own combat cards are refused.',
  'rule.AKK-E.17':
    'Activated city. City X is activated. Then X is legal for the Governor secondary and illegal for the Builder secondary.',
  'rule.AKK-E.18':
    'Challenge of Anzu. Target B chooses a space with champion and 2 spearmen. When they lose on Eastern Mountain, the spearmen go to supply, the champion is off until prestige. When they win, B takes a monster reward, units stay on Eastern Mountain, Eastern Mountain is not activated.',
  'rule.AKK-E.19':
    'Narrow Escape against Mari. Mari’s player beats B’s champion and B plays Narrow Escape. Then no capture, no progress of Mari’s mission.',
  'rule.AKK-E.20':
    'Urkesh. Urkesh’s player holds Akkad at the end of action phase 3, loses and regains it in phase 4, holds it at its end. Then the mission is complete. If it is held at the ends of phases 3 and 5 only, it is not.',
  'rule.AKK-E.21':
    'Plague. A space with chariot, spearman, champion; Plague removes 2. Then the owner gives up two units of choice; hit points do not matter; chariot + spearman leaves the champion; Miss! cannot be used, Sabotage can.',
  'rule.AKK-E.22':
    'Me-Sag with the residence on Kish. Kish starts without rebels and its card is Me-Sag’s; a follower of the Commander may recruit there; when another player captures Kish, the card goes along.',
  'rule.AKK-E.23':
    'Mutual destruction. The last units of both sides fall in the same roll, B’s champion among them, and Mari attacked. Control stays, no mercenaries and no ransom, the champion returns in step 13, and Mari’s mission counts it. Against a monster Uruk claims it, without a reward.',
  'rule.AKK-E.24':
    'Move and build together. A player controls city X before the action. Then moving in and using the Palace with one Royal token is legal; if X was just taken, even empty, the building part is refused.',
  'rule.AKK-E.25':
    'Canal in foreign land. A canal of yours lies on an activated space of another player next to the city. Collect takes from it all the same.',
  'rule.AKK-E.26':
    'Akkad. A takes Akkad first: +1 VP and card. B takes it later: card only. Conversion on Akkad is refused.',
  'rule.AKK-E.27':
    'Fourth special city. A player with 3 special-city cards gains a fourth city. Then they control it, and may swap one card or leave the new card at the board.',
  'rule.AKK-E.28': 'Tax Reform. 7 cities, 3 of them activated before. Then Tax gives 4 + 2 = 6 silver.',
  'rule.AKK-E.29':
    'Tie-break. Round 9 over, A and B at 7 VP, C holds the Crown with 5. Then territories of A and B decide; if equal, resources plus tokens.',
  'rule.AKK-E.30':
    'No city left. A player without cities, champion and 2 spearmen on a territory. When they activate an adjacent space, one unit may move in; a second one to the same space is refused. The Commander secondary at their lost, empty home city places one unit and retakes the city.',
  'rule.AKK-E.31':
    'Stalemate by Block. A attacks with spearman and shield bearer, B defends with the same, no cards. Then both rolls are 0 bones and A must retreat to a legal adjacent space; B is victorious.',
  'rule.AKK-E.32':
    'Army size on the move. Army size 2, a champion and 2 spearmen next to an empty black city. When the player activates the city, at most 2 units may enter, although control of the city raises the army size to 3 afterwards.',
  'rule.AKK-E.33':
    'Collect with bonuses. With the Granary, in a Plentiful Harvest, 2 grain spaces and 1 silver space give 2 + 2 + 2 = 6 grain and 1 silver.',
  'rule.AKK-E.34':
    'Danger on the way. A lone spearman moves with Royal Roads through dangerous terrain to a free space and the bone hits. Then the spearman goes to supply, the target space stays activated and uncontrolled.',
  'rule.AKK-E.35':
    'Boat with Shamash and Advanced Docks. With both, a trip of 4 water spaces and 1 dry space at one end is possible; 5 water spaces, or a dry space at both ends, are not.',
};
