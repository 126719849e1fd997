import type { Thing } from '@edubba/ui';
import { ACTIONS } from '../../content/actions.ts';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { GOODS } from '../../content/goods.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { SLOTS } from '../../content/trade.ts';
import type { State } from '../../rules/state.ts';

/** Everything that can be drawn at a moment. */
export function vocabulary(s: State): Thing[] {
  return [
    ...AREAS.map(({ id }) => `area/${id}`),
    ...SECTIONS.filter((_, i) => i % 9 === 0).map(({ id }) => `river/${id}`),
    ...ACTIONS.flatMap((name) => [`action/${name}`, `action/${name}@0`]),
    ...GOODS.map((name) => `good/${name}`),
    ...EMPIRE_NAMES.map((name) => `empire/${name}`),
    ...Array.from({ length: SLOTS }, (_, slot) => `trade/${slot + 1}`),
    ...(s.dieColour[0] ?? []).map((_, die) => `die/${die}@0`),
    ...(s.battle?.fighters ?? []).flatMap(({ card }) =>
      card === '' ? [] : [`fighter/${card}`, `slot/${card}/strength`],
    ),
    ...(s.quests[0] ?? []).map((quest) => `quest/${quest}@0`),
    ...s.strategyRow.map((card) => `strategy/${card}`),
    ...s.vp.map((_, player) => `player/${player}`),
    'piece',
    'garden',
    'round',
    'track/event',
    'track/population',
    'bid/strength',
    'option/1',
    'role/A',
    'wave',
    'supply/ship',
    'supply/archer',
  ];
}
