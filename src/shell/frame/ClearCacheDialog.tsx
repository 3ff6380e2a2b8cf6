import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useTexts } from '../kit/useTexts';
import type { Services } from '../model/services';
import { clearCache } from './clearCache';
import { layoutTexts } from './texts';

interface ClearCacheDialogProps {
  readonly services: Services;
  /** Drops the data that the pages have read. */
  readonly onClearCache: (() => void) | undefined;
  readonly close: () => void;
}

/** Asks, then clears the caches of the server and of this browser (LAY-5). */
export function ClearCacheDialog({ services, onClearCache, close }: ClearCacheDialogProps) {
  const t = useTexts(layoutTexts);
  async function clear(): Promise<void> {
    close();
    await clearCache(services, () => onClearCache?.());
    services.notifier.notify('success', t('layout.clearCache.done'));
  }
  return (
    <ConfirmDialog
      text={t('layout.clearCache.confirm')}
      // a refusal was shown by the call
      onOk={() => void clear().catch(() => undefined)}
      onCancel={close}
    />
  );
}
