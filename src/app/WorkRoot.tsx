import { type ReactNode, useEffect, useMemo } from 'react';
import { Leaving } from '../shell/leaving/Leaving';
import type { Drafts } from '../work/drafts';
import { WorkContext } from '../work/WorkContext';
import type { Work } from '../work/work';

interface Props {
  readonly work: Work;
  readonly drafts: Drafts;
  readonly children: ReactNode;
}

/** Unsaved work of whoever is signed in: where forms register, the question before it is lost, and the browser's own one before a reload. */
export function WorkRoot({ work, drafts, children }: Props) {
  const place = useMemo(() => ({ work, drafts }), [work, drafts]);
  useEffect(() => {
    const rescueAll = () => {
      for (const piece of work.get()) piece.rescue();
    };
    const hold = (event: BeforeUnloadEvent) => {
      if (work.get().length === 0) return;
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
  }, [work]);
  return (
    <WorkContext value={place}>
      {children}
      <Leaving work={work} />
    </WorkContext>
  );
}
