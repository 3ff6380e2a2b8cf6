import { createContext, use } from 'react';
import type { Drafts } from './drafts';
import type { Work } from './work';

/** Unsaved work and drafts of whoever is signed in. */
export interface WorkPlace {
  readonly work: Work;
  readonly drafts: Drafts;
}

/** Nothing in tests of a single page. */
export const WorkContext = createContext<WorkPlace | undefined>(undefined);

/** Where a form registers; undefined outside of the application. */
export function useWorkPlace(): WorkPlace | undefined {
  return use(WorkContext);
}
