import { useStore } from '@/src/ui/useStore';
import type { Settings } from './settings';
import type { SettingsStore } from './settingsStore';

/** The settings as they are now. */
export function useSettings(store: SettingsStore): Settings {
  return useStore(store);
}
