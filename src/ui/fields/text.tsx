import { type CellProps, defineKind, emptyText } from './field';
import { TextInput } from './TextInput';

function TextCell({ value }: CellProps<string>) {
  return <>{value || emptyText}</>;
}

/** A line of text. */
export const text = defineKind<string>({
  Cell: TextCell,
  Input: TextInput,
  operator: 'contains',
  verb: '请输入',
  width: 130,
});
