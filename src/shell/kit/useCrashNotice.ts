import type { Notifier } from '@/providers/notification/notifier';
import { isLoadingFailure } from '@/src/lib/chunkFailure';
import { errorTexts } from './errorTexts';
import { useTexts } from './useTexts';

/** For a `QuietBoundary`: says that the part just opened is gone, and that the page is not. */
export function useCrashNotice({ notify }: Pick<Notifier, 'notify'>): (error: unknown) => void {
  const t = useTexts(errorTexts);
  return (error) => notify('error', t(`error.panel.${isLoadingFailure(error) ? 'chunk' : 'crash'}`));
}
