import { useQuery } from '@tanstack/react-query';
import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';

/** A province that the toolbox serves. */
export interface Province {
  readonly id: number;
  readonly name: string;
}

/** The provinces that the toolbox serves; undefined until they arrive. */
export interface Provinces {
  readonly list: readonly Province[] | undefined;
  readonly failed: boolean;
  /** Asks again. */
  readonly ask: () => void;
}

/** The provinces, read once; a failure is shown in the drawer, without a message. */
export function useProvinces(send: Send): Provinces {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['toolbox', 'provinces'],
    queryFn: async ({ signal }) => {
      const options = { quiet: true, allowRepeat: true, signal };
      return readProvinces((await callOperation({ send }, shellCalls.toolboxProvinces, { options })).data);
    },
  });
  return { list: data, failed: isError && !isFetching, ask: () => void refetch() };
}

/** Parses the provinces that are open for the tools. */
export function readProvinces(data: unknown): readonly Province[] {
  return (Array.isArray(data) ? data : [])
    .filter(isRecord)
    .filter(({ open }) => isYes(open))
    .map(({ id, name }) => ({ id: numberOr(id), name: provinceName(textOr(name)) }))
    .filter(({ id }) => id > 0);
}
