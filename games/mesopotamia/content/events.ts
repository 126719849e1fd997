import type { ItemId, Source } from '@edubba/kernel';
import type { ActionName } from './actions.ts';
import { ACTIONS } from './actions.ts';
import type { Amounts, Box } from './goods.ts';
import { goods, NOTHING } from './goods.ts';
import type { Kind } from './units.ts';
import { KINDS } from './units.ts';

export type EventTerrain = 'plain' | 'mountain' | 'desert';

/** One thing an option gives. */
export type Gain =
  | { readonly do: 'goods'; readonly amounts: Amounts }
  /** Standard resources of the player's choice. */
  | { readonly do: 'any'; readonly n: number }
  | { readonly do: 'unit'; readonly kind: Kind }
  | { readonly do: 'ship' | 'ram' | 'quest' | 'population' }
  | { readonly do: 'discover'; readonly type: number }
  /** MES-27.25 with what is gained where it is not possible. */
  | { readonly do: 'settlement' | 'walls'; readonly otherwise: Amounts };

export type OptionType = 'instant' | 'vp' | 'six-round';

/** One of the two options of an Event card. */
export interface EventOption {
  readonly type: OptionType;
  /** Event track award. */
  readonly award: number;
  /** VP of the token, where it stays face up. */
  readonly vp: number;
  readonly pay: Amounts;
  /** At once; for a six-round option at the end of each Round. */
  readonly gains: readonly Gain[];
  /** On completion of a six-round option. */
  readonly final: readonly Gain[];
}

/** An Event card with its token. */
export interface EventCard {
  readonly id: ItemId;
  readonly terrain: EventTerrain;
  readonly number: number;
  readonly box: Box;
  readonly options: readonly [EventOption, EventOption];
  readonly source: Source;
}

// Card | token | box | Option 1 | Option 2. I instant, V with the token's VP, R six-round (each Round > on completion).
const TABLE = `
  EV1 | Desert 1 | core | R 1t > settlement discover:research | R 2s > quest
  EV2 | Desert 2 | core | I 2c1t | V2 1f
  EV3 | Desert 3 | core | I 3f | R 1f > settlement
  EV4 | Desert 4 | core | I unit:horseman | R 1k > discover:warfare
  EV5 | Desert 5 | core | I any3 | V3 1k
  EV6 | Desert 6 | core | I 2t | V3 1c
  EV7 | Desert 7 | core | I unit:spearman 1f | I 2w1f
  EV8 | Desert 8 | core | I discover:explore | R 1c > 2t
  EV9 | Desert 9 | core | R 1s > discover:build | V2 1s
  EV10 | Desert 10 | core | I 3k | V4 pay:2k
  EV11 | Mountain 1 | core | I 3w | R 1w > discover:build
  EV12 | Mountain 2 | core | I 3s | V3 1s
  EV13 | Mountain 3 | core | I discover:research | V2 1t
  EV14 | Mountain 4 | core | I unit:archer | R 1k > quest
  EV15 | Mountain 5 | core | I 1t2f | V4
  EV16 | Mountain 6 | core | I discover:gather | V2 1w
  EV17 | Mountain 7 | core | I 2f1c | R 1f > discover:grow
  EV18 | Mountain 8 | core | I walls?2s | V3 1k
  EV19 | Plain 1 | core | I 2c1f | R 1c > discover:grow
  EV20 | Plain 2 | core | I 3c | V2 1c
  EV21 | Plain 3 | core | I 1s1w1c | R any1 > discover:gather
  EV22 | Plain 4 | core | I population | V2 2f
  EV23 | Plain 5 | core | I settlement?1w1s | V3 1s1w
  EV24 | Plain 6 | core | I discover:grow | R 1c > 2t
  EV25 | Plain 7 | core | I quest | V2 1t
  EV26 | Plain 8 | core | I unit:horseman | I discover:warfare
  EV27 | Plain 9 | core | I discover:build | R 1f > ship
  EV28 | Plain 10 | core | I unit:spearman 1f | V4 pay:2f
  EV29 | Plain 11 | core | R 1f > settlement | I 3f
  EV30 | Plain 12 | core | I 2s1k | V3 1s
  EV31 | Plain 13 | AH | I unit:chariot | R 1k > discover:warfare
  EV32 | Plain 14 | AH | I discover:explore | V3 1f
  EV33 | Mountain 9 | AH | I 4k | R 1k > discover:warfare
  EV34 | Mountain 10 | AH | I 2t | V4
  EV35 | Desert 11 | AH | I unit:spearman 1k | I unit:archer
  EV36 | Desert 12 | AH | I ram | V2 1w
  EV37 | Plain 15 | ME | R 1t > discover:research | I 2t
  EV38 | Plain 16 | ME | I ship | V3 1w
  EV39 | Mountain 11 | ME | I discover:gather | R 1s > 3k
  EV40 | Mountain 12 | ME | I 1t1k1f | V3 1t
  EV41 | Desert 13 | ME | I 2s1c | V4 pay:2s
  EV42 | Desert 14 | ME | I 2f1w | R 1f > settlement`;

const AWARDS: { readonly [letter: string]: number } = { I: 1, V: 2, R: 3 };
const TYPES: { readonly [letter: string]: OptionType } = { I: 'instant', V: 'vp', R: 'six-round' };

function gain(word: string): Gain {
  const [what = '', value = ''] = word.split(/[:?]/);
  if (what === 'unit') return { do: 'unit', kind: KINDS.findIndex((kind) => kind === value) as Kind };
  if (what === 'discover') return { do: 'discover', type: ACTIONS.indexOf(value as ActionName) };
  if (what === 'settlement' || what === 'walls') return { do: what, otherwise: goods(value) };
  if (what.startsWith('any')) return { do: 'any', n: Number(what.slice(3)) };
  if (what === 'ship' || what === 'ram' || what === 'quest' || what === 'population') return { do: what };
  return { do: 'goods', amounts: goods(what) };
}

function option(text: string): EventOption {
  const letter = text.charAt(0);
  const [now = '', later = ''] = text.slice(text.indexOf(' ') + 1).split('>');
  const words = (part: string): string[] => part.split(' ').filter((word) => word !== '' && !/^[IVR]\d?$/.test(word));
  const paid = words(now).find((word) => word.startsWith('pay:'));
  return {
    type: TYPES[letter] ?? 'instant',
    award: AWARDS[letter] ?? 0,
    vp: letter === 'V' ? Number(text.charAt(1)) : 0,
    pay: paid === undefined ? NOTHING : goods(paid.slice(4)),
    gains: words(now).flatMap((word) => (word.startsWith('pay:') ? [] : [gain(word)])),
    final: words(later).map(gain),
  };
}

/** MES-27 All Events. Only the first is printed, but for the goods of its second option; the others are ours. */
export const EVENTS: readonly EventCard[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', token = '', box, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    const [terrain = '', number] = token.toLowerCase().split(' ');
    return {
      id,
      terrain: terrain as EventTerrain,
      number: Number(number),
      box: box as Box,
      options: [option(first), option(second)],
      source: id === 'EV1' ? ('rulebook' as const) : ('reconstructed' as const),
    };
  });

const BY_ID = new Map(EVENTS.map((card) => [card.id, card]));

export function eventCard(item: ItemId): EventCard {
  const card = BY_ID.get(item);
  if (card === undefined) throw new Error(`there is no Event ${item}`);
  return card;
}
