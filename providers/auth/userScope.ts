import { runAll } from '@/src/lib/runAll';

/** Clears something that belongs to one user. */
export type Clear = () => void;

/**
 * Everything that must not survive a change of user registers here: query cache, dictionaries, tabs, drafts in memory (SESS-5).
 * The session calls `changed` when the person behind it is another one or nobody.
 */
export function createUserScope() {
  const clears = new Set<Clear>();
  return {
    /** Registers; returns the way to take it back. */
    onUserChange(clear: Clear): () => void {
      clears.add(clear);
      return () => {
        clears.delete(clear);
      };
    },
    /** Clears everything; one that fails does not keep the others from it, and its error is thrown at the end. */
    changed: () => runAll('Some data of the former user could not be cleared', clears),
  };
}

export type UserScope = ReturnType<typeof createUserScope>;
