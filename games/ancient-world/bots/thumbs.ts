import { rulesOfThumb } from '@edubba/bots';
import type { State } from '../rules/index.ts';

export const thumbs = rulesOfThumb<State>({ name: 'thumbs', thumbs: {}, weights: {} });
