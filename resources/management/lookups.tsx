import { useQuery } from '@tanstack/react-query';
import { readProvinceRules } from '@/src/gaokao/subjectChoice';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { type Field, type FieldOptions, fieldOf, type Kind } from '@/src/ui/fields/field';
import { type Choice, lookup } from '@/src/ui/fields/lookup';
import { provinceTiles } from '@/src/ui/map/provinceGrid';
import { managementEndpoints } from './endpoints';

const {
  owners,
  provinces,
  province: provinceInfo,
} = managementEndpoints['management/client-data'].operations;

/** Milliseconds after which a short list is read again. */
const fresh = 5 * 60_000;

/** Reads a short list of the server; `from` makes an entry of a row. */
function useWhole<T>(key: string, operation: typeof owners, from: (row: Record<string, unknown>) => T) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['management', key],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(operation, { body: {}, options: { allowRepeat: true, signal } });
      return Array.isArray(data) ? data.filter(isRecord).map(from) : [];
    },
    staleTime: fresh,
  });
}

function readProvince(row: Record<string, unknown>): Choice<number> {
  return { id: numberOr(row.id), name: textOr(row.shortName) || textOr(row.name) };
}

function readOwner(row: Record<string, unknown>): Choice<RecordId> {
  return { id: isRecordId(row.id) ? row.id : '', name: textOr(row.name) };
}

/** The staff who may answer for a client. */
function useOwners() {
  return useWhole('owners', owners, readOwner);
}

const provinceKind = {
  ...lookup(() => useWhole('provinces', provinces, readProvince), 'provinceName'),
  // Files call provinces by their names, which are the nation's.
  sheet: { options: provinceTiles.map(({ code, short }) => ({ value: code, label: short })) },
} satisfies Kind<number>;
const ownerKind = lookup(useOwners, 'ownerName');

/** A province of the examination. */
export function province(label: string, options?: FieldOptions<number>): Field<number> {
  return fieldOf(label, provinceKind, options);
}

/** A field for a member of the staff. */
export function owner(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, ownerKind, options);
}

/** The rules of a province's exam; undefined until they were read. */
export function useProvinceRules(provinceId: number) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['management', 'province', provinceId],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(provinceInfo, { body: { id: provinceId }, options });
      return readProvinceRules(data);
    },
    enabled: provinceId > 0,
    staleTime: fresh,
  });
}
