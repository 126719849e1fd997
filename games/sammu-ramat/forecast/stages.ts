import type { MonthIcon } from '../content/challenges.ts';
import { BAILEET, QUEEN } from '../content/characters.ts';
import type { TextLine } from '../content/events.ts';
import { BAILEET_EVENTS, eventCard, EVENTS } from '../content/events.ts';
import type { Icon } from '../content/icons.ts';
import { AREA_NAMES } from '../content/map.ts';
import {
  ASSASSINATION,
  GOODS,
  HEALTH,
  KARU,
  MARKERS,
  MILITARY,
  PLAGUE,
  redOf,
  RELIGION,
  SUPPLIES,
  TOKENS,
  TRACKS,
  UNREST,
} from '../content/things.ts';
import { addGoods, bringBaileet, moveTo } from '../rules/effects/characters.ts';
import { arrive, march } from '../rules/effects/fighting.ts';
import { gateCheck } from '../rules/effects/gates.ts';
import { clearPlague, settle } from '../rules/effects/markers.ts';
import { cancelled, liftUnrest, put, saved } from '../rules/effects/placing.ts';
import { add, gain, giveBack, giveBackFrom, inPool, intoBag, toSupply } from '../rules/effects/tokens.ts';
import type { Area } from '../rules/geography.ts';
import {
  ALL_AREAS,
  area,
  CAPITAL,
  FURTHEST,
  isAreaName,
  KALHU,
  location,
  LOCATIONS_IN,
  RESOLVING,
} from '../rules/geography.ts';
import { areaName, characterName, locationName, poolNamed } from '../rules/names.ts';
import { ADVISORS, COURT, goodsOf, inPlay, typesOf } from '../rules/queries/characters.ts';
import { CHECKED, DRAWING, mayStay, placesOf, queenAlone } from '../rules/queries/checking.ts';
import { armiesIn, enemyTargets, eventSteps, oracleSteps } from '../rules/queries/marching.ts';
import { eventArea, monthlyEffect, previousArea } from '../rules/queries/month-long.ts';
import { helpers, homeOf, payers, tokensAsKeys, WITHOUT } from '../rules/queries/paying.ts';
import { capitalsWith, eventAdds, free, holding, onMap, tokensIn, vassals } from '../rules/queries/places.ts';
import { isWon, lossOf } from '../rules/queries/winning.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { bringMarker, convert, displace, drawMarker, oracleJumps } from './chain.ts';
import type { Course } from './course.ts';
import { alive } from './course.ts';
import { numberOf } from '../rules/queries/numbers.ts';

// The stages of rules/month, with nobody doing anything: see chain.ts for what is taken where the table would choose.

/** SAM-15 to SAM-17 This Month's checks. */
export function check(c: Course): void {
  const { s, g } = c;
  for (const [token, needs] of CHECKED) {
    while (onMap(s, token) > mayStay(s, token, needs)) {
      const [from = ''] = placesOf(s, token);
      if (inPool(token)) giveBackFrom(g, token, 1, poolNamed(from), 'SAM-15.07');
      else giveBack(g, token, 1, location(from), 'SAM-15.07');
      settle(g);
    }
  }
  const counts = TOKENS.map((_, token) => onMap(s, token));
  counts.forEach((n, token) => {
    if (n <= numberOf(g.s, 'marker-at')) intoBag(g, redOf(token), 'SAM-15.09');
  });
  for (const token of DRAWING) if ((counts[token] ?? 0) <= TRACKS.drawsAt) drawMarker(c, eventArea(s));
  if (queenAlone(s)) bringMarker(c, ASSASSINATION, eventArea(s));
  gateCheck(g);
}

/** SAM-18 Stage 7, and the turn of the Month. */
export function end({ s, g }: Course): void {
  s.ended = lossOf(s);
  if (s.ended === '' && isWon(s)) s.ended = 'won';
  if (s.ended === '' && s.month === s.months) s.ended = 'time';
  if (s.ended !== '') {
    g.emit({ type: `challenge.${s.ended}`, rule: 'SAM-18.01' });
    return;
  }
  s.month++;
  s.disk = s.disk.map(() => NOBODY);
  s.helped = false;
}

/** SAM-3 */
export function spread(c: Course): void {
  const { s } = c;
  const [unrest, plague] = [capitalsWith(s.unrest), capitalsWith(s.plague)];
  for (const inArea of ALL_AREAS) {
    const capital = CAPITAL[inArea] ?? 0;
    if (unrest.includes(inArea) && s.unrest[capital] === true) spreadOf(c, UNREST, inArea);
    if (plague.includes(inArea) && s.plague[capital] === true) spreadOf(c, PLAGUE, inArea);
  }
}

