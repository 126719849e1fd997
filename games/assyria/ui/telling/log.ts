import type { Message } from '@edubba/kernel';
import type { Thing, ToldEvent } from '@edubba/ui';
import { AREAS } from '../../content/tracks.ts';
import { say } from '../../text/words.ts';

type Data = NonNullable<ToldEvent['data']>;

/** The things a log line speaks of; the place itself comes first. */
export function thingsOf(event: ToldEvent): readonly Thing[] {
  const { type, seat = 0, data = {} } = event;
  if (type.startsWith('scheme.by-')) return chosen(String(data['choice'] ?? ''));
  // A player's own board is drawn without the seat: there the player's row stands for the tile.
  if (type === 'tile.refreshed') return [`tile/${data['tile'] ?? ''}@${seat}`, `player/${seat}`];
  if (type === 'hut.moved') return [`space/${data['to'] ?? ''}`, `space/${data['from'] ?? ''}`];
  const places = placesOf(type, data);
  return places.length > 0 ? places : otherwise(event);
}

/** Places named in what the event carries. */
function placesOf(type: string, data: Data): Thing[] {
  const { space, row, area, site } = data;
  if (type.startsWith('bid.')) return [`bid/row${row ?? ''}/${space ?? ''}`, `row/${row ?? ''}`];
  if (type.startsWith('tribute.')) return [`area/${area ?? ''}/${type.slice('tribute.'.length)}`, `area/${area ?? ''}`];
  if (type === 'roof.placed') return [`area/${area ?? ''}/roof`, 'track/offerings'];
  // On a track the space is a number.
  if (typeof space === 'number') return [type === 'roof.reached' ? 'track/offerings' : 'track/influence'];
  return [
    ...(typeof space === 'string' ? [`space/${space}`] : []),
    ...(typeof area === 'string' ? [`area/${area}/roof`] : []),
    ...(typeof site === 'string' ? [`well/${site}`] : []),
  ];
}

const TRACKS: { readonly [type: string]: Thing } = {
  'influence.gained': 'track/influence',
  'offerings.advanced': 'track/offerings',
  'growth.marker': 'track/markers',
  'marker.left': 'track/markers',
  'flood.influence-reset': 'track/influence',
  'flood.offerings-reset': 'track/offerings',
  'food.reshuffled': 'deck/food',
  'favour.reshuffled': 'deck/favour',
  'scheme.reshuffled': 'deck/scheme',
  'scheme.revealed': 'deck/scheme',
};

/** Cards, boards, tracks, and at last the player it happened to. */
function otherwise({ type, item, to, seat }: ToldEvent): Thing[] {
  const track = TRACKS[type];
  if (track !== undefined) return [track];
  if (item !== undefined && /^F[DV]/.test(item)) return [`card/${item}`];
  const area = to?.startsWith('civilisation:') === true ? AREAS[Number(to.slice('civilisation:'.length))] : undefined;
  if (area !== undefined) return [`area/${area}`];
  if (item?.startsWith('CV') === true) return [`civilisation/${item}`];
  return seat === undefined ? [] : [`player/${seat}`];
}

/** What the solo opponent chose: a row, an area, a card, a Well site or a space. */
function chosen(choice: string): Thing[] {
  if (/^row\d$/.test(choice)) return [`row/${choice.slice('row'.length)}`];
  if (AREAS.some((area) => area === choice)) return [`area/${choice}`];
  if (/^W[LR]/.test(choice)) return [`well/${choice}`];
  if (/^F[DV]/.test(choice)) return [`card/${choice}`];
  return /^[A-J][1-9]$/.test(choice) ? [`space/${choice}`] : [];
}

/** Told again by another line: the draw by where the card goes, the Hut by the Ziggurat in its place, the marker's Huts by the marker. */
const MINOR: ReadonlySet<string> = new Set([
  'food.drawn',
  'favour.drawn',
  'card.laid',
  'growth.huts',
  'hut.replaced',
  'roof.reached',
  'civilisation.rose',
  'scheme.revealed',
]);

/** Lines that only repeat what another has said, or what the rows show anyway. */
export function isMinor({ type, seat }: ToldEvent): boolean {
  // What nobody took is cleared away without a word; what the solo opponent discards is its doing.
  return MINOR.has(type) || (type === 'card.cleared' && seat === undefined);
}

/** Rounds and phases are chapters. */
export function chapter({ type, data = {} }: ToldEvent): Message | undefined {
  if (!type.startsWith('phase.')) return undefined;
  return say(`ui.chapter.${type.slice('phase.'.length)}`, { round: data['round'] ?? 0 });
}

const ICONS: { readonly [type: string]: string } = {
  'phase.growth': 'act-grow',
  'phase.bidding': 'unit-leader',
  'phase.expansion': 'bld-hut',
  'phase.actions': 'act-build',
  'phase.clean-up': 'act-redo',
  'phase.flood': 'tok-flood',
  'phase.end': 'res-food',
  'growth.marker': 'act-grow',
  'marker.left': 'tok-flood',
  'card.laid': 'ui-deck',
  'card.cleared': 'ui-discard',
  'food.drawn': 'ui-deck',
  'favour.drawn': 'ui-deck',
  'roofs.returned': 'bld-roof',
};

/** Icon of a line nobody did. */
export function eventIcon({ type, seat }: ToldEvent): string | undefined {
  if (seat !== undefined) return undefined;
  if (type.startsWith('flood.')) return 'tok-flood';
  if (type.startsWith('civilisation.')) return 'tok-royal';
  if (type.endsWith('.reshuffled')) return 'ui-deck';
  return ICONS[type] ?? 'act-info';
}
