import type { GameModule } from '@edubba/gamekit';
import type { BaseState, Message } from '@edubba/kernel';
import { botMessage } from './bots.ts';
import type { Comparison, Estimate } from './estimate.ts';
import { estimate } from './estimate.ts';
import type { Finding } from './findings.ts';
import { findingsOf } from './findings.ts';
import { figureMessage, unitMessage } from './naming.ts';
import type { LabResult } from './kept.ts';
import { answerMessage, toldEstimate } from './telling.ts';

type Say = (id: string, params?: Message['params']) => string;

/** So many surprising figures are drawn; all of them are in the table below. */
const DRAWN = 12;

/** A result as one page that needs nothing else: no script, no font, no address. */
export function reportHtml<S extends BaseState>(
  module: GameModule<S>,
  result: LabResult,
  sayMessage: (message: Message) => string,
): string {
  const say: Say = (id, params) => sayMessage(params === undefined ? { id } : { id, params });
  const { experiment, sums } = result;
  const found = findingsOf(module, result);
  const told = (figure: string): string => escape(sayMessage(figureMessage(module, figure)));
  const params = { games: sums.games, sides: String(experiment.sides.length) };
  const facts = [
    say('lab.report.of', {
      game: { id: `game.${experiment.game}` },
      seats: experiment.seats,
      bots: experiment.bots.map((bot) => sayMessage(botMessage(bot))).join(', '),
    }),
    say('lab.report.games', params),
    say('lab.report.seed', { seed: experiment.seed, rules: result.rules }),
    say('lab.report.ended', { ended: result.ended }),
    say('lab.report.unfinished', { n: sums.unfinished }),
  ].filter((text) => text !== '');
  const shares = sharesOf(result);
  const striking = found.all.filter(({ verdict }) => verdict !== 'chance').slice(0, DRAWN);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(experiment.title)}</title><style>${STYLE}</style></head><body>
