// The benchmark: `npm run -s bench`, `npm run -s bench -- --help`.

import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Order, Report } from './measuring.ts';
import { help, table } from './report.ts';
import { subjects } from './subjects.ts';
import type { Figures, Finding } from './subject.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    tiny: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const found = await subjects();
const unknown = values.only.find((name) => !found.some((subject) => subject.name === name));

if (values.help) process.stdout.write(help(found));
else if (unknown !== undefined) {
  process.stderr.write(`There is no subject ${unknown}. There are: ${found.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 2;
} else await run();

async function run(): Promise<void> {
  const figures: { [name: string]: Figures } = {};
  for (const { name, title } of found) {
    if (values.only.length > 0 && !values.only.includes(name)) continue;
    const finding = await measure({ name, effort: values.tiny ? 'tiny' : 'full' });
    figures[name] = finding.figures;
    if (!values.json) process.stdout.write(table(title, finding.lines));
  }
  if (values.json) process.stdout.write(`${JSON.stringify(figures, undefined, 2)}\n`);
}

function measure(order: Order): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('measuring.ts', import.meta.url), { workerData: order });
    worker.on('message', (report: Report) => {
      if ('finding' in report) resolve(report.finding);
      else process.stderr.write(`${order.name}: ${report.progress}\n`);
    });
    worker.on('error', reject);
  });
}
