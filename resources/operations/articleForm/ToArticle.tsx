import { useEffect, useEffectEvent } from 'react';
import { useLeave } from '@/src/crud/useOpenRecord';

/** An address without a `type` is an article's: its own address takes over, so that one text has one tab. */
export function ToArticle({ to }: { readonly to: string }) {
  const leave = useLeave();
  const go = useEffectEvent(() => leave(to, { replace: true }));
  useEffect(() => go(), []);
  return null;
}
