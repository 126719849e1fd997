import type { Win } from '../content/challenges.ts';
import { challengeOf } from '../rules/queries/challenge.ts';
import type { Character } from '../content/characters.ts';
import { BAILEET, QUEEN } from '../content/characters.ts';
import { DIVINERS, GOODS, MEDICINE, MILITARY, SUPPLIES, TOKENS } from '../content/things.ts';
import type { Area, Location } from '../rules/geography.ts';
import { ALL, ALL_AREAS, area, AREA_OF, CAPITAL, isAreaName, location, LOCATIONS_IN } from '../rules/geography.ts';
import { ADVISORS, COURT, goodOf, goodsOf, HOME, inPlay } from '../rules/queries/characters.ts';
import {
  defenseAt,
  enemiesOnMap,
  medicineAt,
  onMap,
  plagueIn,
  strengthAt,
  tokensIn,
  unrestIn,
  vassals,
} from '../rules/queries/places.ts';
import { holds, technologiesInPlay } from '../rules/queries/winning.ts';
import type { State } from '../rules/state.ts';
import { DEAD } from '../rules/state.ts';
import { kept, lying, Means, way } from './needs.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** All costs are in hundredths of an action. */
const ACTION = 100;
/** What nobody has the means for: cards must be drawn first, or Goods gathered. */
const UNKNOWN = 5 * ACTION;
/** Clearing away one Enemy more than the Military at hand could. */
const RECRUIT = 80;
/** One token of an action that makes some. */
const MAKE = 60;
/** The second of two tokens goes along on the way of the first. */
const ALONG = 30;

/** How a token comes to where it is wanted: Steps on the way, what it takes to make it, and by whom. */
interface Supply {
  readonly steps: number;
  readonly make: number;
  readonly who: number;
}

const locationsOf = (places: readonly string[]): readonly Location[] =>
  places.length === 0
    ? ALL
    : places.flatMap((place) => (isAreaName(place) ? (LOCATIONS_IN[area(place)] ?? []) : [location(place)]));

/** Steps of a Character from a Location to the nearest of an Area. */
const TO_AREA: readonly (readonly number[])[] = ALL.map((from) =>
  ALL_AREAS.map((inArea) => Math.min(...(LOCATIONS_IN[inArea] ?? []).map((to) => way(from, to)))),
);

/** Those that go together share a way. */
function trips(ways: number[]): number {
  ways.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < ways.length; i++) sum += i % 2 === 0 ? ACTION * (ways[i] ?? 0) : ALONG * (ways[i] ?? 0);
  return sum;
}

/** What it would still take to win, in actions, and who is nearest to do it. */
export class Plan {
  readonly cost: number;
  /** By Character: how many of the things that are missing it is the one to bring or to do. */
  tasks: number[] = [];
  private readonly s: State;
  private readonly means: Means;
  /** Characters in play. */
  private readonly court: readonly Character[];
  /** By Location: Steps of the Character that is nearest, and who that is. */
  private readonly lead: number[] = [];
  private readonly leader: number[] = [];
  private readonly supplies: (Supply | undefined)[] = [];
  /** By Area and token: what the Win Condition wants there. */
  private readonly reserved: (number | undefined)[] = [];

  constructor(s: State) {
    this.s = s;
    this.means = new Means(s);
    this.court = COURT.filter((who) => inPlay(s, who));
    for (const at of ALL) {
      let best = 99;
      let by = -1;
      for (const who of this.court) {
        const steps = way(at, s.at[who] ?? 0);
        if (steps < best) {
          best = steps;
          by = who;
        }
      }
      this.lead.push(best);
      this.leader.push(by);
    }
    let cost = 0;
    for (const win of challengeOf(s).win) if (!holds(s, win)) cost += this.part(win);
    this.cost = cost;
  }

