import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { callOperation } from '@/providers/data/callOperation';
import { callKey } from '@/providers/data/resourceCall';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';

/** A province, city or county. */
export interface Area {
  readonly id: number;
  /** A province has its short name: 湖南. */
  readonly name: string;
  /** Whether it has no areas below. */
  readonly leaf: boolean;
}

/** The areas below one; 0 is the country. Nothing is read below a negative number. */
export function useAreas(pid: number) {
  return useQuery({ ...areasBelow(useServices().send, pid), enabled: pid >= 0 });
}

/** The areas below each of several, in their order. */
export function useAreasOf(pids: readonly number[]): readonly (readonly Area[] | undefined)[] {
  return useAreaReadings(pids).map(({ data }) => data);
}

/** The same as readings, which may have failed. Refine has no hook for readings whose number changes. */
export function useAreaReadings(pids: readonly number[]) {
  const { send } = useServices();
  return useQueries({ queries: pids.map((pid) => areasBelow(send, pid)) });
}

/** How the areas below one are read: once a session, since they do not change. */
export function areasBelow(send: Send, pid: number) {
  return queryOptions({
    queryKey: callKey(['areas', pid]),
    queryFn: async () => {
      const options = { allowRepeat: true };
      const { data } = await callOperation({ send }, platformCalls.areaChilds, { body: { pid }, options });
      return (Array.isArray(data) ? data : []).filter(isRecord).map((row) => area(row, pid === 0));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function area({ id, name, leaf }: Record<string, unknown>, isProvince: boolean): Area {
  const whole = String(name);
  return { id: Number(id), name: isProvince ? provinceName(whole) : whole, leaf: isYes(leaf) };
}
