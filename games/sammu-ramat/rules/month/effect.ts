import type { MonthIcon } from '../../content/challenges.ts';
import { BAILEET } from '../../content/characters.ts';
import { eventCard } from '../../content/events.ts';
import { SUPPLIES, UNREST, redOf } from '../../content/things.ts';
import { oracleJumps } from '../chain/baileet.ts';
import { bringMarker } from '../chain/draw.ts';
import { bringBaileet } from '../effects/characters.ts';
import { giveBackFrom, intoBag } from '../effects/tokens.ts';
import { area, location } from '../geography.ts';
import { back } from '../joint.ts';
import { inPlay } from '../queries/characters.ts';
import { previousArea, monthlyEffect } from '../queries/month-long.ts';
import { vassals } from '../queries/places.ts';
import { R } from '../rules.ts';
import { takeEvent } from './event-pile.ts';
import { resolveIcon } from './icons.ts';

/** SAM-6 Stage 3: the Monthly effect, from left to right. */
export const effect = R.proc<{ next: number }>('effect')({
  next: (g, v) => {
    const icon = monthlyEffect(g.s)[v.next++];
    return icon === undefined ? back(g) : g.call(monthIcon, { icon }, 'next');
  },
});

const monthIcon = R.proc<{ icon: MonthIcon }>('effect.icon')({
  resolve: (g, { icon }) => {
    const { s } = g;
    switch (icon.do) {
      case 'oracle':
        // SAM-25.16
        return inPlay(s, BAILEET) ? g.become(oracleReveals, null) : g.end();
      case 'oracle-arrives':
        bringBaileet(g, location(icon.at), 'A');
        return g.end();
      case 'drought':
        for (const inArea of vassals(s)) {
          const there = Math.min(icon.n, s.supplies[inArea] ?? 0);
          giveBackFrom(g, SUPPLIES, there, inArea, 'SAM-6.01');
          for (let missing = there; missing < icon.n; missing++) intoBag(g, redOf(SUPPLIES), 'SAM-4.06');
        }
        return g.end();
      case 'last-unrest':
        return g.become(bringMarker, { marker: UNREST, area: previousArea(s) });
      default:
        // SAM-6.04 What is drawn applies to the Area of last Month's Event.
        return g.become(resolveIcon, { icon, area: previousArea(s), draws: previousArea(s), rule: 'SAM-6.05' });
    }
  },
});

/** SAM-25.15 The top unused Event shows only its Area. */
const oracleReveals = R.proc<null>('oracle.reveals')({
  take: (g) => g.call(takeEvent, { to: 'flipped' }, 'jump'),
  jump: (g) => {
    const card = g.result as string | null;
    return card === null ? g.end() : g.become(oracleJumps, { area: area(eventCard(card).area) });
  },
});
