import { useEffect, useEffectEvent, useId } from 'react';
import { useLocation } from 'react-router';
import { useWorkPlace } from '@/src/work/WorkContext';
import { useTabs } from '../tabs/TabsContext';
import { draftPathOf, type TypedNote } from './noteForm';

interface UnsavedNote {
  readonly key: string;
  /** As the staff would call it. */
  readonly name: string;
  readonly typed: TypedNote;
  readonly dirty: boolean;
}

/** Registers a note while it holds something unsaved (architecture, section 5); returns the way out, which asks first. */
export function useUnsavedNote({ key, name, typed, dirty }: UnsavedNote, close: () => void) {
  const place = useWorkPlace();
  const tab = useTabs().tabs.active ?? '';
  const { pathname } = useLocation();
  const id = useId();
  const path = draftPathOf(key);

  const rescue = useEffectEvent(() => {
    place?.drafts.rescue(path, { name, values: { ...typed }, savedAt: Date.now() });
  });
  useEffect(() => {
    if (!dirty || !place) return;
    const { work, drafts } = place;
    const drop = () => void drafts.remove(path);
    work.put({ id, name, tab, path: pathname, rescue: () => rescue(), drop });
    return () => work.remove(id);
  }, [place, dirty, id, name, tab, pathname, path]);

  async function leave(): Promise<void> {
    if (!place || (await place.work.ask(place.work.get().filter((piece) => piece.id === id)))) close();
  }
  return {
    leave: () => void leave(),
    /** The draft has served. */
    saved: () => void place?.drafts.remove(path),
  };
}
