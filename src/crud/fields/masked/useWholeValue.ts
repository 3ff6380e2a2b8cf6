import { useEffect, useState } from 'react';
import type { CellProps } from '../../../ui/fields/field';

/** Milliseconds for which a whole value is on screen. */
const shownFor = 30_000;

/**
 * The whole text of a masked value, and the function that shows or hides it. It is shown for thirty seconds at most, and
 * not beyond a change of its record.
 */
export function useWholeValue({ value, record }: Pick<CellProps<string>, 'value' | 'record'>) {
  const version = JSON.stringify([value, record.id, record.rev, record.updateTime]);
  const [shown, setShown] = useState<{ readonly whole: string | undefined; readonly version: string }>();
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = (whole: string | undefined) => setShown({ whole, version });
  return [shown?.version === version ? shown.whole : undefined, show] as const;
}
