/** Those who want to hear of something. */
export class Listeners<Heard extends readonly unknown[]> {
  private readonly all = new Set<(...heard: Heard) => void>();

  add(ear: (...heard: Heard) => void): () => void {
    this.all.add(ear);
    return () => this.all.delete(ear);
  }

  tell(...heard: Heard): void {
    for (const ear of this.all) ear(...heard);
  }
}
