// Every way of deciding, driven by the kernel's conformance games: /dev/controls.html?game=trade&kind=trade.compose
import '@edubba/ui/styles.css';
import {
  CHANCE,
  defineGame,
  ranked,
  rules,
  Table,
  type BaseState,
  type Game,
  type Message,
  Xoshiro,
} from '@edubba/kernel';
import type { ControlName } from '@edubba/gamekit';
import type { GameUi } from '@edubba/ui';
import { createRoot } from 'react-dom/client';
import { conformanceGames } from '../../../packages/kernel/test/conformance/index.ts';
import { loadIcons } from '../src/app/sprites.ts';
import { makeWords } from '../src/app/words.tsx';
import { useAppearance } from '../src/settings/useAppearance.ts';
import { Session } from '../src/table/session/Session.ts';
import { SeatedTable } from '../src/table/TablePage.tsx';
import { localDoor } from './local-door.ts';

/** No conformance game asks for a number: this one asks for nothing else. */
const R = rules<BaseState & { given: number }>();
const numbers = defineGame<BaseState & { given: number }>({
  id: 'numbers',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main: R.proc<null>('main')({
    give: {
      ask: 'gift.size',
      by: () => 0,
      options: () => Array.from({ length: 13 }, (_, n) => `n/${n}`),
      then: (g, _, key) => {
        g.s.given = Number(key.slice(2));
        return g.goto('give');
      },
    },
  }),
  setup: (table) => ({ table, given: 0 }),
  visibility: { given: 'all' },
  copy: (state) => ({ ...state }),
  outcome: () => ranked([0, 0]),
  turn: () => '',
});

const asked = new URLSearchParams(location.search);
const all = [...conformanceGames, numbers as unknown as Game<BaseState>];
const game = all.find(({ id }) => id === (asked.get('game') ?? 'trade')) as Game<BaseState>;
const kind = asked.get('kind');
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'clay';

const real = makeWords('en');
/** Conformance games have no words: what is missing says its own name. */
const words = {
  locale: 'en',
  has: (id: string) => real.has(id),
  say: (message: Message): string => {
    if (real.has(message.id))
      return real.say({
        id: message.id,
        params: Object.fromEntries(
          Object.entries(message.params ?? {}).map(([name, value]) => [
            name,
            typeof value === 'object' ? words.say(value) : value,
          ]),
        ),
      });
    const params = Object.values(message.params ?? {}).map((value) =>
      typeof value === 'object' ? words.say(value) : String(value),
    );
    return [message.id.replace(/^(ask|event|key|game|item)\./, ''), ...params].join(' ');
  },
};

const CONTROLS: { readonly [kind: string]: ControlName } = {
  'bid.seal': 'secret',
  'gift.size': 'number',
  'trade.compose': 'offer',
  'trade.answer': 'answer',
  'hit.react': 'reaction',
  'cost.pay': 'allocate',
  'trigger.order': 'order',
  'priest.give': 'many',
  'scribe.return': 'many',
  'council.work': 'joint',
};

const Nothing = (): null => null;
const ui: GameUi<BaseState> = {
  id: game.id,
  rulePrefix: '',
  words: {
    texts: { en: {} },
    seats: ['Red', 'Blue', 'Gold', 'Purple', 'Green', 'Black'].map((name) => ({ id: name })),
    option: (_view, _kind, key) => ({
      id: ['pass', 'done', 'send', 'withdraw', 'accept', 'counter', 'decline'].includes(key)
        ? `choice.${key}`
        : `key.${key}`,
    }),
    item: (item) => ({ id: `item.${item}` }),
  },
  colours: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
  thingOf: () => undefined,
  iconOf: () => undefined,
  isEnd: (_, key) => key === 'pass' || key === 'done',
  control: (one) => CONTROLS[one],
  isWeighty: () => false,
  unusual: () => undefined,
  prompt: (_view, { kind: one, about }) => ({
    say: { id: `ask.${one}` },
    why: { id: JSON.stringify(about) },
    rule: 'KRN-1.01',
  }),
  goal: () => ({ id: 'table.prompt' }),
  moment: () => ({ id: 'now' }),
  explain: (_, thing) => ({ title: { id: thing }, facts: [], rules: [] }),
  nameOf: (_, thing) => ({ id: thing }),
  consequences: () => [],
  thingsOf: () => [],
  isMinor: () => false,
  chapter: () => undefined,
  eventIcon: () => undefined,
  scores: ({ s }) => Array.from({ length: s.table.seats }, () => 0),
  estimate: ({ s }) => Array.from({ length: s.table.seats }, () => 0),
  scoreSheet: () => [],
  tieBreak: () => undefined,
  boardSize: [600, 300],
  Board: () => <rect width={600} height={300} rx={12} fill="var(--sunken)" />,
  Rounds: Nothing,
  Counters: Nothing,
  Supply: Nothing,
  panels: [],
  playersInOrder: ({ s }) => Array.from({ length: s.table.seats }, (_, seat) => seat),
};

/** Plays at random until somebody is asked a question of the wanted kind. */
function positioned(): { table: Table<BaseState>; me: number } {
  for (let seed = 0; seed < 400; seed++) {
    const table = Table.open(game, {
      seats: Math.max(game.players.min, Math.min(3, game.players.max)),
      seed: `c${seed}`,
    });
    const random = new Xoshiro(`dev${seed}`);
    for (let n = 0; n < 300 && !table.over; n++) {
      const seat = table.toMove;
      if (seat !== CHANCE && (kind === null || table.question(seat)?.kind === kind)) return { table, me: seat };
      const keys = table.options(seat);
      table.play(seat, keys[random.below(keys.length)] ?? '');
    }
  }
  throw new Error(`nobody is ever asked ${kind}`);
}

const { table, me } = positioned();
const seats = Array.from({ length: table.info.seats }, () => ({ who: 'person', name: '' }) as const);
const session = new Session('controls', ui, words, seats);
Object.assign(window, { session, board: table });

function Page(): ReturnType<typeof SeatedTable> {
  useAppearance();
  return (
    <SeatedTable session={session} reach={(_, tell) => Promise.resolve(localDoor({ table, me, bots: [] }, tell))} />
  );
}

await loadIcons();
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
