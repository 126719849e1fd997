import type { Catalogue } from '@edubba/words';

/** Each question: what to do, and why or how. */
const ASKED: { readonly [kind: string]: readonly [ask: string, why: string] } = {
  'setup.role': ['Take a role.', 'Role A chooses its Empire first, the last role its Starting area first.'],
  'setup.empire': ['Choose your Empire.', 'It begins with one Technology further on, or with a gift of its own.'],
  'setup.opponent': ['Choose the Empire of your opponent.', 'Or let chance decide.'],
  'setup.start': [
    'Choose your Starting area.',
    'Your ziggurat stands there for the whole game; nobody else may enter it.',
  ],
  'setup.die': [
    'Choose the colour of your first die.',
    'White has eyes, silver mountains, black lions; each has one star.',
  ],
  'setup.settle': [
    'Place your settlement and walls.',
    'Both go into one area next to your ziggurat. One of them alone will do, or none.',
  ],
  'setup.ship': ['Place your ship.', 'On a river along your Starting area.'],
  'setup.quest': ['Give one quest back.', 'Each that you fulfil at the end is worth 2 VP. Nobody sees which you keep.'],
  'dice.set': ['Set your {colour} die.', 'Nothing is rolled in this game. Any icon of the die but its star.'],
  'turn.action': [
    'Take an action, or end your turn.',
    '{piece, plural, =0 {Your piece is used.} other {Your piece does any one action.}} {dice, plural, =0 {No dice are left.} one {# die is free: a card shows which it needs.} other {# dice are free: each card shows which it needs.}}',
  ],
  'turn.dice': ['Which dice activate {action}?', 'A star stands for any icon. The fewest stars come first.'],
  'reroll.dice': [
    'Choose the dice to roll again.',
    '{chosen, plural, =0 {At least one.} one {# is chosen. Another, or roll.} other {# are chosen. Another, or roll.}}',
  ],
  'explore.unit': [
    'Choose a unit or ship to move.',
    '{left, plural, one {# move left} other {# moves left}} on this card. Pinned units stay where they are.',
  ],
  'explore.step': [
    '{kind} in {from}: go on, or stop?',
    '{left, plural, one {One step left.} other {# steps left.}} Where it stops it turns the event over; beside enemies it fights at the end of the round.',
  ],
  'explore.sail': [
    'Where does the ship sail?',
    '{left, plural, one {One section left.} other {# sections left.}} It passes anybody, but not two of yours on one section.',
  ],
  'build.item': [
    'Build something.',
    '{left, plural, one {One item left} other {# items left}} on this card. Choose a place, then what stands there.',
  ],
  'build.die': [
    'Choose the colour of your new die.',
    'A level of the ziggurat brings a die. Three of them, one of each colour, make a set.',
  ],
  'ram.attach': ['Give the battering ram to a unit?', 'It moves with its unit and opens walls.'],
  'research.next': [
    'Turn clay into tablets, or discover.',
    '{left, plural, =0 {No discovery is left.} one {One discovery is left, for 1 tablet.} other {# discoveries are left, for 1 tablet each.}} One half after the other.',
  ],
  'gather.next': [
    'Gather, or trade once.',
    '{left, plural, =0 {Nothing more can be gathered.} one {One more good from the map.} other {# more goods from the map.}} One half after the other.',
  ],
  'warfare.next': [
    'Take bones, or create a unit.',
    'A unit costs 1 wood and appears at your ziggurat or a settlement. One half after the other.',
  ],
  'grow.steps': [
    'How far does your population grow?',
    'Each step costs {food, plural, one {# food} other {# food}}. More population means more units and a higher ziggurat.',
  ],
  'event.option': ['{event}: choose an option.', 'It lies in {area}. What stays there pays whoever holds the area.'],
  'event.good': ['Take a good of your choice.', '{left, plural, one {One more.} other {# more.}}'],
  'event.discover': ['Raise another Technology.', 'The one of this event is at its top.'],
  'event.ship': ['Where does the new ship go?', 'On a river along the area of the event.'],
  'upkeep.order': [
    'Which running event pays next?',
    'All of them pay; the order may matter for what is left in the supply.',
  ],
  'combat.order': [
    'Which battle is fought next?',
    'You lead on Events: you order all battles before the first begins.',
  ],
  'combat.pair': ['Who fights first in {area}?', 'Several sides are there: they fight in pairs until one is left.'],
  'combat.support': ['Does your ship support you?', 'It lends a bone from the supply for {area}, which must be bid.'],
  'combat.bid': [
    'Set your bid in secret.',
    'Of {bones, plural, one {# bone} other {# bones}} you keep what you do not set. {mine, plural, =0 {Ties go to {enemy}.} other {You stand higher on Events: ties are yours.}}',
  ],
  'combat.simple-bid': [
    'Set your bid in secret.',
    'It is added to your units, and the higher sum wins. {mine, plural, =0 {Ties go to {enemy}.} other {Ties are yours.}}',
  ],
  'combat.strength': [
    'Put a bone on Strength.',
    'You won the section: {margin, plural, one {# bone} other {# bones}} for free slots of your cards.',
  ],
  'combat.tactics': [
    'Put a bone on Tactics.',
    '{margin, plural, one {# bone} other {# bones}} left. Tactics count only against the unit named on the card.',
  ],
  'combat.mobility': [
    'Put a bone on Mobility.',
    '{margin, plural, one {# bone} other {# bones}} left. The faster of two retreats where the slower would be lost.',
  ],
  'combat.rows': [
    'Set who meets whom.',
    'You won Tactics. First one of the smaller side, then those who fight it one after another.',
  ],
  'combat.fatigue': ['Where does your unit tire?', 'The winner of a fight loses one bone from its card.'],
  'combat.retreat': ['The {kind} retreats: choose the area.', 'The attacker chooses, whosever unit it is.'],
  'combat.events': ['Which event is turned over next?', 'The tribes are beaten: what they guarded is revealed.'],
  'combat.loss': ['The victory costs a unit. Which?', 'A winner with more than one unit loses one.'],
  'settlement.fate': [
    'The settlement of {area}: conquer or destroy?',
    'Nobody defends it. Conquered it is yours, for 1 VP.',
  ],
  'after.order': ['Which settlement first?', 'You stand in several without defenders.'],
  'after.event-order': ['Which event do you take over first?', 'The areas are yours now: their events begin anew.'],
  'solo.place': [
    'Put your bones on your cards.',
    '{left, plural, one {# bone is} other {# bones are}} left. The other side answers when you have enough.',
  ],
  'solo.queue': ['Who of yours fights next?', 'They fight one after another, in the order you choose.'],
  'solo.queue-other': ['Who of the others fights next?', 'You order both sides.'],
};

