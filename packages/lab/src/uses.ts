import type { BaseState, DecisionKind, Game, Key } from '@edubba/kernel';
import { places, tableInfo } from '@edubba/kernel';

/** Says what an answer makes use of, as `<group>/<thing>`: its decision, the word it begins with, the cards it names. */
export class Uses {
  private readonly items: ReadonlySet<string>;
  /** The same few answers come again and again. */
  private readonly known = new Map<DecisionKind, Map<Key, readonly string[]>>();

  constructor(items: ReadonlySet<string>) {
    this.items = items;
  }

  /** With all the things there are at a table as they lie before the first step. */
  static at<S extends BaseState>(game: Game<S>, seats: number, options: { readonly [name: string]: string }): Uses {
    const setup = game.setup(tableInfo(game, { seats, options }));
    return new Uses(new Set(places(game.zones, setup).flatMap((place) => place.items)));
  }

  of(kind: DecisionKind, key: Key): readonly string[] {
    let keys = this.known.get(kind);
    if (keys === undefined) this.known.set(kind, (keys = new Map<Key, readonly string[]>()));
    let uses = keys.get(key);
    if (uses === undefined) keys.set(key, (uses = this.find(kind, key)));
    return uses;
  }

  private find(kind: DecisionKind, key: Key): readonly string[] {
    const words = key.replace(/^~[^/]*\//, '').split(/[:/,+]/);
    const [verb = ''] = words;
    const cards = new Set(words.filter((word) => this.items.has(word)).map(withoutCopy));
    return [
      `decision/${kind}`,
      // A place or a number is no way to answer.
      ...(/^[a-z]+(?:-[a-z]+)*$/.test(verb) && !this.items.has(verb) ? [`answer/${kind} ${verb}`] : []),
      ...[...cards].map((card) => `card/${card}`),
    ];
  }
}

/** A card without the number of its copy. */
function withoutCopy(item: string): string {
  return item.replace(/[#-]\d+$/, '');
}
