import type { GameEvent } from '@edubba/kernel';
import { QUEEN } from '../content/characters.ts';
import type { AreaName } from '../content/map.ts';
import type { TokenName } from '../content/things.ts';
import { MEDICINE, MILITARY, SUPPLIES, TOKENS } from '../content/things.ts';
import type { Area } from '../rules/geography.ts';
import { area, AREA_OF, CAPITAL, isAreaName, location, NO_AREA } from '../rules/geography.ts';
import { areaName, character, characterName, locationName } from '../rules/names.ts';
import { HOME } from '../rules/queries/characters.ts';
import { defenseAt, medicineIn, onMap, plagueIn, strengthAt, tokensIn, unrestIn } from '../rules/queries/places.ts';
import type { State } from '../rules/state.ts';
import type { Coming, Remedy, What } from './types.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** The largest army that comes to a Location on any course, and from where, if it marches. */
export type Attackers = { [place: string]: { n: number; from?: string } };

export function noteAttack(attackers: Attackers, events: readonly GameEvent[]): void {
  for (const { type, data = {} } of events) {
    if (type !== 'enemies.moved' && type !== 'enemies.placed') continue;
    const { place, n, from } = data as { place: string; n: number; from?: string };
    if (n > (attackers[place]?.n ?? 0)) attackers[place] = from === undefined ? { n } : { n, from };
  }
}

/** SAM-5.12, SAM-6.07 Enemies attack only where they are more than the Defense. */
function holdOut(s: State, place: string, attackers: Attackers): Remedy[] {
  const at = location(place);
  const { n = 0, from } = attackers[place] ?? {};
  const worth = strengthAt(s, at);
  const missing = n * worth - defenseAt(s, at);
  if (missing <= 0) return [];
  const fewer = Math.ceil(missing / worth);
  return [
    { do: 'defense', place, n: missing },
    ...(from === undefined ? [] : [{ do: 'strike', place: from, n: fewer } as const]),
    { do: 'green', marker: 'diplomacy', place },
  ];
}

/** SAM-17.01 What an Area's Gate lacks. */
function gateNeeds(s: State, inArea: Area): Remedy[] {
  const capital = CAPITAL[inArea] ?? 0;
  const name = areaName(inArea) as AreaName;
  const need = (token: number, there: number, place: string): Remedy[] =>
    there > 0 ? [] : [{ do: 'gain', token: TOKENS[token] as TokenName, n: 1, place }];
  return [
    ...need(MILITARY, s.military[capital] ?? 0, locationName(capital)),
    ...need(2, s.diviners[capital] ?? 0, locationName(capital)),
    ...need(SUPPLIES, s.supplies[inArea] ?? 0, name),
    ...need(MEDICINE, s.medicine[inArea] ?? 0, name),
    ...(unrestIn(s, inArea) ? [{ do: 'clear', marker: 'unrest', area: name } as const] : []),
    ...(plagueIn(s, inArea) ? [{ do: 'clear', marker: 'plague', area: name } as const] : []),
  ];
}

/** SAM-21.02, SAM-22.02 What keeps a marker out of an Area, or ends the one that spreads in it. */
function keepOut(s: State, marker: 'unrest' | 'plague', inArea: Area): Remedy[] {
  const capital = CAPITAL[inArea] ?? 0;
  const [name, place] = [areaName(inArea) as AreaName, locationName(capital)];
  if (marker === 'unrest')
    return [
      { do: 'defense', place, n: Math.max(1, numberOf(s, 'enough') - defenseAt(s, capital)) },
      { do: 'green', marker: 'karu', place },
    ];
  return [
    { do: 'medicine', area: name, n: Math.max(1, numberOf(s, 'enough') - medicineIn(s, inArea)) },
    { do: 'green', marker: 'health', place },
  ];
}

/** SAM-20.03, SAM-16 */
function guardQueen(s: State, stage: Coming): Remedy[] {
  const queen = characterName(QUEEN) as 'sammu-ramat';
  const place = locationName(s.at[QUEEN] ?? 0);
  const escort: Remedy[] =
    stage === 'check'
      ? [
          { do: 'go', who: queen, area: 'assyria' },
          { do: 'gain', token: 'military', n: 1, place },
        ]
      : [];
  return [...escort, { do: 'join', who: 'dinah', with: queen }, { do: 'green', marker: 'religion', place: queen }];
}

