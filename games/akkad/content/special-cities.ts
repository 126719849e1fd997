import type { Source } from '@edubba/kernel';

export const CITY_CARD_NAMES = [
  'akkad',
  'marad',
  'halub',
  'eridu',
  'kish',
  'nagar',
  'ninua',
  'eshnunna',
  'adab',
  'nippur',
  'der',
  'pashime',
] as const;
export type CityCardName = (typeof CITY_CARD_NAMES)[number];

/** A special-city card by its place in {@link CITY_CARD_NAMES}. */
export type CityCard = number;

/** The place of each. */
export const CITY_CARD_PLACE = Object.fromEntries(CITY_CARD_NAMES.map((name, at) => [name, at])) as {
  readonly [name in CityCardName]: CityCard;
};

/** C7 A special-city card: its bonus lasts while it is held. */
export interface SpecialCity {
  readonly id: CityCardName;
  readonly space: string;
  /** Of the name. */
  readonly nameSource: Source;
  /** Of the bonus. */
  readonly source: Source;
}

const special = (id: CityCardName, space: string, nameSource: Source = 'reconstructed'): SpecialCity => ({
  id,
  space,
  nameSource,
  source: 'reconstructed',
});

export const SPECIAL_CITIES: readonly SpecialCity[] = [
  special('akkad', 'AGD', 'rulebook'),
  special('marad', 'MRD', 'rulebook'),
  special('halub', 'HAL', 'inferred'),
  special('eridu', 'ERI', 'inferred'),
  special('kish', 'KIS'),
  special('nagar', 'NAG'),
  special('ninua', 'NIN'),
  special('eshnunna', 'ESH'),
  special('adab', 'ADA'),
  special('nippur', 'NIP'),
  special('der', 'DER'),
  special('pashime', 'PAS'),
];
