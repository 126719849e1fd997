import { R } from '../rules.ts';
import { at } from '../state.ts';

/** ASY-28 Boards move up, cards and tiles are cleared. */
export const cleanUp = R.proc<null>('cleanUp')({
  // ASY-28.01, ASY-28.02 boards move; tokens and Roofs stay
  boards: (g) => {
    const [highest, middle, lowest] = g.s.civilisation.map((boards) => boards[0]);
    if (highest !== undefined)
      g.move(highest, 'civilisation:0', 'civilisationDiscard', { type: 'civilisation.left', rule: 'ASY-28.01' });
    if (middle !== undefined)
      g.move(middle, 'civilisation:1', 'civilisation:0', { type: 'civilisation.rose', rule: 'ASY-28.01' });
    if (lowest !== undefined)
      g.move(lowest, 'civilisation:2', 'civilisation:1', { type: 'civilisation.rose', rule: 'ASY-28.01' });
    return g.goto('reveal');
  },
  reveal: {
    chance: 'civilisation.reveal',
    outcomes: (s) => s.civilisations,
    then: (g, _, item) => {
      g.move(item, 'civilisations', 'civilisation:2', { type: 'civilisation.revealed', rule: 'ASY-28.01' });
      return g.goto('clear');
    },
  },
  clear: (g) => {
    const { s } = g;
    // ASY-28.03
    for (let row = 0; row < s.rowLeft.length; row++) {
      const told = { type: 'card.cleared', rule: 'ASY-28.03' };
      g.moveAll(at.rowLeft(row), 'foodDiscard', told);
      g.moveAll(at.rowMiddle(row), 'foodDiscard', told);
      g.moveAll(at.rowFavour(row), 'favourDiscard', told);
    }
    // ASY-28.04, ASY-28.05
    for (const tiles of s.used) clear(tiles);
    for (const columns of s.columnUsed) clear(columns);
    clear(s.raised);
    return g.end();
  },
});

/** Written out: `fill` is for long lists. */
function clear(list: boolean[]): void {
  for (let i = 0; i < list.length; i++) list[i] = false;
}
