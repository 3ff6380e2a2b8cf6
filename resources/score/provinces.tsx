import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';
import { type Choice, lookup } from '@/src/ui/fields/lookup';
import { scoreEndpoints } from './endpoints';

const { provinces } = scoreEndpoints['score/compare'].operations;

/** The provinces of the exam, read once. */
function useProvinces() {
  return useCall(provinces, (data) => (Array.isArray(data) ? data.filter(isRecord).map(readProvince) : []), {
    of: ['score', 'provinces'],
    body: {},
    quiet: false,
    staleTime: 5 * 60_000,
  });
}

function readProvince(row: Record<string, unknown>): Choice<number> {
  return { id: numberOr(row.id), name: textOr(row.shortName) || textOr(row.name) };
}

const kind = lookup(useProvinces, 'provinceName');

/** A province of the exam; the record holds its name as `provinceName`. */
export function province(label: string, options?: FieldOptions<number>): Field<number> {
  return fieldOf(label, kind, options);
}
