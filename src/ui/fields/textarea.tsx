import { lazy } from 'react';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from './field';
import './textarea.css';

const TextareaInput = lazy(() => import('./TextareaInput'));

function TextareaCell({ value }: CellProps<string>) {
  return <span className="field-textarea">{value || emptyText}</span>;
}

const kindOf = (maxLength: number | undefined): Kind<string> => ({
  Cell: TextareaCell,
  Input: (props: InputProps<string>) => <TextareaInput {...props} maxLength={maxLength} />,
  operator: 'contains',
  verb: '请输入',
  inputHeight: 76,
  wide: true,
});

/** Several lines of text, with a counter where `maxLength` is given. */
export function textarea(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kindOf(options?.maxLength), options);
}
