import { useStore } from '@/src/ui/useStore';
import type { Settings } from './settings';
import type { SettingsStore } from './settingsStore';

/** The present settings. */
export function useSettings(store: SettingsStore): Settings {
  return useStore(store);
}
