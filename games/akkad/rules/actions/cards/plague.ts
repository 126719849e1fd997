import type { Key, Objection, Seat } from '@edubba/kernel';
import { no, option } from '@edubba/kernel';
import type { Space } from '../../../content/map.ts';
import { BEATEN, CHAMPION, UNITS } from '../../../content/units.ts';
import { disband, hurtAt } from '../../effects/units.ts';
import { ALL_SPACES, IDS, spaceIn } from '../../geography.ts';
import { figuresAt, isStorm, unitsAt } from '../../queries/map.ts';
import { othersAfter } from '../../queries/players.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './played.ts';
import { keyOf, spaceKeys, targeted } from './played.ts';

/** C12 So many units go. */
const TOLL = 2;

type Suffering = { seat: Seat; space: Space; left: number };

/** AKK-12.19, AKK-22.04 Whom the Plague can force out: everybody but a champion. */
const mortal = (s: State, seat: Seat, space: Space): Key[] =>
  UNITS.filter((_, kind) => kind !== CHAMPION && kind !== BEATEN && unitsAt(s, seat, space, kind) > 0);

/** AKK-22.04, AKK-A.8 A champion may be chosen by its owner, unless the table says never. */
const willing = (s: State, seat: Seat, space: Space): Key[] =>
  option(s, 'plague-champion') === 'may-choose' && unitsAt(s, seat, space, CHAMPION) > 0
    ? [UNITS[CHAMPION] as Key]
    : [];

/** AKK-22.02, AKK-22.03 The owner removes whole units, whatever their injuries. */
const suffer = R.proc<Suffering>('plague.suffer')({
  next: (g, v) => {
    return v.left-- > 0 && someSuffer(g.s, v.seat, v.space) ? g.goto('lose') : g.end();
  },
  lose: {
    ask: 'plague.loss',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const forced = mortal(s, v.seat, v.space);
      return [...forced, ...willing(s, v.seat, v.space), ...(forced.length === 0 ? ['done'] : [])];
    },
    about: (_, v) => ({ space: IDS[v.space] ?? '', left: v.left + 1 }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.end();
      const kind = answer.kind;
      // Of several of a kind an injured one goes first: whoever gives it up keeps the healthy.
      disband(g, v.seat, v.space, kind, 1, Math.min(1, hurtAt(g.s, v.seat, v.space, kind)), 'AKK-22.03');
      return g.goto('next');
    },
  },
});

/** AKK-17.19 Spaces with units of another player. */
const stricken = (s: State, seat: Seat): Space[] =>
  ALL_SPACES.filter((space) => {
    for (let other = 0; other < s.table.seats; other++)
      if (other !== seat && figuresAt(s, other, space) > 0 && someSuffer(s, other, space)) return true;
    return false;
  });

const someSuffer = (s: State, seat: Seat, space: Space): boolean =>
  mortal(s, seat, space).length + willing(s, seat, space).length > 0;

const spared = (s: State, _: Seat, key: Key): Objection | undefined =>
  isStorm(s, spaceIn(key)) ? no('AKK-4.05', 'no.activate.storm', { space: { id: `space.${key}` } }) : undefined;

/** C12, AKK-22.01 to AKK-22.04 Plague: another player removes 2 units from a space. */
export const plague: Played = targeted(
  'plague',
  'space',
  (s, seat) => spaceKeys(stricken(s, seat)),
  R.proc<Announcing>('card.plague')({
    strike: (g, v) => {
      const space = spaceIn(keyOf(v.targets));
      const owner = othersAfter(g.s, v.seat).find((other) => (g.s.figures[other]?.[space] ?? 0) > 0);
      return owner === undefined ? g.end() : g.become(suffer, { seat: owner, space, left: TOLL });
    },
  }),
  spared,
);
