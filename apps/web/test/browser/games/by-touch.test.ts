import { PHONE } from '../browser.ts';
import { touchPlayer } from '../players/touch.ts';
import { everyTable } from './every-table.ts';

everyTable({
  name: 'touch',
  player: touchPlayer,
  opened: { ...PHONE, settings: { theme: 'night' } },
  ends: [
    { game: 'ancient-world', name: 'thumbs.4p.corpus.1', left: 12 },
    { game: 'mesopotamia', name: 'thumbs.3p.corpus.1', left: 12 },
  ],
});
