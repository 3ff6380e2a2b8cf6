import { useQueryClient } from '@tanstack/react-query';
import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { notesOf } from '@/providers/notes/notes';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';

const clearCacheTexts = {
  'layout.clearCache.confirm': '清除后首次访问会变慢，确认清除缓存吗？',
  'layout.clearCache.done': '清除成功',
} as const;

/**
 * Asks, then clears the server's caches and the data that this browser has read: dictionaries, lists, records (LAY-5;
 * screens-platform, H8). What is on screen is read again. Where the server refuses, nothing is dropped.
 */
export default function ClearCache({ services, close }: PanelProps) {
  const t = useTexts(clearCacheTexts);
  const queries = useQueryClient();
  async function clear(): Promise<void> {
    close();
    await callOperation(services, shellCalls.clearCache);
    notesOf(services).clear();
    void queries.invalidateQueries();
    services.notifier.notify('success', t('layout.clearCache.done'));
  }
  return (
    <ConfirmDialog
      text={t('layout.clearCache.confirm')}
      // A refusal was shown by the call.
      onOk={() => void clear().catch(() => undefined)}
      onCancel={close}
    />
  );
}
