import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type StudentRow, studentTable } from '@/mocks/expert/studentTable';
import { type CardRow, cardTable } from '@/mocks/management/card/cardTables';
import { ResourcePages } from '@/src/crud/ResourcePages';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { maskMobile } from '@/src/lib/rules';
import { choose, openSelect } from '@/src/testing/enter';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { renderInTab } from '@/src/testing/renderInTab';
import { managementEndpoints } from '../endpoints';
import { users } from './users';

const { operations } = managementEndpoints['management/user-list'];
const drawer = page.getByRole('dialog', { name: /^用户：/ });

async function open(options: VisitOptions = {}) {
  const visit = await openView(users, options);
  const list = listPage(visit, users);
  await list.ready();
  const [students, cards] = [
    await visit.mockServer.table(studentTable),
    await visit.mockServer.table(cardTable),
  ];
  const who = (matches: (row: StudentRow) => boolean) => students.find(matches) ?? expect.unreachable();
  const search = async (text: string) => {
    await list.filters.getByLabelText('用户', { exact: true }).fill(text);
    await list.filters.getByRole('button', { name: '搜索' }).click();
  };
  return { visit, list, students, cards, who, search };
}

test('[G6] tabs count the users of each type; a mobile number is masked until it is asked for', {
  tags: 'full',
}, async () => {
  const { list, students } = await open();
  const members = students.all().filter(({ userType }) => userType === 2);
  await list.root.getByRole('button', { name: `升学卡 ${members.length}`, exact: true }).click();
  await expect.element(list.root.getByText(`共 ${members.length} 条`)).toBeVisible();
  const id = Number(list.ids()[0]);
  const { mobile = '' } = students.get(id) ?? {};
  const row = list.rows.first();
  await expect.element(row.getByText(maskMobile(mobile))).toBeVisible();
  await row.getByRole('button', { name: '查看完整手机号' }).click();
  await expect.element(row.getByText(mobile)).toBeVisible();
});

test('[G6] one box finds the user of a mobile, card, order or name; a single hit opens', {
  tags: 'full',
}, async () => {
  const { visit, cards, who, search } = await open();
  const card = cards.find(({ status }) => status === 2) ?? expect.unreachable();
  const holder = who(({ id }) => id === card.userId);
  await search(groupedNumber(card.cardNo));
  await expect.element(page.getByRole('dialog', { name: `用户：${holder.name}` })).toBeVisible();
  expect(visit.mockServer.requests.of(operations.one.path).at(-1)?.body).toMatchObject({
    id: String(holder.id),
  });
  // The number is masked on the user's own page too.
  await expect.element(drawer.getByText(maskMobile(holder.mobile)).first()).toBeVisible();
  await expect.element(drawer.getByText(holder.mobile)).not.toBeInTheDocument();
  await drawer.getByRole('tab', { name: '权益' }).click();
  await expect.element(drawer.getByText(groupedNumber(card.cardNo))).toBeVisible();
  await expect.element(drawer.getByRole('list', { name: '可用工具' })).toBeVisible();
  await drawer.getByRole('tab', { name: '卡片' }).click();
  await expect.element(drawer.getByRole('columnheader', { name: '权益到期' })).toBeVisible();
  await expect.element(drawer.getByText('已激活')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByText('共 1 条')).toBeVisible();
});

/** The form of an ordinary user whose institution has a card of the first type. */
async function openForm(options: VisitOptions = {}) {
  const opened = await open({ at: '?userType=0', ...options });
  const student = opened.students.get(Number(opened.list.ids()[0])) ?? expect.unreachable();
  const idle =
    opened.cards.find(({ status, cardType }) => status === 0 && cardType === 1) ?? expect.unreachable();
  const card: CardRow = { ...idle, status: 1, storeId: student.storeId, bindDeadline: '2099-09-30' };
  await opened.cards.put(card);
  await opened.list.act(opened.list.rows.first(), '设置会员');
  const dialog = page.getByRole('dialog', { name: `设置会员：${student.name}` });
  await expect.element(dialog.getByLabelText('会员卡号')).toBeVisible();
  return { ...opened, student, card, dialog };
}

