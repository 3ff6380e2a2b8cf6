import { use, useEffect } from 'react';
import { PaneContext } from './usePane';

/** Names the tab after the page's subject, as soon as that is known. */
export function useTabTitle(title: string | undefined): void {
  const rename = use(PaneContext)?.rename;
  useEffect(() => {
    if (title !== undefined) rename?.(title);
  }, [title, rename]);
}
