import { useSettings } from './settings.ts';

/** Other theme, for good; "as the system" is in the settings. */
export function toggleTheme(): void {
  const night = document.documentElement.dataset['theme'] === 'night';
  useSettings.getState().set({ theme: night ? 'clay' : 'night' });
}
