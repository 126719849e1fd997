import type { CSSOptions } from 'vite';

type Postcss = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type Plugin = NonNullable<Postcss['plugins']>[number];

/** What the whole page says of itself: a selector that begins with it begins at the root. */
const AT_ROOT = /^(?::root|\[data-(?:theme|motion|contrast|palette|breathing|coordinates|text)\b[^\]]*\])+/;
/** Pieces of a board are pictures that are used many times: inside of them nothing is known of the page around. */
const GAME = /\/games\/([^/]+)\/ui\/(?!board\/)/;

/** A selector that holds only while this game's table is drawn, and weighs no more than it did. */
export function ofGame(selector: string, game: string): string {
  const now = `:where([data-game="${game}"])`;
  const root = AT_ROOT.exec(selector)?.[0];
  return root === undefined ? `${now} ${selector}` : `${root}${now}${selector.slice(root.length)}`;
}

/**
 * Styles stay once they have come, and the home page fetches a table's before it is opened: those of a game hold at its own table
 * only, so that two games may call different things by the same name.
 */
export function oneGame(): Plugin {
  return {
    postcssPlugin: 'edubba:one-game',
    Once(root) {
      const game = GAME.exec(root.source?.input.file?.replaceAll('\\', '/') ?? '')?.[1];
      if (game === undefined) return;
      root.walkRules((rule) => {
        const around = rule.parent;
        if (around?.type === 'atrule' && 'name' in around && around.name === 'keyframes') return;
        rule.selectors = rule.selectors.map((selector) => ofGame(selector, game));
      });
    },
  };
}
