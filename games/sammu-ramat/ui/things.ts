import type { DecisionKind, Json, Key, View } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import { LOCATIONS } from '../content/map.ts';
import { AREA_OF } from '../rules/geography.ts';
import { areaName, character, locationName } from '../rules/names.ts';
import type { State } from '../rules/state.ts';

/*
 * Everything one can point at:
 *   place/kalhu              a Location
 *   area/assyria             an Area, by its plaque
 *   route/kalhu-nineveh      a Route
 *   token/military/kalhu     Military or Diviners of a Location, Supplies or Medicine of an Area
 *   carried/military         what is being Carried
 *   person/besime            a Character
 *   good/iron/besime         a Good of a Character
 *   card/AC01#1              an Ashur card
 *   event/3, pile            a Month's Event, the pile
 *   action/special/levy      what the acting Character can do
 *   option/…                 an answer that is no thing of the table: a tile of one's own area
 *   marker/plague            markers of a kind: the bag
 *   track/military           a track of the Empire board
 *   aim/2                    a part of the Win Condition
 *   threat/…                 a line of the forecast
 *   player/2                 a player
 */

const LOCATION_NAMES: ReadonlySet<string> = new Set(LOCATIONS.map(({ id }) => id));

/** What of an open question everybody may know. */
export function aboutOf(view: View<State>, kind: DecisionKind): { readonly [name: string]: Json | undefined } {
  const about = view.pending.find((asked) => asked.kind === kind)?.about;
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? (about as { readonly [name: string]: Json | undefined })
    : {};
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A token of a Location or, for those that lie in pools, of its Area. */
export function tokenThing(token: string, location: string): Thing {
  if (token === 'military' || token === 'diviners') return `token/${token}/${location}`;
  const at = LOCATIONS.findIndex(({ id }) => id === location);
  const area = AREA_OF[at] ?? -1;
  return `token/${token}/${area < 0 ? location : areaName(area)}`;
}

const where = ({ s }: View<State>, who: string): string => (who === '' ? '' : locationName(s.at[character(who)] ?? 0));

/** Kinds whose keys are Locations. */
const PLACES = new Set([
  'setup.token',
  'enemies.tie',
  'spread.short',
  'displaced',
  'event.step',
  'baileet.step',
  'attack.target',
  'army.from',
  'strike',
  'mission',
]);
/** Kinds whose keys are Characters. */
const PEOPLE = new Set(['advisor.choose', 'goods.share', 'order.flight', 'consult', 'solo.next', 'escort']);
/** Kinds whose keys are cards. */
const CARDS = new Set(['event.discard', 'hand.limit', 'special.discard', 'free.card', 'trade.card', 'trade.answer']);
/** Kinds whose keys are tiles of one's own area. */
export const TILED: ReadonlySet<DecisionKind> = new Set([
  'challenge',
  'event.marker',
  'goods.any',
  'market',
  'trade',
  'exchange',
  'attack.army',
  'amphora',
  'peek.swap',
  'provision',
]);
/** Answers that are words: buttons of the prompt. */
const WORDS = new Set(['yes', 'no', 'done', 'end', 'stop', 'pass', 'stay', 'nobody', 'all', 'discard', 'oracle']);

/** The thing an option or a refused key is pointed at. */
export function thingOf(kind: DecisionKind, key: Key, view: View<State>): Thing | undefined {
  if (WORDS.has(key)) return undefined;
  if (PLACES.has(kind)) return `place/${key}`;
  if (PEOPLE.has(kind)) return `person/${key}`;
  if (CARDS.has(kind)) return `card/${key}`;
  if (TILED.has(kind)) return `option/${key}`;
  const [first = '', second = ''] = key.split('/');
  switch (kind) {
    case 'event.redirect':
      return `area/${key}`;
    case 'event.lose':
    case 'return': {
      const token = text(aboutOf(view, kind)['token']);
      return `token/${token}/${key}`;
    }
    case 'baileet.diviner':
      return `token/diviners/${key}`;
    case 'event.token':
      return `token/${first}/${second === '' ? text(aboutOf(view, kind)['area']) : second}`;
    case 'event.payer':
    case 'event.hire':
      return `good/${second}/${first}`;
    case 'pay.good':
      return `good/${key}/${text(aboutOf(view, kind)['who'])}`;
    case 'taxes':
      return `person/${second}`;
    case 'prize':
      return `person/${first}`;
    case 'flight':
      return `place/${second === '' ? first : second}`;
    case 'treaty':
      return `place/${first}`;
    case 'starter':
    case 'hand.divide':
      return `player/${key}`;
    case 'peek':
      return first === 'row' ? `event/${second}` : 'pile';
    case 'green.use':
      return greenThing(first, second);
    case 'move':
      return stepThing(first, second, where(view, text(aboutOf(view, kind)['who'])));
    case 'army':
      return stepThing(first, second, text(aboutOf(view, kind)['place']));
    case 'turn.act':
      return actionThing(first, second);
    default:
      return undefined;
  }
}

function greenThing(verb: string, target: string): Thing | undefined {
  if (verb === 'event') return `event/${target}`;
  if (verb === 'route') return `route/${target}`;
  if (verb === 'queen' || verb === 'relieve') return 'person/sammu-ramat';
  return LOCATION_NAMES.has(target) ? `place/${target}` : `area/${target}`;
}

function stepThing(verb: string, what: string, from: string): Thing | undefined {
  if (verb === 'take') return tokenThing(what, from);
  return verb === 'drop' ? `carried/${what}` : `place/${what}`;
}

function actionThing(verb: string, what: string): Thing {
  if (verb === 'card') return `card/${what}`;
  if (verb === 'trade' || verb === 'cards' || verb === 'sun') return `person/${what}`;
  return what === '' ? `action/${verb}` : `action/${verb}/${what}`;
}
