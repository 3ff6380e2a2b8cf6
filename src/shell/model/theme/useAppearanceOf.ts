import { useMemo } from 'react';
import type { Appearance } from '@/src/ui/theme/AppearanceContext';
import { useStore } from '@/src/ui/useStore';
import type { SettingsStore } from '../settings/settingsStore';
import { useSettings } from '../settings/useSettings';
import { prefersDark, prefersStill, printing } from './machine';
import { schemeShown } from './showTheme';

/** The appearance that antd needs from the settings and the machine; the same object until one of them changes. */
export function useAppearanceOf(settings: SettingsStore): Appearance {
  const chosen = useSettings(settings);
  const isDark = useStore(prefersDark);
  const still = useStore(prefersStill);
  const scheme = schemeShown(chosen, isDark, useStore(printing));
  const { size } = chosen;
  return useMemo(() => ({ scheme, size, still }), [scheme, size, still]);
}
