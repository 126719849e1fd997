import type { Area } from '../geography.ts';
import { ALL_AREAS } from '../geography.ts';
import { areaName } from '../names.ts';
import { ADVISORS, HOME } from '../queries/characters.ts';
import { mayHaveGate } from '../queries/places.ts';
import type { G } from '../rules.ts';
import { ASIDE, OUT } from '../state.ts';
import { comeBack, enterPlay, setAsideFrom } from './characters.ts';
import { settle } from './markers.ts';

/** SAM-17 Stage 6c: Ishtar Gates, all on the same state; then Characters come and go. */
export function gateCheck(g: G): void {
  const { s } = g;
  const gained: Area[] = [];
  const lost: Area[] = [];
  for (const area of ALL_AREAS)
    if (mayHaveGate(s, area) !== (s.gate[area] === true)) (s.gate[area] === true ? lost : gained).push(area);
  for (const area of gained) {
    s.gate[area] = true;
    g.emit({ type: 'gate.gained', rule: 'SAM-17.04', data: { area: areaName(area) } });
  }
  for (const area of lost) {
    s.gate[area] = false;
    g.emit({ type: 'gate.lost', rule: 'SAM-17.06', data: { area: areaName(area) } });
  }
  for (const area of lost) setAsideFrom(g, area, 'SAM-17.12');
  for (const area of gained) {
    for (const who of ADVISORS) {
      if (HOME[who] !== area) continue;
      if (s.fate[who] === OUT) enterPlay(g, who);
      else if (s.fate[who] === ASIDE) comeBack(g, who);
    }
  }
  settle(g);
}
