import { noTie } from '../closed.ts';
import { jointly } from '../joint.ts';

/** SAM-5.13, SAM-5.15, SAM-A.3, SAM-A.53 The players choose where Enemies go when nothing else does. */
export const tie = jointly('enemies.tie', noTie);
