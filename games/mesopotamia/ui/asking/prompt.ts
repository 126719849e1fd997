import type { DecisionKind, Key, Message, Seat, View } from '@edubba/kernel';
import type { Asking, Prompt } from '@edubba/ui';
import { ACTIONS } from '../../content/actions.ts';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import { AREAS } from '../../content/map.ts';
import { technology } from '../../content/technologies.ts';
import { pool, tieWinner } from '../../rules/queries/battle.ts';
import { freeDice } from '../../rules/queries/dice.ts';
import type { State } from '../../rules/state.ts';
import { area, promptParams } from '../../text/names.ts';
import { numberIn, say, who, wordIn } from '../words.ts';
import { RULES } from './rules.ts';

type Params = { [name: string]: string | number | Message };

/** What another is doing, by the first words of the question. */
const DOING: readonly (readonly [start: string, doing: string])[] = [
  ['setup.quest', 'quest'],
  ['setup.', 'start'],
  ['dice.', 'dice'],
  ['reroll.', 'dice'],
  ['explore.', 'explore'],
  ['build.', 'build'],
  ['ram.', 'build'],
  ['research.', 'research'],
  ['gather.', 'gather'],
  ['warfare.', 'warfare'],
  ['grow.', 'grow'],
  ['event.', 'event'],
  ['upkeep.', 'event'],
  ['combat.bid', 'bid'],
  ['combat.simple', 'bid'],
  ['combat.', 'battle'],
  ['solo.', 'battle'],
  ['settlement.', 'battle'],
  ['after.', 'battle'],
];

export const doing = (kind: DecisionKind): string => DOING.find(([start]) => kind.startsWith(start))?.[1] ?? 'turn';

/** Numbers of what a question is about, and its names. */
function paramsOf(kind: DecisionKind, about: unknown): Params {
  const params: Params = { ...promptParams(kind, about) };
  if (typeof about === 'object' && about !== null)
    for (const [name, value] of Object.entries(about)) if (typeof value === 'number') params[name] = value;
  return params;
}

type More = (s: State, seat: Seat, about: unknown) => Params;

const battle: More = (s, seat) => {
  if (s.battle === null) return {};
  const side = Math.max(0, s.battle.deciders.indexOf(seat));
  return {
    area: area(AREAS[s.battle.area]?.id ?? ''),
    bones: pool(s, side),
    mine: tieWinner(s) === side ? 1 : 0,
    enemy: who(s, s.battle.sides[1 - side] ?? 0),
    least: s.battle.support[side] ?? 0,
  };
};

/** What else a question needs to be put well. */
const MORE: { readonly [kind: string]: More } = {
  'turn.action': (s, seat) => ({
    piece: s.piece[seat] === -1 ? 1 : 0,
    dice: freeDice(s, seat).length,
    round: s.round,
  }),
  'grow.steps': (s, seat) => ({
    food: technology(s.empire[seat] ?? 0, ACTIONS.indexOf('grow'), s.tech[seat]?.[ACTIONS.indexOf('grow')] ?? 1).first,
  }),
  'warfare.next': (s, seat) => ({ bones: s.goods[seat]?.[KNUCKLEBONE] ?? 0 }),
  'setup.start': (s, seat) => ({ empire: say(`empire.${EMPIRE_NAMES[s.empire[seat] ?? 0] ?? ''}`) }),
  'combat.bid': battle,
  'combat.simple-bid': battle,
  'combat.strength': battle,
  'combat.tactics': battle,
  'combat.mobility': battle,
  'combat.rows': battle,
  'solo.place': battle,
  'solo.queue': battle,
  'solo.queue-other': battle,
  'combat.fatigue': battle,
};

/** What a question says: to the player who is asked, and to everybody else. */
export function prompt({ s }: View<State>, { seat, kind, about }: Asking, mine: boolean): Prompt {
  const rule = RULES[kind] ?? 'MES-5.05';
  if (!mine) return { say: say(`ui.others.${doing(kind)}`, { seat: who(s, seat) }), rule };
  const params = { ...paramsOf(kind, about), ...MORE[kind]?.(s, seat, about) };
  if (params['area'] === undefined && wordIn(about, 'area') !== '') params['area'] = area(wordIn(about, 'area'));
  if (kind === 'explore.step') params['left'] = numberIn(about, 'left');
  return { say: say(`ui.ask.${kind}`, params), why: say(`ui.why.${kind}`, params), rule };
}

/** What a player is at, in the list of players. */
export function status({ s, pending, over }: View<State>, player: Seat): Message | undefined {
  if (over) return undefined;
  const asked = pending.find(({ seat }) => seat === player);
  if (asked !== undefined) return say(`ui.status.${doing(asked.kind)}`);
  const empire = s.empire[player] ?? -1;
  return empire < 0 ? undefined : say(`ui.empire.${EMPIRE_NAMES[empire] ?? ''}`);
}

const VERBS: { readonly [kind: DecisionKind]: string } = {
  'explore.step': 'go',
  'combat.retreat': 'retreat',
  'setup.start': 'start',
};

/** A choice in a few words, for the main button. */
export function verb(_: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  if (key === 'stop') return say('ui.verb.stop');
  const id = VERBS[kind];
  if (id === undefined || kind === 'setup.start' || key.includes('/')) return undefined;
  return say(`ui.verb.${id}`, { area: area(key) });
}

const ENDS = new Set(['done', 'stop', 'end', 'none', 'keep']);
export const isEnd = (_: DecisionKind, key: Key): boolean => ENDS.has(key);

const WEIGHTY = new Set([
  'setup.role',
  'setup.empire',
  'setup.opponent',
  'setup.start',
  'setup.quest',
  'event.option',
  'combat.retreat',
  'settlement.fate',
]);

/** It is chosen once, or reveals something. */
export const isWeighty = (kind: DecisionKind, key: Key): boolean => WEIGHTY.has(kind) || key === 'garden';

/** Ending the Turn with the Action Selection piece unused throws an action away. */
export function unusual({ s, seat }: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  if (kind !== 'turn.action' || key !== 'end') return undefined;
  return s.piece[seat] === -1 ? say('ui.unusual.piece') : undefined;
}
