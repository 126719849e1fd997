type Texts = { readonly [id: string]: string };

/** Each question to the player who is asked: what to do, and why or how. */
const asks: { readonly [kind: string]: readonly [say: string, why: string] } = {
  'start.home': ['Choose your home city.', 'Each has a gift of its own and a Sacred Mission worth 4 VP.'],
  'start.character': ['Choose your character.', 'The goods come at once, the power stays all game.'],
  'start.figure': ['A woman or a man as champion?', 'Only the figure on the map differs.'],
  'start.residence': ['Choose your Royal Residence.', 'A special city becomes your second home, with its card.'],
  'start.split': ['Choose who starts at the residence.', 'All others start in your home city.'],
  'select.role': [
    'Take a role.',
    '{n, plural, one {You play it} other {You take 2 this round and play each}} once; the others may follow.',
  ],
  'select.god': ['Choose the god you worship.', 'The favour lasts this round. Goods on the card are yours at once.'],

  'event.levy': [
    'Give up a unit, or pay 2 silver.',
    'Levy for the King: {left, plural, one {once more} other {# times}}.',
  ],
  'goods.give': [
    'Choose what you give.',
    '{treasury, plural, =0 {To {other}} other {To the treasury}}: {left, plural, one {1 more} other {# more}}.',
  ],
  'rebels.place': [
    'Choose where the rebels rise.',
    '{n, plural, one {# rebel comes} other {# rebels come}} to a space of yours. Units there fight at once; without units you lose it.',
  ],
  'token.gain': [
    'Choose a command token.',
    '{left, plural, one {It goes} other {# to choose; they go}} from your supply into your pool.',
  ],

  'turn.choose': [
    'Take an action, or pass.',
    '{tokens, plural, =0 {No token} one {# token} other {# tokens}} in your pool, {cards, plural, =0 {no card} one {# card} other {# cards}} in hand. Who has passed only follows.',
  ],
  'activate.space': [
    'Choose the space to activate.',
    '{tokens, plural, one {One token} other {# tokens}} left. March there, or use a building in a city of yours; then it is closed this round.',
  ],
  'activate.mode': ['What do you activate {space} for?', 'One token pays for a march, a building, or both.'],
  'activate.token': ['Choose the token for {space}.', 'Buildings need their own type; a march takes any.'],
  'move.from': ['Choose who marches to {space}.', 'Point at a space with units of yours, one group after another.'],
  'move.units': [
    'Choose who leaves {from}.',
    'To {space}: {n, plural, =0 {nobody yet} one {# unit} other {# units}}; the army there takes {room} more.',
  ],
  'move.card': ['Play a card for this march?', 'Forced March goes one space further, Reed Boats cross any river.'],
  'move.path': ['Choose the way to {space}.', 'Dangerous terrain on the way costs a roll.'],
  'move.order': ['Choose the group that goes next.', 'Each rolls for its own dangers and arrives in this order.'],
  'voyage.from': ['Choose who sails to {space}.', 'They land in the prestige phase, however far the water leads.'],
  'voyage.units': [
    'Choose who goes aboard on {from}.',
    'Bound for {space}: {n, plural, =0 {nobody yet} one {# unit} other {# units}}.',
  ],
  'danger.loss': [
    'Choose the unit the terrain takes.',
    'A hit on {space}: one of this group is lost, never a champion.',
  ],
  'monster.fight': [
    'Fight {monster}?',
    '2 bones each round, 4 hits to fall. Victory brings 2 lapis, a token, or 2 cards.',
  ],
  'monster.reward': ['Choose your reward.', 'The monster is yours this round; you never fight it again.'],
  'escape.choose': ['Do your units on {space} escape?', 'Who has no attack may run to the nearest city of yours.'],

  'combat.retreat': [
    'Retreat from {space} after this round?',
    'Against {enemy}: you roll {mine, plural, one {# bone} other {# bones}}, they roll {theirs}. The round is fought either way.',
  ],
  'combat.retreat-token': ['Choose the token that marks the retreat.', 'It comes from your supply and closes {space}.'],
  'combat.card': [
    'Play a combat card?',
    'Against {enemy}: you roll {mine, plural, one {# bone} other {# bones}}, they roll {theirs}.',
  ],
  'combat.convert': [
    'Let your priests preach to the enemy?',
    '{bones, plural, one {# bone} other {# bones}}: each hit wins over a unit, at most one for each priest.',
  ],
  'combat.converted': [
    'Choose who goes over to {enemy}.',
    '{left, plural, one {One unit} other {# units}} still to go. Champions stay.',
  ],
  'combat.volley': [
    'Let your archers shoot first?',
    '{bones, plural, one {# bone} other {# bones}} before the first roll, at no cost.',
  ],
  'combat.assign': [
    'Choose who takes a hit.',
    '{hits, plural, one {One hit} other {# hits}} to take. Chariots, shield bearers and champions stand two.',
  ],
  'combat.cancel': [
    'Cancel hits with a card?',
    '{hits, plural, one {One hit} other {# hits}} against your units on {space}.',
  ],
  'combat.mercenaries': [
    'Take mercenaries of the beaten army?',
    '{n, plural, one {One} other {#}} would go over to you; they count for no army size.',
  ],
  'combat.escape': ['Save your champion from {other}?', 'A Narrow Escape takes it out of reach.'],

  'building.action': ['Use the building.', 'Its parts come in order; any but the last chance may be skipped.'],
  'building.gain': ['Choose a building or an upgrade.', 'An upgrade needs its building.'],
  'collect.city': ['Choose the city to collect at.', 'It gives from its own space and from those around it.'],
  'collect.choose': ['Choose what {space} gives.', 'This space has more than one sort.'],
  'collect.bonus': ['Choose what you take besides.', 'By {source}.'],
  'collect.card': ['Play a card on this harvest?', 'Overflowing Stores adds 2 of a good you got.'],
  'recruit.buy': [
    'Buy troops.',
    'Room for {room, plural, one {# more} other {# more}}. You have {grain} grain, {sheep} sheep, {silver} silver.',
  ],
  'recruit.extra': ['Take a unit free?', 'By {source}.'],
  'convert.target': [
    'Choose the space to convert.',
    'One hit is enough: the space is yours, its units are driven away.',
  ],
  'convert.card': ['Play a card on this conversion?', 'Voice of the God adds 2 bones.'],
  'convert.displaced': ['Choose where your units go.', '{space} is converted; they are driven to a space of yours.'],
  'convert.replace': [
    'Replace units with your own?',
    'Zealotry: the same unit from your supply takes its place on {space}.',
  ],
  'canal.place': [
    'Choose where a canal lies.',
    '{free, plural, =0 {Each costs {cost} grain.} other {{left, plural, one {One more} other {Up to #}}, free.}} A canal gives water and a yield of its own.',
  ],
  'canal.destroy': ['Choose the canal to fill in.', 'It goes back to its owner.'],
  'ziggurat.place': ['Choose the city for the ziggurat.', 'It strengthens your priests and guards against others’.'],
  'units.place': ['Choose the city for {units}.', 'A city of yours where the army has room.'],

  'trade.exchange': [
    'Trade with the treasury, or with a player.',
    'You have {grain} grain, {sheep} sheep, {silver} silver, {lapis} lapis.',
  ],
  'trade.staple': [
    'How many of the {n} are grain?',
    '{paying, plural, =0 {You gain} other {You pay}} {n} in all, the rest sheep.',
  ],
  'trade.partner': ['Choose whom you trade with.', 'Your spaces must border on theirs.'],
  'trade.compose': [
    'Put your offer to {other} together.',
    'Grain, sheep, silver and lapis. Nobody sees it before it is made.',
  ],
  'trade.answer': ['{other} makes you an offer.', 'Accept it, make another, or decline.'],

  'role.item': ['Do this part of your role?', 'Any part may be skipped.'],
  'role.follow': ['Follow the {role}?', '{other} plays it. {way}'],
  'role.activate': ['Choose the city to activate.', 'Your token goes on it and closes it this round.'],
  'vizier.victim': ['Choose a token to take.', 'Its owner returns it; you gain the same type.'],
  'token.buy': ['Buy command tokens.', '1 lapis each, up to {left} more. You have {lapis} lapis.'],
  'commander.recall': ['Take a token off the board?', 'The space opens again.'],
  'commander.home': ['Choose where you recruit.', 'In a home of yours, at the usual price.'],
  'scribe.crown': ['Who gets the Crown of Heaven?', 'Its holder begins the next round and breaks ties.'],
  'an.put': [
    'Put an event back.',
    '{left, plural, one {The last one} other {# to put}}. What is put on the top first comes first.',
  ],
  'ishkur.storm': ['Choose where the Storm goes.', 'Nobody enters, leaves or uses that space this round.'],
  'enki.swap': ['Change the tokens of your pool?', 'Any type for any other, as often as you like.'],
  'character.whom': ['Choose a player.', '{left, plural, one {One more} other {# to choose}}.'],
  'character.staple': ['Grain or sheep?', 'Yetib-Mer: three others have passed before you.'],
  'card.mode': ['Choose what {card} brings.', 'The others may still sabotage it.'],
  'card.space': ['Choose the space for {card}.', 'The others may still sabotage it.'],
  'card.seat': ['Choose the player for {card}.', 'The others may still sabotage it.'],
  'card.sabotage': [
    'Answer {card} with a Sabotage?',
    '{other} plays it. Everybody who might hold a Sabotage is asked.',
  ],
  'challenge.group': ['Choose the group that faces {monster}.', 'It goes there at once and cannot retreat.'],
  'plague.loss': [
    'Choose who dies of the Plague.',
    '{left, plural, one {One unit} other {# units}} to lose on {space}.',
  ],
  'hand.discard': ['Discard down to 7 cards.', '{more, plural, one {One card} other {# cards}} too many.'],

  'quest.score': ['Score now?', 'Points count at once; 9 VP end the game.'],
  'prestige.quest': ['Score a quest of this phase?', 'One in each prestige phase.'],
  'mission.pay': ['Pay 18 lapis for your Sacred Mission?', 'It brings 4 VP at once.'],
  'city-card.swap': ['Swap a special-city card?', 'Three are the most. For the new one you give one up.'],
  'army.surplus': [
    'Your army is too large: move a unit.',
    'No group may hold more than {size}. What fits nowhere is lost.',
  ],
  'ransom.open': ['What becomes of {other}’s champion?', 'Free, for a ransom, or in exile for the next action phase.'],
  'ransom.compose': ['Name the ransom.', 'At most 3 goods and cards together.'],
  'ransom.answer': ['Answer the ransom offer of {other}.', 'Without an agreement the champion goes into exile.'],
  'ransom.card': ['Choose the card you hand over.', 'It is part of the ransom.'],
  'champion.place': ['Choose where your champion returns.', 'To a home of yours.'],
  'mercy.take': ['Take a Mercy card?', 'The gods help whoever has the fewest VP.'],
  'mercy.use': ['Use a Mercy card?', 'Each works once.'],
  'mercy.host': ['A chariot, or two archers?', 'They come to a city of yours.'],
};

