import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '@/providers/data/callOperation';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes } from '@/src/lib/record';

/** A province, city or county. */
export interface Area {
  readonly id: number;
  /** A province has its short name: 湖南. */
  readonly name: string;
  /** Whether it has no areas below. */
  readonly leaf: boolean;
}

/** The areas below one; 0 is the country. Read once a session: they do not change. */
export function areasBelow(send: Send, pid: number) {
  return queryOptions({
    queryKey: ['areas', pid],
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
