import { random } from '@edubba/bots';
import { kitTexts } from '@edubba/gamekit';
import type { Asked, Key, Message, Seat, StoredEvent, Table, View } from '@edubba/kernel';
import { copyPosition, Machine, Table as Tables, viewOf, Xoshiro } from '@edubba/kernel';
import type { ToldEvent } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { createWords, kernelTexts, PSEUDO, pseudo } from '@edubba/words';
import { play } from '../../play.ts';
import { akkad } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';

const catalogues = [kernelTexts.en, kitTexts.en, ui.words.texts.en];

/** What the page says with. */
export const words: Words = createWords('en', ...catalogues);

const accented: Words = createWords(PSEUDO, ...catalogues.map(pseudo));

/** Says a message; what of it comes from no catalogue is a mistake. */
export function said(message: Message | string): string {
  if (typeof message === 'string') throw new Error(`not from a catalogue: ${message}`);
  const foreign = accented.say(message);
  if (/[a-zA-Z]/.test(foreign)) throw new Error(`not from a catalogue: ${foreign} (${message.id})`);
  return words.say(message);
}

/** Looks on: at every question, and at the end. */
export interface Onlooker {
  readonly question?: (table: Table<State>, asked: Asked, view: View<State>) => void;
  readonly end?: (table: Table<State>) => void;
}

/** Plays whole games of three to six seats with varying options, some by rules of thumb, most at random. */
export function playGames(count: number, seed: string, onlooker: Onlooker): void {
  const { thumbs } = play.bots;
  for (let i = 0; i < count; i++) {
    const chance = new Xoshiro(seed, i);
    const table = Tables.open(akkad, { seats: 3 + (i % 4), seed: `${seed}${i}` });
    // Who plays sensibly sees other questions, but takes its time.
    const bot = i % 16 === 1 && thumbs !== undefined ? thumbs : random;
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
  const machine = Machine.resume(akkad, copyPosition(table.machine.pos, akkad.copy));
  machine.listen(events);
  for (let next: Key | undefined = key; next !== undefined; next = forced(machine, seat)) machine.answer(seat, next);
  return { view: viewOf(machine, seat), events };
}

/** The seat's only answer, where it has no choice: looked ahead over, as the worker does. */
function forced(machine: Machine<State>, seat: Seat): Key | undefined {
  const { step } = machine;
  if (step?.type !== 'ask' || !step.forced || machine.toMove !== seat) return undefined;
  const options = machine.options(seat);
  return options.length === 1 ? options[0] : undefined;
}
