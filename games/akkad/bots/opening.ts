import type { CharacterId } from '../content/characters.ts';
import type { HomeId } from '../content/home-cities.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { SPEARMAN } from '../content/units.ts';
import type { Figure } from '../rules/decisions.ts';
import { CARD_AT, DISTANCE, HOME_SPACE } from '../rules/geography.ts';
import { ownUnits } from '../rules/queries/map.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { cityCardWorth } from './worth.ts';

/** Decision 1: far from those who have settled already; chance decides between equals. */
export const home: Look = ({ s }, key) => {
  const at = HOME_SPACE[key as HomeId];
  const near = s.home.filter((other) => other !== '' && (DISTANCE[HOME_SPACE[other]]?.[at] ?? 9) <= 4).length;
  return [part('neighbours', 20 - 8 * near)];
};

/** Which characters help which mission most. */
const FITS: { readonly [home in HomeId]: readonly CharacterId[] } = {
  mari: ['taram-akkad', 'epirmupi', 'lipit-ili'],
  urkesh: ['epirmupi', 'me-sag', 'ur-utu'],
  uruk: ['taram-akkad', 'lipit-ili', 'ilshu-rabi'],
  susa: ['shar-kali-sharri', 'yetib-mer', 'lugal-ushumgal'],
  girsu: ['tuta-napshum', 'enheduanna', 'ken-ussam'],
  assur: ['ur-utu', 'yetib-mer', 'lugal-ushumgal'],
};

/** Decision 2: whoever helps the mission; else anybody. */
export const character: Look = ({ s, seat }, key) => {
  const mat = s.home[seat];
  const fits = mat !== undefined && mat !== '' && FITS[mat].includes(key as CharacterId);
  return [part('character', 20), part('mission-fit', fits ? 6 : 0)];
};

/** Decision 3: it changes nothing. */
export const figure: Look = () => [part('any', 1)];

/** Decision 4: near home, with a good card and lapis. */
export const residence: Look<Space> = (mind, space) => {
  const { s, seat } = mind;
  const mat = s.home[seat];
  const far = mat === undefined || mat === '' ? 4 : (DISTANCE[HOME_SPACE[mat]]?.[space] ?? 4);
  const card = CITY_CARD_NAMES[CARD_AT[space] ?? -1];
  return [
    part('near-home', 60 - 15 * far),
    part('city-card', card === undefined ? 0 : cityCardWorth(s, seat, card)),
    part('goods', SPACES[space]?.yields === 'lapis' ? 40 : 15),
  ];
};

/** Decision 5: home keeps two; the residence gets what is over. */
export const split: Look<Figure | 'done'> = (mind, answer) => {
  if (answer === 'done') return [part('enough', 5)];
  const at = homeSpace(mind);
  const spare = ownUnits(mind.s, mind.seat, at) > 2 && ownUnits(mind.s, mind.seat, mind.s.residence) === 0;
  return [part('guards', spare && answer.kind === SPEARMAN && !answer.hurt ? 10 : 0)];
};

function homeSpace({ s, seat }: Mind): Space {
  const mat = s.home[seat];
  return mat === undefined || mat === '' ? 0 : HOME_SPACE[mat];
}
