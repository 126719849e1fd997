import type { Seat } from '@edubba/kernel';
import { outcomeMessage } from '@edubba/gamekit';
import type { Cli } from '../cli.ts';
import { columns, indent, pad, widthOf, wrap } from '../columns.ts';
import type { Choosable, NewsLine, Sitting } from './sitting.ts';
import { mayRedo, mayUndo } from './undoing.ts';

/** So many options stand one below another; more go side by side. */
const ONE_COLUMN = 9;

/** So many lines of news are shown at most; `log` has the rest. */
const NEWS = 10;

/** The shortest way to type what the footer names. */
const KEYS: { readonly [name: string]: string } = { undo: 'u', redo: 'r', help: '?', quit: 'q' };

/** Wipes the screen and what scrolled out of it: the next one at the keyboard must not find it. */
const WIPE = '\u001B[2J\u001B[3J\u001B[H';
const CLEAR = '\u001B[2J\u001B[H';

/** Draws a sitting as text, for whoever looks at it now. */
export class Screen {
  private readonly cli: Cli;
  private readonly sitting: Sitting;

  constructor(cli: Cli, sitting: Sitting) {
    this.cli = cli;
    this.sitting = sitting;
  }

  /** A fresh screen in a terminal, an empty line in a transcript. */
  clear(wipe = false): void {
    if (this.cli.live) process.stdout.write(wipe ? WIPE : CLEAR);
    else this.cli.print();
  }

  /** The title, and who plays whom. */
  title(seat: Seat): string {
    const { say, paint, width } = this.cli;
    const { sitting } = this;
    const left = ` ${sitting.title} `;
    const who = sitting.sitters.map((sitter, i) =>
      say(sitter.person ? (i === seat ? 'cli.play.seat-you' : 'cli.play.seat-person') : 'cli.play.seat-bot', {
        seat: sitting.seatName(i),
        bot: sitter.person ? '' : sitting.words.say({ id: `bot.${sitter.bot.name}` }),
      }),
    );
    const right = ` ${who.join(' · ')} `;
    const room = width - widthOf(left) - widthOf(right) - 4;
    if (room < 2) return `${paint.bold(left.trim())}\n${paint.dim(right.trim())}`;
    return paint.dim('──') + paint.bold(left) + paint.dim('─'.repeat(room)) + right + paint.dim('──');
  }

  board(seat: Seat): string {
    const { table, module, words } = this.sitting;
    return module.board(table.view(seat), words).replace(/\s+$/, '');
  }

  /** What happened, the latest last; `log`: what to type for more. */
  news(lines: readonly NewsLine[], most = NEWS, log = 'log'): string[] {
    const { say, paint, width } = this.cli;
    const shown = lines.slice(-most);
    const hidden = lines.length - shown.length;
    return [
      ...(hidden > 0 ? [paint.dim(say('cli.play.more-news', { n: hidden, log }))] : []),
      ...shown.flatMap(({ text, aside }) => {
        const [first = '', ...rest] = wrap(aside ? say('cli.play.because', { reasons: text }) : text, width - 6);
        const body = [`${aside ? '    ' : ' • '}${first}`, ...rest.map((line) => `${aside ? '    ' : '   '}${line}`)];
        return aside ? body.map((line) => paint.dim(line)) : body;
      }),
    ];
  }

  /** The question; or that somebody else is asked, to who only takes a look. */
  private prompt(seat: Seat): string {
    const { sitting, cli } = this;
    const [asked = seat] = sitting.table.asked();
    const looking = cli.say('cli.play.only-looking', { seat: sitting.seatName(asked), board: 'board' });
    return sitting.prompt(seat) ?? looking;
  }

