import { useQuery } from '@tanstack/react-query';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';
import { type Choice, lookup } from '@/src/ui/fields/lookup';
import { scoreEndpoints } from './endpoints';

/** The provinces of the exam, read once. */
function useProvinces() {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['score', 'provinces'],
    queryFn: async ({ signal }): Promise<Choice<number>[]> => {
      const { provinces } = scoreEndpoints['score/compare'].operations;
      const { data } = await callOperation(provinces, { body: {}, options: { allowRepeat: true, signal } });
      return Array.isArray(data) ? data.filter(isRecord).map(readProvince) : [];
    },
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
