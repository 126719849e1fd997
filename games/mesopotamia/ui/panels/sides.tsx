import { type Colour, Icon, Seal, useColour, useSeatName, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { type State, tribeSide } from '../../rules/state.ts';

/** The colour of a side; a tribe has none. */
export function useSideColour(): (side: number) => Colour | 'clan' {
  const colourOf = useColour();
  const { s } = useView<State>();
  return (side) => (side === tribeSide(s) ? 'clan' : colourOf(side));
}

/** The name of a side. */
export function useSideName(): (side: number) => string {
  const say = useText();
  const nameOf = useSeatName();
  const { s } = useView<State>();
  const me = useTable((table) => table.me);
  return (side) => (side === tribeSide(s) ? say('seat.tribe') : side === me ? say('panel.you') : nameOf(side));
}

/** The mark of a side: its seal, or a tent. */
export function SideMark({
  colour,
  size,
}: {
  readonly colour: Colour | 'clan';
  readonly size: 's' | 'm';
}): ReactElement {
  if (colour === 'clan') return <Icon id="mes-tent" size={size === 's' ? 18 : 22} />;
  return <Seal colour={colour} size={size} />;
}

/** A Unit as it stands on the map: a shield of its colour, or a disc of clay. */
export function Unit({
  kind,
  colour,
  size = 32,
}: {
  readonly kind: string;
  readonly colour: Colour | 'clan';
  readonly size?: number;
}): ReactElement {
  return (
    <svg className={`un ${colour}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {colour === 'clan' ? (
        <circle cx="24" cy="24" r="19" fill="#b39a75" stroke="#24180e" strokeWidth="1.7" />
      ) : (
        <use href="#pc-tile" />
      )}
      <use
        href={`#unit-${kind}`}
        x="8.5"
        y="5.5"
        width="31"
        height="31"
        className={colour === 'clan' ? 'mes-clan-ink' : 'mes-inked'}
      />
    </svg>
  );
}
