import type { TableInfo } from '@edubba/protocol';

const PREFIX = 'edubba-dice-';

/** What this device remembers of the chance of a table, to look for it in the proof when the game is over. */
export interface KeptDice {
  readonly contribution: string;
  /** What the house had promised when we sat down. */
  readonly commitment: string;
}

/** What this device adds to the chance of a table: 192 bits that nobody else has seen. */
export function drawContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** What this device remembers of that table, if it sat there. */
export function keptDice(table: string): KeptDice | undefined {
  try {
    const text = localStorage.getItem(PREFIX + table);
    return text === null ? undefined : (JSON.parse(text) as KeptDice);
  } catch {
    return undefined;
  }
}

/** Draws a contribution, sits down with it, and keeps it under the table it went to. */
export async function withContribution(sit: (contribution: string) => Promise<TableInfo>): Promise<TableInfo> {
  const contribution = drawContribution();
  const table = await sit(contribution);
  // Who sat there already added another one before, which is the one that counts.
  if (table.contributions.includes(contribution)) {
    const kept: KeptDice = { contribution, commitment: table.commitment };
    try {
      localStorage.setItem(PREFIX + table.id, JSON.stringify(kept));
    } catch {
      // Without storage the proof can still be checked, only not for one's own part.
    }
  }
  return table;
}
