import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A choice in the address (`?storeId=`, say), and the function that changes it; empty for none. When the address
 * changes, the page follows only where `mayFollow` resolves to true: it asks about unsaved changes. Else the address is
 * put back.
 */
export function useGuardedParam(name: string, mayFollow: () => Promise<boolean>) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? '';
  const [shown, setShown] = useState(wanted);
  const choose = useCallback(
    (value: string) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams, name],
  );
  const follow = useEffectEvent(async () => {
    if (await mayFollow()) setShown(wanted);
    else choose(shown);
  });
  useEffect(() => {
    if (wanted !== shown) void follow();
  }, [wanted, shown]);
  return [shown, choose] as const;
}
