import type { AshurCard } from '../content/ashur-cards.ts';
import { ashurCard } from '../content/ashur-cards.ts';
import { QUEEN } from '../content/characters.ts';
import { DIVINERS, GOODS, MEDICINE, MILITARY, SUPPLIES, TOKENS } from '../content/things.ts';
import type { Area, Location } from '../rules/geography.ts';
import { ALL, AREA_OF, CAPITAL, NEXT_TO, POOL_OF, ROAD } from '../rules/geography.ts';
import { areaName } from '../rules/names.ts';
import { COURT, goodOf, goodsOf, inPlay, specialsOf } from '../rules/queries/characters.ts';
import type { State } from '../rules/state.ts';

const FAR = 99;

/** Steps of a Character between Locations: Routes, and the Queen's Road as one Step. */
const WAY: readonly (readonly number[])[] = ALL.map((start) => {
  const steps = ALL.map(() => FAR);
  steps[start] = 0;
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of [...(NEXT_TO[at] ?? []), ...(ROAD.includes(at) ? ROAD : [])]) {
      if (steps[next] !== FAR) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
});

export const way = (from: Location, to: Location): number => WAY[from]?.[to] ?? FAR;

function paid(s: State, who: number, { cost }: AshurCard): boolean {
  for (const name of cost) {
    let times = 0;
    for (const other of cost) if (other === name) times++;
    if (goodOf(s, who, GOODS.indexOf(name)) < times) return false;
  }
  return true;
}

/** What a card in hand gives of a token in an Area. */
function cardGives(card: AshurCard, token: number, inArea: Area): number {
  if (card.token === TOKENS[token])
    return card.areas?.find(([name]) => name === areaName(inArea))?.[1] ?? card.basic ?? 0;
  let n = 0;
  for (const part of card.parts ?? []) if ('gain' in part && part.gain === TOKENS[token]) n += part.n;
  return n;
}

/** Cards that the seat may know of. */
const cardsSeen = (s: State): AshurCard[] =>
  s.hand.flatMap((cards) => cards.flatMap((card) => (card.startsWith('?') ? [] : [ashurCard(card)])));

/** What a table could make of its cards and Goods, looked at once for a position. */
export class Means {
  readonly s: State;
  private readonly cards: readonly AshurCard[];
  /** Cards that a Character could pay, once that was asked. */
  private readonly payable: (readonly AshurCard[] | undefined)[] = [];

  constructor(s: State) {
    this.s = s;
    this.cards = cardsSeen(s);
  }

  /** Could a Character make a token of this kind in an Area with one action? */
  makes(who: number, token: number, inArea: Area): boolean {
    const { s } = this;
    if (token === SUPPLIES && goodsOf(s, who) >= 2) return true;
    for (const special of specialsOf(s, who))
      if (
        special.does === 'gain' &&
        (special.gains[TOKENS[token] ?? 'military'] ?? 0) > 0 &&
        goodsOf(s, who) >= special.goods &&
        (special.cards === 0 || this.cards.length > 0)
      )
        return true;
    for (const card of this.cardsOf(who)) if (cardGives(card, token, inArea) > 0) return true;
    return false;
  }

  /** What each Technology card in hand would cost to play, in hundredths of an action. */
  technologyCosts(): number[] {
    const technologies = this.cards.filter(({ type }) => type === 'technology');
    return technologies.map((card) =>
      COURT.some((who) => inPlay(this.s, who) && paid(this.s, who, card)) ? 100 : 200,
    );
  }

  private cardsOf(who: number): readonly AshurCard[] {
    if (who === QUEEN) return this.cards;
    return (this.payable[who] ??= this.cards.filter((card) => paid(this.s, who, card)));
  }
}

/** Where a kind lies: in Locations, or in Areas. */
export function lying(s: State, token: number, at: Location): number {
  if (token === MILITARY) return s.military[at] ?? 0;
  if (token === DIVINERS) return s.diviners[at] ?? 0;
  return (token === SUPPLIES ? s.supplies : s.medicine)[POOL_OF[at] ?? 0] ?? 0;
}

/** What an Area with a Gate must keep: in its Capital, or in its pool. */
export function kept(s: State, at: Location, token: number): number {
  const inArea = AREA_OF[at] ?? -1;
  if (s.gate[inArea] !== true) return 0;
  return token === SUPPLIES || token === MEDICINE || CAPITAL[inArea] === at ? 1 : 0;
}
