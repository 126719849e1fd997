import type { Message, Seat } from '@edubba/kernel';
import { CHAMPION, KINDS, UNITS } from '../../content/units.ts';
import { bonesAt } from '../../rules/queries/combat.ts';
import { figuresAt } from '../../rules/queries/map.ts';
import type { State } from '../../rules/state.ts';
import { seatsOf } from '../../rules/state.ts';
import { counted, listed, say } from '../../text/words.ts';

/** A list of units by kind in words: "2 spearmen and the champion, 1 injured". */
export function unitsInWords(units: readonly number[], hurt: readonly number[]): Message | string {
  return listed(
    UNITS.flatMap((name, kind): Message[] => {
      const n = units[kind] ?? 0;
      if (n === 0) return [];
      const some = kind === CHAMPION && n === 1 ? say('a.champion') : counted(name, n);
      const injured = hurt[kind] ?? 0;
      return [injured > 0 ? say('count.hurt', { units: some, n: injured }) : some];
    }),
  );
}

/** The units of a player on a space, by kind; and how many of them are injured. */
export function armyAt(s: State, seat: Seat, space: number): { readonly units: number[]; readonly hurt: number[] } {
  const part = (list: readonly number[] | undefined): number[] =>
    (list ?? []).slice(space * KINDS, space * KINDS + KINDS);
  return { units: part(s.units[seat]), hurt: part(s.hurt[seat]) };
}

/** An army that stands on a space: whose, who, and its bones. */
export interface Standing {
  readonly seat: Seat;
  readonly list: Message | string;
  readonly bones: number;
}

/** Every player's army on a space. */
export function armiesAt(s: State, space: number): Standing[] {
  return seatsOf(s).flatMap((seat) => {
    if (figuresAt(s, seat, space) === 0) return [];
    const { units, hurt } = armyAt(s, seat, space);
    return [{ seat, list: unitsInWords(units, hurt), bones: bonesAt(s, seat, space) }];
  });
}
