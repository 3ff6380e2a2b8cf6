import { useSearchParams } from 'react-router';
import { useCall } from '@/src/crud/useCall';
import type { ApplyMode } from '@/src/gaokao/batch';
import { volunteerStatuses } from '@/src/gaokao/serviceEnumerations';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { expertEndpoints } from '../endpoints';
import type { ProvinceCount } from './volunteer';

const { provinces: operation } = expertEndpoints['expert/volunteer'].operations;

/**
 * All provinces with the number of their tables in the filtered year, else in the server's current one. A filtered
 * status counts too. While they are read, the former ones are there.
 */
export function useProvinceCounts() {
  const [params] = useSearchParams();
  const year = params.get('year');
  const status = volunteerStatuses.find(({ value }) => String(value) === params.get('status'))?.value;
  return useCall(operation, readProvinces, {
    of: ['expert/volunteer', 'provinces'],
    body: {
      ...(year && { year: Number(year) }),
      ...(status !== undefined && { status }),
      ...{ withCount: 1, page: 1, limit: 50 },
    },
    keepPrevious: true,
  });
}

function readProvinces(data: unknown) {
  const list = isRecord(data) ? data.list : data;
  const rows = Array.isArray(list) ? list.filter(isRecord) : [];
  return {
    year: numberOr(rows[0]?.year),
    provinces: rows.map(readProvince),
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
