import type { ReactElement } from 'react';

export function Tracks(): ReactElement {
  return <div />;
}
