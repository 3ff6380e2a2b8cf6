import { Tag } from 'antd';
import { load } from '../../load';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from '../field';

const TransferInput = load(() => import('./TransferInput'));

/** An option that can be taken over. */
export interface TransferOption<V extends number | string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The titles of the two halves. */
export interface TransferOptions<V> extends FieldOptions<V[]> {
  /** 可选 and 已选 where absent. */
  readonly titles?: readonly [offered: string, taken: string];
}

function kindOf<V extends number | string>(
  label: string,
  options: readonly TransferOption<V>[],
  titles: readonly [string, string] = ['可选', '已选'],
): Kind<V[]> {
  const labelOf = (value: V) =>
    options.find((option) => String(option.value) === String(value))?.label ?? String(value);
  return {
    Cell: ({ value, place }: CellProps<V[]>) => {
      if (!value?.length) return emptyText;
      if (place === 'list') return `${value.length} 项`;
      return value.map((one) => <Tag key={one}>{labelOf(one)}</Tag>);
    },
    Input: ({ value, onChange, ...rest }) => (
      <TransferInput
        aria-label={label}
        {...rest}
        titles={titles}
        options={options}
        taken={(value ?? []).map(String)}
        onTake={(keys) => {
          // values that the options lack stay as they came
          const known = [...options.map((option) => option.value), ...(value ?? [])];
          onChange?.(keys.flatMap((key) => known.find((one) => String(one) === key) ?? []));
        }}
      />
    ),
    operator: 'eq',
    verb: '请选择',
    inputHeight: 300,
    wide: true,
    width: 100,
    sheet: { write: (values) => values.map(labelOf).join(',') },
  };
}

/**
 * Any number of choices, moved from one half to the other. The value is theirs, in the order in which they were moved.
 */
export function transfer<const V extends number | string>(
  label: string,
  options: readonly TransferOption<V>[],
  more: TransferOptions<V> = {},
): Field<V[]> {
  return fieldOf(label, kindOf(label, options, more.titles), more);
}
