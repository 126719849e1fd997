import type { Key, Refusal, Seat } from '@edubba/kernel';
import { interned, no, one } from '@edubba/kernel';
import { ROLE_NAMES } from '../../content/roles.ts';
import { settleLast } from '../effects/scoring.ts';
import { cardKey } from '../keys.ts';
import { mayActivateAny } from '../queries/activation.ts';
import { unusedRoles } from '../queries/players.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { activate } from './activate.ts';
import { cardRefusals, playableCards, playCard } from './cards/play.ts';
import { mayUseCharacter, useCharacter } from './characters.ts';
import { playing, playRole } from './role.ts';
import { useWorship, worshipAction } from './worship.ts';

/** AKK-6.03, AKK-6.07 What a player may do on a turn: exactly one of these. */
export function turnOptions(s: State, seat: Seat): Key[] {
  const keys: Key[] = mayActivateAny(s, seat) ? ['activate'] : [];
  const roles = unusedRoles(s, seat);
  for (const role of roles) keys.push(ROLE_KEYS[role] as Key);
  for (const item of playableCards(s, seat)) keys.push(cardKey(item));
  if (mayUseCharacter(s, seat)) keys.push('character');
  if (worshipAction(s, seat) >= 0) keys.push('worship');
  if (roles.length === 0) keys.push('pass');
  return keys;
}

const ROLE_KEYS: readonly Key[] = interned(ROLE_NAMES.map((name) => `role/${name}`));

function refusals(s: State, seat: Seat): Refusal[] {
  const pass = unusedRoles(s, seat).length === 0 ? [] : [{ target: 'pass', ...no('AKK-6.07', 'no.pass.role') }];
  return [...pass, ...cardRefusals(s, seat)];
}

/** AKK-6.02 One action, or a pass. Ends with `passed` or nothing. */
export const takeTurn = R.proc<One>(
  'turn',
  one,
)({
  // AKK-6.10 with nothing to do one passes; but a hand might hold something, and that is nobody's business
  start: (g, v) => {
    const { s } = g;
    const idle = (s.hand[v.seat]?.length ?? 0) === 0 && unusedRoles(s, v.seat).length === 0;
    return idle && turnOptions(s, v.seat).length === 1 ? g.end('passed') : g.goto('choose');
  },
  choose: {
    ask: 'turn.choose',
    by: (_, v) => v.seat,
    options: (s, v) => turnOptions(s, v.seat),
    refusals: (s, v) => refusals(s, v.seat),
    forced: 'ask',
    then: (g, v, answer) => {
      const { seat } = v;
      if (answer === 'pass') return g.end('passed');
      if (answer === 'activate') return g.call(activate, { seat, space: -1, mode: '', size: 0 }, 'settle');
      if (answer === 'character') return g.call(useCharacter, { seat }, 'settle');
      if (answer !== 'worship')
        return answer.verb === 'role'
          ? g.call(playRole, playing(g.s, seat, answer.what), 'settle')
          : g.call(playCard, { seat, item: answer.what, targets: null }, 'settle');
      return g.call(useWorship, { seat, god: worshipAction(g.s, seat) }, 'settle');
    },
  },
  settle: settleLast,
});
