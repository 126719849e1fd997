/** Something that cannot be done, with the status and the words for whoever asked. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly status: number;
  /** By this programs tell failures apart. */
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): Failed => new Failed(404, 'not-found', `There is no such ${what}.`);
export const forbidden = (why: string): Failed => new Failed(403, 'forbidden', why);
export const conflict = (code: string, why: string): Failed => new Failed(409, code, why);
export const tooDear = (): Failed =>
  new Failed(429, 'too-dear', 'You let this house do too much at once. Wait some seconds.');
