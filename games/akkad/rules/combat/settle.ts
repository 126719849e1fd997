import type { Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { razeZiggurat } from '../effects/control.ts';
import { captureChampion, sendAway } from '../effects/champions.ts';
import { noteDeed } from '../effects/scoring.ts';
import { disbandAll } from '../effects/units.ts';
import { CITIES, IDS } from '../geography.ts';
import type { Side } from '../queries/combat.ts';
import { beatenAt, otherSide, standing } from '../queries/combat.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { Fight } from '../state.ts';
import { BEAST, CLAIMED, REBELS, TURNED } from '../state.ts';

/** AKK-10.17, AKK-10.20 A defeated monster is turned, or claimed by Uruk's player, and remembered. */
export function defeatMonster(g: G, seat: Seat, monster: number): void {
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
  const won = g.s.stormed[victor];
  if (!attacked || won === undefined || g.s.phase !== 'action' || !CITIES.includes(fight.space)) return;
  if (!won.includes(fight.space)) won.push(fight.space);
  if (won.length >= 2) noteDeed(g, victor, 'breaker-of-walls');
}

/** AKK-11.66, AKK-11.72, AKK-11.74, AKK-18.15 Beaten champions of a side that lost to `enemy`, or died together with it. */
function championsFall(g: G, fight: Fight, side: Side, mutual: boolean): void {
  const owner = fight.sides[side];
  const enemy = fight.sides[otherSide(side)];
  for (let n = beatenAt(g.s, owner, fight.space); n > 0; n--) {
    if (enemy >= 0) {
      g.s.humbled[enemy] = (g.s.humbled[enemy] ?? 0) | bit(owner);
      noteDeed(g, enemy, 'humble-a-champion');
    }
    if (enemy >= 0 && !mutual) captureChampion(g, enemy, owner, fight.space);
    else sendAway(g, owner, fight.space, 'AKK-11.72');
  }
}

/** The losing side leaves the space. */
function clear(g: G, fight: Fight, side: Side, mutual: boolean): void {
  const who = fight.sides[side];
  if (who === REBELS) g.s.rebels[fight.space] = 0;
  if (who < 0) return;
  championsFall(g, fight, side, mutual);
  disbandAll(g, who, fight.space, 'AKK-11.64');
  if (!mutual && g.s.ziggurat[fight.space] === who) razeZiggurat(g, fight.space, 'AKK-11.73');
}

/**
 * AKK-11.64 to AKK-11.79 Who is victorious, and what follows but control; ends with the result of the combat.
 * Not there yet: retreat moves, escape of units without attack (AKK-11.60), Narrow Escape, mercenary capture, AKK-18.32, Lipit-ili.
 */
export const settleCombat = R.proc<null>('combat.settle')({
  settle: (g) => {
    const { s } = g;
    const { fight } = s;
    if (fight === null) return g.end('mutual');
    const stands = [standing(s, fight, 0), standing(s, fight, 1)] as const;
    const mutual = !stands[0] && !stands[1];
    const result = mutual ? 'mutual' : stands[0] ? 'attacker' : 'defender';
    const [attacker, defender] = fight.sides;
    if (!stands[0]) clear(g, fight, 0, mutual);
    if (!stands[1]) clear(g, fight, 1, mutual);
    if (defender === BEAST && !stands[1]) defeatMonster(g, attacker, fight.monster);
    if (mutual || stands[0]) noteVictory(g, fight, attacker, defender, stands[0]);
    if (mutual || stands[1]) noteVictory(g, fight, defender, attacker, false);
    g.emit({
      type: `combat.won.${result}`,
      seat: attacker,
      rule: 'AKK-11.64',
      data: { defender, space: IDS[fight.space] ?? '' },
    });
    return g.end(result);
  },
});
