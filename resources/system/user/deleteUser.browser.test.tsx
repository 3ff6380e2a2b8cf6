import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { studentTable } from '@/mocks/expert/studentTable';
import { clientTable } from '@/mocks/management/clientTable';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { users } from './users';

const question = page.getByRole('dialog', { name: '确认提示' });
/** The user with the name zhuanjia, who is an expert. */
const expert = 4;

/** Presses 删除 of the expert, who looks after two clients and an institution as well. */
async function askToDelete(options: VisitOptions = {}) {
  const visit = await openView(users, {
    ...options,
    prepare: async ({ table }) => {
      const [clients, stores] = [await table(clientTable), await table(storeTable)];
      for (const client of clients.all().slice(0, 2)) await clients.put({ ...client, ownerId: expert });
      const store = stores.find(({ id }) => id !== 1) ?? expect.unreachable();
      for (const one of stores.all())
        await stores.put({ ...one, managerId: one.id === store.id ? expert : null });
    },
  });
  const list = listPage(visit, users);
  await list.ready();
  await list.act(list.withId(String(expert)), '删除');
  await expect.element(question).toHaveTextContent('是否确认删除用户编号为「4」的数据项？');
  return visit.mockServer;
}

test('the question before a user is deleted counts the clients, students and institutions that need another one', {
  tags: 'full',
}, async () => {
  const { table } = await askToDelete();
  const students = (await table(studentTable)).all().filter(({ expertId }) => expertId === expert);
  await expect
    .element(question)
    .toHaveTextContent(
      `该用户负责 2 位客户、${students.length} 位考生、1 家机构，删除后将无人负责，请先在「客户数据」「专家填报」「机构列表」中转交他人。`,
    );
});

test('the question before a user is deleted reads no list that the person may not see', {
  tags: 'full',
}, async () => {
  const { requests } = await askToDelete({
    permissions: ['system:user:list', 'system:user:remove', 'customer:store:list'],
  });
  await expect.element(question).toHaveTextContent('该用户负责 1 家机构，删除后将无人负责');
  expect(requests.all().filter(({ path }) => /client|expertFill/.test(path))).toEqual([]);
});
