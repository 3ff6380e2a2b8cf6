import { LongText } from '../display/LongText';
import { type CellProps, defineKind, emptyText } from './field';
import { textarea } from './textarea';

/** Lines that show while it is folded. */
const lines = { list: 2, show: 6 };

function LongTextCell({ value, place }: CellProps<string>) {
  return value ? <LongText text={value} lines={lines[place]} /> : emptyText;
}

/** Several lines of text like `textarea`, folded where shown: two lines in a list, six on the show page. */
export const longText = defineKind<string>((options) => ({
  ...textarea('', options).kind,
  Cell: LongTextCell,
  width: 260,
}));
