import type { GameEvent } from '@edubba/kernel';
import type { Finding } from '@edubba/testkit';
import { assertNone, checkCatalogue, checkCoverage } from '@edubba/testkit';
import { test } from 'vitest';
import { SPACES } from '../content/map.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import module from '../index.ts';

// The free tests that play until everything was met: beside those of free.test.ts they run on another core.

const TIMEOUT = 600_000;

/** Among the proofs many times as many. */
const PROOFS = process.env['EDUBBA_PROOFS'] === '1';

const free = (name: string, check: () => readonly Finding[]): void => {
  // oxlint-disable-next-line vitest/valid-title -- says in words what was found, which no matcher does
  test(name, { timeout: TIMEOUT }, () => assertNone(check()));
};

/** What nobody names in an answer: a monster is there, and a city's card comes with the city. */
function playedBy({ type, data }: GameEvent): string | undefined {
  if (type === 'monster.defeated') return MONSTER_NAMES[Number(data?.['monster'])];
  return type === 'city-card.taken' ? String(data?.['city']) : undefined;
}

free('every label, decision and card is reached within 1600 games', () =>
  checkCoverage(module, {
    games: 1600,
    playedBy,
    // Held by few, and worth something in few moments: rules/AKK-15-temple.test.ts.
    except: [
      'blessing-of-suen',
      // Hardly any random player gathers 18 lapis: rules/AKK-18-missions.test.ts and rules/AKK-19-prestige.test.ts.
      'prestige.scoring.pay',
      'mission.pay',
      'mission.buy',
    ],
  }),
);
/** Texts that random games need not say. */
const UNSAID = [
  // What cards, mats and missions say of themselves stands on the page: ui/explanations.test.ts.
  'effect.*',
  'mission.*',
  'city-card.*',
  // Said in bots/reasons.test.ts.
  'thumb.*',
  // Each part has its words: bots/levels.test.ts.
  'worth.*',
  // Every list of units names all kinds, though not all can be bought or hit.
  'unit.*',
  'a.beaten',
  'a.hurt',
  // Nobody's seat, the back of a card and the kernel's own line: words for what is not expected.
  'seat.nobody',
  'back.card',
  'event.moved',
  // Random players hardly ever finish a mission or win, and so nobody needs mercy.
  'ask.mission.*',
  'do.mission.*',
  'do.quest.score.mission',
  'event.mission.scored',
  'event.game.won',
  'board.mission.done',
  'ask.mercy.*',
  'do.mercy.*',
  'event.mercy.*',
  'board.mercies',
  // What is offered besides the question is said without a prompt.
  'ask.score.now',
  'ask.city-card.take',
  'do.city-card.take',
  // Rare, and looked at in one question of 20 only; by the section of the rules they belong to.
  'no.challenge.*', // AKK-22
  'no.revolt.held', // AKK-17
  'no.retreat.*', // AKK-11
  'fix.retreat.*',
  'no.converted.champion',
  'no.hit.beaten',
  'no.last-unit',
  'no.danger.champion', // AKK-10
  'fix.other-unit',
  'fix.mercenary',
  'no.move.full', // AKK-8, AKK-9
  'no.move.reach',
  'fix.move.card',
  'no.card.copy', // AKK-17
  'no.building.useless', // AKK-7
  'no.recruit.room', // AKK-14
  'fix.recruit.room',
  'no.convert.*', // AKK-15
  'fix.convert.akkad',
  'ask.convert.replace',
  'do.convert.replace*',
  'do.building.action.convert',
  'do.ziggurat.place.skip',
  'no.trade.offers', // AKK-16
  'do.activate.mode.monster', // AKK-10
  'do.plague.loss.done', // AKK-22
  'do.army.surplus.away', // AKK-19
  'event.champion.waits', // AKK-12
  'chance.draw.mercy', // AKK-19
];

free('every word said in up to 20 games comes from the catalogue, and no text is left over', () =>
  checkCatalogue(module, {
    games: 20,
    atLeast: PROOFS ? 20 : 6,
    every: 20,
    unsaid: UNSAID,
    codes: SPACES.map(({ id }) => id),
  }),
);
