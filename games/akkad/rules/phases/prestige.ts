import type { Proc, Seat } from '@edubba/kernel';
import { forEachSeat, inOrder, one } from '@edubba/kernel';
import { GODS } from '../../content/gods.ts';
import { ROLES } from '../../content/roles.ts';
import { BEATEN, CHAMPION, KINDS } from '../../content/units.ts';
import { returnChampion, returnPlaces } from '../effects/champions.ts';
import { drawCards, revealQuest } from '../effects/draw.ts';
import { forgetWaiting, scoreMission, scoreQuest, settleThen } from '../effects/scoring.ts';
import { gainTokens, removeToken } from '../effects/tokens.ts';
import { ALL_SPACES } from '../geography.ts';
import { numberOf } from '../queries/numbers.ts';
import { fromCrown, holdsCard } from '../queries/players.ts';
import { mayScoreMission, scorable } from '../queries/quests.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { ALIVE, NOBODY, NOWHERE, seatsOf, TURNED } from '../state.ts';
import { armyCheck } from './army-check.ts';
import { landingFrom, landings } from './landing.ts';
import { mercy } from './mercy.ts';
import { ransom } from './ransom.ts';

/** AKK-19.03, AKK-18.03 Step 2, one player: Susa's mission may be paid, and one (P)-quest scored. */
const prestigeScoring = R.proc<One>(
  'prestige.scoring',
  one,
)({
  mission: (g, v) => g.goto(mayScoreMission(g.s, v.seat, true) ? 'pay' : 'quests'),
  pay: {
    ask: 'mission.pay',
    by: (_, v) => v.seat,
    options: () => ['pay', 'wait'],
    then: (g, v, answer) => (answer === 'pay' ? g.call(scoreMission, { seat: v.seat }, 'quests') : g.goto('quests')),
  },
  quests: (g, v) => (scorable(g.s, v.seat, 'P').length === 0 ? g.end() : g.goto('quest')),
  quest: {
    ask: 'prestige.quest',
    by: (_, v) => v.seat,
    options: (s, v) => [...scorable(s, v.seat, 'P'), 'none'],
    then: (g, v, answer, key) => (answer === 'none' ? g.end() : g.become(scoreQuest, { seat: v.seat, quest: key })),
  },
});

/** AKK-19.11 Step 8: two tokens, three with the Akkad card (C7). */
const prestigeTokens = R.proc<One>(
  'prestige.tokens',
  one,
)({
  gain: (g, v) =>
    g.become(gainTokens, {
      seat: v.seat,
      left: numberOf(g.s, 'new-tokens') + (holdsCard(g.s, v.seat, 'akkad') ? 1 : 0),
      rule: 'AKK-19.11',
    }),
});

/** AKK-19.12 Step 9: one card, two with the Eridu card (C7). */
const prestigeCard = R.proc<One>(
  'prestige.card',
  one,
)({
  draw: (g, v) =>
    g.become(drawCards, { seat: v.seat, left: holdsCard(g.s, v.seat, 'eridu') ? 2 : 1, rule: 'AKK-19.12' }),
});

/** AKK-19.19 Step 12 for one owner. */
const captive = R.proc<One>(
  'prestige.captive',
  one,
)({
  look: (g, v) => ((g.s.captor[v.seat] ?? NOBODY) === NOBODY ? g.end() : g.become(ransom, { owner: v.seat, cards: 0 })),
});

/** AKK-19.26, AKK-12.20 Step 13 for one owner: whoever is away comes home, those exiled in an earlier round too. */
const homecoming = R.proc<One>(
  'prestige.homecoming',
  one,
)({
  next: (g, v) => {
    const { s } = g;
    if (returnPlaces(s, v.seat).length === 0) return g.end();
    const exiled = s.exiled[v.seat] ?? 0;
    if ((s.away[v.seat] ?? 0) > 0) s.away[v.seat] = (s.away[v.seat] ?? 0) - 1;
    else if (exiled > 0 && exiled < s.round) s.exiled[v.seat] = 0;
    else return g.end();
    return g.call(returnChampion, { seat: v.seat, rule: 'AKK-19.26' }, 'next');
  },
});

