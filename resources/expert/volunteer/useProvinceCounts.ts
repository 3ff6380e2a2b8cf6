import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApplyMode } from '@/src/gaokao/batch';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import type { ProvinceCount } from './volunteer';

const { provinces: operation } = expertEndpoints['expert/volunteer'].operations;

/** Provinces with the number of their tables in the filtered year, else in the server's current one. */
export function useProvinceCounts() {
  const { callOperation } = useServices();
  const [params] = useSearchParams();
  const wanted = params.get('year');
  return useQuery({
    queryKey: ['data', 'default', 'expert/volunteer', 'provinces', wanted],
    queryFn: async ({ signal }) => {
      const body = { ...(wanted && { year: Number(wanted) }), withCount: 1, page: 1, limit: 50 };
      const options = { allowRepeat: true, quiet: true, signal };
      return readProvinces((await callOperation(operation, { body, options })).data);
    },
  });
}

function readProvinces(data: unknown) {
  const list = isRecord(data) ? data.list : data;
  const rows = Array.isArray(list) ? list.filter(isRecord) : [];
  return {
    year: numberOr(rows[0]?.year),
    provinces: rows.map(readProvince).filter(({ count }) => count > 0),
  };
}

function readProvince({ id, name, shortName, mode, tableCount }: Record<string, unknown>): ProvinceCount {
  return {
    id: numberOr(id),
    name: textOr(shortName) || textOr(name),
    mode: readMode(mode),
    count: numberOr(tableCount),
  };
}

function readMode(mode: unknown): ApplyMode {
  return ([1, 2, 3] as const).find((one) => one === numberOr(mode)) ?? 2;
}
