import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withdrawalTable } from '@/mocks/finance/tables';
import { accountTable } from '@/mocks/system/accountTable';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { withdrawals } from './withdrawals';

test.each([
  [0, '通过', 'the applicant'],
  [1, '已打款', 'the person who approved'],
])('[F4] [PERM-3] in state %d %s is not offered to %s', async (state, label) => {
  const numbers: string[] = [];
  const visit = await openView(withdrawals, {
    as: 'caiwu',
    at: `?status=${state}`,
    prepare: async (mockServer) => {
      const account = (await mockServer.table(accountTable)).find(({ userName }) => userName === 'caiwu');
      const userId = account?.userId ?? expect.unreachable();
      const rows = await mockServer.table(withdrawalTable);
      const [foreign, own] = rows.all().filter(({ status }) => status === state);
      if (!foreign || !own) return expect.unreachable();
      await rows.put({ ...own, applicantId: userId, auditorId: userId });
      numbers.push(foreign.withdrawNo, own.withdrawNo);
    },
  });
  const list = listPage(visit, withdrawals);
  await list.ready();
  const offered = numbers.map((no) =>
    list
      .row(no)
      .getByRole('button', { name: `${label}：` })
      .elements(),
  );
  expect(offered.map(({ length }) => length)).toEqual([1, 0]);
});

test('[F4] the record says why the person who corrected the payee may not register the payment', {
  tags: 'full',
}, async () => {
  let id = '';
  const visit = await openView(withdrawals, {
    as: 'caiwu',
    prepare: async (mockServer) => {
      const account = (await mockServer.table(accountTable)).find(({ userName }) => userName === 'caiwu');
      const rows = await mockServer.table(withdrawalTable);
      const row = rows.find(({ status }) => status === 1) ?? expect.unreachable();
      await rows.put({ ...row, correctorId: account?.userId ?? expect.unreachable() });
      id = String(row.id);
    },
  });
  await visit.go(`/show/${id}`);
  await page.getByRole('tab', { name: '审核与打款' }).click();
  await expect.element(page.getByText(/^须由他人登记打款：/)).toBeVisible();
});
