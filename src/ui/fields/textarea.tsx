import { lazy } from 'react';
import { type CellProps, defineKind, emptyText, type InputProps } from './field';
import './textarea.css';

const TextareaInput = lazy(() => import('./TextareaInput'));

function TextareaCell({ value }: CellProps<string>) {
  return <span className="field-textarea">{value || emptyText}</span>;
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
