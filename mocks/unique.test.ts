import { expect, test } from 'vitest';
import { refuseChanged, refuseShared } from './unique';

interface Place {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly code: string;
}

const others: readonly Place[] = [
  { id: 1, parentId: 0, name: '甲', code: 'A' },
  { id: 2, parentId: 1, name: '乙', code: '' },
];
const shared = (place: Place) => () =>
  refuseShared(place, others, {
    code: '编码已存在',
    name: { text: '同级下已存在相同名称', among: (row, other) => row.parentId === other.parentId },
  });

test('a row that shares a member with another one is refused in the words of that member', () => {
  expect(shared({ id: 3, parentId: 0, name: '丙', code: 'A' })).toThrow('编码已存在');
  expect(shared({ id: 3, parentId: 1, name: '乙', code: 'B' })).toThrow('同级下已存在相同名称');
});

test('empty values and excluded rows are not compared', () => {
  expect(shared({ id: 3, parentId: 0, name: '乙', code: '' })).not.toThrow();
});

test('a settled member is refused once it differs', () => {
  const [before] = others;
  if (!before) throw new Error('no row');
  expect(() => refuseChanged({ ...before, code: 'Z' }, before, { code: '编码不能修改' })).toThrow(
    '编码不能修改',
  );
  expect(() => refuseChanged({ ...before, name: '丁' }, before, { code: '编码不能修改' })).not.toThrow();
});
