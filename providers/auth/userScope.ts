import { runAll } from '@/src/lib/runAll';

/** Clears data that belongs to one user. */
export type Clear = () => void;

/**
 * Registry of all data that must not survive a change of user: query cache, dictionaries, tabs, drafts in memory
 * (SESS-5). The session calls `changed` when its person is another one or nobody.
 */
export function createUserScope() {
  const clears = new Set<Clear>();
  return {
    /** Registers a function; returns another that removes it. */
    onUserChange(clear: Clear): () => void {
      clears.add(clear);
      return () => {
        clears.delete(clear);
      };
    },
    /** Clears everything; a failure does not prevent the others, and is thrown at the end. */
    changed: () => runAll('Some data of the former user could not be cleared', clears),
  };
}

export type UserScope = ReturnType<typeof createUserScope>;
