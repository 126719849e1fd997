import { PHONE } from '../browser.ts';
import { touchPlayer } from '../players/touch.ts';
import { everyTable } from './every-table.ts';

everyTable({
  name: 'touch',
  player: touchPlayer,
  opened: { ...PHONE, settings: { theme: 'night' } },
  whole: ['ancient-world'],
});
