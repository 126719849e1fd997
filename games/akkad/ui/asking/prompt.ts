import type { Message, RuleId, Seat, View } from '@edubba/kernel';
import type { Asking, Prompt } from '@edubba/ui';
import { spaceOf } from '../../content/map.ts';
import { UNITS } from '../../content/units.ts';
import { IDS, MONSTER_AT } from '../../rules/geography.ts';
import { armySize, roomAt } from '../../rules/queries/map.ts';
import { canalCost, zigguratCost } from '../../rules/queries/prices.ts';
import type { State } from '../../rules/state.ts';
import type { About } from '../../text/about.ts';
import { membersOf, numberOf, textOf } from '../../text/about.ts';
import { monster } from '../../text/names.ts';
import { item } from '../../text/option.ts';
import { say, several, who } from '../words.ts';
import { battleParams } from './battle.ts';
import { doing } from './doing.ts';
import { RULES } from './rules.ts';

type Params = { [name: string]: string | number | Message };

const SPACES: ReadonlySet<string> = new Set(IDS);

/** Members of what a question is about that are players: the other one of the question. */
const OTHERS = ['owner', 'by', 'captor', 'to', 'with', 'seat'] as const;

/** Words for what a question is about, whichever members it has. */
function paramsOf(about: About): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === 'number') params[name] = value;
    if (typeof value === 'string') params[name] = SPACES.has(value) ? say(`space.${value}`) : value;
  }
  const other = OTHERS.find((name) => typeof about[name] === 'number');
  if (other !== undefined) params['other'] = who(numberOf(about, other));
  const card = textOf(about, 'card');
  if (card !== '') params['card'] = item(card);
  const role = textOf(about, 'role');
  if (role !== '') Object.assign(params, { role: say(`role.${role}`), way: say(`ui.way.${role}`) });
  if (typeof about['monster'] === 'number') params['monster'] = monster(about['monster']);
  const kind = typeof about['unit'] === 'number' ? UNITS[about['unit']] : undefined;
  if (kind !== undefined) params['units'] = several(kind, numberOf(about, 'n'));
  return params;
}

type More = (s: State, seat: Seat, about: About) => Params;

const sum = (list: readonly number[] | undefined): number => (list ?? []).reduce((all, n) => all + n, 0);
const goods = (s: State, seat: Seat): Params => {
  const [grain = 0, sheep = 0, silver = 0, lapis = 0] = s.goods[seat] ?? [];
  return { grain, sheep, silver, lapis };
};

/** What else a question needs to be put well. */
const MORE: { readonly [kind: string]: More } = {
  'select.role': (s) => ({ n: s.table.seats <= 4 ? 2 : 1 }),
  'turn.choose': (s, seat) => ({ tokens: sum(s.pool[seat]), cards: s.hand[seat]?.length ?? 0 }),
  'activate.space': (s, seat) => ({ tokens: sum(s.pool[seat]) }),
  'goods.give': (_, __, about) => ({ treasury: numberOf(about, 'to') < 0 ? 1 : 0 }),
  'move.units': (s, seat, about) => movingParams(s, seat, about, 'group'),
  'voyage.units': (s, seat, about) => movingParams(s, seat, about, 'fleet'),
  'monster.fight': (_, __, about) => ({ monster: monster(MONSTER_AT[spaceOf(textOf(about, 'space') || 'D1')] ?? 0) }),
  'recruit.buy': goods,
  'trade.exchange': goods,
  'trade.staple': (_, __, about) => ({ paying: textOf(about, 'exchange').startsWith('staples') ? 1 : 0 }),
  'token.buy': goods,
  // Canals of the Port are paid for: as many as one likes.
  'canal.place': (s, seat, about) => ({
    cost: canalCost(s, seat)[0],
    left: numberOf(about, 'left'),
    free: typeof about['left'] === 'number' ? 1 : 0,
  }),
  'ziggurat.place': (s, seat) => ({ cost: zigguratCost(s, seat)[0] }),
  'army.surplus': (s, seat) => ({ size: armySize(s, seat) }),
  'recruit.extra': (_, __, about) => ({ source: say(`ui.source.${textOf(about, 'source')}`) }),
  'collect.bonus': (_, __, about) => ({ source: say(`ui.source.${textOf(about, 'source')}`) }),
  'combat.assign': (s, seat, about) => {
    const hits = about['hits'];
    const side = s.fight?.sides[0] === seat ? 0 : 1;
    return { hits: Array.isArray(hits) ? Number(hits[side] ?? 0) : 0 };
  },
};

/** How many go already, and how many the army on the destination still takes. */
function movingParams(s: State, seat: Seat, about: About, member: string): Params {
  const group = about[member];
  const n = Array.isArray(group) ? sum(group as readonly number[]) : 0;
  const space = textOf(about, 'space');
  return { n, room: space === '' ? 0 : roomAt(s, seat, spaceOf(space)) };
}

/** A free unit and a free good come by different rules. */
function ruleOf(kind: string, about: About): RuleId {
  if (textOf(about, 'source') === 'horde') return 'AKK-14.11';
  return RULES[kind] ?? 'AKK-6.01';
}

/** What a question says: to the player who is asked, and to everybody else. */
export function prompt({ s }: View<State>, { seat, kind, about: given }: Asking, mine: boolean): Prompt {
  const about = membersOf(given);
  const params: Params = {
    ...battleParams(s, seat, kind),
    ...paramsOf(about),
    ...MORE[kind]?.(s, seat, about),
    seat: who(seat),
  };
  const rule = ruleOf(kind, about);
  // Which city a building works in is said where the question tells it.
  const at = kind === 'building.action' && textOf(about, 'space') !== '' ? '.at' : '';
  if (mine) return { say: say(`ui.ask.${kind}${at}`, params), why: say(`ui.why.${kind}`, params), rule };
  // What is said of a fight is where it is, not where somebody would go.
  return { say: say(`ui.others.${doing(kind)}`, { ...params, ...battleParams(s, seat, kind) }), rule };
}