  /** One part of the Win Condition that does not hold yet. */
  private part(win: Win): number {
    const { s } = this;
    switch (win.is) {
      case 'gate':
        return this.gate(area(win.area));
      case 'gates':
        return this.cheapestGates(win.n - vassals(s).length);
      case 'tokens':
        return this.tokens(TOKENS.indexOf(win.token), win.n, win.areas.map(area));
      case 'total':
        return (win.n - onMap(s, TOKENS.indexOf(win.token))) * this.making(TOKENS.indexOf(win.token));
      case 'no-enemies':
        return locationsOf(win.places).reduce((sum, at) => sum + this.fight(at, 0), 0);
      case 'no-markers': {
        const flags = win.marker === 'unrest' ? s.unrest : s.plague;
        const hit = new Set(locationsOf(win.places).flatMap((at) => (flags[at] === true ? [AREA_OF[at] ?? 0] : [])));
        let sum = 0;
        for (const inArea of hit) sum += win.marker === 'unrest' ? this.calm(inArea) : this.heal(inArea);
        return sum;
      }
      case 'few-enemies':
        return (enemiesOnMap(s) - win.n) * RECRUIT;
      case 'queen-in':
        return ACTION * way(s.at[QUEEN] ?? 0, location(win.at));
      case 'queen-safe':
        return 3 * ACTION * (s.assassinations - win.n);
      case 'technologies':
        return this.technologies(win.n - technologiesInPlay(s));
      case 'advisors': {
        const have = ADVISORS.filter((who) => inPlay(s, who)).length;
        return this.cheapestGates(win.n - have, true);
      }
      case 'goods': {
        let [sum, types] = [0, 0];
        for (const who of this.court) sum += goodsOf(s, who);
        for (let good = 0; good < GOODS.length; good++) if (this.court.some((who) => goodOf(s, who, good) > 0)) types++;
        return 50 * Math.max(0, win.n - sum) + ACTION * Math.max(0, win.types - types);
      }
      case 'oracle-dead':
        return this.hunt(s.at[BAILEET] ?? -1);
      default:
        return 0;
    }
  }

  private task(who: number): void {
    if (who >= 0) this.tasks[who] = (this.tasks[who] ?? 0) + 1;
  }

  /** The cheapest way for one more token of a kind to an Area: to its Capital, or into its pool. */
  private supply(token: number, inArea: Area, inside: boolean): Supply {
    const index = 2 * (4 * inArea + token) + Number(inside);
    return (this.supplies[index] ??= this.findSupply(token, inArea, inside));
  }

  /** Does the Win Condition want what lies there just there? */
  private isReserved(token: number, inArea: Area): boolean {
    const want = this.reserved[4 * inArea + token];
    return want !== undefined && tokensIn(this.s, token, inArea) <= want;
  }

  private findSupply(token: number, inArea: Area, inside: boolean): Supply {
    const { s } = this;
    const settled = token === MILITARY || token === DIVINERS;
    const capital = CAPITAL[inArea] ?? 0;
    let best: Supply = { steps: 0, make: UNKNOWN, who: -1 };
    let least = UNKNOWN;
    for (const from of ALL) {
      if (AREA_OF[from] === inArea && !(settled && inside)) continue;
      if (lying(s, token, from) <= kept(s, from, token) || this.isReserved(token, AREA_OF[from] ?? -1)) continue;
      const steps = (this.lead[from] ?? 0) + (settled ? way(from, capital) : (TO_AREA[from]?.[inArea] ?? 0));
      if (steps * ACTION < least) {
        best = { steps, make: 0, who: this.leader[from] ?? -1 };
        least = steps * ACTION;
      }
    }
    for (const who of this.court) {
      const here = s.at[who] ?? 0;
      const steps = settled ? way(here, capital) : (TO_AREA[here]?.[inArea] ?? 0);
      if ((steps + 1) * ACTION >= least || !this.means.makes(who, token, inArea)) continue;
      best = { steps, make: ACTION, who };
      least = (steps + 1) * ACTION;
    }
    return best;
  }

  /** So many tokens in each of these Areas; what is not on the map yet has to be made as well. */
  private tokens(token: number, want: number, areas: readonly Area[]): number {
    let cost = Math.max(0, want * areas.length - onMap(this.s, token)) * MAKE;
    for (const inArea of areas) this.reserved[4 * inArea + token] = want;
    for (const inArea of areas) cost += this.more(token, inArea, want);
    return cost;
  }

  /** So many tokens more in an Area. */
  private more(token: number, inArea: Area, want: number): number {
    const missing = want - tokensIn(this.s, token, inArea);
    if (missing <= 0) return 0;
    const { steps, make, who } = this.supply(token, inArea, false);
    this.task(who);
    return Math.ceil(missing / 2) * steps * ACTION + ((missing + 1) >> 1) * make;
  }

  /** Public Unrest ends by three Defense in the Capital (SAM-21.13). */
  private calm(inArea: Area): number {
    const missing = numberOf(this.s, 'enough') - defenseAt(this.s, CAPITAL[inArea] ?? 0);
    if (missing <= 0) return 0;
    const { steps, make, who } = this.supply(MILITARY, inArea, true);
    this.task(who);
    return Math.ceil(missing / 2) * steps * ACTION + ((missing + 1) >> 1) * make;
  }

