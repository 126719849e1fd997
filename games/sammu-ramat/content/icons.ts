import type { MarkerName, TokenName } from './things.ts';

/** What cards of different kinds do alike: banners and texts of Events, Monthly effects of Challenges. */
export type Icon =
  | { readonly do: 'lose' | 'gain'; readonly token: TokenName; readonly n: number }
  /** From the supply into the bag. */
  | { readonly do: 'bag'; readonly marker: MarkerName }
  /** A marker is drawn from the bag and resolved. */
  | { readonly do: 'draw' }
  /** In an Area: in its furthest Location. */
  | { readonly do: 'enemies'; readonly n: number; readonly at: string }
  /** SAM-4.27 A red marker is put into play in the Area of the Event. */
  | { readonly do: 'here'; readonly marker: MarkerName };

const TOKEN: { readonly [letter: string]: TokenName } = {
  M: 'military',
  S: 'supplies',
  D: 'diviners',
  H: 'medicine',
};
const MARKER: { readonly [short: string]: MarkerName } = {
  AS: 'assassination',
  PU: 'unrest',
  PL: 'plague',
  RA: 'raid',
  DI: 'diplomacy',
  KA: 'karu',
  RE: 'religion',
  HE: 'health',
};

export const markersIn = (list: string): MarkerName[] =>
  list === '' ? [] : list.split(' ').map((short) => MARKER[short] as MarkerName);

function icon(word: string): Icon {
  const [, sign, n, letter] = /^([+-])(\d)([MSDH])$/.exec(word) ?? [];
  if (letter !== undefined)
    return { do: sign === '+' ? 'gain' : 'lose', token: TOKEN[letter] as TokenName, n: Number(n) };
  if (word === 'draw') return { do: 'draw' };
  const [, enemies, at] = /^E(\d)@([a-z-]+)$/.exec(word) ?? [];
  if (at !== undefined) return { do: 'enemies', n: Number(enemies), at };
  const [, where, short] = /^(bag|here)\+([A-Z]{2})$/.exec(word) ?? [];
  const marker = MARKER[short ?? ''];
  if (marker === undefined) throw new RangeError(`${word} is no icon`);
  return { do: where === 'bag' ? 'bag' : 'here', marker };
}

/** Icons as they are written in these tables: `-1M E2@phrygia bag+AS here+PL draw`. */
export function icons(words: string): readonly Icon[] {
  return words === '' ? [] : words.split(' ').map(icon);
}
