import { about, rulebook, rulesEn } from '@edubba/assyria/rulebook';
import { teaches } from '@edubba/gamekit';
import { describe, expect, test } from 'vitest';
import { PLAYABLE } from '../../src/app/games.ts';
import { around, type Book, learnedBy, makeBook, neighbours } from '../../src/rules/book.ts';
import { find, marked, partsOf, termsOf } from '../../src/rules/search.ts';
import { rulesTexts } from '../../src/rules/texts.en.ts';

const book = makeBook(rulebook, (id) => rulesEn[id] ?? '', about);
const ids = (search: string): string[] => find(book, termsOf(search)).map(({ id }) => id);
const labels = (kind: string): string[] => (rulesTexts[`rules.parts.${kind}`] ?? '').split('|');

test('every rule has its section and its text', () => {
  expect(book.rules.length).toBe(rulebook.length);
  expect(book.rules.every(({ id, text }) => text !== '' && book.sectionOf.has(id))).toBe(true);
});

describe.each(PLAYABLE.filter(({ learn }) => learn !== undefined).map((shelf) => [shelf.id, shelf] as const))(
  'the rulebook of %s',
  (_, { rulebook: load, learn }) => {
    const read = async (): Promise<Book> => {
      const loaded = (await load?.()) ?? expect.fail('it has none');
      return makeBook(loaded.rulebook, (id) => loaded.rulesEn[id] ?? '', loaded.about);
    };

    test('every rule that is spoken of is one', async () => {
      const { rules, byId } = await read();
      expect(rules.flatMap(({ names }) => names.filter((id) => !byId.has(id)))).toEqual([]);
    });

    test('every ruling and every example says which rules it is about, and stands with them', async () => {
      const own = await read();
      const alone = own.rules.filter((one) => {
        const rules = around(own, one, 'rule');
        return one.kind !== 'rule' && !rules.some((rule) => around(own, rule, one.kind).includes(one));
      });
      expect(alone.map(({ id }) => id)).toEqual([]);
    });

    test('every rule, ruling and example leads to a chapter', async () => {
      const own = await read();
      const { lesson } = (await learn?.load()) ?? expect.fail('it is not taught');
      const lost = own.rules.filter((rule) => teaches(lesson, learnedBy(own, rule)) === undefined);
      expect(lost.map(({ id }) => id)).toEqual([]);
    });
  },
);

test('words and ids are found', () => {
  expect(ids('ships belong')).toEqual(['ASY-10.04']);
  expect(ids('asy-9.06')).toContain('ASY-9.06');
  expect(ids('10.07')).toContain('ASY-10.07');
  expect(ids('a.05')).toContain('ASY-A.05');
  expect(ids('zzz')).toEqual([]);
  expect(ids('').length).toBe(rulebook.length);
});

test('a search through all rules takes no time to speak of', () => {
  const start = performance.now();
  for (let i = 0; i < 20; i++) ids('hut ship');
  expect((performance.now() - start) / 20).toBeLessThan(10);
});

test('found words are marked to their end', () => {
  expect(marked('Two Ships, one ship', ['ship'])).toEqual([
    { text: 'Two ', found: false },
    { text: 'Ships', found: true },
    { text: ', one ', found: false },
    { text: 'ship', found: true },
  ]);
  expect(marked('2.5 (a)', ['(a'])).toEqual([
    { text: '2.5 ', found: false },
    { text: '(a', found: true },
    { text: ')', found: false },
  ]);
});

test('every ruling says how it is read and why; most examples have a given and a then', () => {
  for (const rule of book.rules.filter(({ kind }) => kind === 'ruling')) {
    expect(partsOf(rule.text, labels('ruling')).map(({ label }) => label)).toEqual(['', 'Ruling', 'Why']);
  }
  const example = partsOf(book.byId.get('ASY-E.05')?.text ?? '', labels('example'));
  expect(example.map(({ label }) => label)).toEqual(['', 'Given', 'When', 'Then']);
});

test('rulings stand with the rules they speak of', () => {
  const rule = book.byId.get('ASY-10.07');
  if (rule === undefined) throw new Error('no rule ASY-10.07');
  expect(around(book, rule, 'ruling').map(({ id }) => id)).toEqual(['ASY-A.05']);
  expect(around(book, rule, 'example').map(({ id }) => id)).toEqual(['ASY-E.04']);
  expect(neighbours(book, 'ASY-10.01', 2).map(({ id }) => id)).toEqual(['ASY-10.01', 'ASY-10.02', 'ASY-10.03']);
});
