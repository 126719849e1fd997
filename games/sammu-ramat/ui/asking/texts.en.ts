import type { Catalogue } from '@edubba/words';

/** What the prompt bar asks, by kind of decision, and why or how. */
const ASKED: { readonly [kind: string]: readonly [ask: string, why: string] } = {
  challenge: [
    'Choose the Challenge.',
    'Its card says what to reach, what lies on the map, and what each Month brings.',
  ],
  'challenge.early': [
    'Look at the next Challenge now?',
    'This is the last Month. Knowing what follows may change how you spend it.',
  ],
  'setup.token': [
    'Place {token} of the empire: {n} left.',
    'One already stands in the Capital. The others go anywhere in the same Area that Enemies do not hold.',
  ],
  'advisor.choose': [
    'Choose your Personal Advisor.',
    'Nobody else may consult them, and their card is turned to its Personal side.',
  ],
  'enemies.tie': [
    'Where do the Enemies of {place} go?',
    'Several places are equally near. The table decides among them.',
  ],
  'spread.short': [
    'Where does the marker spread in {area}?',
    '{n, plural, one {Only # marker is} other {Only # markers are}} left in the supply.',
  ],
  displaced: [
    'Where does displaced Public Unrest go?',
    'Plague takes its place in the Capital of {area}. It moves to a Settlement there.',
  ],
  'event.redirect': ['Which Area bears the banner?', 'An Event of Assyria may be borne by any Area that has a Gate.'],
  'event.lose': ['Give up {token}: {n} to go.', 'The Event takes them from this Area. Choose where one is lost.'],
  'event.payer': ['Choose a Good to pay.', 'The Event wants Goods. Whoever has none is helped by the others.'],
  'event.token': [
    'Which token of {area} pays instead?',
    'No Goods are left to pay with: a token of the home Area stands in.',
  ],
  'event.marker': [
    'Which marker goes into the bag?',
    'There is neither Good nor token to pay with, so a red marker is added.',
  ],
  'event.hire': [
    'Hire riders for {n, plural, one {# Good} other {# Goods}}?',
    'Goods of any Advisors together bring 1 Military to Ecbatana.',
  ],
  'event.step': ['Where does {who} go?', 'The Event moves them one Step along a Route, carrying nothing.'],
  'event.discard': ['Give up a card.', 'The Event takes one card from everybody.'],
  'goods.share': ['Who gets a Good? {n} left.', 'The Event brings {good} for Advisors in play.'],
  'order.flight': ['Who flees from {place} first?', 'They flee one after another; each way can be taken by several.'],
  flight: [
    'Where does {who} flee?',
    '{marker} comes to {place}. One or two Steps away, where neither Enemies nor markers are.',
  ],
  guard: [
    'Shall {who} save the Queen?',
    'For {n} of her Goods the Assassination marker does nothing. Once each Month.',
  ],
  'pay.good': ['Which Good does {who} pay? {n} to go.', 'Any types will do. Keep what the cards in your hands cost.'],
  'green.use': [
    'How is the {marker} marker used?',
    'It works at once, or lies in wait where you put it. It may also go back.',
  ],
  'baileet.diviner': ['Which Diviner does the Oracle convert?', 'The Diviner goes, and Enemies take its place.'],
  'baileet.step': [
    'Which way does the Oracle go?',
    'Oracle Baileet walks towards Diviners. Several ways are equally short.',
  ],
  'hand.limit': ['Discard a card: you may keep {limit}.', 'Your hand is over its limit.'],
  taxes: [
    'Share out the taxes: {n} left.',
    'Choose a Character, then a Good of the Areas with a Gate. More than these cannot be kept.',
  ],
  consult: [
    'Whom do you consult?',
    'You will act with that Character this Month. Disks may change until everybody has placed one.',
  ],
  starter: [
    'Who acts first this Month?',
    'The others follow clockwise. Whoever begins also leads the table’s decisions.',
  ],
  'solo.next': ['Who acts next?', 'Each Character you consult acts once, in the order you like.'],
  'turn.act': [
    'What does {who} do?',
    '{actions, plural, =0 {No actions} one {# action} other {# actions}} and {free, plural, =0 {no free actions} one {# free action} other {# free actions}} left.',
  ],
  move: [
    '{who} moves: {left, plural, =0 {no Steps} one {# Step} other {# Steps}} left.',
    'Tap tokens to carry them before the first Step, then a place. The Queen’s Road is one Step, however far.',
  ],
  'attack.target': ['Where does {who} attack?', 'Military from the same place goes there; one for one they fall.'],
  'attack.army': [
    'How many attack {place}?',
    '{enemies, plural, one {# Enemy stands} other {# Enemies stand}} there. Every Military takes one with it; whoever is left holds the place.',
  ],
  'army.from': [
    'Which Army gets orders?',
    '{left, plural, one {One Army} other {# Armies}} may still be ordered, each up to two Steps.',
  ],
  army: [
    'Army of {place}: {left, plural, one {# Step} other {# Steps}} left.',
    'With {military} Military and {diviners, plural, one {# Diviner} other {# Diviners}}. Tap tokens to take them along, then a place.',
  ],
  'goods.any': ['Which Good does {who} gain?', '{n, plural, one {The last one} other {# of any types}}.'],
  strike: ['Where is an Enemy removed?', 'Next to where the acting Character stands.'],
  treaty: ['Which Enemies leave?', 'Choose a Settlement next to here, then how many go.'],
  wheel: ['Draw a card for the Wheel?', '{who} has just gained it.'],
  'special.discard': ['Give up a card for this action.', 'The card goes to the discard pile; its text does not count.'],
  'free.card': [
    'Which card is played without its cost?',
    'The Queen decrees it: neither Goods nor a marker for the bag are paid.',
  ],
  exchange: ['Exchange a Good? {left} left.', 'Any Good for any other.'],
  mission: ['Where does the second Diviner go?', 'To a place next to the first.'],
  escort: ['Who moves?', 'Another Character in the same place takes up to two Steps.'],
  consent: ['Do you agree?', '{by} would {what} {who}.'],
  peek: ['Which Event do you look at? {left} left.', 'It stays face down. Nobody else need know what you plan.'],
  'peek.swap': ['Swap two of the Events you saw?', 'Each Month brings the Event that lies in its place.'],
  amphora: ['What does the Amphora change?', 'One token of this Area becomes another kind.'],
  market: ['What does {who} exchange at the Market?', 'One Good for one of the Area’s own.'],
  trade: ['What does {who} exchange with {with}?', 'Good for Good. Their player is asked.'],
  'trade.card': ['Which card do you offer {with}?', 'They see it, and may give you one in return.'],
  'trade.answer': ['Which card do you give {by} in return?', 'Or keep yours: then nothing changes hands.'],
  provision: ['Which of the Queen’s Goods does {who} take?', 'As many as you like, all in one free action.'],
  'hand.divide': ['Who gets the next card?', 'Somebody has left the table; the others share their hand.'],
  prize: ['Buy a Technology for 4 Goods?', 'The Challenge was won: one Character may buy one before the next begins.'],
  return: ['Give back {token}: {n} over the limit.', 'The empire cannot feed so many. Choose where one is given back.'],
};

