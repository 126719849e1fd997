import type { Bot, Choice } from '@edubba/bots';
import { isThinker } from '@edubba/bots';
import type { GameModule } from '@edubba/gamekit';
import {
  allotmentMessage,
  createModuleWords,
  drawnMessage,
  eventMessage,
  itemMessage,
  kitTexts,
  moduleProblems,
  optionMessage,
  outcomeMessage,
  promptMessage,
  reasonMessage,
  refusalMessage,
  seatMessage,
  seatNames,
} from '@edubba/gamekit';
import type { BaseState, Message, Random, RuleId, Seat } from '@edubba/kernel';
import { CHANCE, Observation, places, showEvent, SPECTATOR, viewOf, thrownText, Xoshiro } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { kernelTexts, PSEUDO, placeholders } from '@edubba/words';
import type { Finding } from './finding.ts';
import { Findings, spell } from './finding.ts';
import type { Walk, Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/** What the catalogue test is told besides which games to play. */
export interface CatalogueOptions extends Walking {
  /** Ids of texts that random games need not say; those that begin so, where one ends in `*`: `log.*`. */
  readonly unsaid?: readonly string[];
  /** Ends after so many games, or later, as soon as every text has been said; plays all of them if not given. */
  readonly atLeast?: number;
  /** Codes that stand on the text table and are typed as they are, in every language: names of spaces. */
  readonly codes?: readonly string[];
  /** Looks round at one question of so many of each kind, where the number of games matters more; 1 if not given. */
  readonly every?: number;
}

/**
 * Everything that can be said in random games is in the catalogue and takes just the parameters it is given; every rule
 * that is cited is in the rulebook; no text is left over; and in the pseudo-language not one English word is left.
 */
export function checkCatalogue<S extends BaseState>(
  module: GameModule<S>,
  options: CatalogueOptions = {},
): readonly Finding[] {
  const findings = new Findings('catalogue');
  for (const what of moduleProblems(module)) findings.add(what, '');
  // Without its texts a module can say nothing: what is missing is known already.
  if (findings.list.length > 0) return findings.list;
  const speaker = new Speaker(module, options.codes);
  const { every = 1 } = options;
  /** How often each kind of question has come up. */
  const asked = new Map<string, number>();
  let told = 0;
  const { atLeast = Number.POSITIVE_INFINITY, unsaid = [] } = options;
  const { list } = walkGames('catalogue', module.game, options, {
    playOn: true,
    enough: (games) => games >= atLeast && speaker.unsaid(unsaid).length === 0,
    begin: (walk) => {
      told = 0;
      tellEvents(walk, speaker, 0);
      told = walk.events.length;
    },
    before: (walk) => {
      const { kind } = walk.machine;
      const before = asked.get(kind) ?? 0;
      asked.set(kind, before + 1);
      // Bots take their time: where every question is looked at, they speak at one of eight.
      if (before % every === 0) lookRound(walk, speaker, every > 1 || walk.random.below(8) === 0);
    },
    after: (walk) => {
      tellEvents(walk, speaker, told);
      told = walk.events.length;
    },
    end: (walk) => {
      speaker.say(
        outcomeMessage(module, module.game.outcome(walk.machine.pos.s), seatNames(module, walk.info.seats)),
        'the outcome',
        walk,
      );
      lookRound(walk, speaker, false);
    },
  });
  for (const id of speaker.unsaid(unsaid)) findings.add(`the text ${id} was never said`, '');
  return [...list, ...findings.list];
}

/** What could be the number of a rule. */
const NUMBER = /\w[\w.-]*\w/g;

/** Says things in English and in the pseudo-language, and takes note of both. */
class Speaker<S extends BaseState> {
  readonly module: GameModule<S>;
  private readonly english: Words;
  private readonly pseudo: Words;
  private readonly texts: { readonly [id: string]: string };
  private readonly rules: ReadonlySet<RuleId>;
  /** Rule numbers that were cited, whether there are such rules or not. */
  private readonly cited: Set<RuleId>;
  private readonly said = new Set<string>();
  private readonly code: RegExp | undefined;

  constructor(module: GameModule<S>, codes: readonly string[] = []) {
    this.module = module;
    // On the map of a text table one or two signs may follow at once: whose it is, who stands there.
    if (codes.length > 0) this.code = new RegExp(`(?:${codes.join('|')})[A-Za-z]{0,2}(?![A-Za-z])`, 'g');
    this.english = createModuleWords(module);
    this.pseudo = createModuleWords(module, PSEUDO);
    this.texts = { ...kernelTexts.en, ...kitTexts.en, ...module.texts.en };
    this.rules = new Set(module.rulebook.map(({ id }) => id));
    this.cited = new Set(this.rules);
  }

  /** `exact`: the game put the parameters together for this very text, so it uses all of them. */
  say(message: Message, what: string, walk: Walk<S>, exact = false): void {
    this.note(message);
    try {
      this.english.say(message);
      this.checkPlain(this.pseudo.say(message), what, walk);
    } catch (error) {
      walk.report(`${what} cannot be said: ${thrownText(error)}`);
      return;
    }
    if (exact) this.checkUsed(message, what, walk);
  }

  cite(rule: RuleId | undefined, what: string, walk: Walk<S>): void {
    if (rule === undefined || rule === 'kernel') return;
    this.cited.add(rule);
    if (!this.rules.has(rule)) walk.report(`${what} cites the rule ${rule}, which the rulebook lacks`);
  }

  board(walk: Walk<S>, seat: Seat): void {
    const words: Words = {
      locale: PSEUDO,
      has: (id) => this.pseudo.has(id),
      say: (message) => {
        this.note(message);
        return this.pseudo.say(message);
      },
    };
    try {
      this.checkPlain(this.module.board(viewOf(walk.machine, seat), words), 'the board', walk);
    } catch (error) {
      walk.report(`the board cannot be said: ${thrownText(error)}`);
    }
  }

  /** The game's own texts that nobody said, beyond those that programs say by themselves. */
  unsaid(except: readonly string[]): string[] {
    const { module } = this;
    const known = new Set([
      ...module.rulebook.flatMap(({ id, section }) => [`rule.${id}`, section]),
      ...module.seats.map(({ id }) => id),
    ]);
    const excepted = (id: string): boolean =>
      except.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name));
    return Object.keys(module.texts.en).filter(
      (id) =>
        !this.said.has(id) &&
        !known.has(id) &&
        !/^(?:game|option|bot|tunable|group|source)\./.test(id) &&
        !excepted(id),
    );
  }

  private note({ id, params = {} }: Message): void {
    this.said.add(id);
    for (const param of Object.values(params)) if (typeof param === 'object') this.note(param);
  }

  /** Two plain letters in a row are a word that was never in a catalogue; a rule's number is none. */
  private checkPlain(text: string, what: string, walk: Walk<S>): void {
    const rest = text.replaceAll(NUMBER, (rule) => (this.cited.has(rule) ? '' : rule));
    const word = /[A-Za-z]{2,}/.exec(this.code === undefined ? rest : rest.replaceAll(this.code, ' '))?.[0];
    if (word !== undefined) walk.report(`${what} has a hard-wired word, ${word}: ${text.trim()}`);
  }

  private checkUsed({ id, params = {} }: Message, what: string, walk: Walk<S>): void {
    const needs = placeholders(this.texts[id] ?? '');
    for (const [name, param] of Object.entries(params)) {
      if (!needs.includes(name)) walk.report(`${what} gives the text ${id} a parameter it does not use: ${name}`);
      if (typeof param === 'object') this.checkUsed(param, what, walk);
    }
  }
}

