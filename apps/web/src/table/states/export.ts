import { library } from '../../app/library.ts';

/** Hands the game over as a file. */
export async function exportGame(id: string, game: string): Promise<void> {
  const text = await library().exported(id);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `edubba-${game}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
