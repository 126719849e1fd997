import { expect, test } from 'vitest';
import { SCHEME_CARDS } from '../../content/scheme-cards.ts';
import type { SchemeCard, SchemeEffect } from '../../content/scheme-cards.ts';
import { AREAS } from '../../content/tracks.ts';
import { opponentActs, opponentHas } from '../solo.ts';

/** Everything is possible here: a Hut between the rivers, Ziggurats of one, two and three levels, a Roof in each area, a card. */
const anything = (scheme: string, gold: number) =>
  opponentActs(
    [scheme],
    { gold, huts: ['D4'], ziggurats: { E3: 1, G3: 2, H2: 3 } },
    { roofs: ['highest', 'middle', 'lowest'], rows: { left: ['FD-fish1-1'] }, roofsOn: [6, 9] },
  );

/** What the opponent has gained and what has changed on the board since `anything`. */
function changes({ board: s }: ReturnType<typeof anything>) {
  const { influence = 0, offerings = 0, vp = 0, gold = 0 } = opponentHas({ board: s });
  const pieces = (s.ziggurats[1] ?? []).map((space) => (s.levels[space] ?? 0) + (s.roofed[space] === true ? 1 : 0));
  const spent = s.areaGold.map((n, area) => `${n - 2}${s.areaShip[area] === true ? 's' : ''}`).join(' ');
  return { influence, offerings, vp, gold, pieces: pieces.join(' '), spent, roofs: s.areaRoof, cards: s.foodDiscard };
}

/** The same, as the effects printed on the card say. */
function expected(effects: readonly SchemeEffect[]) {
  const all = { influence: 0, offerings: 0, vp: 10, gold: 0, roofs: [true, true, true], cards: [] as string[] };
  const pieces = [1, 2, 3];
  const spent = ['0', '0', '0'];
  for (const effect of effects) {
    if (effect.do === 'new-ziggurat') pieces.push(1);
    else if (effect.do === 'level') pieces[effect.level - 2] = effect.level;
    else if (effect.do === 'roof') {
      pieces[2] = 4;
      all.roofs[effect.areas[0] ?? 0] = false;
    } else if (effect.do === 'tribute') {
      all.influence += 3 - effect.area;
      spent[effect.area] = effect.token === 'gold' ? '1' : '0s';
    } else if (effect.do === 'offering') all.offerings++;
    else {
      all.vp++;
      all.cards.push('FD-fish1-1');
    }
  }
  return { ...all, pieces: pieces.join(' '), spent: spent.join(' ') };
}

const spell = ({ actions }: SchemeCard, at: number): string =>
  (actions[at]?.effects ?? [])
    .map((effect) => (effect.do === 'tribute' ? `${effect.token} to the ${AREAS[effect.area]} area` : effect.do))
    .join(', ');

for (const card of SCHEME_CARDS) {
  card.actions.forEach(({ cost, effects }, at) => {
    test(`ASY-35.02 ASY-35.05 ${card.id} with ${cost} Gold: ${spell(card, at)}`, () => {
      const t = anything(card.id, cost);
      expect(changes(t)).toEqual(expected(effects));
      t.you.log().includes({ type: 'scheme.revealed', item: card.id });
    });
  });
}
