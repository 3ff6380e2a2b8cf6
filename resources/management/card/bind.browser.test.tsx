import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { cardTable } from '@/mocks/management/card/cardTables';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { groupedNumber } from './cardNumber';
import { cards } from './cards';

const { user: findUser, bind } = managementEndpoints['management/card-data'].operations;

test('[G10] 后台绑卡 finds a user by mobile, and makes her a member by the card', async () => {
  const visit = await openView(cards, { at: '?status=1&cardType=1' });
  const list = listPage(visit, cards);
  await list.ready();
  const table = await visit.mockServer.table(cardTable);
  const students = await visit.mockServer.table(studentTable);
  const card = table.get(Number(list.ids()[0])) ?? expect.unreachable();
  const user = students.find(({ userType }) => userType === 0) ?? expect.unreachable();
  await students.put({ ...user, storeId: card.storeId });
  const row = list.row(groupedNumber(card.cardNo));
  await list.act(row, '后台绑卡');
  const dialog = page.getByRole('dialog', { name: '后台绑卡：' });
  const mobile = dialog.getByLabelText('用户手机号');
  await mobile.fill('19900000009');
  await dialog.getByRole('button', { name: '查询' }).click();
  await expect.element(dialog.getByText('未找到该手机号对应的用户')).toBeVisible();
  await mobile.fill(user.mobile);
  await dialog.getByRole('button', { name: '查询' }).click();
  await expect.element(dialog.getByText(`绑定给：${user.name}`)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 绑卡成功']);
  expect(visit.mockServer.requests.of(findUser.path)).toHaveLength(2);
  expect(visit.mockServer.requests.of(bind.path)).toHaveLength(1);
  expect(table.get(card.id)).toMatchObject({ status: 2, userId: user.id });
  expect(students.get(user.id)).toMatchObject({ userType: 1, vipPayType: 2 });
});

test('[G10] a user whom the card does not suit is told at the number', async () => {
  const visit = await openView(cards, { at: '?status=1&cardType=1' });
  const list = listPage(visit, cards);
  await list.ready();
  const students = await visit.mockServer.table(studentTable);
  const member = students.find(({ userType }) => userType === 2) ?? expect.unreachable();
  await list.act(list.rows.first(), '后台绑卡');
  const dialog = page.getByRole('dialog', { name: '后台绑卡：' });
  await dialog.getByLabelText('用户手机号').fill(member.mobile);
  await dialog.getByRole('button', { name: '查询' }).click();
  await expect.element(dialog.getByText(`绑定给：${member.name}`)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('不支持由升学卡改为志愿卡，请提交会员卡退款工单')).toBeVisible();
});
