import { eventMessage, itemMessage, type SeatNames } from '@edubba/gamekit';
import type { BaseState, Message, Seat, SeenEvent, View } from '@edubba/kernel';
import type { GameUi, Thing, ToldEvent } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { addressed, CLOSE, OPEN, THING } from './you.ts';

/** A line of the log: what happened, after which answer. */
export interface LogLine {
  readonly version: number;
  readonly seq: number;
  readonly event: ToldEvent;
}

/** A round or phase with its lines, oldest first. */
export interface Chapter {
  readonly heading: LogLine | undefined;
  readonly title: Message | undefined;
  readonly lines: readonly LogLine[];
}

/** Everything that still stands: what was taken back is gone, with the line that said so. */
export function standingLines(events: readonly SeenEvent[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const { version, seq, event } of events) {
    if (event === undefined) continue;
    const to = event.data?.['to'];
    if (event.type === 'undone' && typeof to === 'number') {
      while ((lines.at(-1)?.seq ?? 0) > to) lines.pop();
    } else lines.push({ version, seq, event });
  }
  return lines;
}

/** The lines by chapter, without those that only repeat what another has said. */
export function chaptersOf(ui: GameUi<BaseState>, lines: readonly LogLine[]): readonly Chapter[] {
  const chapters: { heading: LogLine | undefined; title: Message | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const title = ui.chapter(line.event);
    if (title !== undefined) chapters.push({ heading: line, title, lines: [] });
    else if (!ui.isMinor(line.event)) {
      if (chapters.length === 0) chapters.push({ heading: undefined, title: undefined, lines: [] });
      chapters.at(-1)?.lines.push(line);
    }
  }
  return chapters;
}

/** Points were won or lost here: what score keepers want to read. */
export function isAboutPoints({ type }: ToldEvent): boolean {
  return /(^|[.-])(vp|points?|scored?|scores)($|[.-])/.test(type);
}

/** Did it happen to this seat, or was it done by it? */
export function isAbout({ seat, data }: ToldEvent, who: Seat): boolean {
  return seat === who || data?.['other'] === who || data?.['to'] === who;
}

/** A stretch of a sentence: plain, a name, or a thing one can go to. */
export interface Stretch {
  readonly text: string;
  readonly name: boolean;
  readonly thing?: Thing | undefined;
}

function withMarks({ id, params }: Message, words: Words, seats: ReadonlySet<string>): Message {
  if (params === undefined) return { id };
  const marked = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value === 'object') return [name, (seats.has(value.id) ? OPEN : THING) + words.say(value) + CLOSE];
    return [name, typeof value === 'string' && (name === 'seat' || name === 'other') ? OPEN + value + CLOSE : value];
  });
  return { id, params: Object.fromEntries(marked) };
}

/** A log line as sentence in stretches: names strong, things as links. `you`: what the reader is called in it. */
export function stretches(
  ui: GameUi<BaseState>,
  words: Words,
  names: SeatNames,
  view: View<BaseState>,
  event: ToldEvent,
  you?: string,
): readonly Stretch[] {
  const seats = new Set([...ui.words.seats, ...names].flatMap((one) => (typeof one === 'object' ? [one.id] : [])));
  const said = words.say(withMarks(eventMessage(ui.words, event, names, view), words, seats));
  const text = you === undefined || words.locale !== 'en' ? said : addressed(said, you);
  const things = new Map(ui.thingsOf(event).map((thing) => [thing.slice(thing.lastIndexOf('/') + 1), thing]));
  const item = event.item === undefined ? undefined : words.say(itemMessage(ui.words, event.item));
  const found: Stretch[] = [];
  for (const [i, part] of text.split(/[\uE000-\uE002]/).entries()) {
    if (part === '') continue;
    const name = i % 2 === 1;
    const thing = name && part === item ? things.get(event.item ?? '') : undefined;
    if (thing === undefined) found.push(...linked(part, name, things));
    else found.push({ text: part, name, thing });
  }
  return found;
}

/** Places called by what they are (`D3`) become links. */
function linked(text: string, name: boolean, things: ReadonlyMap<string, Thing>): readonly Stretch[] {
  const short = [...things.keys()].filter((key) => /^[A-Z]{1,3}\d+$/.test(key));
  if (short.length === 0) return [{ text, name }];
  return text
    .split(new RegExp(`\\b(${short.join('|')})\\b`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, name, thing: things.get(part) }));
}
