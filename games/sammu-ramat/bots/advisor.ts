import type { Bot, Thumb, ThumbBot } from '@edubba/bots';
import { rulesOfThumb } from '@edubba/bots';
import type { Key, Observation } from '@edubba/kernel';
import type { Kind } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { changes, Outlook } from './ahead.ts';
import { BY_LEANING, LEANINGS, NEVER } from './leanings.ts';
import { FEATURES } from './worth.ts';

/** Every kind of question. */
export const KINDS = Object.keys(decisions) as readonly Kind[];

/** What leans besides what changes. */
const LEANS: readonly string[] =
  'actions any bag bother card decree done event fight help liked look means only payer shield unrest wanted'.split(
    ' ',
  );

const outlooks = new WeakMap<Observation<State>, Outlook>();

function outlookOf(observation: Observation<State>): Outlook {
  let outlook = outlooks.get(observation);
  if (outlook === undefined) {
    outlook = new Outlook(observation);
    outlooks.set(observation, outlook);
  }
  return outlook;
}

/** What another has proposed weighs: they have thought about it too, and a bot is there to help. */
const WANTED = 60;

function wanted(observation: Observation<State>, key: Key): number {
  const { wants = [] } = (observation.about ?? {}) as { wants?: readonly (Key | null)[] };
  const bare = key.slice(key.indexOf(':') + 1);
  return WANTED * wants.filter((want, seat) => seat !== observation.seat && want === bare).length;
}

function look(kind: Kind, observation: Observation<State>, key: Key): Thumb[] {
  const { options } = observation;
  if (options.length === 1 && options[0] === key) return [{ feature: 'only', amount: 1 }];
  const outlook = outlookOf(observation);
  // Answers nobody would think of are not thought through.
  const idle = !outlook.options.includes(key) || outlook.isVain(key);
  // Whoever ends a turn leaves things as they are; what then comes is nobody's doing.
  const alike = BY_LEANING.has(kind) || (kind === 'turn.act' && key === 'end');
  const parts: [string, number][] = idle ? [['bother', NEVER]] : alike ? [] : changes(outlook, key);
  for (const [feature, amount] of LEANINGS[kind]?.(outlook, observation.view.s, key) ?? [])
    parts.push([feature, amount]);
  parts.push(['wanted', wanted(observation, key)]);
  const telling = parts.filter(([, amount]) => amount !== 0).map(([feature, amount]) => ({ feature, amount }));
  return telling.length > 0 ? telling : [{ feature: 'any', amount: 1 }];
}

/** A fellow advisor: looks a little ahead in every decision, takes what leaves the table best off, and says what for. */
export const advisor: ThumbBot<State> = rulesOfThumb<State>({
  name: 'advisor',
  ahead: true,
  thumbs: Object.fromEntries(
    KINDS.map((kind) => [kind, (observation: Observation<State>, key: Key) => look(kind, observation, key)]),
  ),
  weights: Object.fromEntries([...FEATURES, ...LEANS].map((feature) => [feature, 1])),
  others: 2,
});

/** The same without unasked proposals: whole teams of it think alike, and need none. */
export const silent: Bot<State> = { name: advisor.name, choose: (seen, random) => advisor.choose(seen, random) };
