import type { ItemId } from '@edubba/kernel';
import { memo, type ReactElement, useId } from 'react';
import { titanCard } from '../../content/decks.ts';
import { BODIES, range, SKIES, TITAN_ART, TONES } from './titans.ts';

/** The picture of a titan. `view`: the part of its field that is shown. */
export const Titan = memo(function Titan({
  item,
  view = '10 -12 220 158',
}: {
  readonly item: ItemId;
  readonly view?: string;
}): ReactElement {
  const id = useId();
  const [tribe = 'red', other = tribe] = titanCard(item).banners;
  const [body, tone] = TITAN_ART[item] ?? ['giant'];
  const [top, mid, low, hills] = SKIES[other];
  const number = item.charCodeAt(item.length - 1);
  const html = `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".62" stop-color="${mid}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="${id}g" cx=".5" cy=".55" r=".55"><stop offset="0" stop-color="#FFE08A"/><stop offset=".45" stop-color="#F08A2C"/><stop offset="1" stop-color="#7A2413" stop-opacity="0"/></radialGradient></defs><rect x="-200" y="-120" width="640" height="420" fill="url(#${id}s)"/><path d="${range(number)}" fill="${hills}"/>${BODIES[body](TONES[tone ?? tribe], `${id}g`)}`;
  return (
    <svg
      className="titan-art"
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of our own, made of constants
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
