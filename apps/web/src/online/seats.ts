import type { SeatNames } from '@edubba/gamekit';
import type { TableInfo } from '@edubba/protocol';
import type { Catalogue } from '@edubba/words';
import type { Sitter } from '../worker/api.ts';

/** Who sits where, as every table knows it. */
export function sittersOf({ seats }: Pick<TableInfo, 'seats'>): readonly Sitter[] {
  return seats.map(
    ({ who, name, bot }): Sitter => (who === 'bot' ? { who: 'bot', bot: bot ?? name } : { who: 'person', name }),
  );
}

/**
 * Sentences of the game name seats by their colour; here people are called by their names.
 */
export function seatTexts(own: SeatNames, { seats }: Pick<TableInfo, 'seats'>): Catalogue {
  return Object.fromEntries(
    seats.flatMap(({ who, name }, seat) => {
      const called = own[seat];
      if (who !== 'person' || name === '' || typeof called !== 'object') return [];
      return [[called.id, quoted(name)]];
    }),
  );
}

/** A text that says just this: from the first brace on everything is quoted. */
function quoted(name: string): string {
  const doubled = name.replaceAll("'", "''");
  const brace = doubled.search(/[{}]/);
  return brace < 0 ? doubled : `${doubled.slice(0, brace)}'${doubled.slice(brace)}'`;
}
