import type { Source } from '@edubba/kernel';
import type { AreaName } from './map.ts';
import type { TokenName } from './things.ts';

export const CHARACTER_NAMES = [
  'sammu-ramat',
  'besime',
  'dinah',
  'wardiya',
  'younan',
  'deioces',
  'ithobaal',
  'katuzili',
  'lilith',
  'marsyas',
  'siranoush',
  'apollonios',
  'amunet',
  'amenirdis',
  'baileet',
] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];
export type Character = number;

const numberOf = (name: CharacterName): Character => CHARACTER_NAMES.indexOf(name);

export const QUEEN = numberOf('sammu-ramat');
export const BESIME = numberOf('besime');
export const DINAH = numberOf('dinah');
export const DEIOCES = numberOf('deioces');
export const ITHOBAAL = numberOf('ithobaal');
export const KATUZILI = numberOf('katuzili');
export const MARSYAS = numberOf('marsyas');
export const SIRANOUSH = numberOf('siranoush');
export const AMUNET = numberOf('amunet');
export const AMENIRDIS = numberOf('amenirdis');
export const BAILEET = numberOf('baileet');

/** What a Special Action costs besides its action (SAM-9.03). */
export interface Price {
  readonly cards: number;
  readonly goods: number;
}

/** What a Special Action does. Tokens are gained where SAM-12.05 says. */
export type Special = Price & { readonly id: string } & (
    | { readonly does: 'gain'; readonly gains: { readonly [token in TokenName]?: number } }
    // SAM-9.15
    | { readonly does: 'strike' }
    | { readonly does: 'calm' }
    | { readonly does: 'cure' }
    | { readonly does: 'guard' }
    | { readonly does: 'move'; readonly steps: number; readonly carry?: number }
    | { readonly does: 'escort' }
    | { readonly does: 'exchange' }
    | { readonly does: 'local-goods' }
    | { readonly does: 'peek'; readonly events: number; readonly swap: boolean }
    | { readonly does: 'two-diviners' }
    | { readonly does: 'seed-religion' }
    | { readonly does: 'use-religion' }
    | { readonly does: 'play-free'; readonly once: boolean }
    | { readonly does: 'armies'; readonly armies: number }
  );

export interface CharacterCard {
  readonly id: CharacterName;
  readonly home: AreaName | null;
  /** What its ability counts as, always (SAM-2.25). */
  readonly defense: number;
  readonly medicine: number;
  /** Special Actions of the Public side and of the Personal one; the Queen's second side is her Solo side. */
  readonly open: readonly Special[];
  readonly own: readonly Special[];
  /** Name, title and Home are printed; what the rest is. */
  readonly source: Source;
}

const free: Price = { cards: 0, goods: 0 };
const pay = (goods: number): Price => ({ cards: 0, goods });
const give = (goods: number): Price => ({ cards: 1, goods });
const card = (
  id: CharacterName,
  home: AreaName | null,
  open: readonly Special[],
  own: readonly Special[],
  has: { readonly defense?: number; readonly medicine?: number; readonly source?: Source } = {},
): CharacterCard => ({
  id,
  home,
  defense: has.defense ?? 0,
  medicine: has.medicine ?? 0,
  open,
  own,
  source: has.source ?? 'reconstructed',
});

