import type { Json, Message, Seat, View } from '@edubba/kernel';
import type { Asking, Prompt } from '@edubba/ui';
import { possibleActions } from '../../rules/queries/actions.ts';
import { unfed } from '../../rules/queries/feeding.ts';
import type { State } from '../../rules/state.ts';
import { membersOf } from './about.ts';
import { askAction } from './actions.ts';
import { askSettling } from './settling.ts';
import { say, who } from '../words.ts';

/** What a question says: to the player who is asked, and to everybody else. */
export function prompt(view: View<State>, { seat, kind, about }: Asking, mine: boolean): Prompt {
  const asked = askSettling(view.s, seat, kind, membersOf(about)) ?? askAction(view.s, seat, kind, membersOf(about));
  if (mine) return asked ?? { say: say(`ui.ask.${kind}`), rule: 'ASY-1.01' };
  const why = whyOfOther(view.s, seat, kind);
  const told = { say: say(waiting(kind, about), { seat: who(view.s, seat) }), rule: asked?.rule ?? 'ASY-1.01' };
  return why === undefined ? told : { ...told, why };
}

/** What another is doing, by the first words of the question: "Red is building huts." */
const DOING: readonly (readonly [start: string, text: string])[] = [
  ['bid.spare', 'spare'],
  ['bid', 'bid'],
  ['start', 'start'],
  ['build', 'build'],
  ['move', 'move'],
  ['feed', 'feed'],
  ['well', 'well'],
  ['action', 'action'],
  ['found', 'ziggurat'],
  ['raise', 'ziggurat'],
  ['ziggurat', 'ziggurat'],
  ['roof.place', 'roof'],
  ['roof', 'ziggurat'],
  ['offerings', 'offerings'],
  ['purchase', 'purchase'],
  ['card', 'card'],
  ['gold', 'gold'],
  ['tribute', 'tribute'],
  ['bonus', 'bonus'],
  ['favour', 'favour'],
  ['tile', 'tile'],
  ['pact', 'build'],
];

/** What is being done, in one word. */
export function doing(kind: string): string {
  return DOING.find(([start]) => kind.startsWith(start))?.[1] ?? 'other';
}

function waiting(kind: string, about: Json): string {
  const outbid = kind === 'bid.place' && membersOf(about)['outbid'] === true;
  return `ui.others.${outbid ? 'outbid' : doing(kind)}`;
}

/** How far they are. */
function whyOfOther(s: State, seat: Seat, kind: string): Message | undefined {
  if (kind === 'build.next' && (s.growthHuts[seat] ?? 0) > 0)
    return say('ui.others.why.build', { n: s.growthHuts[seat] ?? 0 });
  if (kind === 'feed.next') {
    const huts = s.huts[seat]?.length ?? 0;
    return huts === 0 ? undefined : say('ui.others.why.feed', { fed: huts - unfed(s, seat).length, huts });
  }
  if (kind === 'action.choose')
    return say('ui.others.why.action', { camels: s.camels[seat] ?? 0, n: possibleActions(s, seat).length });
  return undefined;
}
