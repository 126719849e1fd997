// Runs in the browser: what it finds is read from the page.

import { simulateConnectFour } from './simulation.ts';

(globalThis as unknown as { simulateConnectFour: typeof simulateConnectFour }).simulateConnectFour =
  simulateConnectFour;
