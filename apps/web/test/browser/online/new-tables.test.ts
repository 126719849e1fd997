import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { dice } from '../support/random.ts';
import { isOver, joinBy, linkOf, onTable, openTable, playTogether, type Wanted } from './people.ts';
import { useHouse } from './use-house.ts';

const browser = useBrowser();
const house = useHouse();

/** Whoever clicks at random plays for long: so many answers, or in the proofs a whole game. */
const MOST = process.env['EDUBBA_PROOFS'] === '1' ? Number.POSITIVE_INFINITY : 30;

const GAMES: readonly NonNullable<Wanted['game']>[] = ['The Ancient World', 'Sammu-ramat', 'Mesopotamia'];

test.for(GAMES)('two people play %s, one at a desk and one with a phone', LONG, async (game) => {
  const { address } = await house().line();
  const ana = await (await browser.context()).newPage();
  const ben = await (await browser.context(PHONE)).newPage();
  const id = await openTable(ana, address, { name: 'Ana', game });
  await joinBy(ben, await linkOf(ana), address, 'Ben');
  await onTable(ana);
  const both = [
    { page: ana, player: mousePlayer(ana, dice(31)) },
    { page: ben, player: touchPlayer(ben, dice(32)) },
  ];
  const steps = await playTogether(both, async (now) => now >= MOST || ((await isOver(ana)) && isOver(ben)));
  expect(steps).toBeGreaterThan(20);
  if (!(await isOver(ana))) return;
  await ana.mouse.move(1, 1);
  await ana.getByRole('link', { name: 'See how the points came' }).click();
  await ana.waitForURL(`**/points/${id}`);
  await ana.locator('.result-acts').waitFor();
});
