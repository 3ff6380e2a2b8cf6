import type { Draft, Drafts } from '@/src/work/drafts';

const kept = new Map<string, Draft>();

/** Drafts that outlive a reload within one test, and no more. */
export const testDrafts: Drafts = {
  read: async (path) => kept.get(path),
  write: async (path, draft) => void kept.set(path, draft),
  rescue: (path, draft) => void kept.set(path, draft),
  remove: async (path) => void kept.delete(path),
  all: async () => [...kept].map(([path, draft]) => ({ ...draft, path })),
};

/** Throws away what an earlier test has left. */
export function clearDrafts(): void {
  kept.clear();
}