const each = (name: string, proc: Proc<State, One>) => forEachSeat(R, name, proc);
const allScore = each('prestige.scoring.each', prestigeScoring);
const allTokens = each('prestige.tokens.each', prestigeTokens);
const allCards = each('prestige.card.each', prestigeCard);
const allArmies = each('prestige.army.each', armyCheck);
const allCaptives = each('prestige.captive.each', captive);
const allHome = each('prestige.homecoming.each', homecoming);

/** AKK-19.07 Step 4: the injured are healed, and a champion beaten on the winning side stands up again (AKK-11.68). */
function heal(g: G): void {
  const { s } = g;
  for (const seat of seatsOf(s)) {
    const units = s.units[seat];
    const figures = s.figures[seat];
    if (units === undefined || figures === undefined) continue;
    const hurt = s.hurt[seat] ?? [];
    for (let space = 0; space < figures.length; space++) {
      if (figures[space] === 0) continue;
      const at = space * KINDS;
      for (let kind = 0; kind < KINDS; kind++) hurt[at + kind] = 0;
      const beaten = units[at + BEATEN] ?? 0;
      if (beaten === 0) continue;
      units[at + CHAMPION] = (units[at + CHAMPION] ?? 0) + beaten;
      units[at + BEATEN] = 0;
    }
  }
  g.emit({ type: 'prestige.healed', rule: 'AKK-19.07' });
}

/** AKK-19.08 to AKK-19.10, AKK-19.35 Steps 5 to 7: tokens to supplies, Storm and Spies off, monsters face up. */
function clear(g: G): void {
  const { s } = g;
  for (const space of ALL_SPACES)
    if (s.activated[space] !== 0) for (let seat = 0; seat < s.table.seats; seat++) removeToken(g, seat, space);
  s.lastStorm = s.storm;
  s.storm = NOWHERE;
  s.spies = NOBODY;
  s.monsters = s.monsters.map((state) => (state === TURNED ? ALIVE : state));
  g.emit({ type: 'prestige.cleared', rule: 'AKK-19.08' });
}

/** AKK-19.18 Step 11: role and worship cards return; what lies on unchosen ones stays there (AKK-2.15). */
function returnCards(g: G): void {
  const { s } = g;
  s.roleOf = ROLES.map(() => NOBODY);
  s.roleUsed = ROLES.map(() => false);
  s.godOf = GODS.map(() => NOBODY);
  s.godUsed = GODS.map(() => false);
  g.emit({ type: 'prestige.returned', rule: 'AKK-19.18' });
}

const round = (s: State): { seats: Seat[]; next: number } => inOrder(fromCrown(s));

/** AKK-19 The prestige phase, step by step. */
export const prestige = R.proc<null>('prestige')({
  landings: (g) => {
    forgetWaiting(g.s);
    return g.call(landings, landingFrom(g.s), 'missions');
  },
  missions: (g) => settleThen(g, 'scoring'),
  scoring: (g) => g.call(allScore, round(g.s), 'reveal'),
  reveal: (g) => g.call(revealQuest, null, 'clear'),
  clear: (g) => {
    heal(g);
    clear(g);
    return g.call(allTokens, round(g.s), 'cards');
  },
  cards: (g) => g.call(allCards, round(g.s), 'armies'),
  armies: (g) => g.call(allArmies, round(g.s), 'display'),
  display: (g) => {
    returnCards(g);
    return g.call(allCaptives, round(g.s), 'home');
  },
  home: (g) => g.call(allHome, round(g.s), 'mercy'),
  mercy: (g) => g.become(mercy, { takers: [], holders: [] }),
});