/** Everything a person could be shown at this position; with what bots say of it, if wanted. */
function lookRound<S extends BaseState>(walk: Walk<S>, speaker: Speaker<S>, bots: boolean): void {
  const { machine, info, game } = walk;
  const { module } = speaker;
  const { pos } = machine;
  const names = seatNames(module, info.seats);
  for (let seat: Seat = 0; seat < info.seats; seat++) {
    const view = viewOf(machine, seat);
    for (const pending of view.pending.filter((asked) => asked.seat !== CHANCE))
      speaker.say(promptMessage(module, pending, names), `the prompt of ${pending.kind}`, walk);
    const allotment = machine.allotment(seat);
    if (allotment !== undefined) speaker.say(allotmentMessage(allotment), `the numbers of ${machine.kind}`, walk);
    for (const key of [...machine.options(seat), ...machine.offers(seat)]) {
      speaker.say(
        optionMessage(module, view, machine.kind, key),
        `the option ${spell(key)} of ${machine.kind}`,
        walk,
        true,
      );
    }
    for (const refusal of machine.refusals(seat)) {
      const what = `the refusal of ${spell(refusal.target)} in ${machine.kind}`;
      speaker.cite(refusal.rule, what, walk);
      speaker.say(refusalMessage(module, refusal, names), what, walk, true);
    }
    if (bots) explain(walk, speaker, seat);
  }
  for (const seat of [SPECTATOR, ...Array(info.seats).keys()]) speaker.board(walk, seat);
  for (let seat: Seat = 0; seat < info.seats; seat++) {
    const name = seatMessage(module, seat, names);
    if (typeof name === 'object') speaker.say(name, `the name of seat ${seat}`, walk);
  }
  for (const key of machine.asked().includes(CHANCE) ? machine.options(CHANCE) : []) {
    speaker.say({ id: `chance.${machine.kind}` }, `what chance decides in ${machine.kind}`, walk);
    speaker.say(drawnMessage(module, machine.kind, key), `the outcome ${spell(key)} of ${machine.kind}`, walk, true);
  }
  if (walk.line.length > 0) return;
  for (const { items } of places(game.zones, pos.s)) {
    for (const item of items)
      for (const shown of [item, `?${game.backOf(item)}`])
        speaker.say(itemMessage(module, shown), `the item ${spell(shown)}`, walk, true);
  }
}

