import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleEntry } from '@edubba/gamekit';
import { createModuleWords } from '@edubba/gamekit';
import type { RuleId } from '@edubba/kernel';
import type { AnyModule } from './games.ts';
import { findGames, ROOT } from './games.ts';
import { type RuleTest, testsByRule } from '../../../tools/rule-tests.ts';

/** A rule with its words in the reader's language. */
export interface RuleText extends RuleEntry {
  readonly game: string;
  readonly heading: string;
  readonly text: string;
}

/** All rules of a game, as the reader reads them. */
export function rulesOf(module: AnyModule, locale: string): readonly RuleText[] {
  const words = createModuleWords(module, locale);
  return module.rulebook.map((entry) => ({
    ...entry,
    game: module.game.id,
    heading: words.say({ id: entry.section }),
    text: words.say({ id: `rule.${entry.id}` }),
  }));
}

/** The rule of this id; or those whose id begins so; or those in which all of the words occur. */
export function searchRules(rules: readonly RuleText[], query: string): readonly RuleText[] {
  const wanted = fold(query.trim());
  if (wanted === '') return rules;
  const exact = rules.filter(({ id }) => fold(id) === wanted);
  if (exact.length > 0) return exact;
  // `ASY-4.8`, and at the table `4.8`, mean `ASY-4.08`.
  const meant = rules.filter(({ id }) => [bare(id), bare(id).replace(/^[^-]*-/, '')].includes(bare(wanted)));
  if (meant.length > 0) return meant;
  const begin = rules.filter(({ id }) => fold(id).startsWith(wanted));
  if (begin.length > 0) return begin;
  const parts = wanted.split(/\s+/);
  return rules.filter(({ id, heading, text }) => {
    const all = fold(`${id} ${heading} ${text}`);
    return parts.every((part) => all.includes(part));
  });
}

/** An id without zeros that fill up its numbers. */
function bare(id: string): string {
  return fold(id).replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

/** Without case and accents: who searches need not type them. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** All tests by the rules they name, in the games and in the packages; read once. */
let tests: ReturnType<typeof testsByRule> | undefined;

/** Tests whose title names a rule. */
export function testsOf(id: RuleId): readonly RuleTest[] {
  const packages = join(ROOT, 'packages');
  const owners = [...findGames().values(), ...readdirSync(packages).map((name) => join(packages, name))];
  tests ??= testsByRule(ROOT, owners);
  return tests.get(id) ?? [];
}
