import { subjectModes } from '@/src/gaokao/enumerations';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { type CellProps, emptyText, type Kind } from '@/src/ui/fields/field';
import { Select } from '@/src/ui/fields/Select';
import { load } from '@/src/ui/load';

const TargetsInput = load(() => import('./TargetsInput'));
const SubjectTypesInput = load(() => import('./SubjectTypesInput'));

/** Records of the chosen kind, found by their names; at most so many. */
export const targetsKind: Kind<RecordId[]> = {
  Cell: ({ record }) => <>{textOr(record.targetNames) || emptyText}</>,
  Input: TargetsInput,
  operator: 'eq',
  verb: '请选择',
  width: 180,
  wide: true,
  sheet: { shownBy: 'targetNames' },
};

const modes = subjectModes.map(({ value, label }) => ({ value: Number(value), label }));

/** Several subject systems; an empty value means all. */
export const subjectTypesKind: Kind<number[]> = {
  Cell: ({ value }: CellProps<number[]>) => {
    const names = (value ?? []).flatMap(
      (one) => modes.find((mode) => mode.value === numberOr(one))?.label ?? [],
    );
    return <>{names.join('、') || '全部'}</>;
  },
  Input: (props) => <SubjectTypesInput {...props} options={modes} />,
  Filter: ({ value, onChange, ...rest }) => (
    <Select
      {...rest}
      allowClear
      value={value || undefined}
      options={modes.map((mode) => ({ ...mode, value: String(mode.value) }))}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
    />
  ),
  FilterValue: ({ value }) => <>{modes.find((mode) => String(mode.value) === value)?.label ?? value}</>,
  operator: 'eq',
  verb: '请选择',
  width: 130,
};
