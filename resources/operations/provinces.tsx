import { numberOr } from '@/src/lib/record';
import { isOptionFound } from '@/src/lib/searchText';
import {
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { Select } from '@/src/ui/fields/Select';
import { provinceTiles } from '@/src/ui/map/provinceGrid';

const options = provinceTiles.map(({ code, short }) => ({ value: code, label: short }));

function namesOf(codes: unknown): string {
  if (!Array.isArray(codes)) return '';
  return codes
    .flatMap((code) => options.find(({ value }) => value === numberOr(code))?.label ?? [])
    .join('、');
}

const kind: Kind<number[]> = {
  Cell: ({ value }) => <>{value?.length ? namesOf(value) : '全部省份'}</>,
  Input: ({ value, onChange, choices: _choices, ...rest }: InputProps<number[]>) => (
    <Select<number[]>
      {...rest}
      mode="multiple"
      allowClear
      filterOption={isOptionFound}
      placeholder="不选为全部省份"
      value={(value ?? []).map((code) => numberOr(code))}
      options={options}
      onChange={(codes) => onChange?.(codes)}
    />
  ),
  operator: 'eq',
  verb: '请选择',
  width: 150,
  sheet: { write: (codes) => namesOf(codes) || emptyText },
};

/** Provinces that something is for; all where none is chosen. */
export function provincesOf(label: string, more?: FieldOptions<number[]>): Field<number[]> {
  return fieldOf(label, kind, more);
}
