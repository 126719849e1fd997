import { expect, test } from 'vitest';
import { ofGame } from '../../serve/one-game.ts';

test.each([
  ['.tray', ':where([data-game="akkad"]) .tray'],
  ['[data-lit] .gate', ':where([data-game="akkad"]) [data-lit] .gate'],
  [':root', ':root:where([data-game="akkad"])'],
  ['[data-theme="night"]', '[data-theme="night"]:where([data-game="akkad"])'],
  [':root[data-motion="off"] .acard', ':root[data-motion="off"]:where([data-game="akkad"]) .acard'],
  [
    '[data-theme="night"][data-contrast="high"] .map',
    '[data-theme="night"][data-contrast="high"]:where([data-game="akkad"]) .map',
  ],
])('%s of a game holds at its own table only', (selector, own) => {
  expect(ofGame(selector, 'akkad')).toBe(own);
});
