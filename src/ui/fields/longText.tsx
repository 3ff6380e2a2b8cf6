import { LongText } from '../display/LongText';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf } from './field';
import { textarea } from './textarea';

/** Lines that show while it is folded. */
const lines = { list: 2, show: 6 };

function LongTextCell({ value, place }: CellProps<string>) {
  return value ? <LongText text={value} lines={lines[place]} /> : emptyText;
}

/** Several lines of text like `textarea`, folded where they are shown: two lines in a list, six on the show page. */
export function longText(label: string, options?: FieldOptions<string>): Field<string> {
  const { kind } = textarea(label, options);
  return fieldOf(label, { ...kind, Cell: LongTextCell, width: 260 }, options);
}
