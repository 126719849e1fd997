import type { AshurCard } from '../content/ashur-cards.ts';
import { ashurCard } from '../content/ashur-cards.ts';
import { QUEEN } from '../content/characters.ts';
import { DIVINERS, ENOUGH, GOODS, MEDICINE, MILITARY, SUPPLIES, TOKENS } from '../content/things.ts';
import type { Area, Location } from '../rules/geography.ts';
import { ALL, AREA_OF, CAPITAL, LOCATIONS_IN, NEXT_TO, ROAD } from '../rules/geography.ts';
import { areaName } from '../rules/names.ts';
import { COURT, goodOf, goodsOf, inPlay, specialsOf } from '../rules/queries/characters.ts';
import { defenseAt, medicineAt, plagueIn, unrestIn } from '../rules/queries/places.ts';
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

  private cardsOf(who: number): readonly AshurCard[] {
    if (who === QUEEN) return this.cards;
    return (this.payable[who] ??= this.cards.filter((card) => paid(this.s, who, card)));
  }
}

/** Where a kind lies: in Locations, or in Areas. */
function lying(s: State, token: number, at: Location): number {
  if (token === MILITARY) return s.military[at] ?? 0;
  if (token === DIVINERS) return s.diviners[at] ?? 0;
  const inArea = AREA_OF[at] ?? -1;
  return (token === SUPPLIES ? s.supplies : s.medicine)[inArea] ?? 0;
}

/** What an Area with a Gate must keep. */
const kept = (s: State, at: Location): number =>
  s.gate[AREA_OF[at] ?? -1] === true && CAPITAL[AREA_OF[at] ?? 0] === at ? 1 : 0;

/** How near a token is to an Area's Capital, in parts of a hundred: there, on its way, or in somebody's means. */
export function nearness(s: State, means: Means, token: number, inArea: Area): number {
  const capital = CAPITAL[inArea] ?? 0;
  if (lying(s, token, capital) > 0) return 100;
  const settled = token === MILITARY || token === DIVINERS;
  let best = 0;
  if (settled && (LOCATIONS_IN[inArea] ?? []).some((at) => lying(s, token, at) > 0)) best = 70;
  for (const who of COURT) {
    if (!inPlay(s, who)) continue;
    const here = s.at[who] ?? 0;
    const steps = way(here, settled ? capital : nearestIn(here, inArea));
    if (80 - 13 * steps > best && lying(s, token, here) > kept(s, here)) best = 80 - 13 * steps;
    if (75 - 13 * steps > best && means.makes(who, token, inArea)) best = 75 - 13 * steps;
  }
  return best;
}

/** The Location of an Area that is nearest. */
function nearestIn(from: Location, inArea: Area): Location {
  let best = CAPITAL[inArea] ?? 0;
  for (const at of LOCATIONS_IN[inArea] ?? []) if (way(from, at) < way(from, best)) best = at;
  return best;
}

/** Defense in a Location, and half of the Military next to it. */
function gathered(s: State, at: Location): number {
  let near = 0;
  for (const next of NEXT_TO[at] ?? []) near = Math.max(near, s.military[next] ?? 0);
  return defenseAt(s, at) + (near >> 1);
}

/** How near an Area is to a Gate, in parts of a hundred. */
export function nearGate(s: State, means: Means, inArea: Area): number {
  if (s.gate[inArea] === true) return 100;
  const capital = CAPITAL[inArea] ?? 0;
  let sum = 0;
  for (const token of [MILITARY, SUPPLIES, DIVINERS, MEDICINE]) sum += nearness(s, means, token, inArea);
  // SAM-21.13, SAM-22.12 Three in the Capital clear the whole Area: whoever gathers them there is on the way.
  const calm = unrestIn(s, inArea) ? 14 * Math.min(ENOUGH, gathered(s, capital)) : 50;
  const healthy = plagueIn(s, inArea) ? 14 * Math.min(ENOUGH, medicineAt(s, capital)) : 50;
  const held = s.enemies[capital] ?? 0;
  // Six parts: four tokens, no marker, no Enemies in the Capital.
  return Math.floor((sum + calm + healthy + (held > 0 ? Math.max(0, 50 - 15 * held) : 100)) / 6);
}
