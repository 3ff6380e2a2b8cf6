import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configTable } from '@/mocks/customer/accountConfig';
import { studentTable } from '@/mocks/expert/studentTable';
import { cardTable } from '@/mocks/management/card/cardTables';
import { callKey } from '@/providers/data/resourceCall';
import { usualEnd } from '@/src/gaokao/membership';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { choose, enterDay } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { openVip } = expertEndpoints['expert/student'].operations;

/** The memberships of a student who has none. */
const open = (options: VisitOptions = {}) =>
  openView({ view: 'expert/filling/student' }, { ...options, at: '?userId=111&tab=vip' });

test('[E2] 有效期 follows the chosen 用户类型 until another day is entered', { tags: 'full' }, async () => {
  let year = 0;
  await open({
    prepare: async (mockServer) => {
      const student = (await mockServer.table(studentTable)).get(111) ?? expect.unreachable();
      await (await mockServer.table(configTable)).put({ id: student.storeId, config: { trialDays: 7 } });
      year = student.year;
    },
  });
  await page.getByRole('button', { name: '开通权益' }).click();
  const dialog = page.getByRole('dialog', { name: '开通权益' });
  const [type, end] = [dialog.getByLabelText('用户类型'), dialog.getByLabelText('有效期')];
  const dayOf = (userType: number) => usualEnd({ userType, year }, Date.now(), 7).slice(0, 10);
  await expect.element(end).toHaveValue(dayOf(1));
  await choose(type, '体验卡');
  await expect.element(end).toHaveValue(dayOf(3));
  await enterDay(end, '2026-08-31');
  await choose(type, '升学卡');
  await expect.element(end).toHaveValue('2026-08-31');
});

test('[E2] a card of another student is refused at its field', { tags: 'full' }, async () => {
  const visit = await open();
  const cards = await visit.mockServer.table(cardTable);
  const numberOf = (status: number) =>
    cards.find((card) => card.storeId === 2 && card.cardType === 1 && card.status === status)?.cardNo ?? '';
  const free = numberOf(1);
  const { queryClient } = visit.runtime;
  const read = ['management/card-data', 'management/user-list', 'expert/order', 'operations/users'].map(
    (name) => callKey([name, 'list']),
  );
  for (const key of read) queryClient.setQueryData(key, {});
  await page.getByRole('button', { name: '开通权益' }).click();
  const dialog = page.getByRole('dialog', { name: '开通权益' });
  await dialog.getByLabelText('卡号').fill(numberOf(2));
  expect(asksAtReload()).toBe(true);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('该卡已被使用')).toBeVisible();
  await dialog.getByLabelText('卡号').fill(free);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 开通成功']);
  expect(visit.mockServer.requests.of(openVip.path).at(-1)).toMatchObject({
    body: { userId: '111', year: 2026, vipPayType: 2, cardNo: free },
  });
  await expect.element(page.getByRole('link', { name: /^ZY/ }).first()).toBeVisible();
  expect(read.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
});