/** One of so many positions is thought about for long. */
const SELDOM = 60;

/** So much of a long thought is enough to hear its reasons. */
const GLANCE = 8;

/** What a bot would answer, without thinking long: what it can say is the same. */
function quickly<S extends BaseState>(bot: Bot<S>, observation: Observation<S>, random: Random): Choice {
  if (!isThinker(bot)) return bot.choose(observation, random);
  const thought = bot.ponder(observation, random);
  for (let i = 0; i < GLANCE && thought.go(); i++);
  return thought.choice();
}

/** What the bots would say for their reasons. */
function explain<S extends BaseState>(walk: Walk<S>, speaker: Speaker<S>, seat: Seat): void {
  const { machine, random } = walk;
  const asked = machine.asked().includes(seat);
  if (!asked && machine.options(seat).length === 0 && machine.offers(seat).length === 0) return;
  const { bots, levels = [] } = speaker.module;
  for (const [name, bot] of Object.entries(bots)) {
    // Who thinks for long is asked now and then: all its reasons are parts of one sum. So are levels of a bot that plays
    // ahead: they say what it says.
    const long = isThinker(bot) || (bot.ahead === true && levels.includes(name));
    if (long && walk.line.length % SELDOM > 0) continue;
    const observation = new Observation(machine, seat);
    // Levels draw for themselves: which games are played does not hang on how they think.
    const luck = levels.includes(name) || isThinker(bot) ? new Xoshiro('levels', walk.line.length) : random;
    const choice = asked ? quickly(bot, observation, luck) : bot.volunteer?.(observation, luck);
    for (const reason of choice?.reasons ?? []) speaker.say(reasonMessage(reason), `a reason of the bot ${name}`, walk);
  }
}

function tellEvents<S extends BaseState>(walk: Walk<S>, speaker: Speaker<S>, from: number): void {
  const { module } = speaker;
  const names = seatNames(module, walk.info.seats);
  for (const stored of walk.events.slice(from)) {
    const what = `the event ${stored.type}`;
    speaker.cite(stored.rule, what, walk);
    for (const seat of [SPECTATOR, ...Array(walk.info.seats).keys()]) {
      const { event } = showEvent(stored, 0, seat, walk.game.backOf);
      if (event !== undefined) speaker.say(eventMessage(module, event, names), what, walk);
    }
  }
}
