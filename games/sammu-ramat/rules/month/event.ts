import { eventCard } from '../../content/events.ts';
import { RELIGION } from '../../content/things.ts';
import { oracleActs } from '../chain/baileet.ts';
import { noRedirect } from '../closed.ts';
import { toSupply } from '../effects/tokens.ts';
import { area, ASSYRIA } from '../geography.ts';
import { ask, back, decided, jointly, matter } from '../joint.ts';
import { areaName } from '../names.ts';
import { eventArea } from '../queries/month-long.ts';
import { otherVassals } from '../queries/places.ts';
import { R } from '../rules.ts';
import { at } from '../state.ts';
import { resolveLine } from './event-text.ts';
import { resolveIcon } from './icons.ts';

const redirect = jointly('event.redirect', noRedirect);

type Flipping = { area: number; next: number };

/** SAM-4 The Event of the Month: flipped, banner before text (SAM-4.02), then Baileet's side B (SAM-25.12). */
export const event = R.proc<Flipping>('event')({
  flip: (g) => {
    const { s } = g;
    const row = s.month - 1;
    const card = s.eventRow[row]?.[0] ?? '';
    s.previousEvent = s.event;
    s.event = card;
    g.move(card, at.eventRow(row), 'flipped', { type: 'event.flipped', rule: 'SAM-4.01' });
    s.eventCancelled = (s.religionEvent[row] ?? 0) > 0;
    return g.goto('scope');
  },
  scope: (g, v) => {
    const { s } = g;
    v.area = eventArea(s);
    if (s.eventCancelled) {
      // SAM-4.19
      const row = s.month - 1;
      for (let n = s.religionEvent[row] ?? 0; n > 0; n--)
        toSupply(g, RELIGION, 'marker.worked', 'SAM-4.19', areaName(v.area));
      s.religionEvent[row] = 0;
      return g.goto('oracle');
    }
    const loses = eventCard(s.event).banner.some((icon) => icon.do === 'lose');
    // SAM-4.07, SAM-A.9
    const others = v.area === ASSYRIA && loses ? otherVassals(s) : [];
    return ask(g, redirect, matter([v.area, ...others].map(areaName)), 'redirected');
  },
  redirected: (g, v) => {
    const chosen = area(decided(g));
    if (chosen !== v.area) g.emit({ type: 'event.redirected', rule: 'SAM-4.07', data: { area: areaName(chosen) } });
    v.area = chosen;
    return g.goto('banner');
  },
  banner: (g, v) => {
    const icon = eventCard(g.s.event).banner[v.next++];
    if (icon !== undefined)
      return g.call(resolveIcon, { icon, area: v.area, draws: v.area, rule: 'SAM-4.03' }, 'banner');
    v.next = 0;
    return g.goto('text');
  },
  // SAM-A.9 The text stays with the Event's own Area.
  text: (g, v) => {
    const line = eventCard(g.s.event).text[v.next++];
    if (line === undefined) return g.goto('oracle');
    return g.call(resolveLine, { line, area: eventArea(g.s) }, 'text');
  },
  oracle: (g) => g.call(oracleActs, null, 'done'),
  // SAM-4.18 The card stays face up; what holds all Month is read from it.
  done: (g) => back(g),
});

export const flipping = (): Flipping => ({ area: 0, next: 0 });
