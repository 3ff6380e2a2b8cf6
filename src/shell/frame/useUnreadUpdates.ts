import { useEffect, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { unreadUpdates, updatesRead } from '@/providers/updates/updates';
import { whenIdle } from '@/src/lib/whenIdle';
import { useStore } from '@/src/ui/useStore';
import { usePanels } from '../model/panels/PanelsContext';

/**
 * Whether release notes are unread. Asked when the browser is idle, again after their drawer closed or some were read
 * on their page (H9).
 */
export function useUnreadUpdates(send: Send): boolean {
  const isOpen = usePanels().panel === 'updates';
  const marked = useStore(updatesRead);
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was read
  useEffect(() => {
    if (isOpen) return;
    let gone = false;
    whenIdle(async () => {
      const count = gone ? 0 : await unreadUpdates(send);
      if (!gone) setUnread(count);
    });
    return () => {
      gone = true;
    };
  }, [send, isOpen, marked]);
  return unread > 0;
}
