import type { Decided } from '../rules/decisions.ts';

/** What is said with each question. */
interface Asked {
  /** At the text table. */
  readonly ask: string;
  /** In the prompt bar: what to do, then why or how. */
  readonly say: string;
  readonly why: string;
}

/** Every decision in words. */
export const askingEn: { readonly [kind in keyof Decided]: Asked } = {
  'setup.role': {
    ask: '{seat}: take a role. A chooses an Empire first, the last role a Starting area first.',
    say: 'Take a role.',
    why: 'Role A chooses its Empire first, the last role its Starting area first.',
  },
  'setup.empire': {
    ask: '{seat}: choose an Empire.',
    say: 'Choose your Empire.',
    why: 'It begins with one Technology further on, or with a gift of its own.',
  },
  'setup.opponent': {
    ask: '{seat}: choose the Empire of your opponent.',
    say: 'Choose the Empire of your opponent.',
    why: 'Or let chance decide.',
  },
  'setup.start': {
    ask: '{seat}: choose a Starting area.',
    say: 'Choose your Starting area.',
    why: 'Your ziggurat stands there for the whole game; nobody else may enter it.',
  },
  'setup.die': {
    ask: '{seat}: choose the colour of your first Dingir die.',
    say: 'Choose the colour of your first die.',
    why: 'White has eyes, silver mountains, black lions; each has one star.',
  },
  'setup.settle': {
    ask: '{seat}: place a Settlement and Walls next to your Starting area, one of them, or none.',
    say: 'Place your settlement and walls.',
    why: 'Both go into one area next to your ziggurat. One of them alone will do, or none.',
  },
  'setup.ship': {
    ask: '{seat}: place your Ship along your Starting area.',
    say: 'Place your ship.',
    why: 'On a river along your Starting area.',
  },
  'setup.quest': {
    ask: '{seat}: give one Quest back.',
    say: 'Give one quest back.',
    why: 'Each that you fulfil at the end is worth 2 VP. Nobody sees which you keep.',
  },
  'dice.set': {
    ask: '{seat}: set your {colour} die.',
    say: 'Set your {colour} die.',
    why: 'Nothing is rolled in this game. Any icon of the die but its star.',
  },
  'turn.action': {
    ask: '{seat}: choose an action, or end your Turn (round {round}).',
    say: 'Take an action, or end your turn.',
    why: '{piece, plural, =0 {Your piece is used.} other {Your piece does any one action.}} {dice, plural, =0 {No dice are left.} one {# die is free: a card shows which it needs.} other {# dice are free: each card shows which it needs.}}',
  },
  'turn.dice': {
    ask: '{seat}: which dice activate {action}?',
    say: 'Which dice activate {action}?',
    why: 'A star stands for any icon. The fewest stars come first.',
  },
  'reroll.dice': {
    ask: '{seat}: which dice are rolled again? ({chosen} chosen)',
    say: 'Choose the dice to roll again.',
    why: '{chosen, plural, =0 {At least one.} one {# is chosen. Another, or roll.} other {# are chosen. Another, or roll.}}',
  },
  'explore.unit': {
    ask: '{seat}: activate a Unit ({left, plural, one {# activation} other {# activations}} left).',
    say: 'Choose a unit or ship to move.',
    why: '{left, plural, one {# move left} other {# moves left}} on this card. Pinned units stay where they are.',
  },
  'explore.step': {
    ask: '{seat}: where does the {kind} in {from} go? ({left, plural, one {# step} other {# steps}} left)',
    say: '{kind} in {from}: go on, or stop?',
    why: '{left, plural, one {One step left.} other {# steps left.}} Where it stops it turns the event over; beside enemies it fights at the end of the round.',
  },
  'explore.sail': {
    ask: '{seat}: where does the Ship on {from} sail? ({left, plural, one {# step} other {# steps}} left)',
    say: 'Where does the ship sail?',
    why: '{left, plural, one {One section left.} other {# sections left.}} It passes anybody, but not two of yours on one section.',
  },
  'build.item': {
    ask: '{seat}: build something ({left, plural, one {# item} other {# items}} left).',
    say: 'Build something.',
    why: '{left, plural, one {One item left} other {# items left}} on this card. Choose a place, then what stands there.',
  },
  'build.die': {
    ask: '{seat}: choose the colour of your new Dingir die.',
    say: 'Choose the colour of your new die.',
    why: 'A level of the ziggurat brings a die. Three of them, one of each colour, make a set.',
  },
  'ram.attach': {
    ask: '{seat}: attach the Battering Ram to a Unit?',
    say: 'Give the battering ram to a unit?',
    why: 'It moves with its unit and opens walls.',
  },
  'research.next': {
    ask: '{seat}: convert Clay or discover ({left, plural, one {# Discovery} other {# Discoveries}} left).',
    say: 'Turn clay into tablets, or discover.',
    why: '{left, plural, =0 {No discovery is left.} one {One discovery is left, for 1 tablet.} other {# discoveries are left, for 1 tablet each.}} One half after the other.',
  },
  'gather.next': {
    ask: '{seat}: gather or trade ({left, plural, one {# resource} other {# resources}} left).',
    say: 'Gather, or trade once.',
    why: '{left, plural, =0 {Nothing more can be gathered.} one {One more good from the map.} other {# more goods from the map.}} One half after the other.',
  },
  'warfare.next': {
    ask: '{seat}: take Knucklebones or create a Unit.',
    say: 'Take bones, or create a unit.',
    why: 'A unit costs 1 wood and appears at your ziggurat or a settlement. One half after the other.',
  },
  'grow.steps': {
    ask: '{seat}: how many steps does your Population grow?',
    say: 'How far does your population grow?',
    why: 'Each step costs {food, plural, one {# food} other {# food}}. More population means more units and a higher ziggurat.',
  },
  'event.option': {
    ask: '{seat}: {event} in {area}. Choose an option.',
    say: '{event}: choose an option.',
    why: 'It lies in {area}. What stays there pays whoever holds the area.',
  },
  'event.good': {
    ask: '{seat}: take a resource ({left} left).',
    say: 'Take a good of your choice.',
    why: '{left, plural, one {One more.} other {# more.}}',
  },
  'event.discover': {
    ask: '{seat}: that Technology is at its top. Raise another one.',
    say: 'Raise another Technology.',
    why: 'The one of this event is at its top.',
  },
  'event.ship': {
    ask: '{seat}: where does the Ship go?',
    say: 'Where does the new ship go?',
    why: 'On a river along the area of the event.',
  },
  'upkeep.order': {
    ask: '{seat}: which of your running Events pays next?',
    say: 'Which running event pays next?',
    why: 'All of them pay; the order may matter for what is left in the supply.',
  },
  'combat.order': {
    ask: '{seat}: where is the next combat fought?',
    say: 'Which battle is fought next?',
    why: 'You lead on Events: you order all battles before the first begins.',
  },
  'combat.pair': {
    ask: '{seat}: which two sides fight next in {area}?',
    say: 'Who fights first in {area}?',
    why: 'Several sides are there: they fight in pairs until one is left.',
  },
  'combat.support': {
    ask: '{seat}: does your Ship on {section} support you in {area}?',
    say: 'Does your ship support you?',
    why: 'It lends a bone from the supply for {area}, which must be bid.',
  },
  'combat.bid': {
    ask: '{seat}: bid in secret on Strength, Tactics and Mobility.',
    say: 'Set your bid in secret.',
    why: '{tribe, plural, =0 {Of {bones, plural, one {# bone} other {# bones}} you keep what you do not set.} other {You bid for the Tribe: {bones, plural, one {its one bone} other {all # bones}}.}} {mine, plural, =0 {Ties go to {enemy}.} other {You stand higher on Events: ties are yours.}}',
  },
  'combat.simple-bid': {
    ask: '{seat}: bid in secret.',
    say: 'Set your bid in secret.',
    why: '{tribe, plural, =0 {It is added to your units, and the higher sum wins.} other {You bid for the Tribe: all it has.}} {mine, plural, =0 {Ties go to {enemy}.} other {Ties are yours.}}',
  },
  'combat.strength': {
    ask: '{seat}: put a Knucklebone on Strength ({margin} left).',
    say: 'Put a bone on Strength.',
    why: 'You won the section: {margin, plural, one {# bone} other {# bones}} for free slots of your cards.',
  },
  'combat.rows': {
    ask: '{seat}: lay out both sides.',
    say: 'Set who meets whom.',
    why: 'You won Tactics. First one of the smaller side, then those who fight it one after another.',
  },
  'combat.tactics': {
    ask: '{seat}: put a Knucklebone on Tactics ({margin} left).',
    say: 'Put a bone on Tactics.',
    why: '{margin, plural, one {# bone} other {# bones}} left. Tactics count only against the unit named on the card.',
  },
  'combat.mobility': {
    ask: '{seat}: put a Knucklebone on Mobility ({margin} left).',
    say: 'Put a bone on Mobility.',
    why: '{margin, plural, one {# bone} other {# bones}} left. The faster of two retreats where the slower would be lost.',
  },
  'combat.fatigue': {
    ask: '{seat}: your Unit tires. From which row of {card} goes a Knucklebone?',
    say: 'Where does your unit tire?',
    why: 'The winner of a fight loses one bone from its card.',
  },
  'combat.retreat': {
    ask: '{seat}: where does the {kind} from {from} retreat to?',
    say: 'The {kind} retreats: choose the area.',
    why: 'The attacker chooses, whosever unit it is.',
  },
  'combat.events': {
    ask: '{seat}: which Event is revealed next?',
    say: 'Which event is turned over next?',
    why: 'The tribes are beaten: what they guarded is revealed.',
  },
  'combat.loss': {
    ask: '{seat}: the victory costs a Unit. Which one?',
    say: 'The victory costs a unit. Which?',
    why: 'A winner with more than one unit loses one.',
  },
  'settlement.fate': {
    ask: '{seat}: conquer or destroy the Settlement in {area}?',
    say: 'The settlement of {area}: conquer or destroy?',
    why: 'Nobody defends it. Conquered it is yours, for 1 VP.',
  },
  'after.order': {
    ask: '{seat}: which Settlement first?',
    say: 'Which settlement first?',
    why: 'You stand in several without defenders.',
  },
  'after.event-order': {
    ask: '{seat}: which Event first?',
    say: 'Which event do you take over first?',
    why: 'The areas are yours now: their events begin anew.',
  },
  'solo.place': {
    ask: '{seat}: put Knucklebones on the cards ({left} left).',
    say: 'Put your bones on your cards.',
    why: '{left, plural, one {# bone is} other {# bones are}} left. The other side answers when you have enough.',
  },
  'solo.queue': {
    ask: '{seat}: who of yours fights next?',
    say: 'Who of yours fights next?',
    why: 'They fight one after another, in the order you choose.',
  },
  'solo.queue-other': {
    ask: '{seat}: who of the others fights next?',
    say: 'Who of the others fights next?',
    why: 'You order both sides.',
  },
};
