import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { ARCHER, CHAMPION, CHARIOT, MERCENARY, PRIEST, SHIELD, SPEARMAN, UNIT_TABLE } from '../../content/units.ts';
import { beatChampion } from '../effects/champions.ts';
import { disband, hurtAt, putUnits, takeUnits } from '../effects/units.ts';
import type { Side } from '../queries/combat.ts';
import { unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { BEAST, REBELS } from '../state.ts';

/** AKK-11.54, AKK-11.55 One unit of a kind takes one hit: an injured one if there is any. */
export function hitUnit(g: G, seat: Seat, space: Space, kind: Kind): void {
  const hurt = hurtAt(g.s, seat, space, kind);
  if ((UNIT_TABLE[kind]?.hits ?? 1) > 1 && hurt === 0) {
    takeUnits(g.s, seat, space, kind, 1, 0);
    putUnits(g.s, seat, space, kind, 1, 1);
    return;
  }
  if (kind === CHAMPION) beatChampion(g, seat, space);
  else disband(g, seat, space, kind, 1, Math.min(1, hurt), 'AKK-11.54');
}

/** In which order hits are taken where nobody chooses: the order of decision 25. */
const ORDER: readonly Kind[] = [MERCENARY, SPEARMAN, PRIEST, ARCHER, SHIELD, CHARIOT, CHAMPION];

/** AKK-11.58 Hits on rebels and monsters are assigned automatically. */
function hitOthers(g: G, side: Side, hits: number): void {
  const { fight } = g.s;
  if (fight === null) return;
  if (fight.sides[side] === REBELS) {
    g.s.rebels[fight.space] = Math.max(0, (g.s.rebels[fight.space] ?? 0) - hits);
    g.emit({ type: 'rebels.hit', rule: 'AKK-11.58', data: { n: hits } });
  } else fight.wounds += hits;
}

/**
 * AKK-11.52 to AKK-11.58 Each side assigns the hits of `fight.hits` to its units.
 * Not there yet: the players' choice (AssignHits) and cancelling (CancelHits); the usual order is taken.
 */
export const assignHits = R.proc<null>('combat.hits')({
  assign: (g) => {
    const { fight } = g.s;
    if (fight === null) return g.end();
    for (const side of [0, 1] as const) {
      const who = fight.sides[side];
      const hits = fight.hits[side];
      if (who === REBELS || who === BEAST) hitOthers(g, side, hits);
      else
        for (let n = 0; n < hits; n++) {
          const kind = ORDER.find((one) => unitsAt(g.s, who, fight.space, one) > 0);
          if (kind !== undefined) hitUnit(g, who, fight.space, kind);
        }
    }
    fight.hits = [0, 0];
    return g.end();
  },
});
