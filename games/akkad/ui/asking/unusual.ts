import type { DecisionKind, Key, Message, Seat, View } from '@edubba/kernel';
import { ALL_SPACES } from '../../rules/geography.ts';
import { activatable } from '../../rules/queries/activation.ts';
import { armySize, ownUnits } from '../../rules/queries/map.ts';
import type { State } from '../../rules/state.ts';
import { aboutOf } from '../../text/about.ts';
import { place, reader, say } from '../words.ts';

/** Ending or declining now would throw something away: what, in words. */
export function unusual(view: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  return FINDERS[kind]?.[key]?.(view, reader(view));
}

type Finder = (view: View<State>, seat: Seat) => Message | undefined;

const always =
  (id: string): Finder =>
  () =>
    say(`ui.unusual.${id}`);

const FINDERS: { readonly [kind: DecisionKind]: { readonly [key: Key]: Finder } } = {
  'turn.choose': { pass: ({ s }, seat) => passing(s, seat) },
  'quest.score': { wait: always('score') },
  'prestige.quest': { none: always('score') },
  'mission.pay': { wait: always('score') },
  'combat.volley': { no: always('volley') },
  'combat.convert': { no: always('convert') },
  'combat.mercenaries': { decline: always('mercenaries') },
  'mercy.take': { decline: always('mercy') },
  'units.place': { skip: always('place') },
  // Canals of a role cost nothing; those of the Port do.
  'canal.place': { done: (view) => (typeof aboutOf(view)['left'] === 'number' ? say('ui.unusual.canal') : undefined) },
};

/** AKK-6.05, AKK-1.31 Tokens that could still do something, or an army that will be cut. */
function passing(s: State, seat: Seat): Message | undefined {
  const n = (s.pool[seat] ?? []).reduce((sum, tokens) => sum + tokens, 0);
  if (n > 0 && activatable(s, seat).length > 0) return say('ui.unusual.pass', { n });
  const size = armySize(s, seat);
  const large = ALL_SPACES.find((space) => ownUnits(s, seat, space) > size);
  return large === undefined ? undefined : say('ui.unusual.pass.army', { space: place(large), size });
}
