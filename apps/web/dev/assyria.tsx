// Assyria's drawing without the frame, to look at while it is drawn: /dev/assyria.html?seats=4&n=200&seed=a&kind=build.next&theme=night
import '@edubba/ui/styles.css';
import { play } from '@edubba/assyria/play';
import { ui } from '@edubba/assyria/ui';
import { Table, Xoshiro } from '@edubba/kernel';
import type { BaseState, Key } from '@edubba/kernel';
import { type GameUi, TableContext, type TableState, type Thing } from '@edubba/ui';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { loadIcons, loadPieces } from '../src/app/sprites.ts';
import { makeWords } from '../src/app/words.tsx';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 4);
const target = Number(asked.get('n') ?? 200);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'clay';

/** Plays with the bot up to the n-th answer, and on to a question of the wanted kind. */
function positioned(): Table<BaseState> {
  const { game, bots } = play;
  const table = Table.open(game, { seats, seed: asked.get('seed') ?? 'a' });
  const random = new Xoshiro('dev');
  const kind = asked.get('kind');
  const bot = bots['thumbs'];
  if (bot === undefined) throw new Error('there is no bot');
  while (!table.over) {
    const seat = table.toMove;
    if (table.seq >= target && (kind === null || table.question(seat)?.kind === kind)) break;
    table.play(seat, bot.choose(table.observe(seat), random).key);
  }
  return table as unknown as Table<BaseState>;
}

const table = positioned();
const me = table.over ? 0 : table.toMove;
const view = table.view(me);
const any = ui as unknown as GameUi<BaseState>;
const lit = new Map<Thing, Key[]>();
const question = table.question(me);
for (const key of question?.options ?? []) {
  const thing = any.thingOf(question?.kind ?? '', key, view);
  if (thing !== undefined) lit.set(thing, [...(lit.get(thing) ?? []), key]);
}
const first = lit.entries().next().value;
let ahead: TableState['ahead'];
if (first !== undefined && asked.has('ahead')) {
  table.play(me, first[1][0] ?? '');
  ahead = table.view(me);
}
const store = createStore<TableState>(() => ({
  ui: any,
  words: makeWords('en', any.words.texts.en),
  view,
  ahead,
  me,
  looking: Number(asked.get('look') ?? me),
  names: any.words.seats,
  lit,
  hovered: asked.has('ahead') ? first?.[0] : undefined,
  chosen: undefined,
  sent: false,
  last: new Set(),
  marked: new Set(),
}));

const [width, height] = ui.boardSize;
const part = asked.get('part');
const shown = (name: string): boolean => part === null || part === name;

await Promise.all([loadIcons(), loadPieces()]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <TableContext value={store}>
    <div className="top">{shown('rounds') && <ui.Rounds />}</div>
    <div style={{ display: 'grid', gridTemplateColumns: '290px 592px 272px', gap: 9, padding: 14 }}>
      {ui.panels
        .filter(({ place }) => place === 'left')
        .map(({ id, Content }) => (
          <section key={id} className="panel" style={{ height: 564 }}>
            {shown(id) && <Content />}
          </section>
        ))}
      <section>
        {shown('board') && (
          <svg viewBox={`0 0 ${width} ${height}`} width={592} height={564} aria-label="Map">
            <ui.Board />
          </svg>
        )}
      </section>
      {ui.panels
        .filter(({ place }) => place === 'right')
        .map(({ id, Content }) => (
          <section key={id} className="panel" style={{ height: 564 }}>
            {shown(id) && <Content />}
          </section>
        ))}
    </div>
    {ui.panels
      .filter(({ place }) => place === 'own')
      .map(({ id, Content }) => (
        <section key={id} className="panel" style={{ margin: '0 14px', width: 1172, height: 200 }}>
          {shown(id) && <Content />}
        </section>
      ))}
    <div style={{ padding: 14, width: 240 }}>
      {shown('counters') &&
        ui.playersInOrder(view as never).map((player) => <ui.Counters key={player} player={player} />)}
      {shown('supply') && <ui.Supply />}
    </div>
    <p style={{ padding: 14 }}>
      {me}: {question?.kind}, {table.seq} answers, {lit.size} lit
    </p>
  </TableContext>,
);
