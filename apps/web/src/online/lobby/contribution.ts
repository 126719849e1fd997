import type { TableInfo } from '@edubba/protocol';
import { tables, Unanswered } from '../api.ts';

const PREFIX = 'edubba-dice-';

/** What this device remembers of the chance of a table, to look for it in the proof when the game is over. */
export interface KeptDice {
  /** What the house had promised before this device added anything. */
  readonly commitment: string;
  /** What this device added; nothing where another one of the same person was faster. */
  readonly contribution?: string;
}

/** Where a browser keeps nothing, this page does while it is open. */
const unkept = new Map<string, KeptDice>();

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
    return text === null ? unkept.get(table) : (JSON.parse(text) as KeptDice);
  } catch {
    return unkept.get(table);
  }
}

function keepDice(table: string, kept: KeptDice): void {
  unkept.set(table, kept);
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // Without storage the dice can be checked for as long as this page is open.
  }
}

/** Whether a table shows another promise than the one this device holds: its house could have chosen the dice. */
export function isBroken({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): boolean {
  const kept = keptDice(id);
  return kept !== undefined && kept.commitment !== commitment;
}

/** Sits down somewhere, and adds this device's part to chance there. */
export async function sitDown(sit: () => Promise<TableInfo>): Promise<TableInfo> {
  return addChance(await sit());
}

/**
 * Adds this device's part to the chance of a table. The promise of the house is held here before anything is sent, and is
 * never exchanged for another; what is sent is the same, however often it must be.
 */
export async function addChance(table: TableInfo): Promise<TableInfo> {
  const { id, commitment, status } = table;
  if (isBroken(table)) throw broken();
  const kept = keptDice(id) ?? { commitment, contribution: drawContribution() };
  const { contribution } = kept;
  if (status !== 'waiting' || contribution === undefined) return table;
  keepDice(id, kept);
  try {
    const added = await tables.addChance(id, { commitment: kept.commitment, contribution });
    if (isBroken(added) || !added.contributions.includes(contribution)) throw broken();
    return added;
  } catch (error) {
    if (!(error instanceof Unanswered) || error.code !== 'contributed') throw error;
    // Somebody who sits there on two devices: what the first one sent is what counts.
    keepDice(id, { commitment: kept.commitment });
    return table;
  }
}

const broken = (): Unanswered => new Unanswered('broken-promise', 0, { id: 'online.error.broken-promise' });
