import type { ReactElement } from 'react';

export function Supply(): ReactElement {
  return <div />;
}