/** What a player is at: the status in the list, and the sentence for everybody else. */
const doings: { readonly [doing: string]: readonly [status: string, others: string] } = {
  start: ['getting ready', '{seat} is getting ready.'],
  role: ['taking a role', '{seat} is taking a role.'],
  god: ['choosing a god', '{seat} is choosing a god.'],
  event: ['meeting the event', '{seat} answers to the event.'],
  give: ['giving goods', '{seat} is giving goods.'],
  token: ['choosing tokens', '{seat} is choosing command tokens.'],
  turn: ['to act', '{seat} is choosing an action.'],
  activate: ['activating', '{seat} is activating a space.'],
  move: ['marching', '{seat} is marching.'],
  voyage: ['manning boats', '{seat} is manning an expedition.'],
  danger: ['in danger', '{seat} loses a unit to the terrain.'],
  monster: ['facing a monster', '{seat} faces a monster.'],
  escape: ['escaping', '{seat} may let units escape.'],
  combat: ['fighting', '{seat} is fighting on {space}.'],
  build: ['building', '{seat} is choosing what to build.'],
  building: ['using a building', '{seat} is using a building.'],
  collect: ['collecting', '{seat} is collecting.'],
  recruit: ['recruiting', '{seat} is recruiting.'],
  convert: ['converting', '{seat} is converting.'],
  canal: ['digging canals', '{seat} is choosing a canal.'],
  ziggurat: ['building a ziggurat', '{seat} is placing a ziggurat.'],
  place: ['placing units', '{seat} is placing units.'],
  trade: ['trading', '{seat} is trading.'],
  follow: ['following a role', '{seat} may follow a role.'],
  'role-card': ['playing a role', '{seat} is playing a role.'],
  worship: ['calling on a god', '{seat} is calling on a god.'],
  character: ['using a character', '{seat} is using a character.'],
  reaction: ['answering a card', '{seat} may answer a card.'],
  card: ['playing a card', '{seat} is playing a card.'],
  challenge: ['challenged', '{seat} is challenged.'],
  plague: ['in the plague', '{seat} suffers the Plague.'],
  hand: ['discarding', '{seat} is discarding.'],
  score: ['may score', '{seat} may score.'],
  city: ['taking a city card', '{seat} may swap a city card.'],
  army: ['mustering', '{seat} has too large an army.'],
  ransom: ['on a ransom', '{seat} is talking about a ransom.'],
  champion: ['a champion returns', 'The champion of {seat} returns.'],
  mercy: ['asking for mercy', '{seat} may use Mercy from the Gods.'],
  other: ['choosing', '{seat} is choosing.'],
};

