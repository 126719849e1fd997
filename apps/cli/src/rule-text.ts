import type { Cli } from './cli.ts';
import { indent, wrap } from './columns.ts';
import type { RuleText } from './rule-search.ts';

/** Rules under their headings. */
export function ruleList(cli: Cli, found: readonly RuleText[]): string {
  let under = '';
  const lines = found.flatMap((rule) => {
    const heading = `${cli.paint.bold(rule.heading)}  ${cli.paint.dim(rule.game)}`;
    const title = heading === under ? [] : under === '' ? [heading] : ['', heading];
    under = heading;
    return [...title, ...ruleLines(cli, rule)];
  });
  return lines.join('\n');
}

function ruleLines(cli: Cli, { id, kind, text }: RuleText): string[] {
  const marked = kind === 'rule' ? text : cli.say(`cli.rules.marked.${kind}`, { text });
  const room = Math.max(9, id.length + 2);
  const lines = wrap(marked, cli.width - room - 2);
  return indent(lines.map((line, i) => (i === 0 ? cli.paint.cyan(id.padEnd(room)) : ' '.repeat(room)) + line));
}

/** One rule in full. */
export function oneRule(cli: Cli, { id, heading, game, text, kind, source }: RuleText): string {
  const { paint, say } = cli;
  return [
    `${paint.cyan(id)}  ${paint.bold(heading)}  ${paint.dim(game)}`,
    '',
    ...indent(wrap(text, cli.width - 2)),
    '',
    ...indent([
      say('cli.rules.origin', { kind: { id: `cli.rules.kind.${kind}` }, source: { id: `cli.rules.source.${source}` } }),
    ]),
  ].join('\n');
}
