import type { Context, ItemId, Key, Next, RuleId, Seat } from '@edubba/kernel';
import { bit, clockwise, one } from '@edubba/kernel';
import { LAPIS } from '../../content/goods.ts';
import { homeCity } from '../../content/home-cities.ts';
import { QUESTS, questOf } from '../../content/quests.ts';
import { controlsHome } from '../queries/map.ts';
import { mayScoreMission, scorable } from '../queries/quests.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State, VpSource } from '../state.ts';
import { NOBODY, SOURCES } from '../state.ts';
import { payGoods } from './goods.ts';
import { numberOf } from '../queries/numbers.ts';

type Gain = { seat: Seat; n: number; source: VpSource; rule: RuleId };

/** AKK-6.14, AKK-20.01 Points are counted at once, and whoever has 9 ends the game in the middle of everything. */
export const gainVp = R.proc<Gain>('vp.gain')({
  gain: (g, { seat, n, source, rule }) => {
    const { s } = g;
    // AKK-12.17 nobody gains a point without a home city
    if (!controlsHome(s, seat)) return g.end();
    s.vp[seat] = (s.vp[seat] ?? 0) + n;
    const sheet = s.ledger[seat];
    const at = SOURCES.indexOf(source);
    if (sheet !== undefined) sheet[at] = (sheet[at] ?? 0) + n;
    g.emit({ type: 'vp.gained', seat, rule, data: { n, source } });
    if ((s.vp[seat] ?? 0) < numberOf(s, 'goal')) return g.end();
    s.winner = seat;
    s.phase = 'end';
    g.emit({ type: 'game.won', seat, rule: 'AKK-20.01' });
    return g.finish();
  },
});

/** AKK-18.05, AKK-18.08 A quest is marked, and paid if it asks for that. */
export const scoreQuest = R.proc<{ seat: Seat; quest: ItemId }>('quest.scoring')({
  mark: (g, v) => {
    const quest = questOf(v.quest);
    const card = QUESTS[quest];
    if (card?.asks === 'payment') payGoods(g, v.seat, LAPIS, card.goal, 'AKK-18.08');
    g.s.scored[quest] = (g.s.scored[quest] ?? 0) | bit(v.seat);
    g.emit({ type: 'quest.scored', seat: v.seat, rule: 'AKK-18.05', item: v.quest, to: 'questRow' });
    return g.become(gainVp, { seat: v.seat, n: 1, source: 'quests', rule: 'AKK-18.01' });
  },
});

/** AKK-18.11, AKK-18.12 The Sacred Mission is scored, and Susa's is paid. */
export const scoreMission = R.proc<One>(
  'mission.scoring',
  one,
)({
  mark: (g, v) => {
    const home = g.s.home[v.seat];
    if (home === 'susa') payGoods(g, v.seat, LAPIS, homeCity(home).goal, 'AKK-18.18');
    g.s.missionScored[v.seat] = true;
    g.emit({ type: 'mission.scored', seat: v.seat, rule: 'AKK-18.11' });
    return g.become(gainVp, { seat: v.seat, n: numberOf(g.s, 'mission-vp'), source: 'mission', rule: 'AKK-18.11' });
  },
});

/** What a player might score at this moment: (A)-quests in the action phase (AKK-18.02), the mission in the action and prestige phases. */
export function scores(s: State, seat: Seat): Key[] {
  if (s.phase !== 'action' && s.phase !== 'prestige') return [];
  const keys: Key[] = s.phase === 'action' ? scorable(s, seat, 'A').map(questKey) : [];
  if (mayScoreMission(s, seat, false)) keys.push('mission');
  return keys;
}

const questKey = (quest: ItemId): Key => `quest/${quest}`;

/** AKK-18.04 What a player is asked about: not what they have said to wait with in this turn. */
function fresh(s: State, seat: Seat): boolean {
  if (s.phase !== 'action' && s.phase !== 'prestige') return false;
  if (mayScoreMission(s, seat, false) && s.waited[seat]?.includes('mission') !== true) return true;
  if (s.phase !== 'action') return false;
  for (const quest of scorable(s, seat, 'A')) if (s.waited[seat]?.includes(questKey(quest)) !== true) return true;
  return false;
}

type Settling = { order: Seat[]; at: number };

/**
 * AKK-18.30 After every deed: whoever can score something and has not said to wait with it is asked, the turn player first, then clockwise.
 * Called by {@link settleThen} and {@link settleLast}.
 */
const settleScores = R.proc<Settling>('score.settle')({
  next: (g, v) => {
    while (v.at < v.order.length && !fresh(g.s, v.order[v.at] ?? NOBODY)) v.at++;
    return v.at < v.order.length ? g.goto('score') : g.end();
  },
  score: {
    ask: 'quest.score',
    by: (_, v) => v.order[v.at] ?? NOBODY,
    options: (s, v) => [...scores(s, v.order[v.at] ?? NOBODY), 'wait'],
    then: (g, v, answer) => {
      const seat = v.order[v.at] ?? NOBODY;
      if (answer === 'wait') {
        g.s.waited[seat] = scores(g.s, seat);
        v.at++;
        return g.goto('next');
      }
      if (answer === 'mission') return g.call(scoreMission, { seat }, 'next');
      return g.call(scoreQuest, { seat, quest: answer.what }, 'next');
    },
  },
});

/** A new turn or phase: whoever waited is asked again. */
export function forgetWaiting(s: State): void {
  for (let seat = 0; seat < s.table.seats; seat++) if ((s.waited[seat]?.length ?? 0) > 0) s.waited[seat] = [];
}

/** Is there anybody to be asked? Most often there is not, and then nothing need be called. */
function anybody(s: State): boolean {
  for (let seat = 0; seat < s.table.seats; seat++) if (fresh(s, seat)) return true;
  return false;
}

/** AKK-18.30 After every deed that is not followed by `takeControl`; then on at `at`. */
export function settleThen<L extends string>(g: Context<State, L>, at: L): Next {
  return anybody(g.s) ? g.call(settleScores, settling(g.s), at) : g.goto(at);
}

/** The same where nothing comes after it in a procedure. */
export function settleLast(g: Context<State, string>): Next {
  return anybody(g.s) ? g.become(settleScores, settling(g.s)) : g.end();
}

/** Locals for {@link settleScores}: the turn player first, else the Crown holder. */
function settling(s: State): Settling {
  const first = s.active === NOBODY ? Math.max(0, s.crown) : s.active;
  return { order: clockwise(s.table.seats, first), at: 0 };
}

/** AKK-18.06, AKK-18.29 A deed is remembered for a face-up quest; (A)-deeds only in the action phase (AKK-A.25). */
export function noteDeed(g: G, seat: Seat, quest: ItemId): void {
  const { s } = g;
  const at = questOf(quest);
  if (!s.questRow.includes(quest) || (QUESTS[at]?.type === 'A' && s.phase !== 'action')) return;
  s.deeds[seat] = (s.deeds[seat] ?? 0) | (1 << at);
}
