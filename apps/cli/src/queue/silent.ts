import { Logger } from 'graphile-worker';

/** What goes on is told by our own words; what goes wrong is thrown or shows in the status. */
export const silent = new Logger(() => () => undefined);
