/** What was found in the folders of games (`…/games/assyria/play.ts`), by game. */
export function byGame<T>(found: { readonly [path: string]: unknown }): { readonly [game: string]: T } {
  const named = Object.entries(found).map(([path, what]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? path, what as T]);
  return Object.fromEntries(named) as { readonly [game: string]: T };
}
