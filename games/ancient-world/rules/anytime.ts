import type { Anytime } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { AMBROSIA } from '../content/board.ts';
import { ASK, numberKey } from './decisions.ts';
import { repairCard } from './effects/cards.ts';
import { gainCoins, pay } from './effects/goods.ts';
import { damagedCards } from './queries/city.ts';
import type { State } from './state.ts';

const NOTHING: readonly string[] = [];

/** AW-11.02, AW-A.13 What anybody may spend ambrosia on whenever the table waits. */
export const anytime: readonly Anytime<State>[] = [
  {
    // AW-11.13
    kind: ASK.coin,
    options: (s, seat) => {
      const most = Math.trunc((s.ambrosia[seat] as number) / AMBROSIA.coin);
      if (most === 0) return NOTHING;
      return Array.from({ length: most }, (_, i) => numberKey(i + 1));
    },
    refusals: (s, seat) => {
      const ambrosia = s.ambrosia[seat] as number;
      const coins = Math.trunc(ambrosia / AMBROSIA.coin) + 1;
      const cost = coins * AMBROSIA.coin;
      return [
        { target: numberKey(coins), ...no('AW-11.13', 'no.ambrosia', { cost, ambrosia }, { id: 'fix.ambrosia' }) },
      ];
    },
    then: (g, seat, key) => {
      pay(g, seat, 'ambrosia', Number(key) * AMBROSIA.coin, 'AW-11.13');
      gainCoins(g, seat, Number(key), 'AW-11.13');
    },
  },
  {
    // AW-11.08
    kind: ASK.mend,
    options: (s, seat) => ((s.ambrosia[seat] as number) >= AMBROSIA.repair ? damagedCards(s, seat) : NOTHING),
    refusals: (s, seat) => {
      const ambrosia = s.ambrosia[seat] as number;
      if (ambrosia >= AMBROSIA.repair) return [];
      const why = no('AW-11.08', 'no.ambrosia', { cost: AMBROSIA.repair, ambrosia }, { id: 'fix.ambrosia' });
      return damagedCards(s, seat).map((target) => ({ target, ...why }));
    },
    then: (g, seat, item) => {
      pay(g, seat, 'ambrosia', AMBROSIA.repair, 'AW-11.08');
      repairCard(g, seat, item, 'AW-11.08');
    },
  },
];
