import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import type { Adding } from '../workbench/model/adding';
import { useWorkbench } from '../workbench/model/WorkbenchContext';
import { useAddUnits } from '../workbench/page/useAddUnits';
import { candidateStore, changeCandidates } from './candidateStore';

const { favorite } = expertEndpoints['expert/volunteer'].operations;

/** Actions on candidates, by pointer and by keys alike. */
export interface CandidateActions {
  /** Adds one unit. Refuses with the reason, or asks where the student may not apply. */
  add(unit: PlanUnit, at?: Adding['at']): Promise<void>;
  /** Adds several units and shows the result (A8). */
  addAll(units: readonly PlanUnit[]): Promise<void>;
  /** Keeps a candidate as 备选, or no longer; resolves to whether that worked. */
  keep(unit: PlanUnit, on: 0 | 1): Promise<boolean>;
}

/** The actions of the pane; the same object while a table is worked on. */
export function useCandidateActions(): CandidateActions {
  const { workbenchStore } = useWorkbench();
  const { callOperation } = useServices();
  const addUnits = useAddUnits();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const favoritesNow = () => candidateStore(workbenchStore).get().favorites;
    /** Undefined where nothing was changed since the candidates were read. */
    const setFavorite = (key: string, on: 0 | 1 | undefined) => {
      const favorites = new Map(favoritesNow());
      if (on === undefined) favorites.delete(key);
      else favorites.set(key, on);
      changeCandidates(workbenchStore, { favorites });
    };
    return {
      async add(unit, at = 'auto') {
        await addUnits([unit], { at });
      },
      async addAll(units) {
        if (units.length === 0) return;
        const { uids } = await addUnits(units);
        if (uids.length > 0) changeCandidates(workbenchStore, { checked: new Set() });
      },
      async keep({ key }, on) {
        const before = favoritesNow().get(key);
        setFavorite(key, on);
        const { userId } = workbenchStore.get().student;
        try {
          await callOperation(favorite, { body: { userId, key, on } });
          // The lists of 只看收藏 are read anew.
          void queryClient.invalidateQueries({ queryKey: ['expert/candidates', { userId }, { favOnly: 1 }] });
          return true;
        } catch {
          setFavorite(key, before); // has been shown
          return false;
        }
      },
    };
  }, [workbenchStore, addUnits, callOperation, queryClient]);
}
