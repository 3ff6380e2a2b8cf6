import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormPlace } from '@/src/services/useFormPlace';
import { usePane } from '@/src/services/usePane';
import { useUnsaved } from '@/src/services/useUnsaved';
import { useTabs } from '../../model/tabs/TabsContext';

interface Typed {
  /** The staff's name for the form. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The initial values, where the form changes something that the server has. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** Whether they differ from the saved ones. */
  readonly dirty: boolean;
  /** Path of the draft; the path of the page where absent. */
  readonly draftPath?: string;
  /** Saves it and stays; resolves to whether that worked. */
  readonly save: () => Promise<boolean>;
}

/**
 * Handles the typed values of a form of the shell: unsaved changes while it is dirty, and its draft. A form outside of
 * all tabs is over the open page: it is lost when another page opens.
 */
export function useUnsavedForm({ name, values, base, dirty, draftPath, save }: Typed) {
  const isOver = usePane() === undefined;
  const active = useTabs().tabs.active ?? '';
  const place = useFormPlace();
  const held = useRef(values);
  const unsaved = useUnsaved(
    { name, values: () => held.current, base: () => base, save },
    { ...place, ...(isOver && { tab: active, transient: true }), ...(draftPath && { draftPath }) },
  );
  const wasDirty = useRef(false);
  const follow = useEffectEvent((typed: Typed['values'], isDirty: boolean) => {
    held.current = typed;
    if (isDirty) unsaved.touch();
    else if (wasDirty.current) unsaved.settle();
    wasDirty.current = isDirty;
  });
  useEffect(() => follow(values, dirty), [values, dirty]);
  const leave = useEffectEvent(() => unsaved.leave());
  useEffect(() => (isOver ? () => leave() : undefined), [isOver]);
  return {
    ...unsaved,
    restored() {
      wasDirty.current = true;
      unsaved.restored();
    },
  };
}
