import { use } from 'react';
import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import { numberOr } from '../../../lib/record';
import {
  AllowClear,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '../../../ui/fields/field';
import { DictionaryLabel, DictionarySelect, DictionaryTag } from './dictionary';

const kindOf = (type: string): Kind<number> => ({
  Cell: ({ value }) => <DictionaryTag type={type} value={value} />,
  Input: ({ value, onChange, choices, ...rest }: InputProps<number>) => (
    <DictionarySelect
      {...rest}
      type={type}
      allowClear={use(AllowClear)}
      value={value == null ? null : String(value)}
      {...(choices ? { choices: choices.map(String) } : {})}
      onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
    />
  ),
  Filter: (props) => <DictionarySelect {...props} type={type} allowClear />,
  FilterValue: ({ value }) => <DictionaryLabel type={type} value={value} />,
  read: (value) => numberOr(value, Number.NaN),
  operator: 'eq',
  verb: '请选择',
  width: 90,
  exact: true,
  sheet: { dictionary: type },
});

/** A value out of one of the server's dictionaries that is sent as a number. */
export function dictionaryCode(
  label: string,
  type: DictionaryType,
  options?: FieldOptions<number>,
): Field<number> {
  return fieldOf(label, kindOf(type), options);
}
