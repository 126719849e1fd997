import type { ReactElement } from 'react';
import type { Face } from './faces.ts';
import './cards.css';

/** A card's picture: one large icon in shell on a ground of its family, lit from the middle. The ground is one background: no nodes. */
export function Art({ face: [icon, hue, ground] }: { readonly face: Face }): ReactElement {
  return (
    <div className={`art-box hue-${hue} ground-${ground}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#${icon}`} className="art-shade" x="0.5" y="0.8" />
        <use href={`#${icon}`} />
      </svg>
    </div>
  );
}
