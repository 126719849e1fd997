/** What something thrown says of itself, for the middle of a sentence. */
export function thrownText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
