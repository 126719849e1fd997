import type { Decided } from '../rules/decisions.ts';

/** What is said with each question. */
interface Asked {
  /** At the text table. */
  readonly ask: string;
  /** In the prompt bar: what to do, then why or how. What is offered beside a question has none. */
  readonly say?: string;
  readonly why?: string;
  /** What an option is called, `{x}` being what it names; then those that are words. */
  readonly option?: string;
  readonly words?: { readonly [word: string]: string };
}

/** Every decision in words. */
export const askingEn: { readonly [kind in keyof Decided]: Asked } = {
  'start.home': {
    ask: '{seat}: choose a home city',
    say: 'Choose your home city.',
    why: 'Each has a gift of its own and a Sacred Mission worth 4 VP.',
    option: '{x}',
  },
  'start.character': {
    ask: '{seat}: choose a character',
    say: 'Choose your character.',
    why: 'The goods come at once, the power stays all game.',
    option: '{x}',
  },
  'start.figure': {
    ask: '{seat}: choose the figure of your champion',
    say: 'A woman or a man as champion?',
    why: 'Only the figure on the map differs.',
    words: {
      female: 'A woman',
      male: 'A man',
    },
  },
  'start.residence': {
    ask: '{seat}: choose your Royal Residence',
    say: 'Choose your Royal Residence.',
    why: 'A special city becomes your second home, with its card.',
    option: '{x}',
  },
  'start.split': {
    ask: '{seat}: which units start at the residence?',
    say: 'Choose who starts at the residence.',
    why: 'All others start in your home city.',
    option: 'At the residence: {x}',
    words: {
      done: 'The others start at home',
    },
  },
  'select.role': {
    ask: '{seat}: take a role card',
    say: 'Take a role.',
    why: '{n, plural, one {You play it} other {You take 2 this round and play each}} once; the others may follow.',
    option: '{x}{n, plural, =0 {} other { with # silver}}',
  },
  'select.god': {
    ask: '{seat}: take a worship card',
    say: 'Choose the god you worship.',
    why: 'The favour lasts this round. Goods on the card are yours at once.',
    option: '{x}{n, plural, =0 {} other { with # grain and # sheep}}',
  },
  'event.levy': {
    ask: '{seat}: give a unit or 2 silver',
    say: 'Give up a unit, or pay 2 silver.',
    why: 'Levy for the King: {left, plural, one {once more} other {# times}}.',
    option: 'Give up {unit} on {x}',
    words: {
      silver: 'Pay 2 silver',
    },
  },
  'goods.give': {
    ask: '{seat}: which good do you give?',
    say: 'Choose what you give.',
    why: '{treasury, plural, =0 {To {other}} other {To the treasury}}: {left, plural, one {1 more} other {# more}}.',
    option: 'Give 1 {x}',
  },
  'rebels.place': {
    ask: '{seat}: where do the rebels come?',
    say: 'Choose where the rebels rise.',
    why: '{n, plural, one {# rebel comes} other {# rebels come}} to a space of yours. Units there fight at once; without units you lose it.',
    option: '{x}',
  },
  'token.gain': {
    ask: '{seat}: gain a token; which type?',
    say: 'Choose a command token.',
    why: '{left, plural, one {It goes} other {# to choose; they go}} from your supply into your pool.',
    option: 'Gain {x}',
  },
  'turn.choose': {
    ask: '{seat}: take an action or pass',
    say: 'Take an action, or pass.',
    why: '{tokens, plural, =0 {No token} one {# token} other {# tokens}} in your pool, {cards, plural, =0 {no card} one {# card} other {# cards}} in hand. Who has passed only follows.',
    words: {
      activate: 'Activate a space',
      role: 'Play the {x}',
      character: 'Use {x}',
      worship: 'Call on {x}',
      pass: 'Pass',
    },
  },
  'activate.space': {
    ask: '{seat}: which space do you activate?',
    say: 'Choose the space to activate.',
    why: '{tokens, plural, one {One token} other {# tokens}} left. March there, or use a building in a city of yours; then it is closed this round.',
    option: 'Activate {x}',
  },
  'activate.mode': {
    ask: '{seat}: what do you activate it for?',
    say: 'What do you activate {space} for?',
    why: 'One token pays for a march, a building, or both.',
    words: {
      move: 'March here',
      building: 'Use the {x}',
      both: 'March here, then use the {x}',
      voyage: 'Send an expedition by river',
      monster: 'Fight the monster',
    },
  },
  'activate.token': {
    ask: '{seat}: with which token?',
    say: 'Choose the token for {space}.',
    why: 'Buildings need their own type; a march takes any.',
    option: 'Place {x}',
  },
  'move.from': {
    ask: '{seat}: units from where?',
    say: 'Choose who marches to {space}.',
    why: 'Point at a space with units of yours, one group after another.',
    words: {
      land: 'From {x} by land',
      boat: 'From {x} by boat',
      done: 'No more groups',
    },
  },
  'move.units': {
    ask: '{seat}: which units move?',
    say: 'Choose who leaves {from}.',
    why: 'To {space}: {n, plural, =0 {nobody yet} one {# unit} other {# units}}; the army there takes {room} more.',
    option: 'Take {x} along',
    words: {
      done: 'This group is complete',
    },
  },
  'move.card': {
    ask: '{seat}: play a card for this movement?',
    say: 'Play a card for this march?',
    why: 'Forced March goes one space further, Reed Boats cross any river.',
    words: {
      done: 'Play no card',
    },
  },
  'move.path': {
    ask: '{seat}: which way?',
    say: 'Choose the way to {space}.',
    why: 'Dangerous terrain on the way costs a roll.',
    option: 'By way of {x}',
  },
  'move.order': {
    ask: '{seat}: which group goes next?',
    say: 'Choose the group that goes next.',
    why: 'Each rolls for its own dangers and arrives in this order.',
    option: 'From {x}',
  },
  'voyage.from': {
    ask: '{seat}: which units join the River Expedition? From where?',
    say: 'Choose who sails to {space}.',
    why: 'They land in the prestige phase, however far the water leads.',
    option: 'From {x}',
    words: {
      done: 'Set sail',
    },
  },
  'voyage.units': {
    ask: '{seat}: which units go aboard?',
    say: 'Choose who goes aboard on {from}.',
    why: 'Bound for {space}: {n, plural, =0 {nobody yet} one {# unit} other {# units}}.',
    option: 'Take {x} aboard',
    words: {
      done: 'No more from here',
    },
  },
  'danger.loss': {
    ask: '{seat}: the terrain takes a unit; which?',
    say: 'Choose the unit the terrain takes.',
    why: 'A hit on {space}: one of this group is lost, never a champion.',
    option: 'Lose {x}',
  },
  'monster.fight': {
    ask: '{seat}: fight the monster?',
    say: 'Fight {monster}?',
    why: '2 bones each round, 4 hits to fall. Victory brings 2 lapis, a token, or 2 cards.',
    words: {
      yes: 'Fight {monster}',
      no: 'Leave it alone',
    },
  },
  'monster.reward': {
    ask: '{seat}: choose your reward',
    say: 'Choose your reward.',
    why: 'The monster is yours this round; you never fight it again.',
    words: {
      lapis: 'Take 2 lapis',
      cards: 'Draw 2 action cards',
      token: 'Take {x}',
    },
  },
  'escape.choose': {
    ask: '{seat}: do these units escape?',
    say: 'Do your units on {space} escape?',
    why: 'Who has no attack may run to the nearest city of yours.',
    option: 'Escape to {x}',
    words: {
      stand: 'Stand',
    },
  },
  'combat.retreat': {
    ask: '{seat}: retreat after this round?',
    say: 'Retreat from {space} after this round?',
    why: 'Against {enemy}: you roll {mine, plural, one {# bone} other {# bones}}, they roll {theirs}. The round is fought either way.',
    option: 'Retreat to {x}',
    words: {
      no: 'Stand and fight',
    },
  },
  'combat.retreat-token': {
    ask: '{seat}: which token marks your retreat?',
    say: 'Choose the token that marks the retreat.',
    why: 'It comes from your supply and closes {space}.',
    option: 'Mark it with {x}',
  },
  'combat.card': {
    ask: '{seat}: play a combat card?',
    say: 'Play a combat card?',
    why: 'Against {enemy}: you roll {mine, plural, one {# bone} other {# bones}}, they roll {theirs}.',
    words: {
      done: 'Play no card',
    },
  },
  'combat.convert': {
    ask: '{seat}: try to convert enemies?',
    say: 'Let your priests preach to the enemy?',
    why: '{bones, plural, one {# bone} other {# bones}}: each hit wins over a unit, at most one for each priest.',
    words: {
      yes: 'Try it with {bones, plural, one {# bone} other {# bones}}',
      no: 'Convert nobody',
    },
  },
  'combat.converted': {
    ask: '{seat}: which of your units is converted?',
    say: 'Choose who goes over to {enemy}.',
    why: '{left, plural, one {One unit} other {# units}} still to go. Champions stay.',
    option: 'Give up {x}',
  },
  'combat.volley': {
    ask: '{seat}: do your archers shoot?',
    say: 'Let your archers shoot first?',
    why: '{bones, plural, one {# bone} other {# bones}} before the first roll, at no cost.',
    words: {
      yes: 'Shoot with {bones, plural, one {# bone} other {# bones}}',
      no: 'Do not shoot',
    },
  },
  'combat.assign': {
    ask: '{seat}: which unit takes a hit?',
    say: 'Choose who takes a hit.',
    why: '{hits, plural, one {One hit} other {# hits}} to take. Chariots, shield bearers and champions stand two.',
    words: {
      falls: 'Lose {x}',
      hurt: 'Let {x} be injured',
      beaten: 'The champion is beaten',
    },
  },
  'combat.cancel': {
    ask: '{seat}: cancel hits?',
    say: 'Cancel hits with a card?',
    why: '{hits, plural, one {One hit} other {# hits}} against your units on {space}.',
    words: {
      done: 'Take the hits',
    },
  },
  'combat.mercenaries': {
    ask: '{seat}: take mercenaries of the beaten army?',
    say: 'Take mercenaries of the beaten army?',
    why: '{n, plural, one {One} other {#}} would go over to you; they count for no army size.',
    words: {
      take: 'Take {n, plural, one {the mercenary} other {# mercenaries}}',
      decline: 'Send them away',
    },
  },
  'combat.escape': {
    ask: '{seat}: save your champion from capture?',
    say: 'Save your champion from {other}?',
    why: 'A Narrow Escape takes it out of reach.',
    words: {
      pass: 'Let it be captured',
    },
  },
  'building.action': {
    ask: '{seat}: use the building',
    say: 'Use the building in {space}.',
    why: 'Its parts come in order; any but the last chance may be skipped.',
    words: {
      collect: 'Collect',
      hire: 'Hire mercenaries for 1 silver',
      recruit: 'Recruit troops',
      tax: 'Tax',
      train: 'Train a priest',
      convert: 'Try a conversion',
      ziggurat: 'Build a ziggurat',
      canals: 'Dig canals',
      trade: 'Trade',
      skip: 'Skip this',
    },
  },
  'building.gain': {
    ask: '{seat}: which building or upgrade?',
    say: 'Choose a building or an upgrade.',
    why: 'An upgrade needs its building.',
    words: {
      build: 'Build the {x}',
      upgrade: 'Upgrade: {x}',
      skip: 'Build nothing',
    },
  },
  'collect.city': {
    ask: '{seat}: at which city do you Collect?',
    say: 'Choose the city to collect at.',
    why: 'It gives from its own space and from those around it.',
    option: 'Collect at {x}',
    words: {
      skip: 'Collect nothing',
    },
  },
  'collect.choose': {
    ask: '{seat}: which good does this space give?',
    say: 'Choose what {space} gives.',
    why: 'This space has more than one sort.',
    option: 'Take {x}',
  },
  'collect.bonus': {
    ask: '{seat}: which good do you take besides?',
    say: 'Choose what you take besides.',
    why: 'By {source}.',
    option: 'Take {x}',
    words: {
      skip: 'Save it for later',
    },
  },
  'collect.card': {
    ask: '{seat}: play a card on this Collect?',
    say: 'Play a card on this harvest?',
    why: 'Overflowing Stores adds 2 of a good you got.',
    option: 'Play {card} for {x}',
    words: {
      done: 'Play no card',
    },
  },
  'recruit.buy': {
    ask: '{seat}: which units do you buy?',
    say: 'Buy troops.',
    why: 'Room for {room, plural, one {# more} other {# more}}. You have {grain} grain, {sheep} sheep, {silver} silver.',
    option: 'Buy {x}',
    words: {
      pair: 'Buy 2 spearmen',
      done: 'Buy no more',
    },
  },
  'recruit.extra': {
    ask: '{seat}: take a unit free?',
    say: 'Take a unit free?',
    why: 'By {source}.',
    option: 'Take {x} free',
    words: {
      skip: 'Take nobody',
    },
  },
  'convert.target': {
    ask: '{seat}: which space do you try to convert?',
    say: 'Choose the space to convert.',
    why: 'One hit is enough: the space is yours, its units are driven away.',
    option: '{x}, from {from} with {bones, plural, one {# bone} other {# bones}}',
    words: {
      none: 'Convert nothing',
    },
  },
  'convert.card': {
    ask: '{seat}: play a card on this conversion?',
    say: 'Play a card on this conversion?',
    why: 'Voice of the God adds 2 bones.',
    words: {
      done: 'Roll without a card',
    },
  },
  'convert.displaced': {
    ask: '{seat}: where do your units go?',
    say: 'Choose where your units go.',
    why: '{space} is converted; they are driven to a space of yours.',
    option: 'To {x}',
  },
  'convert.replace': {
    ask: '{seat}: replace a unit with one of yours?',
    say: 'Replace units with your own?',
    why: 'Zealotry: the same unit from your supply takes its place on {space}.',
    option: 'Replace {x}',
    words: {
      done: 'Replace nobody',
    },
  },
  'canal.place': {
    ask: '{seat}: where does a canal lie?',
    say: 'Choose where a canal lies.',
    why: '{free, plural, =0 {Each costs {cost} grain.} other {{left, plural, one {One more} other {Up to #}}, free.}} A canal gives water and a yield of its own.',
    option: 'Canal on {x}',
    words: {
      done: 'No more canals',
    },
  },
  'canal.destroy': {
    ask: '{seat}: which canal do you destroy?',
    say: 'Choose the canal to fill in.',
    why: 'It goes back to its owner.',
    option: 'The canal of {seat} on {x}',
  },
  'ziggurat.place': {
    ask: '{seat}: on which city?',
    say: 'Choose the city for the ziggurat.',
    why: 'It strengthens your priests and guards against others’.',
    option: 'Ziggurat on {x}',
    words: {
      skip: 'No ziggurat',
    },
  },
  'units.place': {
    ask: '{seat}: at which city?',
    say: 'Choose the city for {units}.',
    why: 'A city of yours where the army has room.',
    option: 'Place on {x}',
    words: {
      skip: 'Place nobody',
    },
  },
  'trade.exchange': {
    ask: '{seat}: what do you exchange with the treasury?',
    say: 'Trade with the treasury, or with a player.',
    why: 'You have {grain} grain, {sheep} sheep, {silver} silver, {lapis} lapis.',
    words: {
      'grain>sheep': '1 grain for 1 sheep',
      'sheep>grain': '1 sheep for 1 grain',
      'staples>silver': '3 grain or sheep for 1 silver',
      'staples>lapis': '6 grain or sheep for 1 lapis',
      'silver>staples': '1 silver for 3 grain or sheep',
      'silver>lapis': '2 silver for 1 lapis',
      'lapis>silver': '1 lapis for 2 silver',
      'lapis>staples': '1 lapis for 6 grain or sheep',
      'silver>lapis/eshnunna': '1 silver for 1 lapis, by Eshnunna',
      players: 'Trade with a player',
      done: 'End the trade',
    },
  },
  'trade.staple': {
    ask: '{seat}: how many of them are grain?',
    say: 'How many of the {n} are grain?',
    why: '{paying, plural, =0 {You gain} other {You pay}} {n} in all, the rest sheep.',
    option: '{mix}',
  },
  'trade.partner': {
    ask: '{seat}: with whom do you trade?',
    say: 'Choose whom you trade with.',
    why: 'Your spaces must border on theirs.',
    option: 'Trade with {x}',
    words: {
      done: 'Trade with nobody',
    },
  },
  'trade.compose': {
    ask: '{seat}: put an offer together',
    say: 'Put your offer to {other} together.',
    why: 'Grain, sheep, silver and lapis. Nobody sees it before it is made.',
  },
  'trade.answer': {
    ask: '{seat}: answer the offer',
    say: '{other} makes you an offer.',
    why: 'Accept it, make another, or decline.',
  },
  'role.item': {
    ask: '{seat}: the next item of your role card',
    say: 'Do this part of your role?',
    why: 'Any part may be skipped.',
    words: {
      trade: 'Trade',
      upgrade: 'Another upgrade for 1 lapis',
      archer: 'An archer',
      spearman: '2 spearmen',
      ziggurat: 'A ziggurat',
      convert: 'A conversion',
      skip: 'Skip this',
    },
  },
  'role.follow': {
    ask: '{seat}: do the secondary part?',
    say: 'Follow the {role}?',
    why: '{other} plays it. {way}',
    words: {
      admin: 'Collect for an Admin token',
      royal: 'Collect for a Royal token',
      divine: 'Collect for a Divine token',
      trade: 'Trade for an Admin token',
      build: 'Activate a city and build',
      upgrade: 'Activate a city, upgrade for 1 lapis',
      recruit: 'Recruit at home for a Royal token',
      canals: '2 canals for an Admin token',
      tokens: 'Buy tokens for lapis',
      cards: '2 action cards for a Royal token',
      priest: 'A priest for a Divine token',
      ziggurat: 'Activate a city for a ziggurat',
      decline: 'Do not follow',
    },
  },
  'role.activate': {
    ask: '{seat}: which city do you activate?',
    say: 'Choose the city to activate.',
    why: 'Your token goes on it and closes it this round.',
    option: 'Activate {x}',
  },
  'vizier.victim': {
    ask: '{seat}: whose token, and which?',
    say: 'Choose a token to take.',
    why: 'Its owner returns it; you gain the same type.',
    option: '{token} of {x}',
    words: {
      skip: 'Take no token',
    },
  },
  'token.buy': {
    ask: '{seat}: buy a token for 1 lapis',
    say: 'Buy command tokens.',
    why: '1 lapis each, up to {left} more. You have {lapis} lapis.',
    option: 'Buy {x} for 1 lapis',
    words: {
      done: 'Buy no more',
    },
  },
  'commander.recall': {
    ask: '{seat}: which token comes off the board?',
    say: 'Take a token off the board?',
    why: 'The space opens again.',
    option: 'Take your token off {x}',
    words: {
      skip: 'Leave them',
    },
  },
  'commander.home': {
    ask: '{seat}: where do you recruit?',
    say: 'Choose where you recruit.',
    why: 'In a home of yours, at the usual price.',
    option: 'Recruit at {x}',
  },
  'scribe.crown': {
    ask: '{seat}: who gets the Crown of Heaven?',
    say: 'Who gets the Crown of Heaven?',
    why: 'Its holder begins the next round and breaks ties.',
    words: {
      crown: 'The Crown to {x}',
      skip: 'Leave the Crown',
    },
  },
  'an.put': {
    ask: '{seat}: put back an event',
    say: 'Put an event back.',
    why: '{left, plural, one {The last one} other {# to put}}. What is put on the top first comes first.',
    words: {
      top: '{x} on the top',
      bottom: '{x} at the bottom',
    },
  },
  'ishkur.storm': {
    ask: '{seat}: where does the Storm go?',
    say: 'Choose where the Storm goes.',
    why: 'Nobody enters, leaves or uses that space this round.',
    option: 'The Storm on {x}',
  },
  'enki.swap': {
    ask: '{seat}: change a token of your pool?',
    say: 'Change the tokens of your pool?',
    why: 'Any type for any other, as often as you like.',
    option: '{from} for {x}',
    words: {
      done: 'Change no more',
    },
  },
  'character.whom': {
    ask: '{seat}: which player?',
    say: 'Choose a player.',
    why: '{left, plural, one {One more} other {# to choose}}.',
    option: '{x}',
  },
  'character.staple': {
    ask: '{seat}: grain or sheep?',
    say: 'Grain or sheep?',
    why: 'Yetib-Mer: three others have passed before you.',
    option: '1 {x}',
  },
  'card.mode': {
    ask: '{seat}: what does the card do?',
    say: 'Choose what {card} brings.',
    why: 'The others may still sabotage it.',
    option: '{x}',
    words: {
      silver: '2 silver',
      lapis: '1 lapis',
      upgrade: 'Upgrade: {x}',
    },
  },
  'card.space': {
    ask: '{seat}: on which space?',
    say: 'Choose the space for {card}.',
    why: 'The others may still sabotage it.',
    option: '{x}',
    words: {
      only: '{x}: {unit}',
    },
  },
  'card.seat': {
    ask: '{seat}: against which player?',
    say: 'Choose the player for {card}.',
    why: 'The others may still sabotage it.',
    option: '{x}',
  },
  'card.sabotage': {
    ask: '{seat}: negate the card?',
    say: 'Answer {card} with a Sabotage?',
    why: '{other} plays it. Everybody who might hold a Sabotage is asked.',
    words: {
      pass: 'Let it happen',
    },
  },
  'challenge.group': {
    ask: '{seat}: which of your groups faces the monster?',
    say: 'Choose the group that faces {monster}.',
    why: 'It goes there at once and cannot retreat.',
    option: 'The group on {x}',
  },
  'plague.loss': {
    ask: '{seat}: which unit dies of the Plague?',
    say: 'Choose who dies of the Plague.',
    why: '{left, plural, one {One unit} other {# units}} to lose on {space}.',
    option: 'Lose {x}',
    words: {
      done: 'Lose nobody else',
    },
  },
  'hand.discard': {
    ask: '{seat}: discard down to 7 cards',
    say: 'Discard down to 7 cards.',
    why: '{more, plural, one {One card} other {# cards}} too many.',
    option: 'Discard {x}',
  },
  'quest.score': {
    ask: '{seat}: score now?',
    say: 'Score now?',
    why: 'Points count at once; 9 VP end the game.',
    words: {
      quest: 'Score {x}: 1 VP',
      mission: 'Score the Sacred Mission: 4 VP',
      wait: 'Not now',
    },
  },
  'score.now': {
    ask: '{seat} may score',
  },
  'mission.pay': {
    ask: '{seat}: pay for your Sacred Mission?',
    say: 'Pay 18 lapis for your Sacred Mission?',
    why: 'It brings 4 VP at once.',
    words: {
      pay: 'Pay 18 lapis: 4 VP',
      wait: 'Not now',
    },
  },
  'mission.buy': {
    ask: '{seat} may pay for the Sacred Mission',
  },
  'prestige.quest': {
    ask: '{seat}: score one quest of the prestige phase?',
    say: 'Score a quest of this phase?',
    why: 'One in each prestige phase.',
    option: 'Score {x}: 1 VP',
    words: {
      none: 'Score nothing',
    },
  },
  'city-card.swap': {
    ask: '{seat}: you hold three cards; swap one?',
    say: 'Swap a special-city card?',
    why: 'Three are the most. For the new one you give one up.',
    words: {
      swap: 'Give up {x}',
      leave: 'Keep your three',
    },
  },
  'city-card.take': {
    ask: '{seat} may take a special-city card',
    option: 'Take the card of {x}',
  },
  'army.surplus': {
    ask: '{seat}: your army is too large; who goes where?',
    say: 'Your army is too large: move a unit.',
    why: 'No group may hold more than {size}. What fits nowhere is lost.',
    option: 'From {x} to {to}: {unit}',
    words: {
      supply: 'From {x} to the supply: {unit}',
      away: 'From {x} off the board: {unit}',
    },
  },
  'ransom.open': {
    ask: '{seat}: what becomes of the captured champion?',
    say: 'What becomes of {other}’s champion?',
    why: 'Free, for a ransom, or in exile for the next action phase.',
    words: {
      release: 'Set it free',
      demand: 'Demand a ransom',
      refuse: 'No ransom: exile',
    },
  },
  'ransom.compose': {
    ask: '{seat}: put an offer together',
    say: 'Name the ransom.',
    why: 'At most 3 goods and cards together.',
  },
  'ransom.answer': {
    ask: '{seat}: answer the offer',
    say: 'Answer the ransom offer of {other}.',
    why: 'Without an agreement the champion goes into exile.',
  },
  'ransom.card': {
    ask: '{seat}: which card do you give?',
    say: 'Choose the card you hand over.',
    why: 'It is part of the ransom.',
    option: 'Give {x}',
  },
  'champion.place': {
    ask: '{seat}: where does your champion return?',
    say: 'Choose where your champion returns.',
    why: 'To a home of yours.',
    option: 'Return to {x}',
  },
  'mercy.take': {
    ask: '{seat}: take a card Mercy from the Gods?',
    say: 'Take a Mercy card?',
    why: 'The gods help whoever has the fewest VP.',
    words: {
      take: 'Take a Mercy card',
      decline: 'Take none',
    },
  },
  'mercy.use': {
    ask: '{seat}: use a Mercy card?',
    say: 'Use a Mercy card?',
    why: 'Each works once.',
    option: 'Use {x}',
    words: {
      keep: 'Keep your cards',
    },
  },
  'mercy.host': {
    ask: '{seat}: which units?',
    say: 'A chariot, or two archers?',
    why: 'They come to a city of yours.',
    words: {
      chariot: 'A chariot',
      archer: '2 archers',
    },
  },
  'mercy.now': {
    ask: '{seat} may use a Mercy card',
  },
};
