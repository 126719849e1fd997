import type { Effects, ItemId } from '@edubba/kernel';
import { ACTIONS, BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE } from '../../content/actions.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Slot } from '../../content/solo-cards.ts';
import { strategyCard } from '../../content/solo-cards.ts';
import { TOP_LEVEL } from '../../content/technologies.ts';
import { tradeToken } from '../../content/trade.ts';
import { KINDS } from '../../content/units.ts';
import { gain } from '../effects/goods.ts';
import { placeUnit } from '../effects/pieces.ts';
import { advance } from '../effects/tracks.ts';
import { leastAdvanced } from '../events/gains.ts';
import { row } from '../lists.ts';
import { only } from '../queries/goods.ts';
import { hasRoom, nameOf, settledAreas, spare, sparesAmphora } from '../queries/pieces.ts';
import { cardOf } from '../queries/technologies.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { upgrade } from '../turn/research.ts';
import { automatonBuild } from './building.ts';
import { automatonExplore } from './exploring.ts';
import { freeTokens, holds, humanAreas, nearest, slotOf } from '../queries/strategy.ts';
import { tellRest } from './telling.ts';

type Performing = { card: ItemId; slot: number };

/** The number of its Technology card, and what the Strategy card adds. */
function technologyOf(s: State, type: number): { first: number; second: number; level: number } {
  const level = row(s.tech, s.automaton)[type] ?? 1;
  const { first, second } = cardOf(s, s.automaton, type, level);
  return { first, second, level };
}

/** MES-32.37 */
function automatonResearch(g: Effects<State>, { first }: Slot): void {
  const { s } = g;
  const me = s.automaton;
  const discoveries = technologyOf(s, RESEARCH).second;
  for (let i = 0; i < discoveries; i++) {
    const named = i === 0 && first !== undefined && (row(s.tech, me)[first] ?? 1) < TOP_LEVEL;
    const type = named ? first : leastAdvanced(s, me);
    if (type < 0) return tellRest(g, RESEARCH, discoveries - i);
    g.emit({
      type: named ? 'automaton.named-research' : 'automaton.least-research',
      seat: me,
      rule: 'MES-32.37',
      data: { action: ACTIONS[type] ?? '' },
    });
    upgrade(g, me, type, 'MES-32.20');
  }
}

/** MES-32.31 It only places Amphorae. */
function automatonTrade(g: Effects<State>, { extra = 0 }: Slot): void {
  const { s } = g;
  for (let i = 0; i <= extra; i++) {
    const [slot] = freeTokens(s);
    if (slot === undefined || !sparesAmphora(s, s.automaton)) return tellRest(g, GATHER, extra + 1 - i);
    const token = s.trade[slot]?.[0] ?? '';
    s.amphora[slot] = s.automaton;
    const { vp, level } = tradeToken(token);
    g.emit({ type: 'automaton.trades', seat: s.automaton, rule: 'MES-32.31', data: { token, vp, level } });
    g.emit({ type: 'amphora.placed', seat: s.automaton, rule: 'MES-32.31', data: { token } });
  }
}

/** MES-32.29 */
function automatonWarfare(g: Effects<State>, { extra = 0 }: Slot): void {
  const { s } = g;
  const me = s.automaton;
  const { first, second, level } = technologyOf(s, WARFARE);
  gain(g, me, only(KNUCKLEBONE, first + extra), 'MES-32.20');
  for (let i = 0; i < second; i++) {
    let kind = hasRoom(s, me) ? level - 1 : -1;
    while (kind >= 0 && spare(s, me, kind) < 0) kind--;
    if (kind < 0) return tellRest(g, WARFARE, second - i);
    const humans = humanAreas(s);
    const [settled] = settledAreas(s, me).sort((a, b) => nearest(a, humans) - nearest(b, humans) || a - b);
    g.emit({
      type: settled === undefined ? 'automaton.creates-home' : 'automaton.creates',
      seat: me,
      rule: 'MES-32.29',
      data: { kind: KINDS[kind] ?? '', area: nameOf(settled ?? s.home[me] ?? 0) },
    });
    placeUnit(g, me, kind, settled ?? s.home[me] ?? 0, 'MES-32.29');
  }
}

/** MES-32.20 One slot of a Strategy card; what is impossible is skipped. */
export const perform = R.proc<Performing>('automaton.perform')({
  act: (g, { card, slot }) => {
    const { s } = g;
    const me = s.automaton;
    const chosen = slotOf(card, slot);
    const { type, extra = 0 } = chosen;
    if (type === RESEARCH) automatonResearch(g, chosen);
    else if (type === GATHER) automatonTrade(g, chosen);
    else if (type === WARFARE) automatonWarfare(g, chosen);
    else if (type === BUILD) {
      const { first, level } = technologyOf(s, BUILD);
      return g.become(automatonBuild, { card, slot, left: first + extra, level });
    } else if (type === EXPLORE)
      return g.become(automatonExplore, { card, slot, left: technologyOf(s, EXPLORE).first + extra, area: -1 });
    else if (type === GROW) {
      const steps = chosen.double === true && holds(s, strategyCard(card)) ? 2 : 1;
      const before = s.populationAt[me] ?? 1;
      advance(g, 'population', me, steps, 'MES-32.20');
      const left = steps - (s.populationAt[me] ?? 1) + before;
      if (left > 0) tellRest(g, GROW, left);
      if (chosen.draw !== undefined) return g.become(search, { type: chosen.draw, reshuffled: false });
    }
    return g.end();
  },
});

type Searching = { type: number; reshuffled: boolean };

const hasType = (item: ItemId, type: number): boolean => strategyCard(item).slots.some((slot) => slot.type === type);

/** MES-A.72 Grow and Draw: the next card with that action goes on top of the deck. */
const search = R.proc<Searching>('automaton.search')({
  next: (g, v) => {
    const { s } = g;
    const [top] = s.strategyTop;
    if (top !== undefined) {
      if (hasType(top, v.type)) return g.end();
      g.move(top, 'strategyTop', 'strategyDiscard', { type: 'strategy.passed', rule: 'MES-A.72' });
      return g.goto('next');
    }
    if (s.strategies.length > 0) return g.goto('draw');
    if (v.reshuffled || s.strategyDiscard.length === 0) return g.end();
    v.reshuffled = true;
    g.moveAll('strategyDiscard', 'strategies');
    return g.goto('next');
  },
  draw: {
    chance: 'strategy.draw',
    outcomes: (s) => s.strategies,
    then: (g, v, item) => {
      if (!hasType(item, v.type)) {
        g.move(item, 'strategies', 'strategyDiscard', { type: 'strategy.passed', rule: 'MES-A.72' });
        return g.goto('next');
      }
      g.move(item, 'strategies', 'strategyTop', { type: 'strategy.found', rule: 'MES-A.72' });
      return g.end();
    },
  },
});
