import type { Seat } from '@edubba/kernel';
import { KINDS, MERCENARY } from '../../content/units.ts';
import { danger } from '../actions/danger.ts';
import { razeZiggurat, takeControl } from '../effects/control.ts';
import { noteDeed } from '../effects/scoring.ts';
import { placeToken } from '../effects/tokens.ts';
import { disbandAll, hurtAt, marchAll, putUnits, takeUnits } from '../effects/units.ts';
import { CITIES, IDS, IS_DANGER } from '../geography.ts';
import type { Side } from '../queries/combat.ts';
import { alive, beatenAt, otherSide, standing } from '../queries/combat.ts';
import { figuresAt, isEmpty, ownUnits, unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { Fight, State } from '../state.ts';
import { BEAST, CLAIMED, NOWHERE, REBELS, TURNED } from '../state.ts';
import { captureChampions, capturing, championsLeave, humbleChampionless } from './capture.ts';
import { escape } from './escape.ts';
import { isPlayer } from './sides.ts';

/** AKK-10.17, AKK-10.20 A defeated monster is turned, or claimed by Uruk's player, and remembered. */
function defeatMonster(g: G, seat: Seat, monster: number): void {
  const { s } = g;
  s.monsters[monster] = s.home[seat] === 'uruk' ? CLAIMED : TURNED;
  s.slain[seat] = (s.slain[seat] ?? 0) | (1 << monster);
  noteDeed(g, seat, 'slay-a-monster');
  g.emit({ type: 'monster.defeated', seat, rule: 'AKK-10.17', data: { monster } });
}

/** AKK-18.33, Q02, Q03, Q07 What the victor may boast of. */
function noteVictory(g: G, fight: Fight, victor: Seat, loser: Seat, attacked: boolean): void {
  if (victor < 0) return;
  if (loser >= 0) noteDeed(g, victor, 'victory-in-battle');
  humbleChampionless(g, victor, loser);
  const won = g.s.stormed[victor];
  if (!attacked || won === undefined || g.s.phase !== 'action' || !CITIES.includes(fight.space)) return;
  if (!won.includes(fight.space)) won.push(fight.space);
  if (won.length >= 2) noteDeed(g, victor, 'breaker-of-walls');
}

/** What a combat came to: the side that lost, or both. */
type Verdict = { loser: Side; mutual: boolean };

/** AKK-11.24, AKK-11.25, AKK-11.60, AKK-11.62 to AKK-11.64 Who has lost. */
function judge(s: State, fight: Fight): Verdict {
  const lives = [alive(s, fight, 0), alive(s, fight, 1)] as const;
  if (!lives[0] || !lives[1]) return { loser: lives[0] ? 1 : 0, mutual: !lives[0] && !lives[1] };
  if (fight.retreat[0] !== NOWHERE) return { loser: 0, mutual: false };
  if (fight.retreat[1] !== NOWHERE) return { loser: 1, mutual: false };
  return { loser: standing(s, fight, 0) ? 1 : 0, mutual: false };
}

/** Does the loser retreat? Only who is still alive does (AKK-11.25). */
const retreats = (s: State, fight: Fight, side: Side): boolean =>
  fight.retreat[side] !== NOWHERE && alive(s, fight, side);

/** AKK-11.69, AKK-11.70 Mercenaries the victor may take. */
const spoils = (n: number): number => (n === 0 ? 0 : Math.max(1, n >> 1));

/** AKK-11.69, AKK-11.70, AKK-A.53 Captured mercenaries join at once: from the dead first, then from those who retreat. */
function takeSpoils(g: G, fight: Fight, loser: Side): void {
  const { s } = g;
  const [mine, theirs] = [fight.sides[otherSide(loser)], fight.sides[loser]];
  const n = spoils(fight.mercenaries[loser]);
  const survivors = unitsAt(s, theirs, fight.space, MERCENARY);
  const dead = Math.max(0, fight.mercenaries[loser] - survivors);
  takeUnits(s, theirs, fight.space, MERCENARY, Math.min(survivors, Math.max(0, n - dead)));
  putUnits(s, mine, fight.space, MERCENARY, n);
  g.emit({ type: 'mercenaries.captured', seat: mine, rule: 'AKK-11.69', data: { n, owner: theirs } });
}

/** AKK-11.18, AKK-11.19 The army goes to the space it has named, and puts its token there. */
function retreat(g: G, fight: Fight, side: Side): void {
  const seat = fight.sides[side];
  const to = fight.retreat[side];
  marchAll(g.s, seat, fight.space, to);
  g.emit({
    type: 'units.retreated',
    seat,
    rule: 'AKK-11.18',
    data: { from: IDS[fight.space] ?? '', to: IDS[to] ?? '' },
  });
  if (fight.token[side] >= 0) placeToken(g, seat, to, fight.token[side], 'supply', 'AKK-11.19');
}

/** Everything a player has on a space, by kind, as a group that has just entered it. */
function everyone(s: State, seat: Seat, space: number): { group: number[]; hurt: number[] } {
  const group: number[] = [];
  const hurt: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    group.push(unitsAt(s, seat, space, kind));
    hurt.push(hurtAt(s, seat, space, kind));
  }
  return { group, hurt };
}

const loserOf = (s: State, v: Verdict): Seat => s.fight?.sides[v.loser] ?? -1;
const victorOf = (s: State, v: Verdict): Seat => s.fight?.sides[otherSide(v.loser)] ?? -1;

/**
 * AKK-11.64 to AKK-11.79 Who is victorious and what follows but control, in the order of AKK-11.79: champions, mercenaries, ziggurat,
 * the loser's retreat or escape. Ends with the result of the combat.
 */
