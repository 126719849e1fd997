import { createModuleWords } from '@edubba/gamekit';
import { placeholders } from '@edubba/words';
import type { Cli } from './cli.ts';
import { indent, wrap } from './columns.ts';
import type { AnyModule } from './games.ts';
import { fold, rulesOf } from './rule-search.ts';
import { ruleList } from './rule-text.ts';

/** A thing of the game that has a name of its own: a card, a tile, a board. */
export interface Card {
  readonly name: string;
  /** Catalogue ids of what is printed on it. */
  readonly texts: readonly string[];
}

const ITEM = 'item.';

/** Where a catalogue says what a thing does: `effect.<id>`, or by its English name. */
const PRINTED = ['effect', 'bonus', 'roof'];

/** So many rules are shown in full; of more only the ids. */
const FEW = 4;

/** All things the catalogue has a name for, each name once. */
export function cardsOf(module: AnyModule, locale: string): readonly Card[] {
  const { en } = module.texts;
  const words = createModuleWords(module, locale);
  const cards = new Map<string, Card>();
  for (const [id, text] of Object.entries(en)) {
    if (!id.startsWith(ITEM) || placeholders(text).length > 0) continue;
    const name = words.say({ id });
    const owners = [...new Set([id.slice(ITEM.length), text.toLowerCase()])];
    const texts = PRINTED.flatMap((kind) => owners.map((owner) => `${kind}.${owner}`)).filter(
      (printed) => Object.hasOwn(en, printed) && placeholders(en[printed] ?? '').length === 0,
    );
    if (!cards.has(name)) cards.set(name, { name, texts });
  }
  return [...cards.values()];
}

/** The card of this name; or those whose name begins so; or those in whose name it occurs. */
export function searchCards(cards: readonly Card[], query: string): readonly Card[] {
  const wanted = fold(query.trim());
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  for (const fit of fits) {
    const found = cards.filter(({ name }) => fit(fold(name)));
    if (found.length > 0) return found;
  }
  return [];
}

/** A card: its name, what is printed on it, and the rules that mention it. */
export function cardText(cli: Cli, module: AnyModule, { name, texts }: Card): string {
  const { say, paint, width } = cli;
  const words = createModuleWords(module, cli.words.locale);
  const printed = texts.flatMap((id) => {
    const text = words.say({ id });
    const label = `cli.play.card.${id.slice(0, id.indexOf('.'))}`;
    return wrap(cli.words.has(label) ? say(label, { text }) : text, width - 2);
  });
  const rules = rulesOf(module, cli.words.locale).filter(({ text }) => mentions(text, name));
  const ids = rules.map(({ id }) => id).join(', ');
  const mentioned =
    rules.length <= FEW
      ? ruleList(cli, rules).split('\n')
      : indent(wrap(say('cli.play.card.rules', { rules: ids }), width - 2));
  return [paint.bold(name), ...indent(printed), ...(rules.length === 0 ? [] : ['', ...mentioned])].join('\n');
}

/** Does the name stand in the text as a word of its own? `Elam` is not in `Elamites`. */
function mentions(text: string, name: string): boolean {
  const bare = fold(name).replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${bare}(?![\\p{L}\\d])`, 'u').test(fold(text));
}
