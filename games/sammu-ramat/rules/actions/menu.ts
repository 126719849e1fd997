import type { Objection, Say } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { QUEEN } from '../../content/characters.ts';
import { AMPHORA, SUN } from '../../content/things.ts';
import { CHARACTER_KEYS, keysOf } from '../names.ts';
import { COURT, isPersonal, specialsOf, technologies, together } from '../queries/characters.ts';
import type { State } from '../state.ts';
import { attackObjection } from './attack.ts';
import { amphoraObjection, buyObjection, pickUpObjection, sellObjection } from './barter.ts';
import { cardObjection } from './play-card.ts';
import { cardsAtHand, noAction, noFree } from './spend.ts';
import { specialObjection } from './specials.ts';
import { canStep } from './steps.ts';
import { cardsObjection, marketObjection, provisionObjection, tradeObjection } from './trade.ts';

const NO_SUN = no('SAM-26.08', 'no.sun.none');
const SUN_APART = no('SAM-26.08', 'no.sun.apart');
const SUN_PUBLIC = no('SAM-A.42', 'no.sun.public');
const STUCK = no('SAM-10.01', 'no.move.stuck');

/** SAM-26.08, SAM-A.42 Public Advisors whom the actor's Sun can bring to act. */
function sunObjection(s: State, who: Character): Objection | undefined {
  if (technologies(s, s.actor, SUN) <= s.sunsUsed) return NO_SUN;
  if (isPersonal(s, who) || who === QUEEN) return SUN_PUBLIC;
  return together(s, who, s.actor) && who !== s.actor ? undefined : SUN_APART;
}

const SPECIAL_KEY = keysOf('special');
const CARD_KEY = keysOf('card');
const SUN_KEYS = CHARACTER_KEYS('sun');
const TRADE_KEYS = CHARACTER_KEYS('trade');
const CARDS_KEYS = CHARACTER_KEYS('cards');

/** Those who stand with the actor. */
function companions(s: State): Character[] {
  const found: Character[] = [];
  for (const who of COURT) if (who !== s.actor && together(s, who, s.actor)) found.push(who);
  return found;
}

/** Everything one could think of doing in a turn, each with what stands against it. */
export function menu(s: State, _: null, say: Say): void {
  const others = companions(s);
  const tired = noAction(s);
  for (const special of specialsOf(s, s.actor)) say(SPECIAL_KEY(special.id), tired ?? specialObjection(s, special));
  say('move', tired ?? (canStep(s, s.actor) ? undefined : STUCK));
  say('attack', tired ?? attackObjection(s));
  for (const card of cardsAtHand(s)) say(CARD_KEY(card), tired ?? cardObjection(s, card, false));
  say('barter/buy', tired ?? buyObjection(s));
  say('barter/sell', tired ?? sellObjection(s));
  say('pick-up', tired ?? pickUpObjection(s));
  if (technologies(s, s.actor, AMPHORA) > 0) say('amphora', tired ?? amphoraObjection(s));
  if (s.sunOf < 0 && technologies(s, s.actor, SUN) > 0)
    for (const who of others) say(SUN_KEYS[who] ?? '', sunObjection(s, who));
  const busy = noFree(s);
  say('market', busy ?? marketObjection(s));
  for (const who of others) say(TRADE_KEYS[who] ?? '', busy ?? tradeObjection(s, who));
  for (const who of others) say(CARDS_KEYS[who] ?? '', busy ?? cardsObjection(s, who));
  say('provision', busy ?? provisionObjection(s));
  say('end', undefined);
}
