import { readFileSync } from 'node:fs';
import { optionMessage } from '@edubba/gamekit';
import type { Asked, BaseState, Key, Message, Seat, View } from '@edubba/kernel';
import type { Explanation, Fact, GameUi } from '../src/game-ui.ts';
import type { Thing } from '../src/things.ts';

const SPRITE = readFileSync(new URL('../src/art/icons.svg', import.meta.url), 'utf8');
const ICONS = new Set([...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether what a game says of itself is said from its catalogue, short enough, and cites real rules; throws what is wrong. */
export class DrawingCheck<S extends BaseState> {
  private readonly ui: GameUi<S>;
  private readonly rules: ReadonlySet<string>;
  private readonly said: (message: Message) => string;
  private readonly longestLabel: number;

  constructor(
    ui: GameUi<S>,
    rulebook: readonly { readonly id: string }[],
    said: (message: Message) => string,
    longestLabel = 12,
  ) {
    this.ui = ui;
    this.rules = new Set(rulebook.map(({ id }) => id));
    this.said = said;
    this.longestLabel = longestLabel;
  }

  icon(icon: string | undefined): void {
    if (icon !== undefined && !ICONS.has(icon)) throw new Error(`no icon ${icon}`);
  }

  rule(rule: string): void {
    if (!this.rules.has(rule)) throw new Error(`no rule ${rule}`);
  }

  /** How many words they take. */
  facts(facts: readonly Fact[]): number {
    return facts.reduce((sum, { icon, text }) => {
      this.icon(icon);
      return sum + wordsIn(this.said(text));
    }, 0);
  }

  name(view: View<S>, thing: Thing): string {
    const name = this.said(this.ui.nameOf(view, thing));
    if (name === thing) throw new Error(`${thing} has no name`);
    return name;
  }

  explanation(view: View<S>, thing: Thing, reader: Seat): void {
    const { title, facts, rules }: Explanation = this.ui.explain(view, thing, reader);
    const count = wordsIn(this.said(title)) + this.facts(facts);
    if (count > 60)
      throw new Error(`${thing} takes ${count} words: ${facts.map(({ text }) => this.said(text)).join(' ')}`);
    if (rules.length === 0) throw new Error(`${thing} cites no rule`);
    for (const rule of rules) this.rule(rule);
  }

  /** A prompt as the asked player reads it, and as a spectator does. */
  prompt({ seat, kind, about }: Asked, view: View<S>, spectator: View<S>): void {
    for (const mine of [true, false]) {
      const { say, why, rule } = this.ui.prompt(mine ? view : spectator, { seat, kind, about }, mine);
      const text = this.said(say);
      if (wordsIn(text) > 10 || !/[.?]$/.test(text)) throw new Error(`too long an ask, or no sentence: ${text}`);
      if (mine && why === undefined) throw new Error(`${kind} does not say why`);
      if (why !== undefined && wordsIn(this.said(why)) > 32) throw new Error(`too long a why: ${this.said(why)}`);
      this.rule(rule);
    }
  }

  /** An option can be pointed at or has a button, and says what it is. */
  option(view: View<S>, kind: string, key: Key): void {
    const { ui, said } = this;
    const label = said(optionMessage(ui.words, view, kind, key));
    if (wordsIn(label) > this.longestLabel) throw new Error(`too long a label: ${label}`);
    const icon = ui.iconOf(kind, key);
    this.icon(icon);
    const thing = ui.thingOf(kind, key, view);
    if (thing !== undefined) this.name(view, thing);
    else if (icon === undefined || label === '') throw new Error(`no button for ${kind} ${key}`);
    const verb = ui.verb?.(view, kind, key);
    if (verb !== undefined) said(verb);
    const unusual = ui.unusual(view, kind, key);
    if (unusual === undefined) return;
    said(unusual);
    if (!ui.isEnd(kind, key)) throw new Error(`${kind} ${key} ends nothing`);
  }
}
