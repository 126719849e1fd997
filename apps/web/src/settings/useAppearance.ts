import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Puts the settings that change the look onto the root of the page. Changing the theme draws nothing anew. */
export function useAppearance(): void {
  const { theme, motion, palette, textSize, contrast, breathing, coordinates } = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const show = (): void => {
      root.dataset['theme'] = theme === 'system' ? (dark.matches ? 'night' : 'clay') : theme;
    };
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  }, [theme]);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['motion'] = motion;
    root.dataset['palette'] = palette;
    root.dataset['contrast'] = contrast ? 'high' : 'normal';
    root.dataset['breathing'] = breathing ? 'on' : 'off';
    root.dataset['coordinates'] = coordinates ? 'on' : 'off';
    root.dataset['text'] = textSize === 100 ? 'usual' : 'large';
    root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  }, [motion, palette, textSize, contrast, breathing, coordinates]);
}
