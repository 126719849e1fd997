import { keyFor, printed, type TableKey } from './keys.ts';
import { useSettings } from './settings.ts';

/** The key for something, as it is printed on its cap. */
export function useKeyCap(name: TableKey): string {
  return printed(useSettings(({ keys }) => keyFor(name, keys)));
}
