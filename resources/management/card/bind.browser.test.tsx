import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configTable } from '@/mocks/customer/accountConfig';
import { studentTable } from '@/mocks/expert/studentTable';
import { cardTable } from '@/mocks/management/card/cardTables';
import { usualEnd } from '@/src/gaokao/membership';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { cards } from './cards';

const { user: findUser, bind } = managementEndpoints['management/card-data'].operations;

test('[G10] 后台绑卡 finds a user by mobile, and makes her a member by the card', {
  tags: 'full',
}, async () => {
  const visit = await openView(cards, { at: '?status=1&cardType=1' });
  const list = listPage(visit, cards);
  await list.ready();
  const table = await visit.mockServer.table(cardTable);
  const students = await visit.mockServer.table(studentTable);
  const card = table.get(Number(list.ids()[0])) ?? expect.unreachable();
  const user = students.find(({ userType }) => userType === 0) ?? expect.unreachable();
  await students.put({ ...user, storeId: card.storeId });
  const { queryClient } = visit.runtime;
  const read = ['expert/student', 'expert/filling'].map((name) => ['data', 'default', name, 'list']);
  for (const key of read) queryClient.setQueryData(key, {});
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
  expect(read.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

test('[G10] 后台绑卡 names the membership and the card that it ends; what does not suit is told at the number', {
  tags: 'full',
}, async () => {
  const visit = await openView(cards, { at: '?status=1&cardType=1' });
  const list = listPage(visit, cards);
  await list.ready();
  const students = await visit.mockServer.table(studentTable);
  const table = await visit.mockServer.table(cardTable);
  const held = table.find(({ status, cardType }) => status === 2 && cardType === 2) ?? expect.unreachable();
  const member = students.get(held.userId ?? 0) ?? expect.unreachable();
  await list.act(list.rows.first(), '后台绑卡');
  const dialog = page.getByRole('dialog', { name: '后台绑卡：' });
  await dialog.getByLabelText('用户手机号').fill(member.mobile);
  await dialog.getByRole('button', { name: '查询' }).click();
  const present = `绑定给：${member.name}，现为升学卡，有效期至 ${member.vipExpire}`;
  const former = `原卡 ${groupedNumber(held.cardNo)} 将失效`;
  await expect.element(dialog.getByText(`${present}，${former}`)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('不支持由升学卡改为志愿卡，请提交会员卡退款工单')).toBeVisible();
});

test('[G10] a trial card lasts as long as the institution of the found user grants', {
  tags: 'full',
}, async () => {
  const visit = await openView(cards, { at: '?status=1&cardType=3' });
  const list = listPage(visit, cards);
  await list.ready();
  const students = await visit.mockServer.table(studentTable);
  const user = students.find(({ userType }) => userType === 0) ?? expect.unreachable();
  const settings = await visit.mockServer.table(configTable);
  await settings.put({ id: user.storeId, config: { trialDays: 7 } });
  const other =
    students.find(({ userType, storeId }) => userType === 0 && storeId !== user.storeId) ??
    expect.unreachable();
  await settings.put({ id: other.storeId, config: { trialDays: 5 } });
  await list.act(list.rows.first(), '后台绑卡');
  const dialog = page.getByRole('dialog', { name: '后台绑卡：' });
  const mobile = dialog.getByLabelText('用户手机号');
  await mobile.fill('1990000');
  await dialog.getByRole('button', { name: '查询' }).click();
  await expect.element(dialog.getByText('请输入正确的手机号码')).toBeVisible();
  for (const [found, days] of [
    [user, 7],
    [other, 5],
  ] as const) {
    await mobile.fill(found.mobile);
    await dialog.getByRole('button', { name: '查询' }).click();
    await expect.element(dialog.getByText(`绑定给：${found.name}`)).toBeVisible();
    await expect
      .element(dialog.getByLabelText('有效期至'))
      .toHaveValue(usualEnd({ userType: 3, year: found.year }, Date.now(), days).slice(0, 10));
  }
});

test('[G10] the track of a card that could not be read says so, and is read again', {
  tags: 'full',
}, async () => {
  const { path } = managementEndpoints['management/card-record'].operations.list;
  const visit = await openView(cards, {
    at: '/show/1',
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 500, msg: '服务器正忙', path, times: 1 }),
  });
  const drawer = page.getByRole('dialog', { name: '会员卡：' });
  await drawer.getByRole('tab', { name: '轨迹' }).click();
  await drawer.getByRole('button', { name: '重新加载' }).click();
  await expect.element(drawer.getByRole('region', { name: '轨迹' })).toBeVisible();
  expect(visit.notifications).toEqual([]);
});

test('[G10] the track of a card is not offered to persons who may not read the records', async () => {
  const permissions = ['management:card-data:list', 'management:card-data:show'];
  await openView(cards, { at: '/show/1', permissions });
  const drawer = page.getByRole('dialog', { name: '会员卡：' });
  await expect.element(drawer.getByRole('tab', { name: '操作记录' })).toBeVisible();
  await expect.element(drawer.getByRole('tab', { name: '轨迹' })).not.toBeInTheDocument();
});

test('[G10] the end of a bound card is urgent in its last week', { tags: 'full' }, async () => {
  const visit = await openView(cards);
  const table = await visit.mockServer.table(cardTable);
  const card = table.find(({ status }) => status === 2) ?? expect.unreachable();
  await table.put({ ...card, vipExpire: '2020-01-01 08:00:00' });
  await visit.go(`/show/${card.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: '绑定用户' }).click();
  const end = drawer.getByText('2020-01-01 08:00:00');
  await expect.element(end).toHaveAttribute('data-urgent', 'true');
});
