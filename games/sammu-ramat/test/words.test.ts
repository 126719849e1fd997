import { createModuleWords } from '@edubba/gamekit';
import { placeholders } from '@edubba/words';
import { describe, expect, test } from 'vitest';
import module from '../index.ts';
import { cardText, eventText, monthEffectText, winText } from '../text/cards.ts';
import { ASHUR_CARDS } from '../content/ashur-cards.ts';
import { CHALLENGES, challengeCard } from '../content/challenges.ts';
import { EVENTS } from '../content/events.ts';
import { item, name } from '../text/names.ts';
import { SELDOM_SAID } from './rare.ts';

const words = createModuleWords(module);

describe('words of Sammu-ramat', () => {
  test('every text that is seldom said can be said, with all that goes into it', () => {
    const seldom = (id: string): boolean =>
      SELDOM_SAID.some((rare) => (rare.endsWith('*') ? id.startsWith(rare.slice(0, -1)) : id === rare));
    const rare = Object.entries(module.texts.en).filter(([id]) => seldom(id));
    expect(rare.length).toBeGreaterThan(200);
    for (const [id, text] of rare) {
      const params = Object.fromEntries([...placeholders(text)].map((member) => [member, 3]));
      expect(words.say({ id, params })).not.toMatch(/[{}]/);
    }
  });

  test('every card says what it does', () => {
    const said = [
      ...ASHUR_CARDS.map(({ id }) => [item(id), cardText(id)]),
      ...EVENTS.map(({ id }) => [item(id), eventText(id)]),
    ].map((messages) => messages.map((message) => words.say(message)).join(': '));
    expect(said).toHaveLength(113);
    expect(said).toContain('Mobile Engineering Unit: Iron, Textiles: 1 Military, 3 in Assyria');
    expect(said).toContain(
      'Smugglers: lose 2 Supplies, draw a marker, the Queen’s Road is closed in Phrygia all Month',
    );
    expect(said).toContain('Border Provocation: Iron, Raid into the bag: 2 Military, remove 1 Enemy next to here');
  });

  test('every Challenge says what wins it and what its Months bring', () => {
    for (const card of CHALLENGES) {
      expect(words.say(name(card.id))).not.toBe('');
      for (const part of card.win) expect(words.say(winText(part))).not.toMatch(/[{}]/);
      for (let month = 1; month <= 8; month++) {
        const effect = monthEffectText(card, month, true);
        if (effect !== undefined) expect(words.say(effect)).not.toMatch(/[{}]/);
      }
    }
    expect(words.say(monthEffectText(challengeCard('A1'), 4, false) ?? { id: '' })).toBe(
      'Public Unrest into the bag, draw a marker',
    );
    expect(monthEffectText(challengeCard('A1'), 1, true)).toBeUndefined();
  });
});