/** The 15 Characters. */
export const CHARACTERS: readonly CharacterCard[] = [
  card(
    'sammu-ramat',
    'assyria',
    [
      { id: 'decree', ...free, does: 'play-free', once: false },
      { id: 'armies', ...free, does: 'armies', armies: 2 },
    ],
    [
      { id: 'decree', ...free, does: 'play-free', once: true },
      { id: 'armies', ...free, does: 'armies', armies: 1 },
    ],
    { source: 'rulebook' },
  ),
  card(
    'besime',
    'assyria',
    [{ id: 'levy', ...give(3), does: 'gain', gains: { military: 2 } }],
    [{ id: 'levy', ...pay(2), does: 'gain', gains: { military: 2 } }],
    { source: 'rulebook' },
  ),
  card(
    'dinah',
    'assyria',
    [{ id: 'strike', ...give(0), does: 'strike' }],
    [{ id: 'strike', ...pay(1), does: 'strike' }],
    { defense: 1, source: 'rulebook' },
  ),
  card(
    'wardiya',
    'assyria',
    [{ id: 'calm', ...give(1), does: 'calm' }],
    [{ id: 'ride', ...free, does: 'move', steps: 2 }],
    { defense: 1, source: 'rulebook' },
  ),
  card(
    'younan',
    'assyria',
    [{ id: 'heal', ...give(2), does: 'gain', gains: { medicine: 2 } }],
    [
      { id: 'heal', ...pay(2), does: 'gain', gains: { medicine: 2 } },
      { id: 'guard', ...pay(1), does: 'guard' },
    ],
    { medicine: 1 },
  ),
  card(
    'deioces',
    'medes',
    [{ id: 'levy', ...give(2), does: 'gain', gains: { military: 2 } }],
    [{ id: 'levy', ...pay(3), does: 'gain', gains: { military: 3 } }],
  ),
  card(
    'ithobaal',
    'canaan',
    [{ id: 'exchange', ...free, does: 'exchange' }],
    [{ id: 'local-goods', ...free, does: 'local-goods' }],
  ),
  card(
    'katuzili',
    'elam',
    [{ id: 'peek', ...free, does: 'peek', events: 2, swap: false }],
    [{ id: 'peek', ...free, does: 'peek', events: 3, swap: true }],
  ),
  card(
    'lilith',
    'babylonia',
    [{ id: 'gather', ...give(1), does: 'gain', gains: { medicine: 1, supplies: 1 } }],
    [
      { id: 'heal', ...pay(1), does: 'gain', gains: { medicine: 1 } },
      { id: 'heal-twice', ...pay(2), does: 'gain', gains: { medicine: 2 } },
    ],
    { medicine: 1 },
  ),
  card(
    'marsyas',
    'phrygia',
    [{ id: 'preach', ...give(1), does: 'gain', gains: { diviners: 1 } }],
    [{ id: 'mission', ...pay(2), does: 'two-diviners' }],
  ),
  card(
    'siranoush',
    'urartu',
    [{ id: 'escort', ...free, does: 'escort' }],
    // Three Steps with her own one more.
    [{ id: 'ride', ...free, does: 'move', steps: 2, carry: 4 }],
  ),
  card(
    'apollonios',
    'cyprus',
    [
      { id: 'cure', ...pay(1), does: 'cure' },
      { id: 'guard', ...pay(1), does: 'guard' },
    ],
    [
      { id: 'cure', ...free, does: 'cure' },
      { id: 'guard', ...free, does: 'guard' },
    ],
    { medicine: 1 },
  ),
  card(
    'amunet',
    'egypt',
    [{ id: 'preach', ...give(2), does: 'gain', gains: { diviners: 2 } }],
    [{ id: 'preach', ...pay(2), does: 'gain', gains: { diviners: 2 } }],
    { source: 'rulebook' },
  ),
  card(
    'amenirdis',
    'kush',
    [{ id: 'seed-religion', ...give(1), does: 'seed-religion' }],
    [{ id: 'use-religion', ...pay(3), does: 'use-religion' }],
  ),
  card('baileet', null, [], []),
];

/** The numbers in what stands on a card besides its Special Actions. */
export const ABILITIES = {
  /** SAM-10.10 What anybody Carries, and the Queen on her Solo side. */
  carry: 2,
  soloCarry: 3,
  /** Marsyas Carries so many Diviners more. */
  marsyas: 2,
  /** Siranoush takes so many Steps more in each Move. */
  siranoush: 1,
  /** Katuzili in play raises the limit of taxes (SAM-7.06). */
  taxes: 6,
  katuzili: 7,
  /** What Amenirdis pays to cancel an Assassination marker. */
  amenirdis: 2,
  /** Goods that Ithobaal exchanges. */
  exchanges: 3,
  /** Steps that Siranoush's Public side and Night Couriers give another Character. */
  escort: 2,
} as const;
