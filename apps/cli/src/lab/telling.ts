import { createModuleWords } from '@edubba/gamekit';
import type { Message } from '@edubba/kernel';
import type { Comparison, LabResult } from '@edubba/lab';
import { answerMessage, estimate, figureMessage, findingsOf, labTexts, toldEstimate, unitMessage } from '@edubba/lab';
import { createWords, PSEUDO, pseudo } from '@edubba/words';
import type { Cli } from '../cli.ts';
import { columns, indent, wrap } from '../columns.ts';
import type { AnyModule } from '../games.ts';

/** So many figures are told at the terminal. */
const TOLD = 12;

/** The lab's words, or others, over those of a game. */
export function labWords(module: AnyModule, locale: string, texts = labTexts.en): (message: Message) => string {
  const lab = createWords(locale, ...(locale === PSEUDO ? [pseudo(texts)] : [texts]));
  const game = createModuleWords(module, locale);
  const say = (message: Message): string => {
    const params: { [name: string]: string | number } = {};
    for (const [name, value] of Object.entries(message.params ?? {}))
      params[name] = typeof value === 'object' ? say(value) : value;
    return (lab.has(message.id) ? lab : game).say({ id: message.id, params });
  };
  return say;
}

/** A result in a few lines: the answer, who wins from which place, and what is farthest from chance. */
export function resultLines(cli: Cli, module: AnyModule, result: LabResult): string[] {
  const say = labWords(module, cli.words.locale);
  const { experiment, sums } = result;
  const found = findingsOf(module, result);
  const shares = Array.from({ length: result.players }, (_, place) => estimate(result, `share/${place}`));
  const striking = found.all.filter(({ verdict }) => verdict !== 'chance').slice(0, TOLD);
  const rows = [...shares.flatMap((one) => one ?? []), ...striking];
  const head = ['', '', 'A', 'B', 'B − A'].slice(0, experiment.sides.length === 1 ? 3 : 5);
  const games = { games: sums.games, sides: String(experiment.sides.length) };
  return [
    cli.paint.bold(experiment.title),
    ...wrap(say(answerMessage(module, result, found)), cli.width),
    '',
    ...indent(columns([head, ...rows.map((row) => cells(module, row, say))], [2, 3, 4])),
    '',
    ...indent([
      say({ id: 'lab.report.games', params: games }),
      say({ id: 'lab.report.ended', params: { ended: result.ended } }),
      say({ id: 'lab.report.seed', params: { seed: experiment.seed, rules: result.rules } }),
      say({ id: 'lab.report.unfinished', params: { n: sums.unfinished } }),
    ]).filter((line) => line.trim() !== ''),
  ];
}

function cells(
  module: AnyModule,
  { figure, scale, sides, difference }: Comparison,
  say: (message: Message) => string,
): string[] {
  const interval = (one: { value: string; low: string; high: string }): string =>
    `${one.value} (${one.low} … ${one.high})`;
  return [
    say(figureMessage(module, figure)),
    say(unitMessage(scale)),
    ...sides.map((side) => interval(toldEstimate(scale, side))),
    ...(difference === undefined ? [] : [interval(toldEstimate(scale, difference, true))]),
  ];
}
