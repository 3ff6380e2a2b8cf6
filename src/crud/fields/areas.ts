import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { callKey } from '@/providers/data/callKey';
import { callOperation } from '@/providers/data/callOperation';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { isRecord, isYes } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';

/** A province, city or county. */
export interface Area {
  readonly id: number;
  readonly name: string;
  /** Whether it has no areas below. */
  readonly leaf: boolean;
}

/** The areas below one; 0 is the country. Nothing is read below a negative number. */
export function useAreas(pid: number) {
  return useQuery({ ...areasBelow(useServices().send, pid), enabled: pid >= 0 });
}

/** The areas below each of several, in their order. Refine has no hook for readings whose number changes. */
export function useAreasOf(pids: readonly number[]): readonly (readonly Area[] | undefined)[] {
  const { send } = useServices();
  return useQueries({ queries: pids.map((pid) => areasBelow(send, pid)) }).map(({ data }) => data);
}

/** Read once a session: areas do not change. */
function areasBelow(send: Send, pid: number) {
  return queryOptions({
    queryKey: callKey(['areas', pid]),
    queryFn: async () => {
      const options = { allowRepeat: true };
      const { data } = await callOperation({ send }, platformCalls.areaChilds, { body: { pid }, options });
      return (Array.isArray(data) ? data : []).filter(isRecord).map(area);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function area({ id, name, leaf }: Record<string, unknown>): Area {
  return { id: Number(id), name: String(name), leaf: isYes(leaf) };
}
