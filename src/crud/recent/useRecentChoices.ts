import { useEffect, useEffectEvent, useMemo } from 'react';
import { type RecentChoices, recentChoices } from '@/src/lib/recentChoices';
import { useServices } from '../../services/useServices';

/** Kinds of things that pages are opened for, and whether they are about people. */
const kinds = { stores: false, scoreTables: false, students: true, volunteers: true } as const;

export type RecentKind = keyof typeof kinds;

/** The signed-in user's last choices of a kind. */
export function useRecentChoices(kind: RecentKind): RecentChoices {
  const userId = useServices().userId();
  return useMemo(() => recentChoices(userId, kind, kinds[kind]), [userId, kind]);
}

/** Remembers the page's subject, as soon as its name is known. */
export function useRememberChoice(kind: RecentKind, id: string, name: string | undefined): void {
  const recent = useRecentChoices(kind);
  useEffect(() => {
    if (id !== '' && name) recent.add({ id, name });
  }, [recent, id, name]);
}

/** Opens a page without a choice with the last one; once, so that a cleared choice stays cleared. */
export function useLastChoice(kind: RecentKind, isChosen: boolean, choose: (id: string) => void): void {
  const recent = useRecentChoices(kind);
  const open = useEffectEvent(() => {
    const [last] = recent.read();
    if (!isChosen && last) choose(last.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other choices
  useEffect(() => open(), [recent]);
}
