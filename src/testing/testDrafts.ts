import type { Draft, Drafts } from '@/src/work/drafts';

/** Drafts in memory; they outlive the page. */
export function memoryDrafts(): Drafts & { readonly kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>();
  return {
    kept,
    read: async (path) => kept.get(path),
    write: async (path, draft) => void kept.set(path, draft),
    rescue: (path, draft) => void kept.set(path, draft),
    remove: async (path) => void kept.delete(path),
    all: async () => [...kept].map(([path, draft]) => ({ ...draft, path })),
    async forgetPersonal() {
      for (const [path, { personal }] of kept) if (personal) kept.delete(path);
    },
    join: () => () => undefined,
  };
}

/** Drafts that outlive a reload within one test, and no longer. */
export const testDrafts = memoryDrafts();

/** Removes the drafts of an earlier test. */
export function clearDrafts(): void {
  testDrafts.kept.clear();
}
