import type { Key, Proc, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import type { God, GodName } from '../../content/gods.ts';
import { GOD_NAMES, GODS } from '../../content/gods.ts';
import { TOKENS } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { gainTile } from '../effects/buildings.ts';
import { eventsLeft, takeEvent } from '../effects/events.ts';
import { gainTokens } from '../effects/tokens.ts';
import { ALL_SPACES, IDS } from '../geography.ts';
import { homeOwner } from '../queries/map.ts';
import { hasSupply, poolTypes, supplyTypes, upgradable } from '../queries/players.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** AKK-4.03, AKK-4.21 An: the top two events go back in any order, each on the top or to the bottom. */
const an = R.proc<One & { left: number }>('worship.an')({
  look: (g, v) =>
    v.left-- > 0 && eventsLeft(g.s) > 0 ? g.call(takeEvent, { to: `peeked:${v.seat}` }, 'look') : g.goto('next'),
  next: (g, v) => ((g.s.peeked[v.seat]?.length ?? 0) === 0 ? g.end() : g.goto('put')),
  put: {
    ask: 'an.put',
    by: (_, v) => v.seat,
    options: (s, v) => (s.peeked[v.seat] ?? []).flatMap((item) => [`top/${item}`, `bottom/${item}`]),
    about: (s, v) => ({ left: s.peeked[v.seat]?.length ?? 0 }),
    forced: 'ask',
    then: (g, v, { verb: where, what: item }) => {
      const to = where === 'top' ? 'eventTop' : 'eventBottom';
      g.move(item, `peeked:${v.seat}`, to, { type: `event.put.${where}`, seat: v.seat, rule: 'AKK-4.03' });
      return g.goto('next');
    },
  },
});

/** AKK-4.04, AKK-4.07, AKK-4.09 Where the Storm may be placed. */
const stormPlaces = (s: State): Space[] =>
  ALL_SPACES.filter((space) => space !== s.lastStorm && homeOwner(s, space) === NOBODY);

const ishkur = R.proc<One>(
  'worship.ishkur',
  one,
)({
  place: {
    ask: 'ishkur.storm',
    by: (_, v) => v.seat,
    options: (s) => stormPlaces(s).map((space) => IDS[space] as Key),
    then: (g, v, answer, key) => {
      g.s.storm = answer;
      g.emit({ type: 'storm.placed', seat: v.seat, rule: 'AKK-4.04', data: { space: key } });
      return g.end();
    },
  },
});

const SWAP_KEYS: readonly Key[] = TOKENS.flatMap((from) => TOKENS.map((to) => `${from}>${to}`));

/** Types one may turn into others: in the pool, and another in the supply. */
function swaps(s: State, seat: Seat): Key[] {
  return poolTypes(s, seat).flatMap((from) =>
    supplyTypes(s, seat)
      .filter((to) => to !== from)
      .map((to) => SWAP_KEYS[from * TOKENS.length + to] as Key),
  );
}

/** AKK-4.10, AKK-4.11 Enki: a token of any type, then the types of the pool change at will. */
const enki = R.proc<One>(
  'worship.enki',
  one,
)({
  gain: (g, v) => g.call(gainTokens, { seat: v.seat, left: 1, rule: 'AKK-4.10' }, 'swap'),
  swap: {
    ask: 'enki.swap',
    by: (_, v) => v.seat,
    options: (s, v) => [...swaps(s, v.seat), 'done'],
    then: (g, v, answer) => {
      if (answer === 'done') return g.end();
      const { from, to } = answer;
      const { pool, supply } = g.s;
      for (const [list, n] of [
        [pool[v.seat], 1],
        [supply[v.seat], -1],
      ] as const) {
        if (list === undefined) continue;
        list[from] = (list[from] ?? 0) - n;
        list[to] = (list[to] ?? 0) + n;
      }
      g.emit({
        type: 'token.changed',
        seat: v.seat,
        rule: 'AKK-4.10',
        data: { from: TOKENS[from] ?? '', to: TOKENS[to] ?? '' },
      });
      return g.goto('swap');
    },
  },
});

/** AKK-4.14 Enlil: an upgrade free. */
const enlil = R.proc<One>(
  'worship.enlil',
  one,
)({
  gain: (g, v) => g.become(gainTile, { seat: v.seat, what: 'upgrade', skip: false, rule: 'AKK-4.14' }),
});

const POSSIBLE: { readonly [god in GodName]?: (s: State, seat: Seat) => boolean } = {
  an: (s) => eventsLeft(s) > 0,
  // There are many more spaces than homes.
  ishkur: () => true,
  // Changing types needs a token in the supply too.
  enki: hasSupply,
  enlil: (s, seat) => upgradable(s, seat).length > 0,
};

/** AKK-4.02, AKK-17.01 The god whose ACTION this player may use now; −1 for none. */
export function worshipAction(s: State, seat: Seat): God {
  const god = s.godOf.indexOf(seat);
  const name = GOD_NAMES[god];
  if (name === undefined || GODS[god]?.action !== true || s.godUsed[god] === true) return -1;
  return POSSIBLE[name]?.(s, seat) === true ? god : -1;
}

const PROCS: { readonly [god in GodName]?: Proc<State, One> } = { ishkur, enki, enlil };

/** The ACTION of a worship card, once per action phase. */
export const useWorship = R.proc<One & { god: God }>('worship.use')({
  use: (g, v) => {
    g.s.godUsed[v.god] = true;
    const name = GOD_NAMES[v.god] ?? 'an';
    g.emit({ type: 'worship.used', seat: v.seat, rule: 'AKK-4.02', data: { god: name } });
    const proc = PROCS[name];
    if (proc !== undefined) return g.become(proc, { seat: v.seat });
    return g.become(an, { seat: v.seat, left: 2 });
  },
});
