import { useInsertionEffect } from 'react';

/** Before anything is measured, says on the page which game is drawn on it: the styles of others do not hold there. */
export function useDrawing(game: string): void {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    dataset['game'] = game;
    return () => {
      delete dataset['game'];
    };
  }, [game]);
}
