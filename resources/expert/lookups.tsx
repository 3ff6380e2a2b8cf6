import { useQuery } from '@tanstack/react-query';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';
import { type Choice, lookup } from '@/src/ui/fields/lookup';
import { expertEndpoints } from './endpoints';

const { experts, provinces } = expertEndpoints['expert/student'].operations;

/** An expert and how busy she is (E1). */
export interface ExpertLoad {
  readonly id: RecordId;
  readonly name: string;
  readonly provinceIds: readonly number[];
  /** Students whom she has now, and how many at most. */
  readonly load: number;
  readonly max: number;
  readonly online: boolean;
}

/** Minutes after which a short list is read again. */
const fresh = 5 * 60_000;

/** Reads a short list of the server; `from` makes an entry of a row, or nothing. */
function useWhole<T>(key: string, operation: typeof experts, from: (row: Record<string, unknown>) => T) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert', key],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(operation, { body: {}, options: { allowRepeat: true, signal } });
      return Array.isArray(data) ? data.filter(isRecord).map(from) : [];
    },
    staleTime: fresh,
  });
}

/** The experts of the service, with their loads. */
export function useExperts() {
  return useWhole('experts', experts, readExpert);
}

/** The provinces by their short names. */
export function useProvinces() {
  return useWhole('provinces', provinces, readProvince);
}

function readExpert(row: Record<string, unknown>): ExpertLoad {
  return {
    id: isRecordId(row.id) ? row.id : '',
    name: textOr(row.name),
    provinceIds: Array.isArray(row.provinceIds) ? row.provinceIds.map(Number) : [],
    load: numberOr(row.load),
    max: numberOr(row.max),
    online: numberOr(row.online) === 1,
  };
}

function readProvince(row: Record<string, unknown>): Choice<number> {
  return { id: numberOr(row.id), name: textOr(row.shortName) || textOr(row.name) };
}

const provinceKind = lookup(useProvinces, 'provinceName');
const expertKind = lookup(useExperts, 'expertName');

/** A province of the examination. */
export function province(label: string, options?: FieldOptions<number>): Field<number> {
  return fieldOf(label, provinceKind, options);
}

/** A field for an expert. */
export function expert(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, expertKind, options);
}
