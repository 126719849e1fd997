import type { Seat } from '@edubba/kernel';
import type { Stretch, ToldEvent } from '@edubba/ui';

/** What stands under a part of the scrub bar and the score chart. */
export const stretchTexts: { readonly [id: string]: string } = {
  'ui.stretch.round': 'round {round}',
  'ui.stretch.flood': 'flood',
  'ui.stretch.end': 'end',
};

/** The parts of the scrub bar and the score chart: the rounds, the floods between them, the last feeding. */
export function stretch({ type, data }: ToldEvent): Stretch | undefined {
  if (type === 'phase.growth') return { label: { id: 'ui.stretch.round', params: { round: data?.['round'] ?? 0 } } };
  if (type === 'phase.flood') return { label: { id: 'ui.stretch.flood' }, tide: true };
  if (type === 'phase.end') return { label: { id: 'ui.stretch.end' } };
  return undefined;
}

/** The VP a log line tells of. */
export function gain({ type, seat, data }: ToldEvent): { readonly player: Seat; readonly points: number } | undefined {
  if (seat === undefined || (type !== 'vp.gained' && type !== 'vp.lost')) return undefined;
  const n = Number(data?.['n'] ?? 0);
  return { player: seat, points: type === 'vp.gained' ? n : -n };
}
