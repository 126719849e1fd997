import { byGame } from '../app/by-game.ts';

/** The picture of each game. */
export const ART: { readonly [game: string]: string } = byGame(
  import.meta.glob('../../../../games/*/shelf.svg', { query: '?url', import: 'default', eager: true }),
);
