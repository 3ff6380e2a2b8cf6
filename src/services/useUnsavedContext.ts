import { createContext, use } from 'react';
import type { Drafts } from '../work/drafts';
import type { UnsavedRegistry } from '../work/unsavedRegistry';

/** Unsaved changes and drafts of the signed-in user. */
export interface UnsavedServices {
  readonly unsavedRegistry: UnsavedRegistry;
  readonly drafts: Drafts;
}

/** Undefined in tests of a single page. */
export const UnsavedContext = createContext<UnsavedServices | undefined>(undefined);

/** The registry for forms; undefined outside of the application. */
export function useUnsavedContext(): UnsavedServices | undefined {
  return use(UnsavedContext);
}