const DOINGS: { readonly [doing: string]: readonly [others: string, status: string] } = {
  start: ['{seat} prepares an Empire.', 'choosing'],
  quest: ['{seat} looks at quests.', 'choosing quests'],
  dice: ['{seat} is at the dice.', 'at the dice'],
  turn: ['{seat} plans an action.', 'planning'],
  explore: ['{seat} explores.', 'exploring'],
  build: ['{seat} builds.', 'building'],
  research: ['{seat} researches.', 'researching'],
  gather: ['{seat} gathers and trades.', 'gathering'],
  warfare: ['{seat} raises an army.', 'arming'],
  grow: ['{seat} grows.', 'growing'],
  event: ['{seat} decides an event.', 'at an event'],
  bid: ['{seat} sets a bid.', 'setting a bid'],
  battle: ['{seat} decides a battle.', 'in battle'],
};

const both = (
  table: { readonly [name: string]: readonly [string, string] },
  first: string,
  second: string,
): Catalogue =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, [one, other]]) => [
      [`${first}.${name}`, one],
      [`${second}.${name}`, other],
    ]),
  );

export const askTexts: Catalogue = {
  ...both(ASKED, 'ui.ask', 'ui.why'),
  ...both(DOINGS, 'ui.others', 'ui.status'),
  'ui.verb.go': 'Go to {area}',
  'ui.verb.retreat': 'Retreat to {area}',
  'ui.verb.stop': 'Stop here',
  'ui.unusual.piece': 'Your piece is still free: it does any one action.',
};
