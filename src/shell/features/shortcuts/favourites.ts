import type { SettingsStore } from '../../model/settings/settingsStore';

/** Makes the page of a tab's key a favourite of the palette, or removes it; saved at once. */
export function toggleFavourite(settings: SettingsStore, key: string): void {
  const { favourites } = settings.get();
  const others = favourites.filter((one) => one !== key);
  settings.keep({ favourites: others.length < favourites.length ? others : [...favourites, key] });
}
