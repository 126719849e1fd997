import type { Key, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, KINDS } from '../../content/units.ts';
import { march } from '../effects/units.ts';
import { CITIES, DISTANCE, IDS } from '../geography.ts';
import { nearest, unitsAt } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** AKK-12.15, AKK-12.16, AKK-12.28 Where units without attack may escape to: the nearest cities of their owner. */
const escapes = (s: State, seat: Seat, space: Space): Space[] => nearest(s, seat, space, CITIES, DISTANCE[space] ?? []);

/** AKK-12.15, AKK-11.60 Units without attack may leave; a beaten champion cannot (AKK-11.68). Ends with `escaped` or nothing. */
export const escape = R.proc<{ seat: Seat; space: Space }>('escape')({
  where: (g, v) => (escapes(g.s, v.seat, v.space).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'escape.choose',
    by: (_, v) => v.seat,
    options: (s, v) => [...escapes(s, v.seat, v.space).map((space) => IDS[space] as Key), 'stand'],
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, answer, key) => {
      if (answer === 'stand') return g.end();
      for (let kind = 0; kind < KINDS; kind++)
        if (kind !== BEATEN) march(g.s, v.seat, v.space, answer, kind, unitsAt(g.s, v.seat, v.space, kind));
      g.emit({ type: 'units.escaped', seat: v.seat, rule: 'AKK-12.15', data: { from: IDS[v.space] ?? '', to: key } });
      return g.end('escaped');
    },
  },
});
