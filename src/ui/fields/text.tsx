// Without the other inputs that `Input` of antd brings along.
import Input from 'antd/es/input/Input';
import { type CellProps, defineKind, emptyText, type InputProps } from './field';

function TextCell({ value }: CellProps<string>) {
  return <>{value || emptyText}</>;
}

/** A line of text, which the browser does not fill in. Spaces around it are dropped when it is sent. */
function TextInput({ onChange, value, ...rest }: InputProps<string>) {
  return (
    <Input
      autoComplete="off"
      {...rest}
      allowClear
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

/** A line of text. */
export const text = defineKind<string>({
  Cell: TextCell,
  Input: TextInput,
  operator: 'contains',
  verb: '请输入',
  width: 130,
});
