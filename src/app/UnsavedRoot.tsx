import { type ReactNode, useEffect, useMemo } from 'react';
import { UnsavedContext } from '../services/useUnsavedContext';
import { UnsavedPrompt } from '../shell/features/unsaved/UnsavedPrompt';
import type { Drafts } from '../work/drafts';
import type { UnsavedRegistry } from '../work/unsavedRegistry';

interface Props {
  readonly unsavedRegistry: UnsavedRegistry;
  readonly drafts: Drafts;
  readonly children: ReactNode;
}

/**
 * Unsaved changes of the signed-in user: the registry of forms, and the question before a loss. The browser asks its
 * own before a reload. Other pages of the browser hear which drafts are being typed here.
 */
export function UnsavedRoot({ unsavedRegistry, drafts, children }: Props) {
  const place = useMemo(() => ({ unsavedRegistry, drafts }), [unsavedRegistry, drafts]);
  useEffect(
    () => drafts.join((path) => unsavedRegistry.get().some(({ draftAt }) => draftAt?.() === path)),
    [drafts, unsavedRegistry],
  );
  useEffect(() => {
    const rescueAll = () => {
      for (const dirtyForm of unsavedRegistry.get()) dirtyForm.rescue?.();
    };
    const hold = (event: BeforeUnloadEvent) => {
      if (unsavedRegistry.get().length === 0) return;
      rescueAll();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    window.addEventListener('pagehide', rescueAll);
    return () => {
      window.removeEventListener('beforeunload', hold);
      window.removeEventListener('pagehide', rescueAll);
      // The session has ended, here or in another tab of the browser.
      rescueAll();
    };
  }, [unsavedRegistry]);
  return (
    <UnsavedContext value={place}>
      {children}
      <UnsavedPrompt unsavedRegistry={unsavedRegistry} />
    </UnsavedContext>
  );
}
