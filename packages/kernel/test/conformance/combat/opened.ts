import { table } from '@edubba/testkit';
import { combatGame } from './game.ts';
import type { State } from './state.ts';

const DEALT = ['sabotage', 'miss', 'sabotage', 'blank', 'sabotage', 'blank'];

/** p0 (Kish) draws first; p1 holds Miss! and Sabotage, p2 and p0 a Sabotage and a Blank each. */
export function opened(dice: readonly string[] = [], poll = 'public', cards: readonly string[] = [...DEALT, 'miss']) {
  return table(combatGame, {
    seats: 3,
    options: { poll },
    chance: { 'card.draw': cards, 'combat.volleyDie': dice },
    seed: 'combat',
  });
}

/** p0 attacks Ur, p1 stays, no conversion; dice as given: then the hits. */
export function attacked(dice: readonly string[] = ['1', '1'], poll = 'public', cards?: readonly string[]) {
  const t = opened(dice, poll, cards);
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'fight');
  return t;
}

/** These seats let it happen, in this order. */
export const passes = (t: ReturnType<typeof opened>, ...seats: readonly (0 | 1 | 2)[]): void => {
  for (const seat of seats) t.seat(seat).answers('hit.react', 'pass');
};

/** How many reaction windows are open within each other. */
export const windows = (t: ReturnType<typeof opened>): number =>
  t.table.machine.pos.stack.filter(({ p }) => p === 'hit.before').length;

/** Armies by place, as spears and archers. */
export function armies(given: { readonly [place: string]: readonly [number, number] }): State['army'] {
  const at = (place: string) => ({ spear: given[place]?.[0] ?? 0, archer: given[place]?.[1] ?? 0 });
  return { kish: at('kish'), ur: at('ur'), eridu: at('eridu'), nippur: at('nippur'), mari: at('mari') };
}
