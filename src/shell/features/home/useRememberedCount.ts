import { useEffect, useState } from 'react';
import { numberOr } from '@/src/lib/record';
import { safeLocal } from '@/src/lib/safeStorage';

/**
 * The number of places kept until things arrive: as many as last time, at first as many as expected. Does not change
 * while the page is open.
 */
export function useRememberedCount(key: string, count: number | undefined, expected: number): number {
  const [places] = useState(() => numberOr(safeLocal.getItem(key), expected));
  useEffect(() => {
    if (count !== undefined) safeLocal.setItem(key, String(count));
  }, [key, count]);
  return places;
}
