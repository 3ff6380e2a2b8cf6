import { brandOf } from '@/src/ui/theme/brand';
import { type Scheme, usualBrand } from '@/src/ui/theme/palette';
import type { Settings } from '../settings/settings';
import type { SettingsStore } from '../settings/settingsStore';
import { prefersDark, printing } from './machine';
import '@/src/ui/theme/modes.css';

/** The person's choice, or else the machine's. */
export function schemeOf({ scheme }: Pick<Settings, 'scheme'>, isDark: boolean): Scheme {
  if (scheme !== 'system') return scheme;
  return isDark ? 'dark' : 'light';
}

/** The scheme on the screen, and on paper, which is light. */
export function schemeShown(settings: Pick<Settings, 'scheme'>, isDark: boolean, isPaper: boolean): Scheme {
  return isPaper ? 'light' : schemeOf(settings, isDark);
}

/**
 * Writes the settings on <html>, where the style sheets read them, and keeps them up to date. Call it before the first
 * paint. Returns a function that stops it.
 */
export function showTheme(settings: SettingsStore): () => void {
  const show = () => write(settings.get(), schemeShown(settings.get(), prefersDark.get(), printing.get()));
  show();
  const stops = [settings.subscribe(show), prefersDark.subscribe(show), printing.subscribe(show)];
  return () => {
    for (const stop of stops) stop();
  };
}

function write(settings: Settings, scheme: Scheme): void {
  const { theme, sideTheme, size, menuIcons, greenRises, colourWeak, grey } = settings;
  const root = document.documentElement;
  Object.assign(root.dataset, { scheme, side: sideTheme, size });
  root.toggleAttribute('data-plain-menu', !menuIcons);
  root.toggleAttribute('data-green-rises', greenRises);
  root.toggleAttribute('data-weak', colourWeak);
  root.toggleAttribute('data-grey', grey);
  const brand = theme.toLowerCase() === usualBrand ? {} : brandOf(theme, scheme);
  for (const name of [...root.style]) if (name.startsWith('--brand')) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(brand)) root.style.setProperty(name, value);
}