const pairs = (heads: readonly [string, string], texts: { readonly [id: string]: readonly [string, string] }): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([id, [first, second]]) => [
      [`${heads[0]}.${id}`, first],
      [`${heads[1]}.${id}`, second],
    ]),
  );

/** Prompts, statuses, and what the table asks back before something is thrown away. */
export const promptTexts: Texts = {
  ...pairs(['ui.ask', 'ui.why'], asks),
  ...pairs(['ui.status', 'ui.others'], doings),
  'ui.ask.building.action.at': 'Use the building in {space}.',
  'ui.status.passed': 'passed',
  'ui.status.captive': 'champion captured',
  'ui.status.homeless': 'home city lost: no VP',

  'ui.way.priest': 'A Divine token: a priest, or a city activated for a ziggurat.',
  'ui.way.engineer': 'An Admin token: up to 2 canals.',
  'ui.way.merchant': 'An Admin token: a trade.',
  'ui.way.governor': 'Any token: collect at a city.',
  'ui.way.builder': 'Activate a city with an Admin token: a building free, or an upgrade for 1 lapis.',
  'ui.way.vizier': 'Up to 3 tokens for 1 lapis each.',
  'ui.way.commander': 'A Royal token: recruit at home.',
  'ui.way.scribe': 'A Royal token: 2 action cards.',

  'ui.source.horde': 'Mari’s Horde',
  'ui.source.ninhursag': 'Ninhursag',
  'ui.source.pashime': 'the card of Pashime',
  'ui.source.lugal-ushumgal': 'Lugal-ushumgal, once a round',

  'ui.unusual.pass':
    '{n, plural, one {One token is} other {# tokens are}} still in your pool. After you pass you take no more turns this round.',
  'ui.unusual.pass.army': 'Your army on {space} is above its size of {size}: the prestige phase takes the surplus.',
  'ui.unusual.score': 'Nobody knows whether it can still be scored later.',
  'ui.unusual.follow': 'Following costs only what you choose, and you could.',
  'ui.unusual.volley': 'A volley costs nothing.',
  'ui.unusual.mercenaries': 'They cost nothing and count for no army size.',
  'ui.unusual.mercy': 'A Mercy card costs nothing.',
  'ui.unusual.convert': 'Preaching costs nothing.',
  'ui.unusual.canal': 'Another canal costs nothing now.',
  'ui.unusual.place': 'They cost nothing.',

  'ui.verb.convert': 'Convert {x}',
  'ui.verb.surplus': 'Move {x}',
};
