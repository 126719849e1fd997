import { keyboardPlayer } from '../players/keyboard.ts';
import { everyTable } from './every-table.ts';

everyTable({
  name: 'keys alone',
  player: keyboardPlayer,
  opened: { viewport: { width: 1440, height: 900 }, settings: { theme: 'night' } },
  ends: [{ game: 'akkad', name: 'thumbs.3p.corpus.1', left: 12 }],
});
