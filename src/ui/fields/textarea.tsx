import { Input } from 'antd';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
  nothing,
} from './field';
import './textarea.css';

function TextareaCell({ value }: CellProps<string>) {
  return <span className="field-textarea">{value || nothing}</span>;
}

const kindOf = (maxLength: number | undefined): Kind<string> => ({
  Cell: TextareaCell,
  Input: ({ onChange, value, ...rest }: InputProps<string>) => (
    <Input.TextArea
      {...rest}
      autoSize={{ minRows: 3, maxRows: 10 }}
      showCount={maxLength === undefined ? false : { formatter: ({ count }) => `${count} / ${maxLength}` }}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  operator: 'contains',
  verb: '请输入',
  wide: true,
});

/** Several lines of text, with a counter where `maxLength` is given. */
export function textarea(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kindOf(options?.maxLength), options);
}
