import { isCancel, select } from '@clack/prompts';
import { createModuleWords } from '@edubba/gamekit';
import type { Cli } from '../cli.ts';
import type { AnyModule } from '../games.ts';
import { botsOf, DEFAULT_GAME, loadGames, playersMessage } from '../games.ts';
import { INTERRUPTED } from './reader.ts';
import { PERSON } from './seating.ts';

/** An unfinished game that can be gone on with. */
export interface Unfinished {
  readonly file: string;
  readonly title: string;
  /** Entries of its log: tells two of the same kind apart. */
  readonly entries: number;
}

interface Item {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** Asks for one of several with the arrow keys; nothing if whoever was asked wants to leave. */
async function pick(message: string, options: Item[], initialValue?: string): Promise<string | undefined> {
  const chosen = await select({
    message,
    options,
    showInstructions: false,
    ...(initialValue === undefined ? {} : { initialValue }),
  });
  if (!isCancel(chosen)) return chosen;
  process.exitCode = INTERRUPTED;
  return undefined;
}

/** Which game? The one a newcomer meets stands first, unless one is unfinished. Gives a game's id, or the file to go on with. */
export async function askGame(
  cli: Cli,
  unfinished: readonly Unfinished[],
): Promise<{ game: string } | { file: string } | undefined> {
  const modules = await loadGames((failure) => cli.note(cli.words.say(failure.words)));
  const first = (module: AnyModule): number => (module.game.id === DEFAULT_GAME ? 0 : 1);
  const items = [...modules]
    .sort((a, b) => first(a) - first(b))
    .map((module): Item => {
      const { id } = module.game;
      const label = createModuleWords(module, cli.words.locale).say({ id: `game.${id}` });
      return { value: id, label, hint: cli.words.say(playersMessage(module.game)) };
    });
  const goOn = unfinished.map(
    ({ file, title, entries }): Item => ({ value: file, label: cli.say('cli.play.go-on', { title, entries }) }),
  );
  const chosen = await pick(cli.say('cli.play.which-game'), [...goOn, ...items]);
  if (chosen === undefined) return undefined;
  return unfinished.some(({ file }) => file === chosen) ? { file: chosen } : { game: chosen };
}

/** Who sits where? Enter all the way gives one person against the bot a newcomer meets. */
export async function askSeats(
  cli: Cli,
  module: AnyModule,
  wished: number | undefined,
): Promise<readonly string[] | undefined> {
  const words = createModuleWords(module, cli.words.locale);
  const { min, max } = module.game.players;
  let players = wished;
  if (players === undefined) {
    const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
    const many =
      min === max
        ? String(min)
        : await pick(
            cli.say('cli.play.how-many'),
            counts.map((n) => ({ value: n, label: n })),
            String(Math.max(min, Math.min(2, max))),
          );
    if (many === undefined) return undefined;
    players = Number(many);
  }
  const bots = Object.keys(botsOf(module));
  const items: Item[] = [
    { value: PERSON, label: cli.say('cli.play.person') },
    ...bots.map((name) => ({
      value: name,
      label: cli.say('cli.play.a-bot', { bot: words.say({ id: `bot.${name}` }) }),
    })),
  ];
  const names: string[] = [];
  while (names.length < players) {
    const seat = words.say(module.seats[names.length] ?? { id: 'kernel.chance' });
    const name = await pick(cli.say('cli.play.who-sits', { seat }), items, names.length === 0 ? PERSON : bots[0]);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}
