/** What every table is drawn with, and the contract between the table's frame and a game's drawing. */
export type {
  Asking,
  Explanation,
  Fact,
  GamePanel,
  GameUi,
  Prompt,
  ScoreCause,
  ScoreLine,
  ToldEvent,
} from './game-ui.ts';
export { Glyph, Icon, Piece, pieceId, Seal } from './Icon.tsx';
export type { TableState, TableStore, ThingProps } from './table-store.ts';
export { TableContext, useAhead, useColour, useSay, useSeatName, useTable, useThing, useView } from './table-store.ts';
export type { Colour, Thing } from './things.ts';
export { EMBLEMS } from './things.ts';
