import { createLoader } from '@/src/lib/loader';
import { load } from '../../load';
import { type CellProps, defineKind, emptyText } from '../field';
import './json.css';

const JsonInput = load(() => import('./JsonInput'));

function JsonCell({ value, place }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  return <code className={`json-cell json-cell-${place}`}>{value}</code>;
}

const checks = createLoader(() => import('@/src/lib/json/jsonProblem'));

/** Throws the problem of the text, and its line; passes an empty one. */
async function check(_rule: unknown, value: unknown): Promise<void> {
  if (typeof value !== 'string' || value.trim() === '') return;
  const { jsonProblem } = await checks.fetch();
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
