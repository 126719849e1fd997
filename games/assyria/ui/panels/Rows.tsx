import type { ReactElement } from 'react';

export function Rows(): ReactElement {
  return <div />;
}
