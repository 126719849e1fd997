import { existsSync } from 'node:fs';
import { refusalMessage } from '@edubba/gamekit';
import type { Key, Refusal, Seat } from '@edubba/kernel';
import { Refused, Xoshiro } from '@edubba/kernel';
import type { Cli } from '../cli.ts';
import { glossary, indent, wrap } from '../columns.ts';
import { Failure } from '../failure.ts';
import { readRecord, typedPath, writeRecord } from '../files.ts';
import { rulesOf, searchRules } from '../rule-search.ts';
import { oneRule, ruleList } from '../rule-text.ts';
import type { After, Desk, Order } from './desk.ts';
import { match } from './match.ts';
import type { Choosable, Sitting } from './sitting.ts';
import { back, redo, restart, undo } from './taking-back.ts';
import { sayUndo } from './undoing.ts';

/** What somebody might try and may not. */
interface Forbidden extends Choosable {
  readonly refusal: Refusal;
}

/** What was wanted, why it cannot be, the rule, and what would help; what has the same reason stands together. */
export function sayRefusals({ paint, width }: Cli, sitting: Sitting, refused: readonly Forbidden[]): string {
  const labels = new Map<string, string[]>();
  for (const { refusal, label } of refused) {
    const why = sitting.words.say(refusalMessage(sitting.module, refusal, sitting.names));
    labels.set(why, [...(labels.get(why) ?? []), label]);
  }
  const lines = [...labels].flatMap(([why, wanted]) => [
    ...wrap(wanted.join('; '), width - 3).map((line, i) => ` ${i === 0 ? paint.red('✗') : ' '} ${paint.bold(line)}`),
    ...indent(wrap(why, width - 3), 3),
  ]);
  return lines.join('\n');
}

/** Everything this seat might try and may not, with labels. */
export function refusedChoices(sitting: Sitting, seat: Seat): readonly Forbidden[] {
  const { table, words } = sitting;
  const view = table.view(seat);
  return table.refusals(seat).map((refusal) => ({
    key: refusal.target,
    label: words.say(sitting.label(view, table.machine.kind, refusal.target)),
    refusal,
  }));
}

const why: Order = ({ cli, sitting, seat }, rest) => {
  const { say } = cli;
  const refused = refusedChoices(sitting, seat);
  const { options, offers } = sitting.choices(seat);
  const found = rest === '' ? refused : match(rest, refused);
  const [possible] = match(rest, [...options, ...offers]);
  if (rest === 'undo' || rest === 'u') cli.tell(sayUndo(cli, sitting, seat));
  else if (found.length > 0) cli.print(sayRefusals(cli, sitting, found));
  else if (rest === '') cli.tell(say('cli.play.nothing-refused'));
  else if (possible !== undefined)
    cli.tell(say('cli.play.possible', { label: possible.label, number: numberOf(sitting, seat, possible.key) }));
  else {
    const refusal = sitting.table.whyNot(seat, rest);
    if (refusal !== undefined) cli.print(sayRefusals(cli, sitting, [{ key: rest, label: rest, refusal }]));
  }
  return 'again';
};

/** The number an option has on the screen. */
function numberOf(sitting: Sitting, seat: Seat, key: Key): number {
  const { options, offers } = sitting.choices(seat);
  return [...options, ...offers].findIndex((option) => option.key === key) + 1;
}

const log: Order = ({ cli, sitting, screen, seat }, rest) => {
  const lines = sitting.news(seat, 0);
  const most = rest === 'all' ? lines.length : /^\d+$/.test(rest) ? Number(rest) : 20;
  cli.print(lines.length === 0 ? cli.say('cli.play.log-empty') : screen.news(lines, Math.max(1, most)).join('\n'));
  return 'again';
};

const rule: Order = ({ cli, sitting }, rest) => {
  const found = searchRules(rulesOf(sitting.module, cli.words.locale), rest);
  const [only, another] = found;
  if (only === undefined) cli.tell(cli.say('cli.error.no-rule', { query: rest }));
  else cli.print(another === undefined ? oneRule(cli, only) : ruleList(cli, found));
  return 'again';
};