/** SAM-15.09, SAM-18 A track's edge: so many tokens more on the map. */
const anywhere = (s: State, token: number, wanted: number): Remedy[] => [
  { do: 'gain', token: TOKENS[token] as TokenName, n: Math.max(1, wanted - onMap(s, token)) },
];

function overNeeds(s: State, ending: string): Remedy[] {
  if (ending === 'no-gate') return gateNeeds(s, area('assyria'));
  if (ending === 'assassinated') return [{ do: 'relieve' }];
  const token = TOKENS.indexOf(ending.slice('no-'.length) as TokenName);
  return ending.startsWith('no-') && token >= 0 ? anywhere(s, token, 1) : [];
}

/** SAM-4.29, SAM-24.06, SAM-24.18 What saves tokens from an Event. */
function saveTokens(token: TokenName, inArea: AreaName): Remedy[] {
  if (token === 'diviners') return [{ do: 'go', who: 'amunet', area: inArea }];
  if (token === 'military') return [];
  return [{ do: 'green', marker: token === 'supplies' ? 'karu' : 'health', place: inArea }];
}

/** What would avert something, or make it less likely. */
export function averting(s: State, stage: Coming, is: What, attackers: Attackers): Remedy[] {
  switch (is.what) {
    case 'attack':
    case 'overrun':
      return holdOut(s, is.place, attackers);
    case 'advance': {
      const from = attackers[is.place]?.from;
      return from === undefined ? [] : [{ do: 'strike', place: from, n: s.enemies[location(from)] ?? 1 }];
    }
    case 'unrest':
    case 'plague': {
      const inArea = AREA_OF[location(is.place)] ?? NO_AREA;
      return inArea === NO_AREA ? [] : keepOut(s, is.what, inArea);
    }
    case 'raid':
      return [{ do: 'green', marker: 'diplomacy', place: is.area }];
    case 'attempt':
      return guardQueen(s, stage);
    case 'killed':
    case 'flight': {
      const at = s.at[character(is.who)] ?? -1;
      if (at < 0) return [];
      const place = locationName(at);
      return [...(is.what === 'killed' ? holdOut(s, place, attackers) : []), { do: 'leave', who: is.who, place }];
    }
    case 'aside':
      return stage === 'check'
        ? gateNeeds(s, HOME[character(is.who)] ?? 0)
        : holdHome(s, HOME[character(is.who)] ?? 0, attackers);
    case 'gate':
      return stage === 'check' ? gateNeeds(s, area(is.area)) : holdHome(s, area(is.area), attackers);
    case 'tokens':
      if (stage === 'event' && isAreaName(is.place)) return saveTokens(is.token, is.place as AreaName);
      return stage === 'enemies' && !isAreaName(is.place) ? holdOut(s, is.place, attackers) : [];
    case 'bagged':
      return stage === 'check'
        ? anywhere(s, ['raid', 'unrest', 'assassination', 'plague'].indexOf(is.marker), 3)
        : shortOf(s, is.marker);
    case 'convert': {
      const inArea = AREA_OF[location(is.place)] ?? NO_AREA;
      return inArea === NO_AREA ? [] : [{ do: 'green', marker: 'religion', place: areaName(inArea) }];
    }
    case 'over':
      return overNeeds(s, is.ending);
    default:
      return [];
  }
}

const holdHome = (s: State, home: Area, attackers: Attackers): Remedy[] =>
  holdOut(s, locationName(CAPITAL[home] ?? 0), attackers);

/** SAM-4.06 A marker goes into the bag for each token an Event does not find: an Area that has some pays with them. */
function shortOf(s: State, marker: string): Remedy[] {
  const token = ['raid', 'unrest', 'assassination', 'plague'].indexOf(marker);
  const poor = CAPITAL.findIndex((_, inArea) => s.gate[inArea] === true && tokensIn(s, token, inArea) === 0);
  return poor < 0 ? [] : [{ do: 'gain', token: TOKENS[token] as TokenName, n: 1, place: areaName(poor) }];
}
