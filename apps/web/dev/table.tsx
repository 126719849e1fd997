// The frame round a game, on the main thread: /dev/table.html?game=akkad&seats=4&n=120&seed=a&kind=build.next&theme=night&hot
import '@edubba/ui/styles.css';
import { type Bot, random as anything } from '@edubba/bots';
import { type BaseState, type Game, Table, Xoshiro } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadIcons, loadPieces } from '../src/app/sprites.ts';
import { makeWords } from '../src/app/words.tsx';
import { useSettings } from '../src/settings/settings.ts';
import { useAppearance } from '../src/settings/useAppearance.ts';
import { Session } from '../src/table/session/Session.ts';
import { SeatedTable } from '../src/table/TablePage.tsx';
import { localDoor } from './local-door.ts';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 4);
const wanted = Number(asked.get('n') ?? 0);
const kind = asked.get('kind');
const me = Number(asked.get('me') ?? 1) % seats;
const motion = asked.get('motion');
const theme = asked.get('theme');
useSettings.getState().set({
  theme: theme === 'night' ? 'night' : 'clay',
  ...(motion === null ? {} : { motion: motion as 'off' }),
  ...(asked.has('two') ? { oneClick: false } : {}),
});

const akkad = asked.get('game') === 'akkad';
const { play } = akkad ? await import('@edubba/akkad/play') : await import('@edubba/assyria/play');
const { ui } = akkad ? await import('@edubba/akkad/ui') : await import('@edubba/assyria/ui');
// `noboard`: the panels alone.
const any = (asked.has('noboard') ? { ...ui, Board: () => null } : ui) as unknown as GameUi<BaseState>;
const bots: { readonly [name: string]: unknown } = asked.has('random') ? {} : play.bots;
const bot = (bots['thumbs'] ?? anything) as unknown as Bot<BaseState>;
const game = play.game as unknown as Game<BaseState>;
const hot = asked.has('hot');

/** Plays with the bot up to the n-th answer, and on to a question of the wanted kind for the reader. */
function positioned(): Table<BaseState> {
  const table = Table.open(game, { seats, seed: asked.get('seed') ?? 'a' });
  const random = new Xoshiro('dev');
  while (!table.over) {
    const seat = table.toMove;
    if (table.seq >= wanted && seat === me && (kind === null || table.question(seat)?.kind === kind)) break;
    table.play(seat, bot.choose(table.observe(seat), random).key);
  }
  return table;
}

const table = positioned();
const sitters = Array.from({ length: seats }, (_, seat) =>
  seat === me
    ? ({ who: 'person', name: hot ? 'Enki' : '' } as const)
    : hot
      ? ({ who: 'person', name: `Guest ${seat}` } as const)
      : ({ who: 'bot', bot: 'thumbs' } as const),
);
const sitting = sitters.map(({ who }) => (who === 'bot' ? bot : undefined));
const session = new Session('dev', any, makeWords(asked.get('locale') ?? 'en', any.words.texts.en), sitters);
Object.assign(window, { session, board: table });

function Page(): ReturnType<typeof SeatedTable> {
  useAppearance();
  return (
    <SeatedTable
      session={session}
      reach={(_, tell) => Promise.resolve(localDoor({ game, table, me, bots: sitting }, tell))}
    />
  );
}

await Promise.all([loadIcons(), loadPieces()]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
