import type { Chapter, GameModule, Step, TaughtGame } from '@edubba/gamekit';
import { LessonRun, stepText, teaches } from '@edubba/gamekit';
import type { BaseState, Key } from '@edubba/kernel';
import { readAllotment, thrownText } from '@edubba/kernel';
import { placeholders, pseudo } from '@edubba/words';
import type { Finding } from './finding.ts';
import { Findings } from './finding.ts';

/** So many words are read at once, title and text together. */
const MOST_WORDS = 48;
/** So many ways through a chapter are walked; more would be a game, not a lesson. */
const MOST_WAYS = 200;
const FEWEST = 8;
const MOST = 12;
const LONGEST = 3;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * What is wrong with a lesson: every chapter is played by the present rules on every way that the lesson allows, and everything
 * that it says is in its catalogue and short enough to be read before one acts.
 */
export function checkLesson<S extends BaseState>(
  { game, rulebook }: GameModule<S>,
  { lesson, texts: { en } }: TaughtGame,
  fewest = FEWEST,
): readonly Finding[] {
  const findings = new Findings('lesson');
  const { chapters } = lesson;
  if (lesson.game !== game.id) findings.add(`it is of ${lesson.game}, not of ${game.id}`, '');
  if (chapters.length < fewest || chapters.length > MOST)
    findings.add(`${chapters.length} chapters, not ${fewest} to ${MOST}`, '');
  if (chapters[0]?.steps[0]?.wait === undefined) findings.add('it does not begin with something to do', '');
  const said = new Set<string>();
  const say = (id: string, where: string): string => {
    said.add(id);
    const text = en[id];
    if (text === undefined) findings.add(`the catalogue has no ${id}`, where);
    return text ?? '';
  };
  const rules = new Set(rulebook.map(({ id }) => id));
  for (const { id, kind, section } of rulebook)
    if (kind === 'rule' && teaches(lesson, id) === undefined) findings.add(`${section} leads to no chapter`, id);
  for (const name of Object.keys({ ...lesson.met, ...lesson.left }))
    if (!chapters.some(({ id }) => id === name)) findings.add(`sections lead to ${name}, which is no chapter`, '');
  for (const [at, chapter] of chapters.entries()) {
    say(`lesson.${chapter.id}`, chapter.id);
    if (chapter.minutes < 1 || chapter.minutes > LONGEST) findings.add(`${chapter.minutes} minutes`, chapter.id);
    if (chapter.steps.every(({ wait }) => wait === undefined)) findings.add('nothing is to be done', chapter.id);
    for (const step of chapter.steps) {
      const where = `${chapter.id}, ${step.id}`;
      const words = wordsIn(
        `${say(stepText(chapter, step, 'title'), where)} ${say(stepText(chapter, step, 'text'), where)}`,
      );
      if (words > MOST_WORDS) findings.add(`${words} words are read at once`, where);
      const nudge = stepText(chapter, step, 'nudge');
      if (en[nudge] !== undefined) said.add(nudge);
      if (step.rule !== undefined && !rules.has(step.rule)) findings.add(`the rulebook has no ${step.rule}`, where);
    }
    try {
      walk(new LessonRun(game, lesson, at), chapter, findings);
    } catch (error) {
      findings.add(thrownText(error), chapter.id);
    }
  }
  for (const id of Object.keys(en)) if (!said.has(id)) findings.add(`${id} is never said`, '');
  for (const [id, text] of [...Object.entries(en), ...Object.entries(pseudo(en))]) {
    if (placeholders(text).length > 0) findings.add(`${id} has places that nobody fills in`, '');
    if (text.split('**').length % 2 === 0) findings.add(`${id} begins to stress and does not end it`, '');
  }
  return findings.list;
}

/** Plays a chapter on every way there is. */
function walk<S extends BaseState>(run: LessonRun<S>, chapter: Chapter, findings: Findings): void {
  const ways: (Key | undefined)[][] = [[]];
  for (let way = ways.shift(), walked = 0; way !== undefined; way = ways.shift(), walked++) {
    if (walked > MOST_WAYS) return findings.add(`more than ${MOST_WAYS} ways lead through it`, chapter.id);
    run.goTo(run.chapter);
    for (const key of way) run.go(key);
    const { now } = run;
    if (now === undefined) continue;
    const before = way;
    ways.push(...open(run, chapter, now, before, findings).map((key) => [...before, key]));
  }
}

/** What can be done at a step: what is waited for must be asked of whoever learns, and be possible. */
function open<S extends BaseState>(
  { table, lesson: { me } }: LessonRun<S>,
  chapter: Chapter,
  { id, wait }: Step,
  way: readonly (Key | undefined)[],
  findings: Findings,
): readonly (Key | undefined)[] {
  if (wait === undefined) return [undefined];
  const where = `${chapter.id}, ${id}${way.length === 0 ? '' : ` after ${way.map((key) => key ?? 'reading').join(' ')}`}`;
  const question = table.question(me);
  const offers = table.offers(me);
  if (question?.kind !== wait.kind && !wait.keys.some((key) => offers.includes(key)))
    findings.add(`${question?.kind ?? 'nothing'} is asked, not ${wait.kind}`, where);
  const keys = wait.keys.filter((key) => table.whyNot(me, key) === undefined);
  const shown = (key: Key): boolean =>
    question?.options.includes(key) === true || offers.includes(key) || readAllotment(key) !== undefined;
  for (const key of keys) if (!shown(key)) findings.add(`${key} is possible, but nowhere offered`, where);
  if (keys.length === 0) {
    const why = table.whyNot(me, wait.keys[0] ?? '');
    findings.add(`${wait.keys.join(', ')}: ${JSON.stringify(why?.why)}`, where);
  }
  return keys;
}
