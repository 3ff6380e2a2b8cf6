import type { BaseRecord } from '@refinedev/core';
import { numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { useShortList } from './useShortList';

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

/** The experts of the service, with their loads. One query for all screens. */
export function useExperts() {
  return useShortList('lookups/expert', readExpert);
}

function readExpert(row: BaseRecord): ExpertLoad {
  return {
    id: isRecordId(row.id) ? row.id : '',
    name: textOr(row.name),
    provinceIds: Array.isArray(row.provinceIds) ? row.provinceIds.map(Number) : [],
    load: numberOr(row.load),
    max: numberOr(row.max),
    online: numberOr(row.online) === 1,
  };
}

const kind = lookup(useExperts, 'expertName');

/** An expert; the record holds her name as `expertName`. */
export function expert(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, kind, options);
}