  /** What can be chosen, with numbers; `from`: the first number. */
  options(list: readonly Choosable[], from: number, tight: boolean): string[] {
    const { paint, width } = this.cli;
    const digits = String(from + list.length - 1).length;
    const number = (i: number): string => paint.cyan(pad(String(from + i), digits + 1, true));
    if (list.length <= ONE_COLUMN && !tight) {
      const rows = columns(list.map(({ key, label }, i) => [`${number(i)}  ${label}`, paint.dim(key)]));
      return rows.every((row) => widthOf(row) <= width) ? rows : list.map(({ label }, i) => `${number(i)}  ${label}`);
    }
    const cells = list.map(({ label }, i) => `${number(i)}  ${label}`);
    const widest = Math.max(...cells.map(widthOf)) + 2;
    const across = Math.max(1, Math.floor(width / widest));
    const down = Math.ceil(cells.length / across);
    return Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (__, column) => pad(cells[column * down + row] ?? '', widest))
        .join('')
        .trimEnd(),
    );
  }

  /** What can be typed besides, as far as it makes sense now. */
  footer(seat: Seat): string {
    const { say, paint } = this.cli;
    const { sitting } = this;
    const names = [
      ...(mayUndo(sitting, seat) ? ['undo'] : []),
      ...(mayRedo(sitting, seat) ? ['redo'] : []),
      ...(sitting.table.refusals(seat).length > 0 ? ['why'] : []),
      'hint',
      'log',
      'rule',
      'help',
      'quit',
    ];
    return paint.dim(names.map((name) => say(`cli.play.footer.${name}`, { key: KEYS[name] ?? name })).join(' · '));
  }

  /** The whole question as a seat sees it; in a low terminal closer together, so that nothing scrolls away. */
  question(seat: Seat, news: readonly NewsLine[]): string {
    // The last row is for the answer.
    const rows = this.cli.live ? process.stdout.rows - 1 : Number.POSITIVE_INFINITY;
    const roomy = this.compose(seat, this.news(news), false);
    if (roomy.length <= rows) return roomy.join('\n');
    const room = Math.max(2, rows - this.compose(seat, [], true).length);
    const told = this.news(news, room);
    return this.compose(seat, told.length <= room ? told : this.news(news, room - 1), true).join('\n');
  }

  private compose(seat: Seat, told: readonly string[], tight: boolean): string[] {
    const { say, paint } = this.cli;
    const { options, offers } = this.sitting.choices(seat);
    const numbers = this.sitting.allotment(seat);
    const gap = tight ? [] : [''];
    const besides = [paint.bold(say('cli.play.besides')), ...this.options(offers, options.length + 1, tight)];
    return [
      this.title(seat),
      ...gap,
      ...this.board(seat).split('\n'),
      ...(told.length === 0 ? [] : [...gap, ...told]),
      ...gap,
      paint.bold(this.prompt(seat)),
      ...(numbers === undefined ? [] : wrap(numbers, this.cli.width)),
      ...this.options(options, 1, tight),
      ...(offers.length === 0 ? [] : besides),
      ...gap,
      this.footer(seat),
    ];
  }

  /** The end: board, what happened last, who won, and the score. */
  ending(seat: Seat, news: readonly NewsLine[]): string {
    const { say, paint } = this.cli;
    const { table, module, words, sitters, names } = this.sitting;
    const { outcome } = table;
    if (outcome === undefined) return '';
    const { scores, ranks, winners } = outcome;
    const rows = scores
      .map((score, i) => ({ score, seat: i, rank: ranks[i] ?? 1, won: winners.includes(i) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ score, seat: i, won }) => {
        const sitter = sitters[i];
        const who =
          sitter === undefined
            ? say('cli.play.automaton')
            : sitter.person
              ? say('cli.play.person')
              : words.say({ id: `bot.${sitter.bot.name}` });
        const row = [won ? '★' : ' ', this.sitting.seatName(i), who, String(score)];
        return won ? row.map((cell) => paint.green(cell)) : row;
      });
    const told = this.news(news, 4);
    return [
      this.title(seat),
      this.board(seat),
      ...told,
      '',
      paint.bold(words.say(outcomeMessage(module, outcome, names))),
      paint.dim(say('cli.play.final-score')),
      ...indent(columns(rows, [3])),
    ].join('\n');
  }
}
