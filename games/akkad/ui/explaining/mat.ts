import type { Message, RuleId, Seat, View } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { BUILDING_NAMES, BUILDING_OF, BUILDINGS, UPGRADES } from '../../content/buildings.ts';
import { GOODS, TOKENS } from '../../content/goods.ts';
import { SOURCES, NOBODY } from '../../rules/state.ts';
import { UNIT_TABLE, UNITS } from '../../content/units.ts';
import { armySize, citiesOf, controlsHome, territoriesOf } from '../../rules/queries/map.ts';
import { canalCost, unitCost, zigguratCost } from '../../rules/queries/prices.ts';
import type { State } from '../../rules/state.ts';
import { fact } from '../fact.ts';
import { BUILDING_ICONS, GOOD_ICONS, TOKEN_ICONS, UNIT_ICONS, UPGRADE_ICONS } from '../../asking/icons.ts';
import { listed, owned, say, who, You } from '../../text/words.ts';
import { PIECES } from '../../content/pieces.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

const at = (names: readonly string[], name: string): number => names.indexOf(name);
const sum = (list: readonly number[] | undefined): number => (list ?? []).reduce((all, n) => all + n, 0);

export function nameToken(s: State, name: string, seat: Seat): Message | undefined {
  const type = at(TOKENS, name);
  if (type < 0) return undefined;
  return say('ui.token', {
    token: say(`token.${name}`),
    n: s.pool[seat]?.[type] ?? 0,
    left: s.supply[seat]?.[type] ?? 0,
  });
}

export function explainToken(s: State, name: string, seat: Seat): Explanation | undefined {
  const type = at(TOKENS, name);
  if (type < 0) return undefined;
  const n = s.pool[seat]?.[type] ?? 0;
  const buildings = BUILDINGS.filter(({ token }) => token === name).map(({ id }) => say(`building.${id}`));
  return {
    title: say('ui.token', { token: say(`token.${name}`), n, left: s.supply[seat]?.[type] ?? 0 }),
    facts: [
      fact(TOKEN_ICONS[name] ?? 'tok-admin', say('ui.token.for', { list: listed(buildings) })),
      fact('act-move', say('ui.token.march')),
    ],
    rules: ['AKK-7.05', 'AKK-7.04'],
  };
}

export function nameGood(s: State, name: string, seat: Seat): Message | undefined {
  const good = at(GOODS, name);
  return good < 0 ? undefined : say(`good.${name}`, { n: s.goods[seat]?.[good] ?? 0 });
}

const TRADE_RULE: RuleId = 'AKK-16.09';

export function explainGood(s: State, name: string, seat: Seat): Explanation | undefined {
  const title = nameGood(s, name, seat);
  if (title === undefined) return undefined;
  return {
    title,
    facts: [
      fact(GOOD_ICONS[name] ?? 'res-grain', say(`ui.good.${name}`)),
      fact('act-trade', say(`ui.good.${name}.rate`)),
    ],
    rules: ['AKK-13.09', TRADE_RULE],
  };
}

const upgradesOf = (
  s: State,
  seat: Seat,
  building: number,
): readonly { readonly id: string; readonly had: boolean }[] =>
  UPGRADES.flatMap(({ id }, upgrade) =>
    BUILDING_OF[upgrade] === building ? [{ id, had: s.upgraded[seat]?.[upgrade] === true }] : [],
  );

export function nameBuilding(s: State, name: string, seat: Seat): Message | undefined {
  const building = at(BUILDING_NAMES, name);
  if (building < 0) return undefined;
  const built = s.built[seat]?.[building] === true ? 1 : 0;
  const had = upgradesOf(s, seat, building).filter((one) => one.had);
  const upgrades = had.length === 0 ? say('ui.building.plain') : listed(had.map(({ id }) => say(`upgrade.${id}`)));
  return say('ui.building', { building: say(`building.${name}`), built, upgrades });
}

export function explainBuilding(s: State, name: string, seat: Seat): Explanation | undefined {
  const building = at(BUILDING_NAMES, name);
  const tile = BUILDINGS[building];
  if (tile === undefined) return undefined;
  const built = s.built[seat]?.[building] === true;
  return {
    title: say(`building.${name}`),
    facts: [
      fact(BUILDING_ICONS[name] ?? 'bld-palace', say(`ui.building.${name}`)),
      fact(TOKEN_ICONS[tile.token] ?? 'tok-admin', say('ui.building.token', { token: say(`a.${tile.token}`) })),
      ...(built ? [] : [fact('ui-lock', say('ui.building.unbuilt'), 'warn')]),
      ...upgradesOf(s, seat, building).map(
        ({ id, had }): Fact =>
          fact(
            UPGRADE_ICONS[id] ?? 'act-grow',
            say(`ui.upgrade.${id}`, { had: had ? 1 : 0 }),
            had ? 'good' : undefined,
          ),
      ),
    ],
    rules: [tile.rule, 'AKK-13.02'],
  };
}

export function nameSupply(s: State, name: string, seat: Seat): Message | undefined {
  if (name === 'units') return say('ui.supply.units', { n: sum(s.reserve[seat]) });
  if (name === 'canals') return say('ui.supply.canals', { n: s.canalSupply[seat] ?? 0 });
  return name === 'ziggurats' ? say('ui.supply.ziggurats', { n: s.zigguratSupply[seat] ?? 0 }) : undefined;
}

const SUPPLY_RULES: { readonly [name: string]: RuleId } = {
  units: 'AKK-3.16',
  canals: 'AKK-16.03',
  ziggurats: 'AKK-15.03',
};

