import type { State, VpSource } from '../rules/state.ts';
import { SOURCES } from '../rules/state.ts';

/** What everybody has scored from a source, in seat order. */
export const scored = ({ board }: { readonly board: State }, source: VpSource): number[] =>
  board.ledger.map((sheet) => sheet[SOURCES.indexOf(source)] ?? 0);

/** Where in the log things of these types were told first, in the order asked for. */
export const toldAt = (events: readonly { readonly type: string }[], ...types: readonly string[]): number[] =>
  types.map((type) => events.findIndex((event) => event.type === type));
