import type { ReactElement } from 'react';
import { later } from '../../app/later.tsx';
import { useFrame } from '../session/context.ts';

const HintSaid = later(() => import('./HintSaid.tsx'));

/** A hint, once somebody has asked for one. */
export function HintNote(): ReactElement | null {
  const hint = useFrame((frame) => frame.hint);
  return hint === undefined ? null : <HintSaid hint={hint} />;
}
