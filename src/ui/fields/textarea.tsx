import { load } from '../load';
import { type CellProps, defineKind, emptyText, type InputProps } from './field';
import './textarea.css';

const TextareaInput = load(() => import('./TextareaInput'));

/** In a list one line, as far as its column goes. */
function TextareaCell({ value, place }: CellProps<string>) {
  if (!value || place === 'list') return value || emptyText;
  return <span className="field-textarea">{value}</span>;
}

/** Several lines of text, with a counter where `maxLength` is given. */
export const textarea = defineKind<string>(({ maxLength } = {}) => ({
  Cell: TextareaCell,
  Input: (props: InputProps<string>) => <TextareaInput {...props} maxLength={maxLength} />,
  operator: 'contains',
  verb: '请输入',
  width: 180,
  inputHeight: 76,
  wide: true,
}));
