// A table of a house that is only in this page: /dev/online.html?n=80&me=1&pace=live&theme=night&scene=talk,gone,rewind,pause,lost,over,watch
import '@edubba/ui/styles.css';
import { play } from '@edubba/assyria/play';
import { ui } from '@edubba/assyria/ui';
import { anyPlay, type Sitter } from '@edubba/hosting';
import { type BaseState, Xoshiro } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadIcons, loadPieces } from '../src/app/sprites.ts';
import { makeWords } from '../src/app/words.tsx';
import { aroundOf } from '../src/online/around/around.ts';
import { LiveTable } from '../src/online/live-table.ts';
import { lobbyTexts } from '../src/online/lobby/texts.en.ts';
import { HouseTable } from '../src/online/OnlineTable.tsx';
import { seatTexts, sittersOf } from '../src/online/seats.ts';
import { atTexts } from '../src/online/texts.en.ts';
import { useSettings } from '../src/settings/settings.ts';
import { useAppearance } from '../src/settings/useAppearance.ts';
import { Session } from '../src/table/session/Session.ts';
import { FakeHouse, PEOPLE } from '../test/online/fake-house.ts';

const asked = new URLSearchParams(location.search);
const scenes = new Set((asked.get('scene') ?? '').split(','));
const wanted = Number(asked.get('n') ?? 0);
const me = scenes.has('watch') ? null : Number(asked.get('me') ?? 1);
useSettings.getState().set({ theme: asked.get('theme') === 'night' ? 'night' : 'clay', motion: 'off' });

const sitters: Sitter[] = PEOPLE.slice(0, 3).map(({ name }) => ({ who: 'person', name }));
const house = new FakeHouse(anyPlay(play), [...sitters, { who: 'bot', bot: 'thumbs' }]);
const bot = play.bots['thumbs'];
const chance = new Xoshiro('dev');
const step = (): void => {
  const { table } = house;
  const seat = table.toMove;
  const choice = bot?.choose(table.observe(seat) as never, chance);
  if (choice !== undefined) house.answer(seat, choice.key);
};
const isMoment = (): boolean => house.table.seq >= wanted && (me === null || house.table.toMove === me);
while (!house.table.over && !isMoment()) step();
if (scenes.has('over')) while (!house.table.over) step();
house.seen = house.seen.map(() => Math.max(0, house.table.events.length - 30));

const minute = 60_000;
const live = asked.get('pace') === 'live';
if (asked.has('pace')) {
  const left = live
    ? [14 * minute, Number(asked.get('left') ?? 252) * 1000, 3 * minute]
    : [51, 30, 90].map((h) => h * 60 * minute);
  house.change({
    pace: live
      ? { kind: 'live', bank: 15 * minute, increment: 30_000 }
      : { kind: 'slow', move: 24 * 60 * minute, bank: 72 * 60 * minute },
    seats: house.info.seats.map((seat, i) => ({
      ...seat,
      left: seat.who === 'person' ? (left[i] ?? null) : null,
      here: i !== 2,
    })),
    watching: 3,
  });
}
if (scenes.has('gone')) {
  house.change({
    seats: house.info.seats.map((seat, i) =>
      i === 2 ? { ...seat, gone: 'late' } : i === me && scenes.has('mine') ? { ...seat, gone: 'replaced' } : seat,
    ),
  });
}
if (scenes.has('pause')) house.change({ pauseWish: [0] });
if (scenes.has('paused')) house.change({ paused: { since: Date.now() } });
if (scenes.has('rematch')) house.change({ rematch: 'nineveh12345' });
if (scenes.has('talk')) {
  house.say(0, 'Here. First time with the floods.');
  house.say(1, 'Take your time, undo is on.');
  house.say(2, 'I put a hut next to the river and hope for the best. If the water comes it was nice to know you all.');
  house.say(2, 'Your turn!');
}

window.fetch = ((real) => async (input: RequestInfo | URL, init?: RequestInit) => {
  const address = String(input instanceof Request ? input.url : input);
  if (!address.includes('/api/v1/')) return real(input, init);
  const body = address.includes('/talk')
    ? { lines: house.lines }
    : address.includes('/notes')
      ? { text: 'Watch Inanna’s camels.' }
      : house.info;
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
})(window.fetch);

const any = ui as unknown as GameUi<BaseState>;
const words = makeWords(
  asked.get('locale') ?? 'en',
  lobbyTexts,
  atTexts,
  any.words.texts.en,
  seatTexts(any.words.seats, house.info),
);
const person =
  me === null
    ? null
    : {
        ...(PEOPLE[me] ?? { id: '', name: '' }),
        kind: 'guest' as const,
        email: null,
        passkeys: [],
        admin: false,
        created: 0,
      };
const table = new LiveTable(house.info, {
  person,
  words,
  colours: any.colours,
  world: {
    dial: (version, ear) => {
      const wire = house.dial(me, version);
      wire.ear = ear;
      return wire;
    },
    refusal: async () => undefined,
    now: () => Date.now(),
    random: () => Math.random(),
    network: () => () => undefined,
  },
});
const session = new Session(house.info.id, any, words, sittersOf(house.info), aroundOf(table));
Object.assign(window, { session, house, live: table });

function Page(): ReturnType<typeof HouseTable> {
  useAppearance();
  return <HouseTable session={session} live={table} />;
}

await Promise.all([loadIcons(), loadPieces()]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
if (scenes.has('lost'))
  setTimeout(() => {
    const { dial } = house;
    house.dial = (seat, version) => {
      const wire = dial.call(house, seat, version);
      setTimeout(() => wire.cut(), 20);
      house.swallows = () => true;
      return wire;
    };
    house.cut();
  }, 1500);
