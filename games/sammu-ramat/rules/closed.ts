import type { Key, Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { BAILEET } from '../content/characters.ts';
import { PRIZE } from '../content/table.ts';
import { AREA_NAMES, ROUTES } from '../content/map.ts';
import { GOODS, MARKERS, TECHNOLOGIES, TOKENS } from '../content/things.ts';
import type { Location } from './geography.ts';
import { AREA_OF, LOCATION_IDS, LOCATIONS_IN, location, NEXT_TO } from './geography.ts';
import type { Closed, Matter } from './joint.ts';
import { character, characterName, locationName } from './names.ts';
import { ADVISORS, COURT, goodOf, goodsOf, inPlay, typesOf } from './queries/characters.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';

/** Of what one might think of, all that is not offered and has a reason. */
export function closing(
  wishes: (s: State, w: Matter) => readonly Key[],
  why: (s: State, w: Matter, key: Key) => Objection | undefined,
): Closed {
  return (s, w) =>
    wishes(s, w).flatMap((target) => {
      const objection = w.keys.includes(target) ? undefined : why(s, w, target);
      return objection === undefined ? [] : [{ target, ...objection }];
    });
}

/** Neighbours of the Location that the question is about, or of the acting Character's. */
const nextTo = (at: Location): Key[] => (NEXT_TO[at] ?? []).map(locationName);
const aboutPlace = (w: Matter): Location => LOCATION_IDS.indexOf(String(w.about['place'] ?? ''));
const everybody = (s: State): Key[] => COURT.filter((who) => inPlay(s, who)).map(characterName);

/** SAM-8.08 Whoever begins has Consulted somebody. */
export const noStarter = closing(
  (s) => s.passed.map((_, seat) => `${seat}`),
  () => no('SAM-8.08', 'no.starter'),
);

/** SAM-4.07 Only another Vassal takes what Assyria would lose. */
export const noRedirect = closing(
  () => AREA_NAMES,
  () => no('SAM-4.07', 'no.redirect'),
);

/** SAM-7.05 Goods come only from Areas with a Gate. */
export const noTaxes = closing(
  (s, w) =>
    GOODS.flatMap((good) =>
      w.keys.some((key) => key.startsWith(`${good}/`)) ? [] : everybody(s).map((who) => `${good}/${who}`),
    ),
  () => no('SAM-7.05', 'no.taxes'),
);

/** SAM-4.12 Others help only when whoever has to pay has nothing left. */
export const noPayer = closing(
  (s) => everybody(s).flatMap((who) => typesOf(s, character(who)).map((good) => `${who}/${GOODS[good]}`)),
  () => no('SAM-4.12', 'no.payer'),
);

/** SAM-4.25 Advisors pay the riders, each with what is on its card. */
export const noRiders = closing(
  (s) => everybody(s).flatMap((who) => GOODS.map((good) => `${who}/${good}`)),
  (s, _, key) => {
    const [who = '', good = ''] = key.split('/');
    const has = goodOf(s, character(who), GOODS.indexOf(good as never)) > 0;
    return has ? no('SAM-4.25', 'no.riders') : undefined;
  },
);

/** SAM-4.11 Events give Goods to Advisors; the Queen is none. */
export const noShare = closing(everybody, () => no('SAM-4.11', 'no.share'));

/** SAM-4.13 What does not lie in the Area cannot be given for a Good. */
export const noToken = closing(
  (_, w) => TOKENS.filter((name) => !w.keys.some((key) => key === name || key.startsWith(`${name}/`))),
  () => no('SAM-4.13', 'no.token'),
);

/** SAM-4.14 The supply is out of it. */
export const noMarker = closing(
  () => MARKERS.slice(0, TOKENS.length),
  () => no('SAM-4.14', 'no.marker'),
);

/** SAM-4.04 The same Area, where no such token lies. */
export const noneToLose = closing(
  (_, w) => (LOCATIONS_IN[AREA_OF[location(w.keys[0] ?? 'kalhu')] ?? 0] ?? []).map(locationName),
  () => no('SAM-4.04', 'no.token'),
);

/** SAM-15.07 Places without such a token. */
export const noReturn = closing(
  (_, { about: { token } }) => (token === 'military' || token === 'diviners' ? LOCATION_IDS : AREA_NAMES),
  () => no('SAM-15.07', 'no.token'),
);

/** SAM-1.07, SAM-1.08 Not where the Challenge puts Enemies. */
export const noExtraToken = closing(
  (_, w) => (LOCATIONS_IN[AREA_OF[location(w.keys[0] ?? 'kalhu')] ?? 0] ?? []).map(locationName),
  () => no('SAM-1.07', 'no.setup.enemies'),
);

/** SAM-3.10, SAM-4.22 Locations of the Area that have their marker, or get it anyway. */
const sameArea: Closed = closing(
  (_, w) => (LOCATIONS_IN[(AREA_NAMES as readonly string[]).indexOf(String(w.about['area']))] ?? []).map(locationName),
  () => no('SAM-3.10', 'no.marker.there'),
);
export const noSpread = sameArea;
export const noDisplaced = sameArea;

/** SAM-5.13 to SAM-5.15 Other ways of an Army; what is placed in an Area goes to the furthest Locations (SAM-1.11). */
export const noTie = closing(
  (_, w) => nextTo(aboutPlace(w)),
  () => no('SAM-5.15', 'no.tie'),
);

/** SAM-25.13 Baileet goes the shortest way. */
export const noOracleStep = closing(
  (s) => nextTo(s.at[BAILEET] ?? 0),
  () => no('SAM-25.13', 'no.oracle.step'),
);

const hindrance = (s: State, rule: string, at: Location): Objection | undefined => {
  if ((s.enemies[at] ?? 0) > 0) return no(rule, 'no.step.enemies');
  return s.plague[at] === true || s.unrest[at] === true ? no(rule, 'no.flight') : undefined;
};

/** SAM-21.08 Nobody flees to Enemies, nor into markers. */
export const noFlight = closing(
  (_, w) => nextTo(aboutPlace(w)),
  (s, _, key) => hindrance(s, 'SAM-21.08', location(key)),
);

/** SAM-4.24 An Event leads nobody where they could not go. */
export const noEventStep = closing(
  (s, w) => nextTo(s.at[character(String(w.about['who']))] ?? 0),
  (s, _, key) => hindrance(s, 'SAM-4.24', location(key)),
);

/** SAM-9.15 Enemies next door, or none. */
export const noStrike = closing(
  (s) => nextTo(s.at[s.actor] ?? 0),
  (s, _, key) => ((s.enemies[location(key)] ?? 0) === 0 ? no('SAM-9.15', 'no.strike') : undefined),
);
export const noMission = closing(
  (s) => nextTo(s.at[s.actor] ?? 0),
  () => no('SAM-9.01', 'no.step.enemies'),
);

/** SAM-9.03 Goods that are not on the card. */
export const noGood = closing(
  () => GOODS,
  () => no('SAM-9.03', 'no.good'),
);

/** SAM-1.19, SAM-1.20 Advisors who are not in play, or somebody's already. */
export const noAdvisor = closing(
  () => ADVISORS.map(characterName),
  (s, _, key) => {
    if (!inPlay(s, character(key))) return no('SAM-1.20', 'no.consult.out');
    return s.owner[character(key)] === NOBODY ? undefined : no('SAM-1.19', 'no.advisor.taken');
  },
);

/** SAM-28.07 Technologies that nobody can pay, or that are all taken. */
export const noPrize = closing(
  (s) => everybody(s).flatMap((who) => TECHNOLOGIES.map((what) => `${who}/${what}`)),
  (s, _, key) => {
    const [who = '', what = ''] = key.split('/');
    if ((s.techSupply[TECHNOLOGIES.indexOf(what as never)] ?? 0) === 0) return no('SAM-28.07', 'no.card.technology');
    return goodsOf(s, character(who)) < PRIZE ? no('SAM-28.07', 'no.prize') : undefined;
  },
);

/** SAM-24 What a green marker cannot do now. */
export const noGreen = closing(
  (s, { about: { marker } }) => [
    ...(marker === 'religion' ? ['relieve', ...s.eventRow.map((_, row) => `event/${row + 1}`)] : []),
    ...(marker === 'religion' ? AREA_NAMES.map((name) => `capital/${name}`) : []),
    ...(marker === 'karu' ? ROUTES.map(({ id }) => `route/${id}`) : []),
    ...(marker === 'karu' || marker === 'health' ? LOCATION_IDS.map((name) => `remove/${name}`) : []),
  ],
  (_, { about: { marker } }, key) => {
    const [verb] = key.split('/');
    if (verb === 'relieve') return no('SAM-24.12', 'no.special.safe');
    if (verb === 'event') return no('SAM-24.14', 'no.green.event');
    if (verb === 'capital') return no('SAM-24.16', 'no.green.oracle');
    if (verb === 'route') return no('SAM-24.08', 'no.green.route');
    return marker === 'karu' ? no('SAM-24.04', 'no.special.calm') : no('SAM-24.17', 'no.special.cure');
  },
);
