import { useState } from 'react';

/**
 * The newest answer of a reading, also once the reading has lost it. One with `gcTime: 0` does while its tab is hidden.
 * Keeps the form below it, and all that was entered there. Another `key` begins anew.
 */
export function useLast<T>(answer: T | undefined, key = ''): T | undefined {
  const [last, setLast] = useState<{ readonly key: string; readonly answer: T }>();
  if (answer !== undefined && (answer !== last?.answer || key !== last.key)) setLast({ key, answer });
  return answer ?? (last?.key === key ? last.answer : undefined);
}
