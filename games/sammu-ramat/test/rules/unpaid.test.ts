import { questionKinds } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../content/characters.ts';
import { EVENTS } from '../../content/events.ts';
import { AREA_NAMES } from '../../content/map.ts';
import { sammuRamat } from '../../rules/index.ts';
import { recordedUses } from '../bots/recorded.ts';
import { bagOf, court, lies, offered } from '../support.ts';

// A Good that nobody can pay costs a token, and where no token is left a red marker of the players' choice. How seldom it comes
// to that: a Gate stands only where each kind of token lies, and whoever has to pay is in play only while it stands.

test('SAM-4.14 only three Events can come to it, and only for Assyria', () => {
  const advisorsOf = (area: string): number =>
    CHARACTERS.filter(({ id, home }) => home === area && id !== 'sammu-ramat' && id !== 'baileet').length;
  const found = EVENTS.flatMap(({ id, area, banner, text }) =>
    text.flatMap((line) =>
      line.do !== 'pay'
        ? []
        : AREA_NAMES.flatMap((home) => {
            // Players without a Personal Advisor owe for Assyria (SAM-A.67).
            const most =
              line.who === 'public' ? advisorsOf(home) : home === 'assyria' ? 5 : Math.min(5, advisorsOf(home));
            // Supplies are lost even where two lie.
            const kinds = home === area ? banner.filter((icon) => icon.do === 'lose').length : 0;
            return most * line.n > 4 - kinds ? [`${id} ${home}`] : [];
          }),
    ),
  );
  expect(found).toEqual(['EV03 assyria', 'EV18 assyria', 'EV56 assyria']);
});

test('SAM-4.14 SAM-30.13 alone: four Advisors of Assyria without Goods, and its banner has taken the Supplies', () => {
  const people = { besime: 'kalhu', dinah: 'kalhu', wardiya: 'kalhu', younan: 'kalhu' };
  const map = { kalhu: 'M1 D1', assyria: 'S2 H1 G' };
  const t = court({ players: ['blue'], at: 'event', month: 3, row: ['-', '-', 'EV03'], map, people });
  t.blue.answers('event.token', 'confirm:military/kalhu', 'confirm:diviners/kalhu');
  // What is left goes unasked; the fourth has nothing.
  expect(offered(t.blue)).toBe('assassination plague raid unrest');
  t.blue.answers('event.marker', 'confirm:raid');
  expect(bagOf(t.board)).toBe('raid');
  expect([lies(t.board, 'kalhu'), lies(t.board, 'assyria')]).toEqual(['', 'G']);
  // One Good on any card that helps, one token more, one Advisor fewer: it does not come to it.
  for (const enough of [
    { people: { ...people, 'sammu-ramat': 'kalhu Te1' } },
    { people: { ...people, besime: 'kalhu Te1' } },
    { map: { ...map, arbela: 'M1' } },
    { people: { besime: 'kalhu', dinah: 'kalhu', wardiya: 'kalhu' } },
  ]) {
    const u = court({ players: ['blue'], at: 'event', month: 3, row: ['-', '-', 'EV03'], map, people, ...enough });
    for (let n = 0; n < 3 && u.table.machine.kind === 'event.token'; n++)
      u.blue.answers(
        'event.token',
        offered(u.blue)
          .split(' ')
          .map((key) => `confirm:${key}`)[0] ?? '',
      );
    expect(u.table.machine.kind).not.toBe('event.marker');
    expect(bagOf(u.board)).toBe('');
  }
});

test('SAM-4.14 SAM-A.67 five players: those without a Personal Advisor owe for Assyria', () => {
  const t = court({
    players: ['blue', 'pink', 'purple', 'green', 'black'],
    at: 'event',
    month: 3,
    row: ['-', '-', 'EV56'],
    map: { kalhu: 'M1 D1', assyria: 'S1 H1 G', napata: 'M1 D1', kush: 'S1 H1' },
    people: { besime: 'kalhu blue', dinah: 'kalhu pink', wardiya: 'kalhu purple' },
  });
  t.blue.answers('event.token', 'confirm:supplies', 'confirm:medicine', 'confirm:military/kalhu');
  t.blue.answers('event.marker', 'confirm:plague');
  expect(bagOf(t.board)).toBe('plague');
});

test('SAM-4.14 recorded games of this version come to every decision but five', () => {
  const { used } = recordedUses();
  const unmet = questionKinds(sammuRamat).filter((kind) => used[`kind/${kind}`] === undefined);
  expect(unmet).toEqual(['guard', 'displaced', 'baileet.diviner', 'baileet.step', 'spread.short']);
});
