import { Checkbox, Select } from 'antd';
import { isOptionFound } from '@/src/lib/searchText';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';

/** An option of a multiple choice. */
export interface SeveralOption {
  readonly value: string;
  readonly label: string;
}

type Values = string[];

interface Props extends InputProps<Values> {
  readonly options: readonly SeveralOption[];
}

function SeveralSelect({ value, onChange, options, choices: _choices, ...rest }: Props) {
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      maxTagCount="responsive"
      filterOption={isOptionFound}
      value={(value ?? []).map(String)}
      options={[...options]}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

function SeveralBoxes({ value, onChange, options, disabled = false, id }: Props) {
  return (
    <Checkbox.Group
      {...(id !== undefined && { id })}
      disabled={disabled}
      value={(value ?? []).map(String)}
      options={[...options]}
      onChange={(chosen: string[]) => onChange?.(chosen)}
    />
  );
}

function Labels({ value, options }: Pick<CellProps<Values>, 'value'> & Pick<Props, 'options'>) {
  if (!value?.length) return emptyText;
  const labelOf = (one: string) => options.find((option) => option.value === String(one))?.label ?? one;
  return value.map(labelOf).join('、');
}

const common = {
  operator: 'eq',
  verb: '请选择',
  width: 150,
  sheet: { as: 'list' },
} as const satisfies Partial<Kind<Values>>;

/** Several of fixed options, as boxes or in a select; the value is a list of texts. */
export function several(
  label: string,
  options: readonly SeveralOption[],
  look: 'boxes' | 'select',
  more: FieldOptions<Values> = {},
): Field<Values> {
  const Input = look === 'boxes' ? SeveralBoxes : SeveralSelect;
  const kind: Kind<Values> = {
    ...common,
    wide: look === 'select',
    Cell: ({ value }) => <Labels value={value} options={options} />,
    Input: (props) => <Input {...props} options={options} />,
  };
  return fieldOf(label, kind, more);
}
