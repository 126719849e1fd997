import { measureClient, type Weight } from '@edubba/web/measure';
import { median } from '../measure.ts';
import type { Effort, Finding, Subject } from '../subject.ts';

const AMOUNTS = {
  full: { steps: 3000, openings: 5 },
  tiny: { steps: 8, openings: 1 },
} as const;

const sum = (weight: Weight): { [kind: string]: number } => ({ ...weight });

async function measure(effort: Effort, say: (text: string) => void): Promise<Finding> {
  const { home, table, clicks, opening } = await measureClient(AMOUNTS[effort], say);
  const opened = (by: 'list' | 'address') => ({
    lit: median(opening[by].map(({ lit }) => lit)),
    whole: median(opening[by].map(({ whole }) => whole)),
  });
  const [list, cold] = [opened('list'), opened('address')];
  return {
    figures: { home: sum(home), table: sum(table), clicks: { ...clicks }, opening: { list, address: cold } },
    lines: [
      { what: 'home, compressed script (aim: 110 KB)', ours: `${home.script} KB` },
      {
        what: 'table of Assyria, everything until it can be played, compressed, fonts and worker too (aim: 280 KB)',
        ours: `${table.all} KB`,
      },
      { what: 'the same, what comes afterwards by itself', ours: `${table.later} KB` },
      {
        what: `click to answer on screen, 4 × slower, 99 of 100 (aim: 100 ms; ${clicks.clicks} clicks)`,
        ours: `${clicks.p99} ms`,
      },
      { what: 'the same, half of them', ours: `${clicks.median} ms` },
      {
        what: 'a late table from the list of kept ones to its first lit target, 4 × slower (aim: 1000 ms)',
        ours: `${list.lit} ms`,
      },
      { what: 'the same to its last panel', ours: `${list.whole} ms` },
      { what: 'by its address, the whole client loaded first', ours: `${cold.lit} ms, ${cold.whole} ms` },
    ],
  };
}

export const subject: Subject = {
  name: 'web',
  title: 'The web client in Chromium: what it weighs and how quickly it answers',
  measure,
};
