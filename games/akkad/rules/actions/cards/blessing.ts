import type { Json, Key, Seat } from '@edubba/kernel';
import { useMercy } from '../../phases/mercy.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { announceCard } from './announce.ts';
import { copyOf } from './react.ts';

/** What a player brings to a conversion attempt besides priests: more bones, or success without a roll. */
export type Faith = { bones: number; blessed: boolean };

const BLESSING = 'blessing-of-suen';

type Praying = { seat: Seat; tried: boolean; bones: number; blessed: boolean };

/** Locals for {@link conversionCards}. */
export const praying = (seat: Seat): Praying => ({ seat, tried: false, bones: 0, blessed: false });

const hasMercies = (s: State, seat: Seat): boolean => (s.mercies[seat]?.length ?? 0) > 0;

function prayers(s: State, v: Praying): Key[] {
  const voice = v.tried ? undefined : copyOf(s, v.seat, 'voice-of-the-god');
  const blessed = s.mercies[v.seat]?.includes(BLESSING) === true;
  return [...(voice === undefined ? [] : [`card/${voice}`]), ...(blessed ? [`mercy/${BLESSING}`] : [])];
}

/**
 * C12 Voice of the God, M7 Blessing of Suen: before the roll of any conversion attempt, in combat or out of it.
 * Whoever holds any action or Mercy card is asked, so that being asked says nothing. Ends with {@link Faith}.
 */
export const conversionCards = R.proc<Praying>('convert.cards')({
  next: (g, v) => {
    const cards = !v.tried && (g.s.hand[v.seat]?.length ?? 0) > 0;
    const ask = !v.blessed && (cards || hasMercies(g.s, v.seat));
    const faith: Faith = { bones: v.bones, blessed: v.blessed };
    return ask ? g.goto('offer') : g.end(faith);
  },
  offer: {
    ask: 'convert.card',
    by: (_, v) => v.seat,
    options: (s, v) => [...prayers(s, v), 'done'],
    about: (_, v): Json => ({ bones: v.bones }),
    forced: 'ask',
    then: (g, v, key) => {
      const [what = '', item = ''] = key.split('/');
      if (what === 'done') {
        const faith: Faith = { bones: v.bones, blessed: v.blessed };
        return g.end(faith);
      }
      if (what === 'mercy') {
        v.blessed = true;
        return g.call(useMercy, { seat: v.seat, item }, 'next');
      }
      v.tried = true;
      return g.call(announceCard, { seat: v.seat, item, targets: null }, 'announced');
    },
  },
  announced: (g, v) => {
    if (g.result !== 'cancelled') v.bones += 2;
    return g.goto('next');
  },
});

/** The result of {@link conversionCards}, read back. */
export const faithOf = (result: Json): Faith =>
  typeof result === 'object' && result !== null && 'blessed' in result
    ? (result as Faith)
    : { bones: 0, blessed: false };
