import type { Seat } from '@edubba/kernel';
import { CHANCE, SPECTATOR } from '@edubba/kernel';
import type { Thinkers } from '@edubba/hosting';
import type { Cli } from '../cli.ts';
import { begin, byNumber, match } from './match.ts';
import type { After, Desk } from './desk.ts';
import type { TypedOrder } from './orders.ts';
import { obey, ORDER_NAMES, orderIn } from './orders.ts';
import type { Reader } from './reader.ts';
import { Screen } from './screen.ts';
import type { Choosable, Sitting } from './sitting.ts';
import { refusedChoices, sayRefusals } from './why-text.ts';

/** Plays a sitting to its end, or until somebody leaves: asks people, lets bots answer, draws a curtain in between. */
export class Round {
  private readonly cli: Cli;
  private readonly sitting: Sitting;
  private readonly reader: Reader;
  private readonly screen: Screen;
  private readonly keep: () => void;
  private readonly thinkers: Thinkers | undefined;
  /** How many events each person has been shown. */
  private readonly shown: number[];
  /** Whose view stands on the screen. */
  private facing: Seat = SPECTATOR;

  /** `keep`: called whenever there is something new worth keeping; `thinkers`: where bots think that take their time. */
  constructor(cli: Cli, sitting: Sitting, reader: Reader, keep: () => void, thinkers?: Thinkers) {
    this.cli = cli;
    this.sitting = sitting;
    this.reader = reader;
    this.screen = new Screen(cli, sitting);
    this.keep = keep;
    this.thinkers = thinkers;
    this.shown = sitting.sitters.map(() => 0);
  }

  /** True: the game is over. False: somebody left. */
  async run(): Promise<boolean> {
    const { table, people } = this.sitting;
    let look: Seat | undefined;
    while (!table.over) {
      const bot = this.sitting.botToMove();
      if (bot !== undefined && look === undefined) {
        await this.sitting.letBotPlay(bot, this.thinkers);
        if (people.length === 0) this.watch();
        continue;
      }
      const seat: Seat = look ?? table.toMove;
      look = undefined;
      if (seat === CHANCE) throw new Error('chance has nobody to answer for it');
      this.keep();
      const after = await this.ask(seat);
      if (after === 'leave') return false;
      // What was chosen is safe before bots answer and before anything is drawn.
      if (after === 'changed') this.keep();
      if (typeof after === 'object') look = after.look;
    }
    this.end();
    return true;
  }

  /** One question to one person, until something comes of it. */
  private async ask(seat: Seat): Promise<After> {
    if (!(await this.curtain(seat))) return 'leave';
    const { cli, sitting, screen, reader } = this;
    const news = sitting.news(seat, this.shown[seat] ?? 0);
    screen.clear();
    cli.print(screen.question(seat, news));
    const { options, offers } = sitting.choices(seat);
    const choices = [...options, ...offers];
    const words = [...choices.map(({ key }) => key), ...ORDER_NAMES];
    for (;;) {
      const line = await reader.read(cli.paint.cyan('› '), words);
      if (line === undefined) return 'leave';
      const told = sitting.table.events.length;
      const after = await this.take(seat, line, choices);
      if (after === 'again') continue;
      if (after !== 'leave') this.shown[seat] = told;
      return after;
    }
  }

  /** A line that was typed: a number, a key, an order, or the beginning of something. */
  private async take(seat: Seat, line: string, choices: readonly Choosable[]): Promise<After> {
    const { cli } = this;
    const text = line.trim();
    if (text === '') return 'again';
    // `3 0 2` and `3, 0, 2` are the key `3,0,2` where numbers are asked for.
    if (this.sitting.table.question(seat)?.allotment !== undefined && /^[\d\s,]+$/.test(text)) {
      const key = text.split(/[\s,]+/).join(',');
      return this.play(seat, { key, label: key });
    }
    const chosen = byNumber(text, choices) ?? choices.find(({ key }) => key === text);
    if (chosen !== undefined) return this.play(seat, chosen);
    const order = orderIn(text);
    const rivals = order === undefined ? [] : rivalsOf(order, text, choices);
    if (order !== undefined && rivals.length === 0) return obey(this.desk(seat), order.order, order.rest);
    const found = order === undefined ? match(text, choices) : rivals;
    const [first, second] = found;
    // An abbreviation that stands in the footer is not taken for a choice without asking.
    const sure = second === undefined && order?.by !== 'short';
    if (first !== undefined && sure) return this.play(seat, first);
    if (first !== undefined) {
      const orders = order === undefined ? [] : ORDER_NAMES.filter((name) => name.startsWith(text.toLowerCase()));
      const which = [...found.map((choice) => `${choices.indexOf(choice) + 1} ${choice.label}`), ...orders];
      cli.tell(cli.say('cli.play.which', { text, which: which.join(', ') }));
    } else this.refuse(seat, text, choices.length);
    return 'again';
  }

  private play(seat: Seat, { key }: Choosable): Promise<After> {
    const answer = (): After => {
      this.sitting.table.play(seat, key);
      return 'changed';
    };
    return obey(this.desk(seat), answer, '');
  }

  private desk(seat: Seat): Desk {
    const { cli, sitting, screen, reader } = this;
    return { cli, sitting, screen, reader, seat };
  }

  /** What was typed is no option: says why, if the rules know. */
  private refuse(seat: Seat, text: string, choices: number): void {
    const { cli, sitting } = this;
    const found = match(text, refusedChoices(sitting, seat));
    if (found.length > 0) cli.print(sayRefusals(cli, sitting, found));
    else cli.tell(cli.say('cli.play.no-such-choice', { text, choices, help: 'help' }));
  }

  /** Before somebody sees what others may not, the others look away. False: nobody came. */
  private async curtain(seat: Seat): Promise<boolean> {
    const { cli, sitting, screen, reader, facing } = this;
    this.facing = seat;
    if (facing === seat || sitting.people.length < 2) return true;
    const secrets = [facing, seat].some((one) => one >= 0 && sitting.hasSecrets(one));
    if (!secrets) return true;
    screen.clear(true);
    return (await reader.read(`${cli.say('cli.play.curtain', { seat: sitting.seatName(seat) })} `)) !== undefined;
  }

  /** Nobody plays: whoever looks on is told as it happens. */
  private watch(): void {
    const { table } = this.sitting;
    const lines = this.screen.news(this.sitting.news(SPECTATOR, this.shown[0] ?? 0), Number.POSITIVE_INFINITY);
    this.shown[0] = table.events.length;
    if (lines.length > 0) this.cli.print(lines.join('\n'));
  }

  private end(): void {
    const { sitting, screen, cli } = this;
    const [person] = sitting.people;
    // What one of several people knows need not be on the screen when all look at it.
    const seat = sitting.people.length === 1 && person !== undefined ? person : SPECTATOR;
    const from =
      person === undefined
        ? sitting.table.events.length
        : Math.min(...sitting.people.map((one) => this.shown[one] ?? 0));
    screen.clear();
    cli.print(screen.ending(seat, sitting.news(seat, from)));
  }
}

/** Choices that a typed abbreviation of an order may mean as well. */
function rivalsOf({ by, rest }: TypedOrder, text: string, choices: readonly Choosable[]): readonly Choosable[] {
  return by === 'name' || rest !== '' ? [] : begin(text, choices);
}
