import { useEffect, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { whenIdle } from '@/src/lib/whenIdle';
import { usePanels } from '../panels/PanelsContext';
import { unreadUpdates } from '../updates/updates';

/** Whether release notes are unread; asked when the browser is idle, and again when their drawer was closed (H9). */
export function useUnreadUpdates(send: Send): boolean {
  const isOpen = usePanels().panel === 'updates';
  const [unread, setUnread] = useState(0);
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
  }, [send, isOpen]);
  return unread > 0;
}
