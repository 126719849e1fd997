import { random } from '@edubba/bots';
import { kitTexts } from '@edubba/gamekit';
import type { Asked, Key, Message, Seat, StoredEvent, Table, View } from '@edubba/kernel';
import { copyPosition, Machine, Table as Tables, viewOf, Xoshiro } from '@edubba/kernel';
import type { ToldEvent } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { createWords, kernelTexts, PSEUDO, pseudo } from '@edubba/words';
import { play } from '../../play.ts';
import { assyria } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

const catalogues = [kernelTexts.en, kitTexts.en, ui.words.texts.en];

/** What the page says with. */
export const words: Words = createWords('en', ...catalogues);

const accented: Words = createWords(PSEUDO, ...catalogues.map(pseudo));

/** What names itself and is in no catalogue: spaces, Scheme cards, the numbers of Well sites. */
const OWN_NAMES = /\b(?:[A-J][1-9]|S\d\d)\b/g;

/** Says a message; what of it comes from no catalogue is a mistake. */
export function said(message: Message): string {
  const foreign = accented.say(message).replaceAll(OWN_NAMES, '');
  if (/[a-zA-Z]/.test(foreign)) throw new Error(`not from a catalogue: ${foreign} (${message.id})`);
  return words.say(message);
}

/** Looks on: at every question, and at the end. */
export interface Onlooker {
  readonly question?: (table: Table<State>, asked: Asked, view: View<State>) => void;
  readonly end?: (table: Table<State>) => void;
}

/** Plays whole games of one to four seats, some by rules of thumb, most at random. */
export function playGames(count: number, seed: string, onlooker: Onlooker): void {
  const { thumbs } = play.bots;
  for (let i = 0; i < count; i++) {
    const chance = new Xoshiro(seed, i);
    const table = Tables.open(assyria, { seats: 1 + (i % 4), seed: `${seed}${i}` });
    const bot = Math.floor(i / 4) % 4 === 0 && thumbs !== undefined ? thumbs : random;
    while (!table.over) {
      const seat = table.toMove;
      if (onlooker.question !== undefined) {
        const asked = table.question(seat);
        if (asked === undefined) throw new Error('nobody is asked');
        onlooker.question(table, asked, table.view(seat));
      }
      table.play(seat, bot.choose(table.observe(seat), chance).key);
    }
    onlooker.end?.(table);
  }
}

/** What an option leads to, up to chance or the next choice, as the worker shows it. */
export function ahead(
  table: Table<State>,
  seat: Seat,
  key: Key,
): { readonly view: View<State>; readonly events: readonly ToldEvent[] } {
  const events: StoredEvent[] = [];
  const machine = Machine.resume(assyria, copyPosition(table.machine.pos, assyria.copy));
  machine.listen(events);
  machine.answer(seat, key);
  return { view: viewOf(machine, seat), events };
}
