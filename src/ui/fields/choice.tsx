import { use } from 'react';
import { sameCode } from '@/src/lib/codes';
import { StateTag, type Tone } from '../StateTag';
import {
  AllowClear,
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from './field';
import { Select } from './Select';

/** An option of a fixed list of values, with its label and the colour of its tag. */
export interface Option<V extends string | number> {
  readonly value: V;
  readonly label: string;
  /** Its meaning, which gives its tag a colour; plain text where absent. */
  readonly tone?: Tone;
}

function ChoiceTag({
  option,
  value,
}: {
  option: Option<string | number> | undefined;
  value: string | number | null | undefined;
}) {
  if (!option) return <>{value === '' ? emptyText : (value ?? emptyText)}</>;
  return option.tone ? <StateTag tone={option.tone}>{option.label}</StateTag> : option.label;
}

function kindOf<V extends string | number>(options: readonly Option<V>[]): Kind<V> {
  const list = [...options];
  const find = (value: unknown) => list.find((option) => sameCode(option.value, value));
  return {
    Cell: ({ value }: CellProps<V>) => <ChoiceTag option={find(value)} value={value} />,
    Input: ({ value, onChange, choices, ...rest }: InputProps<V>) => (
      <Select
        {...rest}
        allowClear={use(AllowClear)}
        // An empty text is no value, unless it is one of them.
        value={value === '' && !find(value) ? undefined : (find(value)?.value ?? value ?? undefined)}
        options={choices ? list.filter((option) => choices.includes(option.value)) : list}
        onChange={(chosen?: V) => onChange?.(chosen ?? null)}
      />
    ),
    Filter: ({ value, onChange, ...rest }: InputProps<string>) => (
      <Select
        {...rest}
        allowClear
        value={value || undefined}
        options={list.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(chosen?: string) => onChange?.(chosen ?? null)}
      />
    ),
    FilterValue: ({ value }) => <>{find(value)?.label ?? value}</>,
    read: (value) => find(value)?.value,
    operator: 'eq',
    verb: '请选择',
    width: 90,
    exact: true,
    sheet: { options: list },
  };
}

/** A value from a fixed list; the list is the type, the labels and the colours. */
export function choice<const V extends string | number>(
  label: string,
  options: readonly Option<V>[],
  more?: FieldOptions<V>,
): Field<V> {
  return fieldOf(label, kindOf(options), more);
}