const DOINGS: Catalogue = {
  'ui.others.table': 'The table decides; {seat} has the last word.',
  'ui.others.act': '{seat} acts with {who}.',
  'ui.others.own': '{seat} is choosing.',
  'ui.others.consult': '{seat} chooses whom to consult.',
  'ui.others.move': '{seat} moves {who}.',
  'ui.status.table': 'decides for the table',
  'ui.status.deciding': 'choosing now',
  'ui.status.consults': 'consults {who}',
  'ui.status.advisor': '{who}, in {place}',
  'ui.status.none': 'without an Advisor',
  'ui.status.nobody': 'consults nobody',
  'ui.why.unknown': 'Choose one of the things that are lit.',
};

export const askTexts: Catalogue = {
  ...Object.fromEntries(
    Object.entries(ASKED).flatMap(([kind, [ask, why]]) => [
      [`ui.ask.${kind}`, ask],
      [`ui.why.${kind}`, why],
    ]),
  ),
  ...DOINGS,
  'ui.verb.consult': 'Consult {who}',
  'ui.verb.advisor': 'Take {who}',
  'ui.verb.step': 'Go to {place}',
  'ui.verb.road': 'By the Road to {place}',
  'ui.verb.place': 'Choose {place}',
  'ui.verb.attack': 'Attack {place}',
  'ui.verb.play': 'Play {card}',
  'ui.verb.discard': 'Give up {card}',
  'ui.verb.end': 'End the turn',
  'ui.verb.stop': 'Stop here',
  'ui.unusual.end': '{who} has {actions, plural, one {# action} other {# actions}} left.',
};
