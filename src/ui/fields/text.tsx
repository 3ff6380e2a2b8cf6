// Without the other inputs that `Input` of antd brings along.
import Input from 'antd/es/input/Input';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from './field';

function TextCell({ value }: CellProps<string>) {
  return <>{value || emptyText}</>;
}

/** A line of text; spaces around it are dropped when it is sent. */
function TextInput({ onChange, value, ...rest }: InputProps<string>) {
  return (
    <Input {...rest} allowClear value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />
  );
}

const kind: Kind<string> = { Cell: TextCell, Input: TextInput, operator: 'contains', verb: '请输入' };

/** A line of text. */
export function text(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