function spreadOf(c: Course, marker: number, inArea: Area): void {
  const { s, g } = c;
  const flags = marker === UNREST ? s.unrest : s.plague;
  let due = free(flags, inArea);
  // SAM-3.05
  if (due.length === 0 && marker === PLAGUE) clearPlague(g, CAPITAL[inArea] ?? 0, 'SAM-3.05');
  while (due.length > 0 && (s.supply[marker] ?? 0) > 0) {
    const at = due.shift() ?? 0;
    add(s.supply, marker, -1);
    const [list, green] = marker === UNREST ? [s.karuAt, KARU] : [s.healthAt, HEALTH];
    if (cancelled(g, list, green, marker, at, 'SAM-3.08')) continue;
    if (marker === UNREST && s.plague[at] === true) {
      due = [];
      displace(c, inArea, 1 + liftUnrest(s, inArea, at));
      continue;
    }
    const displaced = marker === PLAGUE && s.unrest[at] === true ? liftUnrest(s, inArea, at) : 0;
    put(g, marker, at, marker === UNREST ? 'SAM-3.02' : 'SAM-3.04');
    settle(g);
    if (displaced > 0) displace(c, inArea, displaced);
  }
}

const isKnown = (card: string): boolean => !card.startsWith('?');

/** Events that lie somewhere unseen: the one of a Month is any of them. */
export function unseenEvents(s: State): string[] {
  const seen = new Set([...s.flipped, ...s.laidAside, ...s.underPile, ...s.eventRow.flat(), ...s.eventTop]);
  // SAM-25.18 In her own Challenge none of Baileet's comes up.
  return EVENTS.map(({ id }) => id).filter(
    (id) => !seen.has(id) && !(s.challenge === 'D1' && BAILEET_EVENTS.includes(id)),
  );
}

/** The Event of a Month as far as it may be known: the one seen, or all it could be. */
export function eventsOf(s: State, month: number): string[] {
  const [card] = s.eventRow[month - 1] ?? [];
  if (card === undefined) return [];
  return isKnown(card) ? [card] : unseenEvents(s);
}

/** SAM-4 */
export function event(c: Course): void {
  const { s, g } = c;
  const cards = eventsOf(s, s.month);
  if (cards.length === 0) return;
  const card = cards[c.pick(cards.map(() => 1))] ?? '';
  const row = s.month - 1;
  s.previousEvent = s.event;
  s.event = card;
  const { banner, text } = eventCard(card);
  const inArea = eventArea(s);
  g.emit({ type: 'event.flipped', rule: 'SAM-4.01', item: card });
  s.eventCancelled = (s.religionEvent[row] ?? 0) > 0;
  if (s.eventCancelled) {
    for (let n = s.religionEvent[row] ?? 0; n > 0; n--) toSupply(g, RELIGION, 'marker.worked', 'SAM-4.19');
    s.religionEvent[row] = 0;
  } else {
    for (const icon of banner) resolveIcon(c, icon, inArea);
    for (const line of text) resolveLine(c, line, inArea);
  }
  oracleActs(c);
  // Where no card is turned up after it, which one it was matters no more.
  if (!monthlyEffect(s).some((icon) => icon.do === 'oracle')) s.event = '';
}

function resolveIcon(c: Course, icon: Icon, inArea: Area): void {
  const { s, g } = c;
  if (icon.do === 'draw') return drawMarker(c, inArea);
  if (icon.do === 'enemies') {
    const at = isAreaName(icon.at) ? (FURTHEST[area(icon.at)]?.[0] ?? 0) : location(icon.at);
    arrive(g, at, icon.n, 'SAM-6.05');
    return alive(c);
  }
  if (icon.do === 'bag') return void intoBag(g, MARKERS.indexOf(icon.marker), 'SAM-4.03');
  if (icon.do === 'here') return bringMarker(c, MARKERS.indexOf(icon.marker), inArea);
  const token = TOKENS.indexOf(icon.token);
  if (icon.do === 'lose') return loseTokens(c, token, icon.n, inArea);
  if (!eventAdds(s, token, inArea)) return;
  gain(g, token, icon.n, CAPITAL[inArea] ?? 0, 'SAM-4.05');
  settle(g);
}

/** SAM-4.04, SAM-4.06 */
function loseTokens({ s, g }: Course, token: number, n: number, inArea: Area): void {
  if (saved(g, token, inArea)) return;
  const there = tokensIn(s, token, inArea);
  for (let missing = there; missing < n; missing++) intoBag(g, redOf(token), 'SAM-4.06');
  const lost = Math.min(n, there);
  if (inPool(token)) giveBackFrom(g, token, lost, inArea, 'SAM-4.04');
  else
    for (let i = 0; i < lost; i++) {
      const [at = 0] = holding(token === MILITARY ? s.military : s.diviners, LOCATIONS_IN[inArea]);
      giveBack(g, token, 1, at, 'SAM-4.04');
      settle(g);
    }
  settle(g);
}

