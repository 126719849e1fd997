import type { Kind } from '../rules/decisions.ts';

/** What is said with each question. */
interface Asked {
  /** At the text table. */
  readonly ask: string;
  /** In the prompt bar: what to do, then why or how. */
  readonly say: string;
  readonly why: string;
}

/** Every decision in words. */
export const askingEn: { readonly [kind in Kind]: Asked } = {
  challenge: {
    ask: '{seat}, which Challenge shall it be?',
    say: 'Choose the Challenge.',
    why: 'Its card says what to reach, what lies on the map, and what each Month brings.',
  },
  'challenge.early': {
    ask: '{seat}, look at the next Challenge before the last Month?',
    say: 'Look at the next Challenge now?',
    why: 'This is the last Month. Knowing what follows may change how you spend it.',
  },
  'setup.token': {
    ask: '{seat}, where does this token go ({token}, {n} left)?',
    say: 'Place {token} of the empire: {n} left.',
    why: 'One already stands in the Capital. The others go anywhere in the same Area that Enemies do not hold.',
  },
  'advisor.choose': {
    ask: '{seat}, who shall be your Personal Advisor?',
    say: 'Choose your Personal Advisor.',
    why: 'Nobody else may consult them, and their card is turned to its Personal side.',
  },
  'enemies.tie': {
    ask: '{seat}, where do the Enemies go ({place})?',
    say: 'Where do the Enemies of {place} go?',
    why: 'Several places are equally near. The table decides among them.',
  },
  'spread.short': {
    ask: '{seat}, only {n, plural, one {# marker is} other {# markers are}} left: where does it spread in {area}?',
    say: 'Where does the marker spread in {area}?',
    why: '{n, plural, one {Only # marker is} other {Only # markers are}} left in the supply.',
  },
  displaced: {
    ask: '{seat}, where in {area} does displaced Public Unrest go?',
    say: 'Where does displaced Public Unrest go?',
    why: 'Plague takes its place in the Capital of {area}. It moves to a Settlement there.',
  },
  'event.redirect': {
    ask: '{seat}, which Area shall bear the banner?',
    say: 'Which Area bears the banner?',
    why: '{event}: {lines}. Assyria, or any other Area with a Gate, bears the banner.',
  },
  'event.lose': {
    ask: '{seat}, where is a token given up ({token}, {n} to go)?',
    say: 'Give up {token}: {n} to go.',
    why: 'The Event takes them from this Area. Choose where one is lost.',
  },
  'event.payer': {
    ask: '{seat}, who pays a Good?',
    say: 'Choose a Good to pay.',
    why: 'The Event wants Goods. Whoever has none is helped by the others.',
  },
  'event.token': {
    ask: '{seat}, which token of {area} stands in for the unpaid Good?',
    say: 'Which token of {area} pays instead?',
    why: 'No Goods are left to pay with: a token of the home Area stands in.',
  },
  'event.marker': {
    ask: '{seat}, which marker goes into the bag?',
    say: 'Which marker goes into the bag?',
    why: 'There is neither Good nor token to pay with, so a red marker is added.',
  },
  'event.hire': {
    ask: '{seat}, pay {n, plural, one {# Good} other {# Goods}} for 1 Military in Ecbatana?',
    say: 'Hire riders for {n, plural, one {# Good} other {# Goods}}?',
    why: 'Goods of any Advisors together bring 1 Military to Ecbatana.',
  },
  'event.step': {
    ask: '{seat}, where does {who} go?',
    say: 'Where does {who} go?',
    why: 'The Event moves them one Step along a Route, carrying nothing.',
  },
  'event.discard': {
    ask: '{seat}, which card do you give up?',
    say: 'Give up a card.',
    why: 'The Event takes one card from everybody.',
  },
  'goods.share': {
    ask: '{seat}, who gets a Good ({good}, {n} left)?',
    say: 'Who gets a Good? {n} left.',
    why: 'The Event brings {good} for Advisors in play.',
  },
  'order.flight': {
    ask: '{seat}, who flees from {place} first?',
    say: 'Who flees from {place} first?',
    why: 'They flee one after another; each way can be taken by several.',
  },
  flight: {
    ask: '{seat}, {marker} in {place}: where does {who} flee?',
    say: 'Where does {who} flee?',
    why: '{marker} comes to {place}. One or two Steps away, where neither Enemies nor markers are.',
  },
  guard: {
    ask: '{seat}, shall {who} pay {n} Goods and save the Queen from this marker?',
    say: 'Shall {who} save the Queen?',
    why: 'For {n} of her Goods the Assassination marker does nothing. Once each Month.',
  },
  'pay.good': {
    ask: '{seat}, which Good does {who} pay ({n} to go)?',
    say: 'Which Good does {who} pay? {n} to go.',
    why: 'Any types will do. Keep what the cards in your hands cost.',
  },
  'green.use': {
    ask: '{seat}, how is the {marker} marker used?',
    say: 'How is the {marker} marker used?',
    why: 'It works at once, or lies in wait where you put it. It may also go back.',
  },
  'baileet.diviner': {
    ask: '{seat}, which Diviner does Oracle Baileet convert?',
    say: 'Which Diviner does the Oracle convert?',
    why: 'The Diviner goes, and Enemies take its place.',
  },
  'baileet.step': {
    ask: '{seat}, which way does Oracle Baileet go?',
    say: 'Which way does the Oracle go?',
    why: 'Oracle Baileet walks towards Diviners. Several ways are equally short.',
  },
  return: {
    ask: '{seat}, too many on the map ({token}, {n} over): where is one given back?',
    say: 'Give back {token}: {n} over the limit.',
    why: 'The empire cannot feed so many. Choose where one is given back.',
  },
  'hand.limit': {
    ask: '{seat}, you may keep {limit} cards: which one goes?',
    say: 'Discard a card: you may keep {limit}.',
    why: 'Your hand is over its limit.',
  },
  taxes: {
    ask: '{seat}, taxes: which Good for whom ({n} left)?',
    say: 'Share out the taxes: {n} left.',
    why: 'Choose a Character, then a Good of the Areas with a Gate. More than these cannot be kept.',
  },
  consult: {
    ask: '{seat}, whom do you Consult?',
    say: 'Whom do you consult?',
    why: 'You will act with that Character this Month. Disks may change until everybody has placed one.',
  },
  starter: {
    ask: '{seat}, who acts first this Month?',
    say: 'Who acts first this Month?',
    why: 'The others follow clockwise. Whoever begins also leads the table’s decisions.',
  },
  'solo.next': {
    ask: '{seat}, who acts next?',
    say: 'Who acts next?',
    why: 'Each Character you consult acts once, in the order you like.',
  },
  'turn.act': {
    ask: '{seat}, what does {who} do? {actions, plural, =0 {No action} one {# action} other {# actions}} and {free, plural, =0 {no free action} one {# free action} other {# free actions}} left.',
    say: 'What does {who} do?',
    why: '{actions, plural, =0 {No actions} one {# action} other {# actions}} and {free, plural, =0 {no free actions} one {# free action} other {# free actions}} left.',
  },
  move: {
    ask: '{seat}, {who} moves: {left, plural, one {# Step} other {# Steps}} left.',
    say: '{who} moves: {left, plural, =0 {no Steps} one {# Step} other {# Steps}} left.',
    why: 'Tap tokens to carry them before the first Step, then a place. The Queen’s Road is one Step, however far.',
  },
  'attack.target': {
    ask: '{seat}, where does {who} attack?',
    say: 'Where does {who} attack?',
    why: 'Military from the same place goes there; one for one they fall.',
  },
  'attack.army': {
    ask: '{seat}, how many attack {place} ({enemies, plural, one {# Enemy} other {# Enemies}}), and does {who} go along?',
    say: 'How many attack {place}?',
    why: '{enemies, plural, one {# Enemy stands} other {# Enemies stand}} there. Every Military takes one with it; whoever is left holds the place.',
  },
  'army.from': {
    ask: '{seat}, which Army gets orders ({left} left)?',
    say: 'Which Army gets orders?',
    why: '{left, plural, one {One Army} other {# Armies}} may still be ordered, each up to two Steps.',
  },
  army: {
    ask: '{seat}, the Army in {place}: {military} Military, {diviners} Diviners, {left, plural, one {# Step} other {# Steps}} left.',
    say: 'Army of {place}: {left, plural, one {# Step} other {# Steps}} left.',
    why: 'With {military} Military and {diviners, plural, one {# Diviner} other {# Diviners}}. Tap tokens to take them along, then a place.',
  },
  'goods.any': {
    ask: '{seat}, which Good does {who} gain ({n} left)?',
    say: 'Which Good does {who} gain?',
    why: '{n, plural, one {The last one} other {# of any types}}.',
  },
  strike: {
    ask: '{seat}, where is an Enemy removed?',
    say: 'Where is an Enemy removed?',
    why: 'Next to where the acting Character stands.',
  },
  treaty: {
    ask: '{seat}, from which Settlement are Enemies removed, and how many?',
    say: 'Which Enemies leave?',
    why: 'Choose a Settlement next to here, then how many go.',
  },
  wheel: {
    ask: '{seat}, draw a card for the Wheel of {who}?',
    say: 'Draw a card for the Wheel?',
    why: '{who} has just gained it.',
  },
  'special.discard': {
    ask: '{seat}, which card do you give up?',
    say: 'Give up a card for this action.',
    why: 'The card goes to the discard pile; its text does not count.',
  },
  'free.card': {
    ask: '{seat}, which card is played without its cost?',
    say: 'Which card is played without its cost?',
    why: 'The Queen decrees it: neither Goods nor a marker for the bag are paid.',
  },
  exchange: {
    ask: '{seat}, exchange a Good ({left} left)?',
    say: 'Exchange a Good? {left} left.',
    why: 'Any Good for any other.',
  },
  mission: {
    ask: '{seat}, where does the second Diviner go?',
    say: 'Where does the second Diviner go?',
    why: 'To a place next to the first.',
  },
  escort: {
    ask: '{seat}, who moves?',
    say: 'Who moves?',
    why: 'Another Character in the same place takes up to two Steps.',
  },
  consent: {
    ask: '{seat}, {by} would {what} {who}. Do you agree?',
    say: 'Do you agree?',
    why: '{by} would {what} {who}.',
  },
  peek: {
    ask: '{seat}, which face-down Event do you look at ({left} left)?',
    say: 'Which Event do you look at? {left} left.',
    why: 'It stays face down. Nobody else need know what you plan.',
  },
  'peek.swap': {
    ask: '{seat}, swap two of the Events you saw?',
    say: 'Swap two of the Events you saw?',
    why: 'Each Month brings the Event that lies in its place.',
  },
  amphora: {
    ask: '{seat}, what does the Amphora of {who} change?',
    say: 'What does the Amphora change?',
    why: 'One token of this Area becomes another kind.',
  },
  market: {
    ask: '{seat}, what does {who} exchange at the Market?',
    say: 'What does {who} exchange at the Market?',
    why: 'One Good for one of the Area’s own.',
  },
  trade: {
    ask: '{seat}, what does {who} exchange with {with}?',
    say: 'What does {who} exchange with {with}?',
    why: 'Good for Good. Their player is asked.',
  },
  'trade.card': {
    ask: '{seat}, which card do you offer {with}?',
    say: 'Which card do you offer {with}?',
    why: 'They see it, and may give you one in return.',
  },
  'trade.answer': {
    ask: '{seat}, which card do you give {by} in return?',
    say: 'Which card do you give {by} in return?',
    why: 'For {card}. Or keep yours: then nothing changes hands.',
  },
  provision: {
    ask: '{seat}, which of the Queen’s Goods does {who} take?',
    say: 'Which of the Queen’s Goods does {who} take?',
    why: 'As many as you like, all in one free action.',
  },
  'hand.divide': {
    ask: '{seat}, who gets the next card of whoever left?',
    say: 'Who gets the next card?',
    why: 'Somebody has left the table; the others share their hand.',
  },
  prize: {
    ask: '{seat}, shall a Character pay 4 Goods for a Technology?',
    say: 'Buy a Technology for 4 Goods?',
    why: 'The Challenge was won: one Character may buy one before the next begins.',
  },
};