<h1>${escape(experiment.title)}</h1>
<p class="answer">${escape(sayMessage(answerMessage(module, result, found)))}</p>
<p>${facts.map(escape).join(' · ')}</p>
<p class="sides">${experiment.sides.map((side, i) => sideText(side, i)).join('')}</p>
${striking.length === 0 ? '' : `<h2>${escape(say('lab.report.surprising'))}</h2>${forest(striking, told, say)}`}
${shares.length === 0 ? '' : `<h2>${escape(say('lab.report.shares'))}</h2>${forest(shares, told, say, 1 / result.players)}`}
<h2>${escape(say('lab.report.spread'))}</h2><div class="spreads">${['length', 'lead/changes', 'lead/settled', 'margin'].map((figure) => spread(result, figure, told)).join('')}</div>
<p class="key">${escape(say('lab.report.key'))}</p>
<details><summary>${escape(say('lab.report.all', { n: found.all.length }))}</summary>${table(found.all, told, say)}</details>
<details><summary>${escape(say('lab.report.experiment'))}</summary><pre>${escape(JSON.stringify(experiment, null, 2))}</pre></details>
</body></html>
`;
}

function sharesOf(result: LabResult): Comparison[] {
  return Array.from({ length: result.players }, (_, place) => estimate(result, `share/${place}`)).flatMap(
    (one) => one ?? [],
  );
}

function sideText({ name, tuned, options, bots }: LabResult['experiment']['sides'][number], i: number): string {
  const changes = [...Object.entries(tuned), ...Object.entries(options)].map(([what, n]) => `${what} = ${n}`);
  const all = [...changes, ...(bots === undefined ? [] : [bots.join(', ')])].join(', ');
  return `<span><b class="${i === 0 ? 'a' : 'b'}">${'AB'.charAt(i)}</b> ${escape(name)}${all === '' ? '' : ` <small>${escape(all)}</small>`}</span>`;
}

const WIDE = 320;

/** Rows of dots with their intervals on one scale for each row, or on a common one with a line at `fair`. */
function forest(rows: readonly Comparison[], told: (figure: string) => string, say: Say, fair?: number): string {
  const common =
    fair === undefined
      ? undefined
      : bounds(
          rows.flatMap(({ sides }) => sides),
          fair,
        );
  const lines = rows.map((row) => {
    const [low, high] = common ?? bounds(row.sides);
    const x = (n: number): number => 10 + ((WIDE - 20) * (n - low)) / (high - low || 1);
    const marks = row.sides.map((side, i) => mark(x, side, i, row.sides.length)).join('');
    const line = fair === undefined ? '' : `<path class="fair" d="M${x(fair).toFixed(1)} 0v30"/>`;
    const values = row.sides.map((side) => told95(row, side, say));
    const difference = row.difference === undefined ? '' : told95(row, row.difference, say, true);
    const label = `${told(row.figure)}: ${values.join('; ')}${difference === '' ? '' : `; ${difference}`}`;
    return `<tr><th>${told(row.figure)}<small>${escape(say(unitMessage(row.scale).id))}</small></th><td><svg role="img" aria-label="${label}" viewBox="0 0 ${WIDE} 30" width="${WIDE}" height="30">${line}${marks}</svg></td>${values.map((value) => `<td>${value}</td>`).join('')}<td><b>${difference}</b></td></tr>`;
  });
  return `<table class="forest">${lines.join('')}</table>`;
}

function told95({ scale }: Comparison, one: Estimate, say: Say, sign = false): string {
  const { value, low, high } = toldEstimate(scale, one, sign);
  return `${escape(value)} <small>${escape(say('lab.report.interval', { low, high }))}</small>`;
}

function bounds(all: readonly Estimate[], fair?: number): readonly [number, number] {
  const ends = [...all.flatMap(({ low, high }) => [low, high]), ...(fair === undefined ? [] : [fair])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return low === high ? [low - 1, high + 1] : [low, high];
}

function mark(x: (n: number) => number, { value, low, high }: Estimate, side: number, sides: number): string {
  const y = sides === 1 ? 15 : 9 + 12 * side;
  const kind = side === 0 && sides > 1 ? 'a' : 'b';
  return `<path class="bar ${kind}" d="M${x(low).toFixed(1)} ${y}H${x(high).toFixed(1)}"/><circle class="dot ${kind}" cx="${x(value).toFixed(1)}" cy="${y}" r="4.5"/>`;
}

const BINS = 30;

/** A histogram of both sides: B filled, A as an outline. */
function spread(result: LabResult, figure: string, told: (figure: string) => string): string {
  const sides = result.sums.sides.map((side) =>
    Object.entries(side.spread[figure] ?? {}).map(([value, n]) => [Number(value), n] as const),
  );
  const values = sides.flatMap((side) => side.map(([value]) => value));
  if (values.length === 0) return '';
  const low = Math.min(...values);
  const wide = Math.max(1, Math.ceil((Math.max(...values) - low + 1) / BINS));
  const bins = Math.floor((Math.max(...values) - low) / wide) + 1;
  const counts = sides.map((side) => {
    const heights = Array<number>(bins).fill(0);
    for (const [value, n] of side)
      heights[Math.floor((value - low) / wide)] = (heights[Math.floor((value - low) / wide)] ?? 0) + n;
    return heights;
  });
  const top = Math.max(...counts.flat());
  const bar = WIDE / bins;
  const shapes = counts.map((heights, i) => {
    const path = heights.map((n, at) => `V${(80 - (76 * n) / top).toFixed(1)}H${((at + 1) * bar).toFixed(1)}`).join('');
    return `<path class="hist ${i === 0 && counts.length > 1 ? 'a' : 'b'}" d="M0 80${path}V80"/>`;
  });
  return `<figure><figcaption>${told(figure)}</figcaption><svg role="img" aria-label="${told(figure)}" viewBox="0 0 ${WIDE} 80" width="${WIDE}" height="80">${shapes.toReversed().join('')}</svg><p><span>${low}</span><span>${low + bins * wide - 1}</span></p></figure>`;
}

function table(all: readonly Finding[], told: (figure: string) => string, say: Say): string {
  const rows = all.map((row) => {
    const cells = [
      ...row.sides.map((side) => told95(row, side, say)),
      row.difference === undefined ? '' : told95(row, row.difference, say, true),
    ];
    return `<tr><td>${told(row.figure)}</td><td>${escape(say(unitMessage(row.scale).id))}</td>${cells.map((text) => `<td>${text}</td>`).join('')}<td>${escape(say(`lab.verdict.${row.verdict}`))}</td></tr>`;
  });
  const heads = ['A', 'B'].slice(0, all[0]?.sides.length ?? 1);
  return `<table class="all"><thead><tr><th>${escape(say('lab.report.figure'))}</th><th>${escape(say('lab.report.unit'))}</th>${heads.map((side) => `<th>${side}</th>`).join('')}<th>${escape(say('lab.report.difference'))}</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Whatever a title holds stays text. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `:root{color-scheme:light dark;--ink:#2a211a;--paper:#f6eede;--line:#cdb98f;--a:#6b5a45;--b:#1f4a99}
@media(prefers-color-scheme:dark){:root{--ink:#efe5d2;--paper:#1c1a22;--line:#4b4456;--a:#b7a78c;--b:#8fb4ff}}
body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:64rem;margin:2rem auto;padding:0 1rem}
h1{margin:0 0 .2rem}h2{margin:2rem 0 .4rem;font-size:1.15rem}.answer{font-weight:600;margin:.2rem 0}.key{opacity:.75;max-width:46rem}
table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:left;border-top:1px solid var(--line);font-weight:400;vertical-align:middle}
small{display:block;opacity:.75}.sides span{margin-right:1.5rem}.sides b{display:inline-grid;place-items:center;width:1.5rem;height:1.5rem;border-radius:50%;border:2px solid var(--a)}
.sides b.b{background:var(--b);border-color:var(--b);color:var(--paper)}.sides small{display:inline}
.bar{stroke-width:5;stroke-linecap:round;opacity:.45;stroke:var(--b)}.bar.a{stroke:var(--a)}.dot{fill:var(--b);stroke:var(--b);stroke-width:2}.dot.a{fill:var(--paper);stroke:var(--a)}
.fair{stroke:var(--ink);stroke-dasharray:3 3;opacity:.6}.hist{fill:var(--b);opacity:.55}.hist.a{fill:none;stroke:var(--a);stroke-width:1.5;opacity:1}
.spreads{display:flex;flex-wrap:wrap;gap:1rem 2rem}figure{margin:0}figure p{display:flex;justify-content:space-between;margin:0}svg{max-width:100%;height:auto}
.forest,.all{display:block;overflow-x:auto}details{margin-top:1.5rem}pre{overflow-x:auto}`;
