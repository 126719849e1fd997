import type { Json, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { actionCard, namesOf } from '../../../content/action-cards.ts';
import { useMercy } from '../../phases/mercy.ts';
import { mightHold, offered, oneOfEach } from '../../queries/hands.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { announceCard } from './announce.ts';

/** What a player brings to a conversion attempt besides priests: more bones, or success without a roll. */
export type Faith = { bones: number; blessed: boolean };

const BLESSING = 'blessing-of-suen';
const VOICE = namesOf('voice-of-the-god');

type Praying = { seat: Seat; tried: boolean; bones: number; blessed: boolean };

/** Locals for {@link conversionCards}. */
export const praying = (seat: Seat): Praying => ({ seat, tried: false, bones: 0, blessed: false });

/** Holds a Mercy card, and the Blessing has not been seen to leave the game. */
const mightBless = (s: State, seat: Seat): boolean =>
  (s.mercies[seat]?.length ?? 0) > 0 && !s.mercyUsed.includes(BLESSING);

const wanted = (s: State, v: Praying): Key[] => [
  ...oneOfEach(s, v.seat).map((item) => `card/${item}`),
  ...(s.mercies[v.seat] ?? []).map((item) => `mercy/${item}`),
  'done',
];

/** Those that fit: the cards of {@link wanted} to which there is no {@link objection}. */
function fitting(s: State, v: Praying): Key[] {
  const keys = offered(s, v.seat, v.tried ? 0 : VOICE, 'done');
  // In the order in which everything is laid out: cards, Mercy, done.
  if (s.mercies[v.seat]?.includes(BLESSING) === true) keys.splice(-1, 0, `mercy/${BLESSING}`);
  return keys;
}

/** AKK-17.04, AKK-17.11 Why a card does not fit a conversion attempt; nothing, if it does. */
function objection(_: State, v: Praying, key: Key): Objection | undefined {
  if (key === 'done' || key === `mercy/${BLESSING}`) return undefined;
  const voice = key.startsWith('card/') && actionCard(key.slice('card/'.length)).id === 'voice-of-the-god';
  if (!voice) return no('AKK-17.04', 'no.card.moment', undefined, { id: 'fix.card.moment' });
  return v.tried ? no('AKK-17.11', 'no.card.copy', undefined, { id: 'fix.card.later' }) : undefined;
}

/**
 * C12 Voice of the God, M7 Blessing of Suen: before the roll of any conversion attempt, in combat or out of it.
 * Whoever might hold one as far as everybody knows is asked, so that being asked says nothing. Ends with {@link Faith}.
 */
export const conversionCards = R.proc<Praying>('convert.cards')({
  next: (g, v) => {
    const cards = !v.tried && mightHold(g.s, v.seat, VOICE);
    const ask = !v.blessed && (cards || mightBless(g.s, v.seat));
    const faith: Faith = { bones: v.bones, blessed: v.blessed };
    return ask ? g.goto('offer') : g.end(faith);
  },
  offer: {
    ask: 'convert.card',
    by: (_, v) => v.seat,
    options: fitting,
    refusals: guarded<State, Praying>(wanted, objection).refusals,
    about: (_, v) => ({ bones: v.bones }),
    forced: 'ask',
    then: (g, v, answer) => {
      if (answer === 'done') {
        const faith: Faith = { bones: v.bones, blessed: v.blessed };
        return g.end(faith);
      }
      const { verb, what: item } = answer;
      if (verb === 'mercy') {
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
