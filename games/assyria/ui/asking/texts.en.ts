import type { Catalogue } from '@edubba/words';

/** The prompt bar where a question is put in more than one way; and what others are doing. */
export const moreTexts: Catalogue = {
  'ui.ask.outbid': 'You are outbid. Choose another space.',
  'ui.why.outbid': 'Take another row, or a lower space of row {row}. VP already paid stay paid.',
  'ui.ask.outbid.closed': 'You are outbid. Choose another row.',
  'ui.why.outbid.closed': 'Row {row} is closed: its lowest space is taken. VP already paid stay paid.',
  'ui.ask.first-bid': 'Bid for your first food card.',
  'ui.why.first-bid':
    'The row’s food card will be yours, and upper rows settle first. Whoever pays more VP there pushes you out.',
  'ui.ask.build.left': 'Build a hut: {n} to go.',
  'ui.why.build.first':
    'A river hut brings camels, one between the rivers 2 VP, any other 1 VP. Each must eat the food its space shows.',
  'ui.why.build.ships':
    'Choose {n, plural, one {the only free space} other {one of # free spaces}} beside your huts or ziggurats. The ship at {ship} joins the spaces around it.',
  'ui.why.build.stuck':
    '{n, plural, one {# hut has} other {# huts have}} no free space beside you. At the end of the step {n, plural, one {it goes} other {they go}} back to the supply.',
  'ui.ask.build.spare': 'Build a spare hut, or end building.',
  'ui.why.build.spare':
    '{n, plural, one {# hut is} other {# huts are}} in your supply. You may keep {n, plural, one {it} other {them}} for later.',
  'ui.ask.build.ship': 'Place a ship, or end building.',
  'ui.why.build.ship': '{n, plural, one {# ship} other {# ships}} at hand. A ship joins all spaces around it.',
  'ui.ask.build.favour': 'Play a favour, or end building.',
  'ui.why.build.favour': 'No hut can be built and no ship placed.',
  'ui.ask.feed.last': 'Feed for the last time: {fed} of {huts} fed.',
  'ui.why.feed.first':
    'Choose a food card: each icon on it feeds one hut of that food. Huts that are not fed are lost.',
  'ui.ask.feed.all': 'End feeding: {huts, plural, one {your hut is fed} other {all # huts are fed}}.',
  'ui.why.feed.all':
    '{farmers, plural, =0 {Favours of the feed step may still be played.} one {You may still place # farmer.} other {You may still place # farmers.}}',
  'ui.ask.feed.none': 'Place farmers, or end feeding.',
  'ui.why.feed.none':
    'You have no hut to feed. {farmers, plural, =0 {Favours of the feed step may be played.} one {# farmer is at hand.} other {# farmers are at hand.}}',
  'ui.hungry': '{space} ({food})',
  'ui.any-food': 'any food',
  'ui.why.action.last':
    'The last actions of the game: {camels, plural, =0 {no camels are left} one {spend your # camel now} other {spend your # camels now}}. {n, plural, one {One kind of action is possible.} other {# kinds of action are possible.}}',
  'ui.ask.action.discard': 'Discard a favour, or end your turn.',
  'ui.why.action.discard':
    'Each favour card brings 1 camel. {camels, plural, =0 {You have none} one {You have #} other {You have #}}.',
  'ui.ask.tribute.again': 'Pay another tribute: choose area and token.',
  'ui.why.tribute.again':
    'The Babylonians take {less, plural, one {# camel} other {# camels}} off. You have {gold} gold, {ships, plural, one {# ship} other {# ships}} and {camels, plural, one {# camel} other {# camels}}.',
  'ui.why.bonus': 'The {civilisation}: {bonus}.',

  'ui.status.spare': 'keeps 3 VP?',
  'ui.status.bid': 'bidding now',
  'ui.status.start': 'placing a ziggurat',
  'ui.status.build': 'building huts now',
  'ui.status.move': 'moving a hut',
  'ui.status.feed': 'feeding huts now',
  'ui.status.well': 'digging wells',
  'ui.status.action': 'taking actions now',
  'ui.status.ziggurat': 'building a ziggurat',
  'ui.status.roof': 'placing a roof',
  'ui.status.offerings': 'making offerings',
  'ui.status.purchase': 'buying goods',
  'ui.status.card': 'taking a card',
  'ui.status.gold': 'gaining gold',
  'ui.status.tribute': 'paying a tribute',
  'ui.status.bonus': 'choosing a bonus',
  'ui.status.favour': 'choosing a favour',
  'ui.status.tile': 'turning a tile',
  'ui.status.other': 'choosing now',
  'ui.status.to-bid': 'still to bid',
  'ui.status.bids': 'row {row} · {vp, plural, =0 {free} other {# VP}}',
  'ui.status.row': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} · row {row}',
  'ui.status.acted': 'done this round',
  'ui.status.placed': 'ready for round 1',

  'ui.others.outbid': '{seat} is outbid and chooses another space.',
  'ui.others.bid': '{seat} is placing a leader.',
  'ui.others.spare': '{seat} may keep 3 VP with a card.',
  'ui.others.start': '{seat} is placing a first ziggurat.',
  'ui.others.build': '{seat} is building huts.',
  'ui.others.move': '{seat} is moving a hut.',
  'ui.others.feed': '{seat} is feeding huts.',
  'ui.others.well': '{seat} may dig a well.',
  'ui.others.action': '{seat} is choosing an action.',
  'ui.others.ziggurat': '{seat} is building a ziggurat.',
  'ui.others.roof': '{seat} is placing a roof.',
  'ui.others.offerings': '{seat} is making offerings.',
  'ui.others.purchase': '{seat} is buying goods.',
  'ui.others.card': '{seat} is taking a card.',
  'ui.others.gold': '{seat} is gaining gold.',
  'ui.others.tribute': '{seat} is paying a tribute.',
  'ui.others.bonus': '{seat} is choosing a bonus.',
  'ui.others.favour': '{seat} is choosing a favour card.',
  'ui.others.tile': '{seat} is turning a tile back.',
  'ui.others.other': '{seat} is choosing.',
  'ui.others.why.build': '{n, plural, one {# hut is} other {# huts are}} still to be built.',
  'ui.others.why.feed': '{fed} of {huts} fed.',
  'ui.others.why.action':
    '{camels, plural, =0 {No camels} one {# camel} other {# camels}}, {n, plural, =0 {no action} one {# action} other {# actions}} possible.',

  'ui.unusual.action.last':
    'These are the last actions of the game. {camels, plural, =0 {} one {Your camel is worth nothing after it. } other {Your # camels are worth nothing after them. }}{n, plural, one {One kind of action is} other {# kinds of action are}} still possible.',
  'ui.unusual.action.over':
    'Your huts bring {income, plural, one {# camel} other {# camels}} next round. With the {camels} you keep, {lost, plural, one {# goes} other {# go}} over the limit of {limit} and {lost, plural, one {is} other {are}} lost.',
  'ui.unusual.feed':
    '{n, plural, one {The hut on {list} starves} other {The huts on {list} starve}}, though what you hold could feed {n, plural, one {it} other {some}}.',
  'ui.unusual.build.huts': '{n, plural, one {# spare hut} other {# spare huts}} could still be built.',
  'ui.unusual.well': 'A well costs nothing: 2 camels now, a higher limit, and VP at the floods.',
  'ui.unusual.bonus': 'This bonus costs nothing: {bonus}.',
};
