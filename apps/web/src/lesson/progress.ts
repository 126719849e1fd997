/** How far somebody has come in a lesson. */
export interface Progress {
  /** The chapter that is open, by its id. */
  readonly at: string;
  readonly step: number;
  /** Chapters that were played to their end. */
  readonly done: readonly string[];
}

const PLACE = 'edubba-lesson-';

const isProgress = (value: unknown): value is Progress => {
  const { at, step, done } = (value ?? {}) as Partial<Progress>;
  return typeof at === 'string' && Number.isInteger(step) && Array.isArray(done);
};

/** What this browser remembers of a game's lesson. */
export function keptProgress(game: string): Progress | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`${PLACE}${game}`) ?? 'null');
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(`${PLACE}${game}`, JSON.stringify(progress));
  } catch {
    // Without storage the lesson begins anew next time.
  }
}
