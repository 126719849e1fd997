import type { Key } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { ABILITIES } from '../../content/characters.ts';
import { closing } from '../closed.ts';
import { alone, askAlone, decided, matter } from '../joint.ts';
import { character, characterName } from '../names.ts';
import { carryOf, COURT, inPlay, together } from '../queries/characters.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { move } from './move.ts';
import { consentOf } from './spend.ts';
import { canStep } from './steps.ts';

const whom = alone(
  'escort',
  closing(
    (s) => COURT.filter((who) => who !== s.actor && inPlay(s, who)).map(characterName),
    (s, _, key) => (canStep(s, character(key)) ? no('SAM-9.14', 'no.escort') : no('SAM-10.01', 'no.move.stuck')),
  ),
);

/** SAM-14.11, SAM-9.14 A player is asked whether others may use what is theirs. */
export const consent = R.proc<{ seat: number; who: number; what: string; give: string; get: string }>('consent')({
  ask: {
    ask: 'consent',
    by: (_, v) => v.seat,
    options: (): readonly Key[] => ['yes', 'no'],
    about: (s, v) => ({ by: s.seat, who: characterName(v.who), what: v.what, give: v.give, get: v.get }),
    then: (g, v, key) => {
      g.emit({ type: key === 'yes' ? 'consent.given' : 'consent.refused', seat: v.seat, rule: 'SAM-14.11' });
      return g.end(key);
    },
  },
});

/** Who can be moved by another: in the actor's Location, or anywhere in play. */
export const movable = (s: State, near: boolean): number[] =>
  COURT.filter((who) => who !== s.actor && inPlay(s, who) && canStep(s, who) && (!near || together(s, who, s.actor)));

type Escorting = { among: number[]; who: number };

/** SAM-9.14 Another Character takes its Steps, with its own limits; its player has to agree. */
export const escort = R.proc<Escorting>('escort')({
  choose: (g, v) => {
    if (v.among.length === 0) return g.end();
    const keys = [...v.among.map(characterName), 'nobody'];
    return askAlone(g, whom, g.s.seat, matter(keys), 'chosen');
  },
  chosen: (g, v) => {
    const key = decided(g);
    if (key === 'nobody') return g.end();
    v.who = character(key);
    const owner = consentOf(g.s, v.who);
    if (owner === undefined) return g.goto('go');
    return g.call(consent, { seat: owner, who: v.who, what: 'move', give: '', get: '' }, 'answer');
  },
  answer: (g, v) => {
    if (decided(g) === 'yes') return g.goto('go');
    v.among = v.among.filter((who) => who !== v.who);
    return g.goto('choose');
  },
  go: (g, v) => g.become(move, { who: v.who, left: ABILITIES.escort, taken: 0, carry: carryOf(g.s, v.who) }),
});
