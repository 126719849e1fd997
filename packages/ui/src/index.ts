/** What every table is drawn with, and the contract between the table's frame and a game's drawing. */
export type { Asking, Prompt } from '@edubba/gamekit';
export type { Point, Station } from './board/curve.ts';
export { along, curve, scatter, tenth } from './board/curve.ts';
export type { HexGrid } from './board/hex.ts';
export { CORNER_ANGLES, hexCorners, hexesPath, hexGrid, hexPoints, seamsPath } from './board/hex.ts';
export type { MapPlace, MapPlaces } from './board/MapStage.tsx';
export { Breath, circlePath, Dusk, isWaiting, MapStage, Rings, useMapShown } from './board/MapStage.tsx';
export type { TerrainName } from './board/Patterns.tsx';
export { StatePatterns, TerrainPatterns } from './board/Patterns.tsx';
export { River } from './board/River.tsx';
export type {
  Explanation,
  Fact,
  GamePanel,
  GameUi,
  ScoreCause,
  ScoreLine,
  Shown,
  Stretch,
  ToldEvent,
} from './game-ui.ts';
export { Glyph, Icon, Piece, pieceId, Seal } from './Icon.tsx';
export { iconsInText } from './panel/icons-in-text.tsx';
export {
  Aim,
  Bold,
  Change,
  Count,
  Hit,
  on,
  Tangible,
  useGame,
  useLookedAt,
  useLooking,
  useText,
} from './panel/parts.tsx';
export type { PanZoomHandle, PanZoomNames } from './PanZoom.tsx';
export { PanZoom } from './PanZoom.tsx';
export type { TableState, TableStore, ThingProps } from './table-store.ts';
export { TableContext, useAhead, useColour, useSay, useSeatName, useTable, useThing, useView } from './table-store.ts';
export type { Colour, Thing, ThingParts } from './things.ts';
export type { ToldProps, What } from './told.ts';
export { answering, told, toldOf } from './told.ts';
export { useLater } from './useLater.ts';
export { EMBLEMS, partsOf } from './things.ts';
