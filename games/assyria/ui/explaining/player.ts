import type { RuleId, Seat } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import type { Column } from '../../content/player-board.ts';
import { PIECES } from '../../content/player-board.ts';
import type { Action } from '../../rules/decisions.ts';
import { ACTIONS } from '../../rules/decisions.ts';
import { canTake, ploughsCost } from '../../rules/queries/actions.ts';
import { foundCost, foundSpaces, levelCost, raises, roofable, roofCost } from '../../rules/queries/costs.ts';
import { hutVp, zigguratPieces } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { isOpponent, SOURCES } from '../../rules/state.ts';
import { AREA_NUMBERS } from '../../content/tracks.ts';
import { fact } from '../fact.ts';
import { nameIn, supplyOf } from './names.ts';
import { columnNamed } from '../thing.ts';
import { betterOffer, tileOffer } from '../../text/tiles.ts';
import { listed, owned, say, spaces, who } from '../../text/words.ts';

const TILE_ICONS: readonly string[] = ['res-offering', 'act-trade', 'ui-deck', 'res-gold'];
const TILE_RULES: readonly (readonly RuleId[])[] = [
  ['ASY-20.02', 'ASY-16.05', 'ASY-16.10'],
  ['ASY-21.02', 'ASY-16.05', 'ASY-16.10'],
  ['ASY-22.02', 'ASY-16.05', 'ASY-16.10'],
  ['ASY-23.02', 'ASY-16.05', 'ASY-16.10'],
];

/** An Action tile: what it offers now, what one piece more would make of it, whether it is used. */
export function explainTile(s: State, name: string, me: Seat, seat: Seat): Explanation | undefined {
  const column = columnNamed(name);
  if (column === undefined) return undefined;
  const better = betterOffer(s, seat, column);
  const used = s.used[seat]?.[column] === true;
  return {
    title: owned(s, 'tile', seat, me, { tile: say(`tile.${name}`) }),
    facts: [
      fact(TILE_ICONS[column] ?? 'act-info', say('ui.tile.offers', { offer: tileOffer(s, seat, column) })),
      ...(better === undefined ? [] : [fact('bld-zig2', say('ui.tile.better', { offer: better }))]),
      used ? fact('ui-lock', say('ui.tile.used'), 'warn') : fact('act-confirm', say('ui.tile.open')),
    ],
    rules: TILE_RULES[column] ?? [],
  };
}

const SMALL_RULES: readonly RuleId[] = ['ASY-19.10', 'ASY-19.12', 'ASY-19.11', 'ASY-19.13'];

/** A column of Ziggurat pieces: what is left, which comes next, and what the small one brings. */
export function explainColumn(s: State, name: string, me: Seat, seat: Seat): Explanation | undefined {
  const column = columnNamed(name);
  if (column === undefined) return undefined;
  const taken = s.taken[seat]?.[column] ?? 0;
  const used = s.columnUsed[seat]?.[column] === true;
  const left = PIECES.levels - taken;
  return {
    title: owned(s, 'column', seat, me, { tile: say(`tile.${name}`) }),
    facts: [
      fact(`bld-zig${Math.max(1, left)}`, say('ui.column.left', { left, taken })),
      ...(left === 0 ? [] : [smallFact(name, column)]),
      ...(used ? [fact('ui-lock', say('ui.column.used'), 'warn')] : []),
    ],
    rules: ['ASY-19.08', 'ASY-19.04', SMALL_RULES[column] ?? 'ASY-19.09'],
  };
}

function smallFact(name: string, column: Column): Fact {
  return fact(TILE_ICONS[column] ?? 'act-info', say(`ui.small.${name}`));
}

const ACTION_RULES: { readonly [action in Action]?: readonly RuleId[] } = {
  ploughs: ['ASY-17.01', 'ASY-11.06'],
  found: ['ASY-18.02', 'ASY-18.06'],
  raise: ['ASY-19.02', 'ASY-19.05', 'ASY-19.06'],
  roof: ['ASY-19.07', 'ASY-19.14'],
  tribute: ['ASY-24.02', 'ASY-24.03', 'ASY-24.07'],
};

/** An action without a tile: its price now, what it could be done with, whether it is possible. */
export function explainAction(s: State, name: string, me: Seat, seat: Seat): Explanation | undefined {
  const action = ACTIONS.find((known) => known === name);
  const rules = action === undefined ? undefined : ACTION_RULES[action];
  if (action === undefined || rules === undefined) return undefined;
  const can = canTake(s, seat, action);
  const mine = seat === me;
  return {
    title: say(`ui.action.title.${action}`),
    facts: [
      ...actionFacts(s, action, seat),
      ...(mine && s.phase === 'actions' && s.active === me
        ? [can ? fact('act-confirm', say('ui.action.can'), 'good') : fact('ui-lock', say('ui.action.cannot'), 'warn')]
        : []),
    ],
    rules,
  };
}

