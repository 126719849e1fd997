import { mousePlayer } from '../players/mouse.ts';
import { everyTable } from './every-table.ts';

everyTable({
  name: 'mouse',
  player: mousePlayer,
  opened: { viewport: { width: 1280, height: 800 }, settings: { theme: 'clay' } },
  whole: 'assyria',
  ends: [{ game: 'sammu-ramat', name: 'advisor.2p.corpus.1', left: 12 }],
});
