// Replay and end of a game of bots, played here and kept by the library:
// /dev/replay.html?page=end&seats=4&seed=a&step=300&until=400&theme=night&motion=normal (until: the game is still going on)
import '@edubba/ui/styles.css';
import { play } from '@edubba/assyria/play';
import { recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route } from 'wouter';
import { library } from '../src/app/library.ts';
import { loadIcons } from '../src/app/sprites.ts';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 4);
const until = Number(asked.get('until') ?? 1e6);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'clay';
document.documentElement.dataset['motion'] = asked.get('motion') ?? 'off';

/** A game of bots as a file; the first seat is called a person's. */
function played(): string {
  const { game, bots } = play;
  const table = Table.open(game, { seats, seed: asked.get('seed') ?? 'a' });
  const random = new Xoshiro(asked.get('play') ?? 'dev');
  while (!table.over && table.seq < until) {
    const seat = table.toMove;
    table.play(seat, bots['thumbs']?.choose(table.observe(seat), random).key ?? '');
  }
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'thumbs'));
  return recordText({ ...recordOf(table, asked.get('seed') ?? 'a'), sitters } as Parameters<typeof recordText>[0]);
}

const id = await library().imported(played());
const step = asked.get('step');
history.replaceState(
  null,
  '',
  asked.get('page') === 'end' ? `/end/${id}` : `/replay/${id}${step === null ? '' : `/${step}`}`,
);

const ReplayPage = lazy(() => import('../src/replay/ReplayPage.tsx'));
const EndPage = lazy(() => import('../src/replay/EndPage.tsx'));

await loadIcons();
createRoot(document.getElementById('root') as HTMLElement).render(
  <Suspense>
    <Route path="/end/:id" component={EndPage} />
    <Route path="/replay/:id/:step?" component={ReplayPage} />
  </Suspense>,
);
