import { queryOptions } from '@tanstack/react-query';
import { platformCalls } from '@/providers/data/platformCalls';
import { sendForResponse } from '@/providers/http/apiResponse';
import type { Send } from '@/providers/http/call';
import { isRecord } from '@/src/lib/record';

/** A province, city or county. */
export interface Area {
  readonly id: number;
  readonly name: string;
  /** Nothing lies below it. */
  readonly leaf: boolean;
}

/** The areas below one; 0 is the country. Read once a session: they do not change. */
export function areasBelow(send: Send, pid: number) {
  return queryOptions({
    queryKey: ['areas', pid],
    queryFn: async () => {
      const { method, path } = platformCalls.areaChilds;
      const { data } = await sendForResponse(send, {
        method,
        path,
        body: { pid },
        options: { allowRepeat: true },
      });
      return (Array.isArray(data) ? data : []).filter(isRecord).map(area);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function area({ id, name, leaf }: Record<string, unknown>): Area {
  return { id: Number(id), name: String(name), leaf: Number(leaf) === 1 };
}
