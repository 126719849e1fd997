import { mousePlayer } from '../players/mouse.ts';
import { everyTable } from './every-table.ts';

everyTable({
  name: 'mouse',
  player: mousePlayer,
  opened: { viewport: { width: 1280, height: 800 }, settings: { theme: 'clay' } },
  whole: ['assyria', 'sammu-ramat'],
});
