import type { RecordId } from '@/src/lib/recordId';
import { type Field, type FieldOptions, fieldOf } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { SubjectCell } from './SubjectCell';

const SubjectInput = load(() => import('./SubjectInput'));

/** The record that a memo is about, of the kind that its `bizType` says. */
export function subject(label: string, options: FieldOptions<RecordId>): Field<RecordId> {
  const kind = {
    Cell: SubjectCell,
    Input: SubjectInput,
    operator: 'eq',
    verb: '请选择',
    width: 156,
    sheet: { shownBy: 'bizName' },
  } as const;
  return fieldOf(label, kind, options);
}
