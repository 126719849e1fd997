import { describe, expect, test } from 'vitest';
import { court, lies, playOn } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
const SOUND = { kalhu: 'M5 D3', assyria: 'S3 H3 G' };

describe('SAM-2 terms', () => {
  test('SAM-2.01 SAM-2.02 the stages of a Month in their order', () => {
    const t = court({
      players: P,
      at: 'month',
      challenge: 'A3',
      month: 2,
      row: ['-', 'EV17', 'EV23'],
      map: SOUND,
      people: { besime: 'kalhu blue', dinah: 'kalhu pink' },
    });
    playOn(t, () => t.board.month === 3);
    const stages = t.blue
      .log()
      .events.map(({ type }) => type)
      .filter((type) => type.startsWith('stage.') || type === 'month.begins');
    expect(stages.slice(0, 11).join(' ')).toBe(
      'month.begins stage.spread stage.event stage.enemies stage.effect stage.cards stage.taxes stage.consult stage.actions stage.check stage.end',
    );
  });

  test('SAM-2.21 the Gate alone makes a Vassal Area: it pays taxes though a token is missing', () => {
    const t = court({ players: P, at: 'taxes', map: { medes: 'G' }, people: { deioces: 'ecbatana blue' } });
    t.blue.isAsked('taxes').offering('confirm:lapis/deioces');
  });

  test('SAM-E.24 Month 1 of Religious Supremacy with Phrygia Attacks: nothing spreads, and the actions follow', () => {
    const t = court({ players: P, at: 'start', options: { challenge: 'B1' }, chance: { 'event.draw': ['EV07'] } });
    playOn(t, () => t.table.machine.kind === 'setup.token' && lies(t.board, 'gordium') !== '');
    // The second Military of Phrygia stands in the Capital.
    playOn(t, () => t.table.machine.kind === 'event.lose' || t.board.stage === 'consult');
    if (t.board.stage !== 'consult') playOn(t, () => t.board.stage === 'consult');
    expect([lies(t.board, 'gordium'), lies(t.board, 'elmali'), t.board.stage]).toEqual(['M1 D1', 'E2', 'consult']);
    expect(t.board.unrest.some(Boolean)).toBe(false);
  });
});
