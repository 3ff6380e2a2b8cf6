import { lazy } from 'react';
import { type CellProps, defineKind, emptyText } from '../field';
import './json.css';

const JsonInput = lazy(() => import('./JsonInput'));

function JsonCell({ value, place }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return <code className={`json-cell json-cell-${place}`}>{value}</code>;
}

/** Throws the problem of the text, and its line; passes an empty one. */
async function check(_rule: unknown, value: unknown): Promise<void> {
  if (typeof value !== 'string' || value.trim() === '') return;
  const { jsonProblem } = await import('@/src/lib/json/jsonProblem');
  const problem = jsonProblem(value);
  if (problem) throw new Error(problem);
}

/** A JSON text, checked while it is typed, and sent as text. */
export const json = defineKind<string>({
  Cell: JsonCell,
  Input: JsonInput,
  operator: 'contains',
  verb: '请输入',
  width: 180,
  rules: [{ validator: check }],
  inputHeight: 130,
  wide: true,
});
