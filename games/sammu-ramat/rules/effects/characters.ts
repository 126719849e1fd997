import type { Seat } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { BAILEET, QUEEN } from '../../content/characters.ts';
import type { Good, Technology } from '../../content/things.ts';
import { GOODS, TECHNOLOGIES, VIAL } from '../../content/things.ts';
import type { Location } from '../geography.ts';
import { CAPITAL, GOOD_OF, NOWHERE } from '../geography.ts';
import { characterName, locationName } from '../names.ts';
import { ADVISORS, HOME, technologies } from '../queries/characters.ts';
import type { G } from '../rules.ts';
import { ASIDE, DEAD, IN_PLAY, NOBODY } from '../state.ts';
import { clearPlague } from './markers.ts';
import { add } from './tokens.ts';

/** Goods come to a card or leave it. */
export const addGoods = (g: G, who: Character, good: Good, n: number): void =>
  add(g.s.goods, who * GOODS.length + good, n);

/** A Technology marker comes to a card; where from is the caller's business. */
export const addTechnology = (g: G, who: Character, what: Technology): void =>
  add(g.s.tech, who * TECHNOLOGIES.length + what, 1);

/** SAM-27.04 Killed: card and standee leave the game, what lies on the card goes to the supply. */
export function kill(g: G, who: Character, rule: string): void {
  const { s } = g;
  const at = locationName(s.at[who] ?? 0);
  s.fate[who] = DEAD;
  s.at[who] = NOWHERE;
  s.disk[who] = NOBODY;
  s.owner[who] = NOBODY;
  for (let good = 0; good < GOODS.length; good++) s.goods[who * GOODS.length + good] = 0;
  for (let what = 0; what < TECHNOLOGIES.length; what++) {
    add(s.techSupply, what, technologies(s, who, what));
    s.tech[who * TECHNOLOGIES.length + what] = 0;
  }
  if (who === BAILEET) s.baileetSide = '';
  g.emit({ type: 'character.killed', rule, data: { who: characterName(who), place: at } });
  // SAM-18.14, SAM-A.22
  if (who === QUEEN) s.ended = 'queen-killed';
}

/** SAM-5.33, SAM-27.06 Out of play with all that lies on the card. */
export function setAside(g: G, who: Character, rule: string): void {
  const { s } = g;
  s.fate[who] = ASIDE;
  s.at[who] = NOWHERE;
  s.disk[who] = NOBODY;
  g.emit({ type: 'character.aside', rule, data: { who: characterName(who) } });
}

/** SAM-5.33, SAM-17.12 All Advisors in play whose Home this is. */
export function setAsideFrom(g: G, home: number, rule: string): void {
  for (const who of ADVISORS) if (HOME[who] === home && g.s.fate[who] === IN_PLAY) setAside(g, who, rule);
}

/** SAM-1.14 to SAM-1.17, SAM-17.09 to SAM-17.11 A Character comes into play in the Capital of its Home, with starting Goods. */
export function enterPlay(g: G, who: Character, at: Location = CAPITAL[HOME[who] ?? 0] ?? 0): void {
  const { s } = g;
  s.fate[who] = IN_PLAY;
  s.at[who] = at;
  if (who !== QUEEN) {
    addGoods(g, who, GOOD_OF[HOME[who] ?? 0] ?? 0, Number(s.table.options['goods'] ?? '3'));
  }
  g.emit({ type: 'character.enters', rule: 'SAM-17.09', data: { who: characterName(who), place: locationName(at) } });
}

/** SAM-17.13 Back with what it had; to its player, unless that one has another (SAM-A.50). */
export function comeBack(g: G, who: Character): void {
  const { s } = g;
  const owner: Seat = s.owner[who] ?? NOBODY;
  if (owner !== NOBODY && ADVISORS.some((other) => other !== who && s.owner[other] === owner && s.fate[other] !== DEAD))
    s.owner[who] = NOBODY;
  s.fate[who] = IN_PLAY;
  s.at[who] = CAPITAL[HOME[who] ?? 0] ?? 0;
  g.emit({
    type: 'character.returns',
    rule: 'SAM-17.13',
    data: { who: characterName(who), place: locationName(s.at[who] ?? 0) },
  });
}

/** A standee is put in another Location. SAM-22.13: a Vial cures the Plague it meets. */
export function moveTo(g: G, who: Character, to: Location): void {
  const { s } = g;
  s.at[who] = to;
  if (s.plague[to] === true && technologies(s, who, VIAL) > 0) clearPlague(g, to, 'SAM-22.13');
}

/** SAM-25.10 She comes to a Location, or back into play. */
export function bringBaileet(g: G, to: Location, side: 'A' | 'B'): void {
  const { s } = g;
  s.fate[BAILEET] = IN_PLAY;
  s.at[BAILEET] = to;
  s.baileetSide = side;
  g.emit({ type: 'baileet.comes', rule: 'SAM-25.10', data: { place: locationName(to) } });
}
