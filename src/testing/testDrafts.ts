import type { Draft, Drafts } from '@/src/work/drafts';

interface MemoryDrafts extends Drafts {
  readonly kept: Map<string, Draft>;
  /** Acts as another page of the browser, which types into the form of a draft or saves it. */
  readonly takeElsewhere: (path: string) => void;
}

/** Drafts in memory; they outlive the page. */
export function memoryDrafts(): MemoryDrafts {
  const kept = new Map<string, Draft>();
  const followers = new Set<(path: string) => unknown>();
  const tell = (taken: string) => {
    for (const gone of followers) gone(taken);
  };
  return {
    kept,
    takeElsewhere: tell,
    read: async (path) => kept.get(path),
    write: async (path, draft) => void kept.set(path, draft),
    rescue: (path, draft) => void kept.set(path, draft),
    async remove(path) {
      kept.delete(path);
      tell(path);
    },
    all: async () => [...kept].map(([path, draft]) => ({ ...draft, path })),
    async forgetPersonal() {
      for (const [path, { personal }] of kept) if (personal) kept.delete(path);
    },
    follow(gone) {
      followers.add(gone);
      return () => void followers.delete(gone);
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
