import { useEffect, useEffectEvent, useState } from 'react';
import type { Row } from '../resourceSpec';

/** Calls back at once, or when the tab is looked at again: who went on to another one is not called away from it. */
export function useWhenVisible(onSaved: (record: Row) => void): (record: Row) => void {
  const [saved, setSaved] = useState<Row>();
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (!saved) return;
    setSaved(undefined);
    tell(saved);
  }, [saved]);
  return setSaved;
}