function actionFacts(s: State, action: Action, seat: Seat): Fact[] {
  switch (action) {
    case 'ploughs':
      return [
        fact('res-camel', say('ui.action.cost', { n: ploughsCost(s) })),
        fact('bld-plough', say('ui.action.ploughs.up', { n: s.ploughs[seat] ?? 0, all: PIECES.ploughs })),
      ];
    case 'found': {
      const huts = foundSpaces(s, seat);
      return [
        fact('res-camel', say('ui.action.cost', { n: foundCost(s, seat) })),
        fact(
          'bld-hut',
          huts.length === 0 ? say('ui.action.found.none') : say('ui.action.found.huts', { list: spaces(huts) }),
        ),
      ];
    }
    case 'raise': {
      const where = [...new Set(raises(s, seat).map(({ space }) => space))];
      return [
        fact('res-camel', say('ui.action.raise.cost', { second: levelCost(s, seat, 2), third: levelCost(s, seat, 3) })),
        ...(where.length === 0 ? [] : [fact('bld-zig2', say('ui.action.raise.where', { list: spaces(where) }))]),
      ];
    }
    case 'roof': {
      const where = roofable(s, seat);
      const costs = AREA_NUMBERS.filter((area) => s.areaRoof[area] === true).map((area) => String(roofCost(s, area)));
      return [
        fact(
          'res-camel',
          costs.length === 0 ? say('ui.action.roof.no-roof') : say('ui.action.roof.cost', { list: listed(costs) }),
        ),
        fact(
          'bld-zig3',
          where.length === 0 ? say('ui.action.roof.none') : say('ui.action.roof.where', { list: spaces(where) }),
        ),
      ];
    }
    default:
      return [
        fact('res-camel', say('ui.action.tribute.cost')),
        fact('res-gold', say('ui.action.tribute.tokens', { gold: s.gold[seat] ?? 0, ships: s.ships[seat] ?? 0 })),
      ];
  }
}

interface Supply {
  readonly icon: string;
  readonly rules: readonly RuleId[];
}

const SUPPLIES: { readonly [name: string]: Supply } = {
  growth: { icon: 'bld-hut', rules: ['ASY-7.02', 'ASY-9.04'] },
  personal: { icon: 'bld-hut', rules: ['ASY-9.05', 'ASY-25.01'] },
  huts: { icon: 'bld-hut', rules: ['ASY-9.04', 'ASY-9.05'] },
  main: { icon: 'bld-hut', rules: ['ASY-1.10', 'ASY-7.02'] },
  gold: { icon: 'res-gold', rules: ['ASY-24.03', 'ASY-1.14'] },
  ships: { icon: 'unit-ship', rules: ['ASY-10.01', 'ASY-10.05', 'ASY-24.03'] },
  farmers: { icon: 'res-farmer', rules: ['ASY-11.09', 'ASY-11.10'] },
  tokens: { icon: 'res-food', rules: ['ASY-11.07', 'ASY-24.12'] },
  ploughs: { icon: 'bld-plough', rules: ['ASY-11.06', 'ASY-17.01'] },
  camels: { icon: 'res-camel', rules: ['ASY-14.03', 'ASY-16.08'] },
  wells: { icon: 'bld-well', rules: ['ASY-13.06', 'ASY-13.10'] },
};

/** Goods in front of a player: how many, and what they are for. */
export function explainSupply(s: State, name: string, me: Seat, seat: Seat): Explanation | undefined {
  const supply = SUPPLIES[name];
  if (supply === undefined) return undefined;
  const n = supplyOf(s, name, seat);
  return {
    title: say(`ui.supply.${name}`, { n }),
    facts: [
      ...(seat === me ? [] : [fact('ui-people', say('ui.held', { seat: nameIn(s, seat, me) }))]),
      fact(supply.icon, say(`ui.supply.for.${name}`)),
      ...(name === 'huts' || name === 'main'
        ? [fact('ui-home', say('ui.supply.where', { main: s.mainHuts[seat] ?? 0, map: s.huts[seat]?.length ?? 0 }))]
        : []),
    ],
    rules: supply.rules,
  };
}

/** A player: how the points came about, and what the next scoring would bring. */
export function explainPlayer(s: State, seat: Seat, me: Seat): Explanation | undefined {
  if (s.vp[seat] === undefined) return undefined;
  const parts = SOURCES.flatMap((source, i) => {
    const n = s.ledger[seat]?.[i] ?? 0;
    return n === 0 ? [] : [say('ui.player.part', { n, source: say(`source.${source}`) })];
  });
  return {
    title: say('ui.player.title', { seat: seat === me ? say('ui.you.start') : who(s, seat), vp: s.vp[seat] ?? 0 }),
    facts: [
      fact('res-vp', say('ui.player.made', { list: listed(parts) })),
      fact('bld-hut', say('ui.player.huts', { n: s.huts[seat]?.length ?? 0, vp: hutVp(s, seat) })),
      fact('bld-zig3', say('ui.player.ziggurats', { n: s.ziggurats[seat]?.length ?? 0, vp: zigguratPieces(s, seat) })),
      fact(
        'ui-hand',
        say('ui.player.cards', { food: s.food[seat]?.length ?? 0, favours: s.favours[seat]?.length ?? 0 }),
      ),
    ],
    rules: isOpponent(s, seat) ? ['ASY-32.01', 'ASY-36.01'] : ['ASY-30.07', 'ASY-1.14'],
  };
}
