import type { Thing } from '@edubba/ui';

type Mark = 'data-hovered' | 'data-chosen' | 'data-sent';

/**
 * Marks things in the page itself, a moment before they are drawn with that mark: so a click or a passing pointer is
 * answered at once, whatever else has to be drawn for it. What is drawn then says the same.
 */
export class Marker {
  private readonly root: ParentNode;

  constructor(root: ParentNode) {
    this.root = root;
  }

  /** No mark lies anywhere. */
  clear(): void {
    for (const mark of ['data-hovered', 'data-chosen', 'data-sent'] as const) this.put(mark, undefined);
  }

  /** The mark lies on this thing and no other. Says whether anything has changed. */
  put(mark: Mark, thing: Thing | undefined): boolean {
    let changed = false;
    for (const element of this.root.querySelectorAll(`[${mark}]`)) {
      if (element.getAttribute('data-thing') === thing) continue;
      element.removeAttribute(mark);
      changed = true;
    }
    if (thing === undefined) return changed;
    for (const element of this.root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]:not([${mark}])`)) {
      element.setAttribute(mark, '');
      changed = true;
    }
    return changed;
  }
}
