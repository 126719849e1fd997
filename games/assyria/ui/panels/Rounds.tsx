import type { ReactElement } from 'react';

export function Rounds(): ReactElement {
  return <div />;
}
