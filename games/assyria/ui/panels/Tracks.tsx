import type { Seat } from '@edubba/kernel';
import { Icon, Piece, Tangible, useColour, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { INFLUENCE, OFFERINGS } from '../../content/tracks.ts';
import type { State } from '../../rules/state.ts';
import { Civilisations } from './Civilisations.tsx';
import './tracks.css';

/** Influence, Offerings and the three Tribute areas. */
export function Tracks(): ReactElement {
  return (
    <div className="game-panel asy tracks">
      <div className="tracks-in">
        <InfluenceTrack />
        <OfferingsTrack />
        <Civilisations />
      </div>
    </div>
  );
}

const downFrom = (top: number): readonly number[] => Array.from({ length: top + 1 }, (_, i) => top - i);

function InfluenceTrack(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const tokens: readonly number[] = INFLUENCE.tokens;
  const marks: readonly number[] = INFLUENCE.marks;
  // A mark is crossed where somebody would come from below it.
  const crossed = (mark: number): boolean =>
    s.influence.some((from, seat) => from < mark && (next.influence[seat] ?? 0) >= mark);
  return (
    <Tangible thing="track/influence" className="tracks-track tracks-influence">
      <Head icon="res-influence" word={say('panel.influence')} />
      {downFrom(INFLUENCE.top).map((n) => (
        <div key={n} className="tracks-cell" data-special={tokens.includes(n) ? '' : undefined}>
          <span className="tracks-n">{n}</span>
          {tokens.includes(n) && s.tokensOn[tokens.indexOf(n)] === true && (
            <span className="tracks-lies">
              <Icon id="res-wild" size={18} />
            </span>
          )}
          <Markers at={n} of={s.influence} then={next.influence} order={s.arrival} />
          {marks.includes(n) && (
            <span className="tracks-mark" data-crossed={crossed(n) ? '' : undefined}>
              {say('panel.mark')}
            </span>
          )}
        </div>
      ))}
    </Tangible>
  );
}

function OfferingsTrack(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const roofs: readonly number[] = OFFERINGS.roofs;
  return (
    <Tangible thing="track/offerings" className="tracks-track tracks-offerings">
      <Head icon="res-offering" word={say('panel.offerings')} />
      {downFrom(OFFERINGS.top).map((n) => (
        <div key={n} className="tracks-cell" data-special={roofs.includes(n) ? '' : undefined}>
          <span className="tracks-n">{n}</span>
          {n > 0 && (
            <span className="tracks-values">
              <span>
                <Icon id="bld-well" size={12} />
                {OFFERINGS.well[n]}
              </span>
              <span>
                <Icon id="bld-zig3" size={12} />
                {OFFERINGS.ziggurat[n]}
              </span>
            </span>
          )}
          {roofs.includes(n) && s.roofsOn[roofs.indexOf(n)] === true && (
            <span className="tracks-lies tracks-roof">
              <Icon id="bld-roof" size={19} />
            </span>
          )}
          <Markers at={n} of={s.offerings} then={next.offerings} order={s.offerings} />
        </div>
      ))}
    </Tangible>
  );
}

function Head({ icon, word }: { readonly icon: string; readonly word: string }): ReactElement {
  return (
    <div className="tracks-head">
      <Icon id={icon} size={20} />
      {word}
    </div>
  );
}

/** Who stands here, the one ahead first: whoever came later lies on top and to the right (ASY-24.10). */
function Markers({
  at,
  of,
  then,
  order,
}: {
  readonly at: number;
  readonly of: readonly number[];
  readonly then: readonly number[];
  readonly order: readonly number[];
}): ReactElement | null {
  const colour = useColour();
  const here: Seat[] = of.flatMap((n, seat) => (n === at ? [seat] : []));
  here.sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
  const coming = then.flatMap((n, seat) => (n === at && of[seat] !== at ? [seat] : []));
  const n = here.length + coming.length;
  if (n === 0) return null;
  const size = n === 1 ? 25 : 22;
  return (
    <span className="tracks-markers" data-n={n}>
      {here.map((seat) => (
        <span key={seat} data-leaving={then[seat] === at ? undefined : ''}>
          <Piece kind="marker" colour={colour(seat)} size={size} />
        </span>
      ))}
      {coming.map((seat) => (
        <span key={seat} className="tracks-coming">
          <Piece kind="marker" colour={colour(seat)} size={size} />
        </span>
      ))}
    </span>
  );
}
