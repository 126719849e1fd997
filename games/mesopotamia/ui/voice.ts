import type { Catalogue } from '@edubba/words';

/** Things of the game as the rulebook writes them; at the table they are plain words. */
const THINGS =
  'Units?|Ships?|Walls|Settlements?|Ziggurat|Battering Rams?|Rams?|Knucklebones?|Tablets?|Wood|Food|Stone|Clay|Turn' +
  '|Spearman|Archer|Horseman|Chariot|Amphora|Quests?|Events?|Starting area|Discover(?:y|ies)|Dingir dice|Tribe' +
  '|Action Selection piece|Round|Trade token|Combat card|Strategy card|Action card';

const INSIDE = new RegExp(`(?<=(?:[a-z0-9},;:(#×’]|\\bA) \\(?)(?:${THINGS})\\b`, 'g');

/** What is a name of its own and not a sentence. */
const NAMES = /^(?:item|area|seat|game|option|empire|technology|action|bot|choice|section|part|role)\./;

/** The game's texts as the drawn table says them. What starts a sentence or is a name stays. */
export function plain(texts: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      NAMES.test(id) ? text : text.replace(INSIDE, (word) => word.toLowerCase()),
    ]),
  );
}
