/** What drivers say when the database cannot be reached, does not answer, or cannot write. */
const WORDS = /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated)/;
const CODES = /^(?:ECONN|EPIPE|ETIMEDOUT|08|53|57P|SQLITE_(?:FULL|IOERR|READONLY|BUSY|CANTOPEN))/;

/** Whether something failed because the database is away: nothing is wrong with what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return WORDS.test(error.message) || CODES.test(code);
}