export function explainSupply(s: State, name: string, seat: Seat): Explanation | undefined {
  const title = nameSupply(s, name, seat);
  if (title === undefined) return undefined;
  const facts: readonly Fact[] =
    name === 'units'
      ? [fact('act-recruit', say('ui.supply.units.list', { list: reserve(s, seat) }))]
      : name === 'canals'
        ? [
            fact('bld-canal', say('ui.supply.canals.why', { all: numberOf(s, 'canals') })),
            fact('res-grain', say('ui.supply.canals.cost', { n: canalCost(s, seat)[0] })),
          ]
        : [
            fact('bld-zig2', say('ui.supply.ziggurats.why', { all: PIECES.ziggurats })),
            fact('res-grain', say('ui.supply.ziggurats.cost', { n: zigguratCost(s, seat)[0] })),
          ];
  return { title, facts, rules: [SUPPLY_RULES[name] ?? 'AKK-3.16'] };
}

const reserve = (s: State, seat: Seat): Message | string =>
  listed(
    UNITS.flatMap((name, kind) => {
      const n = s.reserve[seat]?.[kind] ?? 0;
      return n > 0 && (UNIT_TABLE[kind]?.figures ?? 0) > 0 ? [say(`count.${name}`, { n })] : [];
    }),
  ) || say('ui.none');

/** A kind of unit: its strength and price. */
export function nameUnit(name: string): Message | undefined {
  const unit = UNIT_TABLE[at(UNITS, name.replace('!', ''))];
  if (unit === undefined) return undefined;
  return say('ui.unit', {
    unit: say(`ui.unit.${unit.id}`),
    bones: unit.bones,
    hits: unit.hits,
    hurt: name.endsWith('!') ? 1 : 0,
  });
}

export function explainUnit(s: State, name: string, seat: Seat): Explanation | undefined {
  const kind = at(UNITS, name.replace('!', ''));
  const unit = UNIT_TABLE[kind];
  if (unit === undefined) return undefined;
  const [grain, sheep, silver] = unitCost(s, seat, kind);
  const priced = grain + sheep + silver > 0;
  return {
    title: say(`ui.unit.${unit.id}`),
    facts: [
      fact('res-knucklebone', say('ui.unit.bones', { bones: unit.bones, hits: unit.hits })),
      fact(UNIT_ICONS[unit.id] ?? 'unit-spearman', say(`ui.unit.${unit.id}.why`)),
      ...(priced ? [fact('res-silver', say('ui.unit.price', { grain, sheep, silver, n: unit.pair }))] : []),
    ],
    rules: [unit.rule],
  };
}

/** `Red: 4 VP, 5 cities …` */
export function namePlayer({ s, seat: me }: View<State>, seat: Seat): Message {
  const [grain = 0, sheep = 0, silver = 0, lapis = 0] = s.goods[seat] ?? [];
  return say('ui.player', {
    seat: You(seat, me),
    vp: s.vp[seat] ?? 0,
    cities: citiesOf(s, seat).length,
    tokens: sum(s.pool[seat]),
    cards: s.hand[seat]?.length ?? 0,
    grain,
    sheep,
    silver,
    lapis,
  });
}

export function explainPlayer({ s }: View<State>, seat: Seat, me: Seat): Explanation {
  const sources = SOURCES.flatMap((source, i) => {
    const n = s.ledger[seat]?.[i] ?? 0;
    return n === 0 ? [] : [say(`ui.vp.${source}`, { n })];
  });
  const home = s.home[seat] ?? '';
  const homeless = home !== '' && s.round > 0 && !controlsHome(s, seat);
  const captor = s.captor[seat] ?? NOBODY;
  return {
    title: say('ui.player.title', { seat: You(seat, me), vp: s.vp[seat] ?? 0, goal: numberOf(s, 'goal') }),
    facts: [
      ...(sources.length === 0 ? [] : [fact('res-vp', say('ui.player.made', { list: listed(sources) }))]),
      ...(home === '' ? [] : [fact('ui-home', say('ui.player.home', { home: say(`home.${home}`) }))]),
      fact('bld-gate', say('ui.player.realm', { cities: citiesOf(s, seat).length, spaces: territoriesOf(s, seat) })),
      fact('unit-spearman', say('ui.player.army', { n: armySize(s, seat) })),
      ...(homeless ? [fact('ui-warning', say('ui.player.homeless'), 'warn')] : []),
      ...(captor === NOBODY ? [] : [fact('unit-champion', say('ui.player.captive', { seat: who(captor) }), 'warn')]),
    ],
    rules: ['AKK-20.01', 'AKK-12.06'],
  };
}

export const nameCrown = ({ s, seat: me }: View<State>): Message =>
  s.crown === NOBODY ? say('ui.crown.nobody') : owned('crown', s.crown, me);

export function explainCrown(view: View<State>): Explanation {
  return {
    title: nameCrown(view),
    facts: [fact('tok-crown', say('ui.crown.why')), fact('ui-trophy', say('ui.crown.tie'))],
    rules: ['AKK-6.01', 'AKK-20.03'],
  };
}

export const nameRound = (s: State): Message =>
  say('ui.round', { round: s.round, all: numberOf(s, 'rounds'), phase: say(`ui.phase.${s.phase}`) });

export function explainRound(s: State): Explanation {
  return {
    title: nameRound(s),
    facts: [fact('ui-clock', say(`ui.phase.${s.phase}.why`)), fact('ui-trophy', say('ui.round.end'))],
    rules: ['AKK-2.01', 'AKK-20.01'],
  };
}
