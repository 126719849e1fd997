import type { View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { GOODS } from '../content/goods.ts';
import { KINDS, UNITS } from '../content/units.ts';
import { ALL_SPACES, IDS } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { seats } from './names.ts';

/** What stands on a space, in words. */
function standing(s: State, space: number, words: Words): string {
  const armies = s.units.flatMap((units, seat) => {
    const group = UNITS.flatMap((name, kind) => {
      const n = units[space * KINDS + kind] ?? 0;
      return n === 0 ? [] : [`${n} ${words.say({ id: `unit.${name}` })}`];
    });
    return group.length === 0 ? [] : [`${words.say(seats[seat] ?? { id: 'seat.red' })} ${group.join(', ')}`];
  });
  const rebels = s.rebels[space] ?? 0;
  return [...armies, ...(rebels > 0 ? [`${rebels} ${words.say({ id: 'seat.rebels' })}`] : [])].join('; ');
}

/** The table as plain lines: players, then every space on which anything stands. The map itself is still to be drawn. */
export function board({ s }: View<State>, words: Words): string {
  const lines = [words.say({ id: 'board.round', params: { round: s.round } })];
  s.vp.forEach((vp, seat) => {
    const goods = GOODS.map((name, good) =>
      words.say({ id: `good.${name}`, params: { n: s.goods[seat]?.[good] ?? 0 } }),
    );
    const params = { seat: seats[seat] ?? '', vp, goods: goods.join(', ') };
    lines.push(words.say({ id: 'board.player', params }));
  });
  for (const space of ALL_SPACES) {
    const text = standing(s, space, words);
    if (text === '') continue;
    lines.push(words.say({ id: 'board.space', params: { space: { id: `space.${IDS[space] ?? ''}` }, text } }));
  }
  return lines.join('\n');
}
