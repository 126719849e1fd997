import { useEffect } from 'react';
import { useFrame, useSession, useTell } from './session/context.ts';
import { play } from './motion/sounds.ts';

const ICON = (dot: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" y="2" width="23" height="28" rx="6" fill="#D9A65A"/><path d="M9 8h13l-6.500 7z M13 17l9-3-3 10z" fill="#3A2208"/>${
      dot ? '<circle cx="25" cy="7" r="7" fill="#C9422D" stroke="#fff" stroke-width="1.500"/>' : ''
    }</svg>`,
  )}`;

/** The page's title and icon say whose turn it is, also from another tab. */
export function useTitle(): void {
  const { ui } = useSession();
  const tell = useTell();
  const mine = useFrame(({ standing, behind }) => behind === 0 && standing?.question?.optional === false);
  useEffect(() => {
    const game = tell(`game.${ui.id}`);
    const title = document.title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const href = icon?.href;
    document.title = tell(mine ? 'table.title.mine' : 'table.title', { game });
    if (icon !== null && mine) icon.href = ICON(true);
    if (mine) play('turn');
    return () => {
      document.title = title;
      if (icon !== null && href !== undefined) icon.href = href;
    };
  }, [mine, ui, tell]);
}
