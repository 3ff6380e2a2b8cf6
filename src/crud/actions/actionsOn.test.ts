import { expect, test } from 'vitest';
import type { Row } from '../resourceSpec';
import type { Action } from './action';
import { isStillOffered } from './actionsOn';

const isIn =
  (...states: unknown[]) =>
  ({ status }: Row) =>
    states.includes(status);
const run = () => undefined;
const actions: Readonly<Record<string, Action<Row>>> = {
  approve: { on: 'row', label: '通过', operation: 'audit', when: isIn(0), run },
  reject: { on: 'row', label: '驳回', operation: 'audit', when: isIn(0, 4), run },
  note: { on: 'row', label: '备注', operation: 'note', run },
};

test.each([
  ['audit', '通过', 0, true],
  ['audit', '通过', 4, false],
  ['audit', '驳回', 4, true],
  ['audit', '驳回', 3, false],
  ['audit', undefined, 4, true],
  ['audit', undefined, 3, false],
  ['note', '备注', 3, true],
  ['stop', '停用', 3, true],
])('[CODE-2] the call %s of the action %s goes on in state %s: %s', (operation, label, status, expected) => {
  const row = { id: 1, status };
  expect(isStillOffered({ actions }, { operation, label }, row, () => true)).toBe(expected);
});
