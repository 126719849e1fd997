import { useWords } from '../app/words.tsx';
import { keyFor, printed, type TableKey } from './keys.ts';
import { useSettings } from './settings.ts';

/** The key for something, as it is printed on its cap. */
export function useKeyCap(name: TableKey): string {
  const say = useWords();
  return say(printed(useSettings(({ keys }) => keyFor(name, keys))));
}