/** What the bot a newcomer meets would do in this seat, and why, in points. */
const hint: Order = ({ cli, sitting, seat }) => {
  const { say, paint } = cli;
  const { module, table, words } = sitting;
  const [adviser] = Object.values(module.bots).filter(({ name }) => name !== 'random');
  const observation = table.observe(seat);
  if (adviser === undefined || observation.options.length === 0) {
    cli.tell(say('cli.play.no-adviser'));
    return 'again';
  }
  const { key, reasons = [] } = adviser.choose(observation, new Xoshiro(`${sitting.seed}/hint`, table.log.length));
  const label = words.say(sitting.label(observation.view, observation.kind, key));
  const bot = words.say({ id: `bot.${adviser.name}` });
  cli.tell(say('cli.play.hint', { bot, number: numberOf(sitting, seat, key), label }));
  for (const reason of reasons) cli.print(paint.dim(`    ${sitting.reasonText([reason])}`));
  if (reasons.length === 0) cli.print(paint.dim(`    ${say('cli.play.hint-no-reason')}`));
  return 'again';
};

const save: Order = ({ cli, sitting }, rest) => {
  if (rest === '') {
    cli.tell(cli.say('cli.play.save-where', { example: 'save my-game.json' }));
    return 'again';
  }
  const file = typedPath(/\.[a-z]+$/i.test(rest) ? rest : `${rest}.json`);
  // A recorded game may be overwritten; anything else was a slip of the finger.
  if (existsSync(file)) readRecord(file);
  writeRecord(file, sitting.record());
  cli.tell(cli.say('cli.play.saved', { file }));
  return 'again';
};

/** Somebody else at the keyboard takes a look: to do what may be done at any time, or to change a sealed choice. */
const as: Order = ({ cli, sitting }, rest) => {
  const people = sitting.people.map((seat) => ({ key: sitting.seatName(seat), label: sitting.seatName(seat), seat }));
  const [person, another] = match(rest, people);
  if (person !== undefined && another === undefined) return { look: person.seat };
  cli.tell(cli.say('cli.play.as-whom', { people: people.map(({ label }) => label).join(', ') }));
  return 'again';
};

const help: Order = ({ cli }) => {
  const { say, paint, width } = cli;
  cli.tell(say('cli.play.help.choose'));
  const rows = HELP.map(
    (line) => [paint.cyan(line), say(`cli.play.help.${line.split(' ')[0] ?? ''}`, { all: 'all' })] as const,
  );
  cli.print(indent(glossary(rows, width - 2)).join('\n'));
  return 'again';
};

/** As they stand in the help; the first word names the text. */
const HELP = [
  'undo u',
  'redo r',
  'restart',
  'back',
  'why <key>',
  'hint',
  'log <n>',
  'rule <id>',
  'board',
  'as <seat>',
  'save <file>',
  'help ?',
  'quit q',
];

const ORDERS: { readonly [name: string]: Order } = {
  undo,
  redo,
  restart,
  back,
  why,
  hint,
  log,
  rule,
  save,
  as,
  help,
  board: () => 'changed',
  quit: () => 'leave',
};

const SHORT: { readonly [alias: string]: string } = {
  u: 'undo',
  r: 'redo',
  w: 'why',
  l: 'log',
  b: 'board',
  rules: 'rule',
  '?': 'help',
  q: 'quit',
  exit: 'quit',
};

/** Names that Tab completes. */
export const ORDER_NAMES: readonly string[] = Object.keys(ORDERS);

/** The order a line names by its first word, if it does. */
export function orderIn(line: string): { readonly order: Order; readonly rest: string } | undefined {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const name = SHORT[first.toLowerCase()] ?? first.toLowerCase();
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  return order === undefined ? undefined : { order, rest: rest.join(' ') };
}

/** Carries out an order; a refusal or a failure is said, and the question waits on. */
export async function obey(desk: Desk, order: Order, rest: string): Promise<After> {
  const { cli, sitting } = desk;
  try {
    return await order(desk, rest);
  } catch (error) {
    if (error instanceof Failure) cli.tell(cli.words.say(error.words));
    else if (error instanceof Refused)
      cli.tell(sitting.words.say(refusalMessage(sitting.module, error.refusal, sitting.names)));
    else throw error;
    return 'again';
  }
}
