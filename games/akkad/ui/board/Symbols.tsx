import { EMBLEMS } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { UNITS } from '../../content/units.ts';

const SHIELD =
  'M8 4.5H40C42.6 4.5 43.5 6 43.5 8V27C43.5 35.5 35.5 40.5 24 44C12.5 40.5 4.5 35.5 4.5 27V8C4.5 6 5.4 4.5 8 4.5Z';
const FRONT =
  'M8 4.5H40C42.6 4.5 43.5 6 43.5 8V25C43.5 33.5 35.5 38.5 24 42C12.5 38.5 4.5 33.5 4.5 25V8C4.5 6 5.4 4.5 8 4.5Z';
/** Twelve points: nobody's shield. */
const BURST =
  'M24 2L28.6 8.6L36 4.8L37 12.9L45 13.8L41.6 21L48 26L40.8 29.8L42.6 37.6L34.6 37L31.6 44.6L25.2 39.4L18.4 44L16.2 36.4L8 36.4L10.2 28.6L3 24.2L10 20.2L7 12.6L15.2 12.2L17.2 4.4Z';

/** What a unit's picture in the sprite is called. */
const ICON: { readonly [unit: string]: string } = { 'shield-bearer': 'shield', beaten: 'champion' };

/** Pieces of the map, each drawn once: a piece that stands there is a single reference to it. */
export const Symbols = memo(function Symbols(): ReactElement {
  return (
    <defs>
      {UNITS.map((unit) => (
        <symbol key={unit} id={`akk-${unit}`} viewBox="0 0 48 48">
          {unit === 'champion' || unit === 'beaten' ? (
            <Medal beaten={unit === 'beaten'} />
          ) : (
            <Shield hired={unit === 'mercenary'} />
          )}
          <Picture
            icon={`unit-${ICON[unit] ?? unit}`}
            x={9}
            y={unit === 'champion' || unit === 'beaten' ? 8.5 : 5.6}
            size={30}
          />
          {unit === 'beaten' && <path d="M9 39L39 9" className="akk-slash" />}
        </symbol>
      ))}
      <symbol id="akk-rebels" viewBox="0 0 48 48">
        <path d={BURST} className="akk-burst" />
        <use href="#unit-rebel" x="10" y="9" width="28" height="28" className="akk-rebel-picture" />
      </symbol>
      {['admin', 'royal', 'divine'].map((type) => (
        <symbol key={type} id={`akk-${type}`} viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="20.5" className="akk-coin" />
          <Picture icon={`tok-${type}`} x={9.5} y={9.5} size={29} />
        </symbol>
      ))}
      <symbol id="akk-canal" viewBox="0 0 48 48">
        <rect x="3" y="9" width="42" height="30" rx="8" className="akk-coin" />
        <rect x="4" y="17" width="40" height="14" className="akk-channel" />
        <path d="M7 24q4.2-5 8.5 0t8.5 0t8.5 0t8.5 0" className="akk-wave" />
      </symbol>
      <symbol id="akk-ship" viewBox="0 0 48 48">
        <path d="M3 24C6 12 14 5 24 5S42 12 45 24C42 36 34 43 24 43S6 36 3 24Z" className="akk-coin" />
        <Picture icon="unit-ship" x={9} y={8} size={30} />
      </symbol>
      <symbol id="akk-storm" viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="21.5" className="akk-cloud-ground" />
        <path d="M14 27c-8-.5-8-11 0-11.5c2-9 16-9.5 18.5-1.5c9-1.5 11 12 2 13Z" className="akk-cloud" />
        <path d="M25 21l-8 12h6l-3 10l12-14.5h-6.5l4-7.5Z" className="akk-bolt" />
      </symbol>
      {Object.entries(EMBLEMS).map(([colour, emblem]) => (
        <pattern
          key={colour}
          id={`akk-weave-${colour}`}
          className={colour}
          width="22"
          height="22"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-18)"
        >
          <g color="var(--pc)">
            <use href={`#emb-${emblem}`} x="1" y="1" width="8" height="8" />
            <use href={`#emb-${emblem}`} x="12" y="12" width="8" height="8" />
          </g>
        </pattern>
      ))}
      <pattern id="akk-rain" width="9" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
        <path d="M2 1v6M6.5 7v5" className="akk-drop-of-rain" />
      </pattern>
    </defs>
  );
});

/** A picture of the sprite in the ink of its owner's colour. */
function Picture({
  icon,
  x,
  y,
  size,
}: {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  return <use href={`#${icon}`} x={x} y={y} width={size} height={size} className="akk-picture" />;
}

/** The shield of a unit. Who is hired has a band across it. */
function Shield({ hired }: { readonly hired: boolean }): ReactElement {
  return (
    <>
      <path d={SHIELD} className="akk-shield-case" />
      <path d={SHIELD} className="akk-shield-foot" />
      <path d={FRONT} className="akk-shield-front" />
      {hired && <path d="M5 30L41 5H43.5V13L11 36Z" className="akk-shield-band" />}
      <path d={SHIELD} className="akk-shield-rim" />
    </>
  );
}

/** A champion's: round, in gold; in grey once beaten. */
function Medal({ beaten }: { readonly beaten: boolean }): ReactElement {
  return (
    <>
      <circle cx="24" cy="24" r="22.5" className={beaten ? 'akk-medal beaten' : 'akk-medal'} />
      <circle cx="24" cy="24" r="17.5" className={beaten ? 'akk-medal-front beaten' : 'akk-medal-front'} />
    </>
  );
}
