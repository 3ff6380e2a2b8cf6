import { useEffect, useEffectEvent, useRef } from 'react';
import { usePane } from '@/src/ui/pane/PaneContext';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsaved } from '@/src/work/useUnsaved';
import { useTabs } from '../../model/tabs/TabsContext';

interface Typed {
  /** As the staff would call the form. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The start of the form, where it changes something that the server has. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** Whether they are others than what is saved. */
  readonly dirty: boolean;
  /** Where the draft is kept; at the path of the page where absent. */
  readonly draftPath?: string;
}

/**
 * Handles what is typed into a form of the shell: unsaved changes while it is dirty, and a draft of it. A form outside of all
 * tabs lies over the page that is open: it is lost when another one is looked at.
 */
export function useUnsavedForm({ name, values, base, dirty, draftPath }: Typed) {
  const isOver = usePane() === undefined;
  const active = useTabs().tabs.active ?? '';
  const place = useFormPlace();
  const held = useRef(values);
  const unsaved = useUnsaved(
    { name, values: () => held.current, base: () => base },
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
