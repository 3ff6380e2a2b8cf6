import { expect, test } from 'vitest';
import { deleteQuestion } from './deleteQuestion';

const usersOf = (...ids: readonly number[]) => ids.map((userId) => ({ userId }));
const held: Readonly<Record<string, number>> = {
  ...{ 'management/client-data ownerId 4': 3, 'expert/filling expertId 4': 1200 },
  'management/client-data ownerId 5': 2,
};
const count = async (resource: string, filter: string, id: unknown) =>
  held[`${resource} ${filter} ${id}`] ?? 0;

test.each([
  ['none', usersOf(9), '是否确认删除用户编号为「9」的数据项？'],
  [
    'some',
    usersOf(4),
    '是否确认删除用户编号为「4」的数据项？该用户负责 3 位客户、1,200 位考生，删除后将无人负责，请先在「客户数据」「专家填报」中转交他人。',
  ],
  [
    'some of several',
    usersOf(4, 5, 9),
    '是否确认删除用户编号为「4,5,9」的数据项？他们负责 5 位客户、1,200 位考生，删除后将无人负责，请先在「客户数据」「专家填报」中转交他人。',
  ],
])('the question before users are deleted tells their duties: %s', async (_duties, users, text) => {
  expect(await deleteQuestion(users, count)).toBe(text);
});

test('the duties of more than ten users are named without a count', async () => {
  const users = usersOf(...Array.from({ length: 11 }, (_, index) => index + 2));
  const refuse = () => Promise.reject(new Error('counted'));
  expect(await deleteQuestion(users, refuse)).toMatch(
    /他们负责的客户、考生和机构将无人负责，请先转交他人。$/,
  );
});
