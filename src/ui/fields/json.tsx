import { lazy } from 'react';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from './field';
import './json/json.css';

const JsonInput = lazy(() => import('./json/JsonInput'));

function JsonCell({ value, place }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return <code className={`json-cell json-cell-${place}`}>{value}</code>;
}

/** What is wrong with the text, and in which line; nothing where it is empty. */
async function check(_rule: unknown, value: unknown): Promise<void> {
  if (typeof value !== 'string' || value.trim() === '') return;
  const { jsonProblem } = await import('@/src/lib/json/jsonProblem');
  const problem = jsonProblem(value);
  if (problem) throw new Error(problem);
}

const kind: Kind<string> = {
  Cell: JsonCell,
  Input: JsonInput,
  operator: 'contains',
  verb: '请输入',
  rules: [{ validator: check }],
  inputHeight: 130,
  wide: true,
};

/** A JSON text, checked while it is typed; it travels as the text that it is. */
export function json(label: string, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kind, options);
}
