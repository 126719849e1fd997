import type { ReactElement } from 'react';

/** The map. */
export function Board(): ReactElement {
  return <g />;
}
