import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { KeyChanges } from './keys.ts';

/** What a person has set; kept in this browser. */
export interface Settings {
  readonly theme: 'system' | 'clay' | 'night';
  /** `off`: changes are shown by rings and the log only. Reduced motion of the system is always respected. */
  readonly motion: 'slow' | 'normal' | 'fast' | 'off';
  /** When ending something asks back. */
  readonly confirm: 'never' | 'unusual' | 'always';
  /** Free and reversible placements need one click only. */
  readonly oneClick: boolean;
  /** Where there is only one answer it is given without a click. */
  readonly single: boolean;
  readonly sounds: boolean;
  /** Whoever meets a kind of decision for the first time is told what it is about. */
  readonly firstCards: boolean;
  /** Bots that look ahead think while people do, too. */
  readonly foresight: boolean;
  readonly palette: 'standard' | 'protan' | 'deutan' | 'tritan';
  /** In hundredths of the browser's own size. */
  readonly textSize: 100 | 112 | 125 | 150;
  readonly contrast: boolean;
  readonly coordinates: boolean;
  readonly breathing: boolean;
  /** The name at new tables; `''`: "You". */
  readonly name: string;
  readonly locale: string;
  /** Keys of the table that are others than from the start. */
  readonly keys: KeyChanges;
}

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'normal',
  confirm: 'unusual',
  oneClick: true,
  single: true,
  sounds: false,
  firstCards: true,
  foresight: false,
  palette: 'standard',
  textSize: 100,
  contrast: false,
  coordinates: true,
  breathing: true,
  name: '',
  locale: 'en',
  keys: {},
};

interface SettingsStore extends Settings {
  readonly set: (change: Partial<Settings>) => void;
  readonly reset: () => void;
}

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...DEFAULTS, set, reset: () => set(DEFAULTS) }), { name: 'edubba-settings', version: 1 }),
);
