import type { Catalogue } from '@edubba/words';

/** What somebody is at: as others read it, and in the list of players. */
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

/** Words around the questions. */
export const doingTexts: Catalogue = {
  ...Object.fromEntries(
    Object.entries(DOINGS).flatMap(([doing, [others, status]]) => [
      [`ui.others.${doing}`, others],
      [`ui.status.${doing}`, status],
    ]),
  ),
  'ui.verb.go': 'Go to {area}',
  'ui.verb.retreat': 'Retreat to {area}',
  'ui.verb.bid': 'Bid {n, plural, =0 {nothing} one {# bone} other {# bones}}',
  'ui.verb.stop': 'Stop here',
  'ui.unusual.piece': 'Your piece is still free: it does any one action.',
};
