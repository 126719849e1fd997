import { ASSASSINATION, DIVINERS, redOf, TOKENS, TRACKS } from '../../content/things.ts';
import { bringMarker, drawMarker } from '../chain/draw.ts';
import { noReturn } from '../closed.ts';
import { gateCheck } from '../effects/gates.ts';
import { settle } from '../effects/markers.ts';
import { giveBack, giveBackFrom, inPool, intoBag } from '../effects/tokens.ts';
import { location } from '../geography.ts';
import { ask, back, decided, jointly, matter, onward } from '../joint.ts';
import { poolNamed } from '../names.ts';
import { CHECKED, DRAWING, mayStay, placesOf, queenAlone } from '../queries/checking.ts';
import { eventArea } from '../queries/month-long.ts';
import { onMap } from '../queries/places.ts';
import { R } from '../rules.ts';
import { numberOf } from '../queries/numbers.ts';

const giveUp = jointly('return', noReturn);

type Counting = { next: number; counts: number[] };

/** SAM-15 Stage 6a: the Empire board. */
export const boardCheck = R.proc<Counting>('check.board')({
  thresholds: (g, v) => {
    for (let row = CHECKED[v.next]; row !== undefined; row = CHECKED[++v.next]) {
      const [token, needs] = row;
      const over = onMap(g.s, token) - mayStay(g.s, token, needs);
      if (over > 0)
        return ask(g, giveUp, matter(placesOf(g.s, token), { token: TOKENS[token] ?? '', n: over }), 'return');
    }
    v.next = 0;
    return g.goto('warn');
  },
  return: (g, v) => {
    const token = CHECKED[v.next]?.[0] ?? DIVINERS;
    const key = decided(g);
    if (inPool(token)) giveBackFrom(g, token, 1, poolNamed(key), 'SAM-15.07');
    else giveBack(g, token, 1, location(key), 'SAM-15.07');
    settle(g);
    return g.goto('thresholds');
  },
  // SAM-15.09, SAM-15.12 Counted once; all additions before the draws.
  warn: (g, v) => {
    v.counts = TOKENS.map((_, token) => onMap(g.s, token));
    v.counts.forEach((n, token) => {
      if (n <= numberOf(g.s, 'marker-at')) intoBag(g, redOf(token), 'SAM-15.09');
    });
    return g.goto('draw');
  },
  draw: (g, v) => {
    if (g.s.ended !== '') return g.finish();
    for (let token = DRAWING[v.next++]; token !== undefined; token = DRAWING[v.next++])
      if ((v.counts[token] ?? 0) <= TRACKS.drawsAt) return g.call(drawMarker, { area: eventArea(g.s) }, 'draw');
    return g.end();
  },
});

/** SAM-16 Stage 6b: the Queen. */
export const queenCheck = R.proc<null>('check.queen')({
  check: (g) => (queenAlone(g.s) ? g.become(bringMarker, { marker: ASSASSINATION, area: eventArea(g.s) }) : g.end()),
});

/** SAM-2.02 Stages 6a, 6b and 6c. */
export const checks = R.proc<null>('checks')({
  board: (g) => g.call(boardCheck, { next: 0, counts: [] }, 'queen'),
  queen: (g) => (g.s.ended === '' ? g.call(queenCheck, null, 'gates') : g.finish()),
  gates: (g) => {
    gateCheck(g);
    return onward(g, 'over');
  },
  over: (g) => back(g),
});