test('[G6] 设置会员 names the gains, binds the card, and shows the new member', {
  tags: 'full',
}, async () => {
  const { visit, list, students, cards, student, card, dialog } = await openForm();
  const gains = dialog.getByRole('list', { name: '获得' });
  await expect.element(gains.getByText(/智能填报/)).toBeVisible();
  await expect.element(gains.getByText('方案数：0 → 3 个')).toBeVisible();
  const end = /将「.+」由普通用户变更为志愿卡，有效期至 \d{4}-\d\d-\d\d 23:59:59，确定吗？/;
  await expect.element(dialog.getByText(end)).toBeVisible();
  const ok = dialog.getByRole('button', { name: '确定' });
  await ok.click();
  await expect.element(dialog.getByText('请输入 16 位卡号')).toBeVisible();
  await dialog.getByLabelText('会员卡号').fill('1234567890123456');
  await dialog.getByLabelText('备注').fill('家长来电办理');
  await ok.click();
  await expect.element(dialog.getByText('卡号不存在')).toBeVisible();
  await dialog.getByLabelText('会员卡号').fill(card.cardNo);
  await ok.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.row(student.name)).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['error: 卡号不存在', 'success: 设置成功']);
  expect(students.get(student.id)).toMatchObject({ userType: 1, vipPayType: 2 });
  expect(cards.get(card.id)).toMatchObject({ status: 2, userId: student.id });
});

test('[G6] 设置会员 says that another card voids the present one', { tags: 'full' }, async () => {
  const { list, cards } = await open({ at: '?userType=2&vipPayType=2' });
  const shown = list.ids();
  const card =
    cards.find(({ status, userId }) => status === 2 && shown.includes(String(userId))) ??
    expect.unreachable();
  await list.act(list.withId(String(card.userId)), '设置会员');
  const dialog = page.getByRole('dialog', { name: '设置会员：' });
  const number = dialog.getByLabelText('会员卡号');
  const ended = dialog.getByText(`原卡 ${groupedNumber(card.cardNo)} 失效`);
  await number.fill('1234567890123456');
  await expect.element(dialog.getByRole('list', { name: '失去' })).toBeVisible();
  await expect.element(ended).toBeVisible();
  await number.fill('');
  await expect.element(ended).not.toBeInTheDocument();
});

test('[G6] 设置会员 keeps what was typed while another tab is looked at', { tags: 'full' }, async () => {
  const { visit, look } = await renderInTab(<ResourcePages resource={users} basePath="" />);
  await page.getByRole('button', { name: '设置会员' }).first().click();
  const remark = page.getByRole('dialog', { name: '设置会员：' }).getByLabelText('备注');
  await remark.fill('家长来电办理');
  look(false);
  const cache = visit.runtime.queryClient.getQueryCache();
  await expect.poll(() => cache.getAll().some(({ queryKey }) => queryKey.includes('member'))).toBe(false);
  visit.mockServer.faults.inject({ kind: 'hold', path: operations.one.path });
  look(true);
  await expect.poll(() => visit.mockServer.requests.of(operations.one.path)).toHaveLength(2);
  await expect.element(remark).toHaveValue('家长来电办理');
  visit.mockServer.faults.clear();
});

test('[G6] forbidden choices are disabled, and less than the present rights cannot be sent', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open({ at: '?userType=2&vipPayType=2' });
  await list.act(list.rows.first(), '设置会员');
  const dialog = page.getByRole('dialog', { name: '设置会员：' });
  await openSelect(dialog.getByLabelText('用户类型'));
  await page.getByTitle('志愿卡（不支持由升学卡改为志愿卡，请提交会员卡退款工单）').click();
  await expect.element(dialog.getByText(/由升学卡变更为升学卡/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await dialog.getByLabelText('有效期至').fill('2020-01-01 00:00:00');
  await userEvent.keyboard('{Enter}');
  await dialog.getByLabelText('备注').fill('家长来电办理');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('有效期须晚于当前时间')).toBeVisible();
  expect(visit.mockServer.requests.of(operations.vip.path)).toEqual([]);
});

test('[G6] an order of the student proves the purchase; unfit orders say why', { tags: 'full' }, async () => {
  const { visit, students, student, dialog } = await openForm();
  await choose(dialog.getByLabelText('用户类型'), '升学卡');
  await choose(dialog.getByLabelText('开通方式'), '专家一对一');
  await dialog.getByLabelText('备注').fill('已购一对一服务');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请选择服务订单')).toBeVisible();
  expect(visit.mockServer.requests.of(operations.vip.path)).toEqual([]);
  expect(students.get(student.id)?.userType).toBe(0);
});

test.each(moneyRun)('[G6] [CODE-9] a card is bound once: $name', async (failure) => {
  const { visit, cards, card, dialog } = await openForm();
  await dialog.getByLabelText('会员卡号').fill(card.cardNo);
  await dialog.getByLabelText('备注').fill('家长来电办理');
  const booked = async () => (cards.get(card.id)?.status === 2 ? 1 : 0) as number;
  await bookThrough(failure, { visit, dialog, path: operations.vip.path, booked });
});