function resolveLine(c: Course, line: TextLine, inArea: Area): void {
  const { s, g } = c;
  switch (line.do) {
    case 'conspiracy':
      return s.at[QUEEN] === KALHU ? undefined : bringMarker(c, ASSASSINATION, inArea);
    case 'pay':
      return charge(c, line.who, line.n);
    case 'goods': {
      const to = ADVISORS.find((who) => inPlay(s, who));
      return to === undefined ? undefined : addGoods(g, to, GOODS.indexOf(line.good), line.n);
    }
    case 'scatter': {
      const due = COURT.filter((who) => inPlay(s, who) && (LOCATIONS_IN[inArea] ?? []).includes(s.at[who] ?? -1));
      for (const who of due) {
        const [to] = eventSteps(s, who);
        if (to !== undefined) moveTo(g, who, to);
        settle(g);
      }
      return undefined;
    }
    case 'baileet':
      s.baileetMoved = s.month;
      bringBaileet(g, CAPITAL[inArea] ?? 0, 'B');
      return convert(c, LOCATIONS_IN[inArea] ?? []);
    // Cards change nothing on the map; nobody is hired, and the Queen stays where she is.
    case 'cards':
    case 'discard':
    case 'hire':
    case 'queen-step':
      return undefined;
    default:
      return resolveIcon(c, line, inArea);
  }
}

/** SAM-4.12 to SAM-4.15 */
function charge({ s, g }: Course, who: 'public' | 'personal', n: number): void {
  for (const one of payers(s, who).flatMap((payer) => Array.from({ length: n }, () => payer))) {
    const [payer] = one !== WITHOUT && goodsOf(s, one) > 0 ? [one] : helpers(s, who);
    if (payer !== undefined) {
      const [good = 0] = typesOf(s, payer);
      addGoods(g, payer, good, -1);
      g.emit({ type: 'goods.paid', rule: 'SAM-4.12', data: { who: characterName(payer), good: GOODS[good] ?? '' } });
      continue;
    }
    const home = homeOf(one);
    const [key] = tokensAsKeys(s, home);
    if (key !== undefined) {
      const [name = '', at] = key.split('/');
      giveBack(g, TOKENS.indexOf(name as never), 1, at === undefined ? (CAPITAL[home] ?? 0) : location(at), 'SAM-4.13');
      settle(g);
      continue;
    }
    const red = s.supply.findIndex((left, marker) => marker <= PLAGUE && left > 0);
    if (red >= 0) intoBag(g, red, 'SAM-4.14');
  }
}

/** SAM-25.12 */
function oracleActs(c: Course): void {
  const { s, g } = c;
  if (!inPlay(s, BAILEET) || s.baileetSide !== 'B' || s.baileetMoved === s.month) return;
  const [to] = oracleSteps(s);
  if (to !== undefined) {
    s.at[BAILEET] = to;
    g.emit({ type: 'baileet.steps', rule: 'SAM-25.13', data: { place: locationName(to) } });
  }
  convert(c, [s.at[BAILEET] ?? 0]);
}

/** SAM-5 */
export function enemies(c: Course): void {
  const { s, g } = c;
  for (let place = 0; place < RESOLVING.length; place++) {
    for (const [from, n] of armiesIn(s, place)) {
      const [to] = enemyTargets(s, from, n);
      if (to !== undefined) march(g, from, to, n);
      alive(c);
    }
  }
}

/** SAM-6 */
export function effect(c: Course): void {
  for (const icon of monthlyEffect(c.s)) monthIcon(c, icon);
}

function monthIcon(c: Course, icon: MonthIcon): void {
  const { s, g } = c;
  switch (icon.do) {
    case 'oracle':
      return inPlay(s, BAILEET) ? oracleReveals(c) : undefined;
    case 'oracle-arrives':
      return bringBaileet(g, location(icon.at), 'A');
    case 'drought':
      for (const inArea of vassals(s)) {
        const there = Math.min(icon.n, s.supplies[inArea] ?? 0);
        giveBackFrom(g, SUPPLIES, there, inArea, 'SAM-6.01');
        for (let missing = there; missing < icon.n; missing++) intoBag(g, redOf(SUPPLIES), 'SAM-4.06');
      }
      return undefined;
    case 'last-unrest':
      return bringMarker(c, UNREST, previousArea(s));
    default:
      return resolveIcon(c, icon, previousArea(s));
  }
}

/** SAM-25.15 Only the Area of the card matters. */
function oracleReveals(c: Course): void {
  const { s } = c;
  const [top] = s.eventTop;
  const cards = top !== undefined && isKnown(top) ? [top] : unseenEvents(s).filter((id) => id !== s.event);
  const byArea = AREA_NAMES.map((name) => cards.filter((id) => eventCard(id).area === name).length);
  if (cards.length > 0) oracleJumps(c, area(areaName(c.pick(byArea))));
}
