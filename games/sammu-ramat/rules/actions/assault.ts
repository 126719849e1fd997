import { BAILEET, BESIME, DEIOCES } from '../../content/characters.ts';
import { MILITARY, SWORD } from '../../content/things.ts';
import { kill, moveTo } from '../effects/characters.ts';
import { exchange, removeEnemies } from '../effects/fighting.ts';
import { settle } from '../effects/markers.ts';
import { add } from '../effects/tokens.ts';
import type { Location } from '../geography.ts';
import { locationName } from '../names.ts';
import { isAt, technologies } from '../queries/characters.ts';
import { strengthAt } from '../queries/places.ts';
import type { G } from '../rules.ts';

/** Nobody goes along. */
export const ALONE = -1;

/** SAM-11.06 to SAM-11.09 The Military in hand attack a Location; `who` goes along, or nobody does. */
export function assault(g: G, target: Location, who: number): void {
  const { s } = g;
  const n = s.carried[MILITARY] ?? 0;
  s.carried[MILITARY] = 0;
  if (who !== ALONE) removeEnemies(g, target, technologies(s, who, SWORD) + (who === BESIME ? 1 : 0), 'SAM-11.06');
  // Deioces: one Military that would be removed fights on.
  const spared = who === DEIOCES ? 1 : 0;
  const there = s.enemies[target] ?? 0;
  const gone = exchange(there, n + spared, strengthAt(s, target));
  removeEnemies(g, target, gone.enemies, 'SAM-11.07');
  const taken = (s.enemies[target] ?? 0) === 0;
  const lost = taken ? Math.min(n, Math.max(0, gone.military - spared)) : n;
  add(s.track, MILITARY, lost);
  add(s.military, target, n - lost);
  g.emit({
    type: taken ? 'attack.won' : 'attack.lost',
    rule: taken ? 'SAM-11.08' : 'SAM-11.09',
    data: { place: locationName(target), n, lost },
  });
  if (who !== ALONE) {
    moveTo(g, who, target);
    if (!taken) kill(g, who, 'SAM-11.09');
  }
  // Whoever is beaten has lost all of them.
  if (n > lost) strikeOracle(g, target);
  settle(g);
}

/** SAM-A.58 One Military in her Location is spent to kill Baileet, if she is there. */
export function strikeOracle(g: G, target: Location): void {
  const { s } = g;
  if (!isAt(s, BAILEET, target)) return;
  add(s.military, target, -1);
  add(s.track, MILITARY, 1);
  kill(g, BAILEET, 'SAM-A.58');
}
