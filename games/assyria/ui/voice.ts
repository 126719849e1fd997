import type { Catalogue } from '@edubba/words';

/** Things of the game as the rulebook writes them; at the table they are plain words. */
const THINGS =
  'Huts?|Ziggurats?|Camels?|Ships?|Farmers?|Ploughs?|Wells?|Gold|Roofs?|Leaders?|Tributes?|Bonus(?:es)?|Influence|Offerings' +
  '|Food|Wild|Favours?|Growth|Bidding|Expansion|Actions?|Clean Up|Floods?|Main|Turn Order|Civilisations?|Scheme|Purchase|Card' +
  '|Wheat|Grapes|Meat|Fish|Dates';

const INSIDE = new RegExp(`(?<=(?:[a-z0-9},;:(#×]|\\bA) \\(?)(?:${THINGS})\\b`, 'g');

/** What is a name of its own and not a sentence: cards, tiles, seats. */
const NAMES = /^(?:item|tile|seat|game|option|civilisation|source|bot)\./;

/** The game's texts as the drawn table says them: "builds a hut on E4". What starts a sentence or is a name stays. */
export function plain(texts: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, NAMES.test(id) ? text : text.replace(INSIDE, lower)]),
  );
}

const lower = (word: string): string => word.toLowerCase();
