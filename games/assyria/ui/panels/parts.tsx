import { iconsInText } from '@edubba/ui';
import './panels.css';

/** Sentences with Assyria's icons in them. */
export const { Rich, Worded } = iconsInText({
  camel: 'res-camel',
  gold: 'res-gold',
  hut: 'bld-hut',
  ship: 'unit-ship',
  farmer: 'res-farmer',
  influence: 'res-influence',
  offering: 'res-offering',
  vp: 'res-vp',
  plough: 'bld-plough',
  ziggurat: 'bld-zig1',
});
