import { useMemo, useSyncExternalStore } from 'react';
import { isRecord, numberOr, parseJson } from '@/src/lib/record';
import { safeLocal } from '@/src/lib/safeStorage';
import { useServices } from '@/src/services/useServices';

/** How the workbench is laid out, as the browser keeps it for a person. */
export interface PaneLayout {
  /** Per cent of the width that the candidates take. */
  readonly candidates: number;
  /** Per cent of the height that the inspector takes. */
  readonly inspector: number;
  readonly inspectorOpen: boolean;
}

const usual: PaneLayout = { candidates: 38, inspector: 30, inspectorOpen: false };

/** The layout of the panes as it was left, and the way to keep another one. */
export interface StoredLayout {
  read(): PaneLayout;
  keep(change: Partial<PaneLayout>): void;
}

/** The stored layout of the signed-in user in this browser. */
export function useStoredLayout(): StoredLayout {
  const { userId } = useServices();
  return useMemo(() => {
    const key = `workbench-panes:${userId()}`;
    const read = () => readLayout(safeLocal.getItem(key));
    return { read, keep: (change) => safeLocal.setItem(key, JSON.stringify({ ...read(), ...change })) };
  }, [userId]);
}

function readLayout(text: string | null): PaneLayout {
  const kept = parseJson(text ?? '');
  if (!isRecord(kept)) return usual;
  return {
    candidates: Math.min(60, Math.max(20, numberOr(kept.candidates, usual.candidates))),
    inspector: Math.min(70, Math.max(15, numberOr(kept.inspector, usual.inspector))),
    inspectorOpen: kept.inspectorOpen === true,
  };
}

/** Whether both panes have room side by side. */
export const useWide = createMedia('(min-width: 1280px)');

/** Whether the table alone has room: the inspector is a drawer too. */
export const useNarrow = createMedia('(max-width: 767px)');

function createMedia(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