  /** Plague ends by three Medicine there (SAM-22.12). */
  private heal(inArea: Area): number {
    const missing = numberOf(this.s, 'enough') - medicineAt(this.s, CAPITAL[inArea] ?? 0);
    if (missing <= 0) return 0;
    const { steps, make, who } = this.supply(MEDICINE, inArea, false);
    this.task(who);
    return Math.ceil(missing / 2) * steps * ACTION + ((missing + 1) >> 1) * make;
  }

  /** Enemies of a Location are beaten, and so many Military are left over. */
  private fight(at: Location, left: number): number {
    const { s } = this;
    const there = s.enemies[at] ?? 0;
    if (there === 0) return 0;
    const need = there * strengthAt(s, at) + left;
    let best = 4 * ACTION + need * RECRUIT;
    let by = -1;
    for (const from of ALL) {
      const spare = (s.military[from] ?? 0) - kept(s, from, MILITARY);
      if (spare <= 0) continue;
      const steps = Math.max(0, way(from, at) - 1);
      const go = Math.max(1, (Math.min(spare, need) + 1) >> 1);
      const cost =
        ACTION * ((this.lead[from] ?? 0) + steps + 1) + ALONG * steps * (go - 1) + Math.max(0, need - spare) * RECRUIT;
      if (cost < best) [best, by] = [cost, this.leader[from] ?? -1];
    }
    this.task(by);
    return best;
  }

  /** SAM-A.58 Military enter where Oracle Baileet is. */
  private hunt(at: Location): number {
    if (at < 0) return 6 * ACTION;
    let best = 9 * ACTION;
    for (const from of ALL)
      if ((this.s.military[from] ?? 0) > 0)
        best = Math.min(best, ACTION * ((this.lead[from] ?? 0) + Math.max(1, way(from, at))));
    return best;
  }

  /** An Ishtar Gate in an Area (SAM-17.01, SAM-17.03). */
  private gate(inArea: Area): number {
    const { s } = this;
    if (s.gate[inArea] === true) return 0;
    const capital = CAPITAL[inArea] ?? 0;
    let cost = this.fight(capital, 1);
    const ways: number[] = [];
    for (const token of [MILITARY, SUPPLIES, DIVINERS, MEDICINE]) {
      if (token === MILITARY && cost > 0) continue;
      if (lying(s, token, capital) > 0) continue;
      const { steps, make, who } = this.supply(token, inArea, true);
      this.task(who);
      ways.push(steps);
      cost += make;
    }
    cost += trips(ways);
    if (unrestIn(s, inArea)) cost += this.calm(inArea);
    if (plagueIn(s, inArea)) cost += this.heal(inArea);
    return cost;
  }

  /** So many Gates more, or Advisors who come with them. */
  private cheapestGates(n: number, advisors = false): number {
    const found: { readonly cost: number; readonly tasks: readonly number[] }[] = [];
    const { tasks } = this;
    for (const inArea of ALL_AREAS) {
      if (this.s.gate[inArea] === true) continue;
      if (advisors && !ADVISORS.some((who) => HOME[who] === inArea && this.s.fate[who] !== DEAD)) continue;
      this.tasks = [];
      found.push({ cost: this.gate(inArea), tasks: this.tasks });
    }
    found.sort((a, b) => a.cost - b.cost);
    this.tasks = tasks;
    let sum = 0;
    for (const one of found.slice(0, Math.max(0, n))) {
      sum += one.cost;
      for (let who = 0; who < one.tasks.length; who++) tasks[who] = (tasks[who] ?? 0) + (one.tasks[who] ?? 0);
    }
    return sum + UNKNOWN * Math.max(0, n - found.length);
  }

  private making(token: number): number {
    for (const who of this.court)
      if (this.means.makes(who, token, AREA_OF[this.s.at[who] ?? 0] ?? 0)) {
        this.task(who);
        return MAKE;
      }
    return 110;
  }

  private technologies(n: number): number {
    const { s } = this;
    const costs = this.means.technologyCosts();
    for (const at of ALL) if ((s.techAt[at] ?? -1) >= 0) costs.push(ACTION * (1 + (this.lead[at] ?? 0)));
    costs.sort((a, b) => a - b);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += costs[i] ?? 3 * ACTION;
    return sum;
  }
}
