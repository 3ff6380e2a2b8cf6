import { useEffect, useState } from 'react';
import { copyText } from '@/src/lib/copyText';

/** Milliseconds that the text about a copy is shown (CONST-1). */
const closeDelay = 1500;

/** The result of the last copy, for a moment. */
export type CopyResult = 'copied' | 'failed' | undefined;

/** Messages about it. */
export const copyWords = { copied: '复制成功', failed: '复制失败，请手动复制' } as const;

/** Copies a text (WID-8), also where the page has no Clipboard API; `result` is its outcome for 1500 ms. */
export function useCopy(): { result: CopyResult; copy: (text: string) => Promise<boolean> } {
  const [last, setLast] = useState<{ result: CopyResult }>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), closeDelay);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (text: string) => {
    const copied = await copyText(text);
    setLast({ result: copied ? 'copied' : 'failed' });
    return copied;
  };
  return { result: last?.result, copy };
}
