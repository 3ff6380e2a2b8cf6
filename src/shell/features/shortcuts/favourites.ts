import type { SettingsStore } from '../../model/settings/settingsStore';

/** Makes a page a favourite of the palette, or removes it; saved at once. */
export function toggleFavourite(settings: SettingsStore, path: string): void {
  const { favourites } = settings.get();
  const others = favourites.filter((one) => one !== path);
  settings.keep({ favourites: others.length < favourites.length ? others : [...favourites, path] });
}
