// Runs in the browser: what it finds is read from the page.

import { simulations } from './simulation.ts';

(globalThis as unknown as { simulations: typeof simulations }).simulations = simulations;