export const settleCombat = R.proc<Verdict>('combat.settle')({
  judge: (g, v) => {
    const { fight } = g.s;
    if (fight === null) return g.end('mutual');
    const verdict = judge(g.s, fight);
    v.loser = verdict.loser;
    v.mutual = verdict.mutual;
    return g.goto(v.mutual ? 'mutual' : 'champions');
  },
  // AKK-11.74, AKK-11.75, AKK-10.24 nobody is victorious, but both have defeated the other
  mutual: (g) => {
    const { fight } = g.s;
    if (fight === null) return g.end('mutual');
    const [attacker, defender] = fight.sides;
    championsLeave(g, attacker, fight.space, beatenAt(g.s, attacker, fight.space), defender);
    championsLeave(g, defender, fight.space, beatenAt(g.s, defender, fight.space), attacker);
    if (defender === BEAST) defeatMonster(g, attacker, fight.monster);
    noteVictory(g, fight, attacker, defender, false);
    noteVictory(g, fight, defender, attacker, false);
    return g.goto('over');
  },
  champions: (g, v) => {
    const { fight } = g.s;
    const [owner, victor] = [loserOf(g.s, v), victorOf(g.s, v)];
    if (fight === null || owner < 0) return g.goto('mercenaries');
    // AKK-11.68 who was beaten before goes along in a retreat
    const before = retreats(g.s, fight, v.loser) ? fight.beaten[v.loser] : 0;
    const n = Math.max(0, beatenAt(g.s, owner, fight.space) - before);
    if (victor >= 0) return g.call(captureChampions, capturing(victor, owner, fight.space, n), 'mercenaries');
    championsLeave(g, owner, fight.space, n, victor);
    return g.goto('mercenaries');
  },
  mercenaries: (g, v) => {
    const { fight } = g.s;
    // AKK-11.71, AKK-11.72
    const some = fight !== null && fight.mercenaries[v.loser] > 0 && isPlayer(victorOf(g.s, v));
    return g.goto(some ? 'spoils' : 'ziggurat');
  },
  spoils: {
    ask: 'combat.mercenaries',
    by: victorOf,
    options: () => ['take', 'decline'],
    about: (s, v) => ({ n: spoils(s.fight?.mercenaries[v.loser] ?? 0) }),
    then: (g, v, answer) => {
      if (answer === 'take' && g.s.fight !== null) takeSpoils(g, g.s.fight, v.loser);
      return g.goto('ziggurat');
    },
  },
  ziggurat: (g, v) => {
    const { fight } = g.s;
    const loser = loserOf(g.s, v);
    if (fight === null) return g.end('mutual');
    if (loser >= 0 && g.s.ziggurat[fight.space] === loser) razeZiggurat(g, fight.space, 'AKK-11.73');
    if (loser === REBELS) g.s.rebels[fight.space] = 0;
    if (loser === BEAST) defeatMonster(g, victorOf(g.s, v), fight.monster);
    noteVictory(g, fight, victorOf(g.s, v), loser, v.loser === 1);
    return g.goto('leave');
  },
  // AKK-11.79 the loser goes before the victor takes control
  leave: (g, v) => {
    const { fight } = g.s;
    const loser = loserOf(g.s, v);
    if (fight === null || loser < 0 || figuresAt(g.s, loser, fight.space) === 0) return g.goto('rebels');
    if (retreats(g.s, fight, v.loser)) {
      const to = fight.retreat[v.loser];
      const empty = isEmpty(g.s, to);
      retreat(g, fight, v.loser);
      // AKK-10.07
      if (IS_DANGER[to] === true)
        return g.call(danger, { seat: loser, space: to, ...everyone(g.s, loser, to) }, 'rebels');
      // AKK-11.23
      return empty ? g.call(takeControl, { seat: loser, space: to, rule: 'AKK-11.23' }, 'rebels') : g.goto('rebels');
    }
    // AKK-11.60, AKK-22.11 units without attack may escape, but not from a Challenge
    if (fight.cause === 'challenge' || ownUnits(g.s, loser, fight.space) === 0) return g.goto('removed');
    return g.call(escape, { seat: loser, space: fight.space }, 'removed');
  },
  // AKK-11.78 who does not escape is removed
  removed: (g, v) => {
    const { fight } = g.s;
    if (fight !== null) disbandAll(g, loserOf(g.s, v), fight.space, 'AKK-11.78');
    return g.goto('rebels');
  },
  // C4 Lipit-ili keeps one of the rebels
  rebels: (g, v) => {
    const { fight } = g.s;
    const victor = victorOf(g.s, v);
    if (fight !== null && loserOf(g.s, v) === REBELS && g.s.character[victor] === 'lipit-ili') {
      putUnits(g.s, victor, fight.space, MERCENARY, 1);
      g.emit({ type: 'mercenaries.captured', seat: victor, rule: 'AKK-17.16', data: { n: 1, owner: REBELS } });
    }
    return g.goto('over');
  },
  over: (g, v) => {
    const { fight } = g.s;
    const result = v.mutual ? 'mutual' : v.loser === 1 ? 'attacker' : 'defender';
    if (fight === null) return g.end(result);
    const [attacker, defender] = fight.sides;
    g.emit({
      type: `combat.won.${result}`,
      seat: attacker,
      rule: v.mutual ? 'AKK-11.74' : 'AKK-11.64',
      data: { defender, space: IDS[fight.space] ?? '' },
    });
    return g.end(result);
  },
});
