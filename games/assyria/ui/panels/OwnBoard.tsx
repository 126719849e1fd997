import type { ReactElement } from 'react';

export function OwnBoard(): ReactElement {
  return <div />;
}
