import { existsSync } from 'node:fs';
import { refusalMessage } from '@edubba/gamekit';
import type { Key, Seat } from '@edubba/kernel';
import { Refused, Xoshiro } from '@edubba/kernel';
import { cardsOf, cardText, searchCards } from '../card-text.ts';
import { glossary, indent } from '../columns.ts';
import { Failure } from '../failure.ts';
import { readRecord, typedPath, writeRecord } from '../files.ts';
import { rulesOf, searchRules } from '../rule-search.ts';
import { oneRule, ruleList } from '../rule-text.ts';
import type { After, Desk, Order } from './desk.ts';
import { match } from './match.ts';
import type { Sitting } from './sitting.ts';
import { back, redo, restart, undo } from './taking-back.ts';
import { sayUndo } from './undoing.ts';
import { refusedChoices, sayRefusals } from './why-text.ts';

const why: Order = ({ cli, sitting, seat }, typed) => {
  // `why not 3` asks the same.
  const rest = typed.replace(/^not(?:\s+|$)/i, '');
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
  const most = rest === 'all' ? lines.length : rest === '' ? 20 : Number(rest);
  if (!/^(?:|all|0*[1-9]\d*)$/.test(rest)) cli.tell(cli.say('cli.play.log-what', { log: 'log', all: 'all' }));
  else if (lines.length === 0) cli.tell(cli.say('cli.play.log-empty'));
  else cli.print(screen.news(lines, most, 'log all').join('\n'));
  return 'again';
};

const rule: Order = (desk, rest) => {
  const { cli, sitting } = desk;
  const found = searchRules(rulesOf(sitting.module, cli.words.locale), rest);
  const [only, another] = found;
  const cards = cardsOf(sitting.module, cli.words.locale);
  if (only === undefined && searchCards(cards, rest).length > 0) return card(desk, rest);
  if (only === undefined) cli.tell(cli.say('cli.error.no-rule', { query: rest }));
  else cli.print(another === undefined ? oneRule(cli, only) : ruleList(cli, found));
  return 'again';
};

/** What a card does; without a name, or with one that fits several, the names. */
const card: Order = ({ cli, sitting }, rest) => {
  const { say } = cli;
  const cards = cardsOf(sitting.module, cli.words.locale);
  const found = rest === '' ? cards : searchCards(cards, rest);
  const [only, another] = found;
  const names = (list: typeof cards): string => list.map(({ name }) => name).join(', ');
  if (cards.length === 0) cli.tell(say('cli.play.no-cards'));
  else if (only === undefined) cli.tell(say('cli.play.no-card', { query: rest, names: names(cards) }));
  else if (another === undefined) cli.print(cardText(cli, sitting.module, only));
  else cli.tell(names(found));
  return 'again';
};

/** What the bot a newcomer meets would do in this seat, and why, in points. */
const hint: Order = ({ cli, sitting, seat }) => {
  const { say, paint } = cli;
  const { module, table, words } = sitting;
  const [first] = Object.values(module.bots).filter(({ name }) => name !== 'random');
  const adviser = module.levels?.includes('master') === true ? module.bots['master'] : first;
  const observation = table.observe(seat);
  if (adviser === undefined || observation.options.length === 0) {
    cli.tell(say('cli.play.no-adviser'));
    return 'again';
  }
  const {
    key,
    reasons = [],
    others = [],
    line = [],
  } = adviser.choose(observation, new Xoshiro(`${sitting.seed}/hint`, table.log.length));
  const label = words.say(sitting.label(observation.view, observation.kind, key));
  const bot = words.say({ id: `bot.${adviser.name}` });
  cli.tell(say('cli.play.hint', { bot, number: numberOf(sitting, seat, key), label }));
  for (const reason of reasons) cli.print(paint.dim(`    ${sitting.reasonText([reason])}`));
  if (reasons.length === 0) cli.print(paint.dim(`    ${say('cli.play.hint-no-reason')}`));
  const sum = reasons.reduce((all, { points }) => all + points, 0);
  const called = (kind: string, one: Key): string => words.say(sitting.label(observation.view, kind, one));
  for (const other of others) {
    const less = sum - other.total;
    cli.print(paint.dim(`    ${say('cli.play.hint-other', { less, label: called(observation.kind, other.key) })}`));
  }
  const then = line.map((step) => called(step.kind, step.key)).join(', ');
  if (then !== '') cli.print(paint.dim(`    ${say('cli.play.hint-line', { then })}`));
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
  const seats = sitting.sitters.map((sitter, seat) => {
    const name = sitting.seatName(seat);
    return { key: name, label: name, seat, sitter };
  });
  const people = seats.filter(({ sitter }) => sitter.person);
  const [person, another] = match(rest, people);
  if (person !== undefined && another === undefined) return { look: person.seat };
  const [bot] = person === undefined ? match(rest, seats) : [];
  if (bot !== undefined && !bot.sitter.person) {
    const name = sitting.words.say({ id: `bot.${bot.sitter.bot.name}` });
    cli.tell(cli.say('cli.play.as-bot', { seat: bot.label, bot: name }));
  } else cli.tell(cli.say('cli.play.as-whom', { people: people.map(({ label }) => label).join(', ') }));
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
  'card <name>',
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
  card,
  save,
  as,
  help,
  board: () => 'changed',
  quit: () => 'leave',
};

/** Stand in the footer and in the help. */
const SHORT: { readonly [alias: string]: string } = { u: 'undo', r: 'redo', '?': 'help', q: 'quit' };

/** Taken all the same, unless a choice begins so. */
const TACIT: { readonly [alias: string]: string } = { w: 'why', l: 'log', b: 'board', rules: 'rule', exit: 'quit' };

/** Names that Tab completes. */
export const ORDER_NAMES: readonly string[] = Object.keys(ORDERS);

/** An order that somebody typed, and the rest of the line. */
export interface TypedOrder {
  readonly order: Order;
  readonly rest: string;
  /** How surely it is meant: by its name, by an abbreviation that is told, or by one that nobody was told of. */
  readonly by: 'name' | 'short' | 'tacit';
}

/** The order a line names by its first word, if it does. */
export function orderIn(line: string): TypedOrder | undefined {
  const [first = '', ...words] = line.trim().split(/\s+/);
  const typed = first.toLowerCase();
  const rest = words.join(' ');
  const by = Object.hasOwn(ORDERS, typed) ? 'name' : Object.hasOwn(SHORT, typed) ? 'short' : 'tacit';
  const name = SHORT[typed] ?? TACIT[typed] ?? typed;
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  return order === undefined ? undefined : { order, rest, by };
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
