import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendMessage } from '@/mocks/management/messages';
import { publicUsers, usersOfCrowd } from '@/mocks/operations/user/publicUsers';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';

const { mark, markAll, remove, create, receivers } = managementEndpoints['management/message'].operations;

async function open(options?: VisitOptions) {
  const visit = await openView({ view: 'management/message/index' }, options);
  const items = visit.screen.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const item = (text: string) => items.filter({ hasText: text });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, items, item, sent };
}

const twoSteps = async (mockServer: Parameters<typeof sendMessage>[0], bizId = 3) => {
  for (const title of ['订单已支付', '订单已开通'])
    await sendMessage(mockServer, {
      ...{ to: { accountIds: [1] }, type: 7, title, content: '请在 **24 小时内** 联系客户。' },
      ...{ bizType: 'expert/order', bizId },
    });
};

test('[G4] messages about one record are one row; opened, both are read and the bell asks again', async () => {
  const { visit, item, sent } = await open({ prepare: (mockServer) => twoSteps(mockServer) });
  await expect.element(item('订单已开通').getByTitle('共 2 条')).toBeVisible();
  await expect.element(item('订单已支付')).not.toBeInTheDocument();
  await item('订单已开通').getByRole('button').click();
  const article = visit.screen.getByRole('article', { name: '订单已开通' });
  await expect.element(article.getByRole('heading', { name: '订单已支付' })).toBeVisible();
  await expect.element(article.getByText('24 小时内').first()).toBeVisible();
  await expect.element(item('订单已开通').getByRole('img', { name: '未读' })).not.toBeInTheDocument();
  expect(sent(mark.path)).toHaveLength(1);
  await article.getByRole('link', { name: '查看详情' }).click();
  await expect.poll(visit.address).toBe('/expert/order/show/3');
});

test('[G4] J and K go through the messages, U and E mark, Enter opens the record', {
  tags: 'full',
}, async () => {
  const { visit, items, sent } = await open({ prepare: (mockServer) => twoSteps(mockServer) });
  await expect.element(items.first()).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(visit.screen.getByRole('article', { name: '订单已开通' })).toBeVisible();
  await expect.element(items.first().getByRole('img', { name: '未读' })).not.toBeInTheDocument();
  await userEvent.keyboard('u');
  await expect.element(items.first().getByRole('img', { name: '未读' })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(items.first().getByRole('img', { name: '未读' })).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(items.nth(1)).toHaveAttribute('data-current', 'true');
  await userEvent.keyboard('k');
  await expect.element(items.first()).toHaveAttribute('data-current', 'true');
  expect(sent(mark.path).map((body) => body?.isRead)).toEqual(expect.arrayContaining([1, 0, 1]));
  await userEvent.keyboard('{Enter}');
  await expect.poll(visit.address).toBe('/expert/order/show/3');
});

test('[G4] all messages of a type are marked after a confirmation with their number', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  const { screen } = visit;
  const quick = screen.getByRole('group', { name: '快速筛选' });
  await quick.getByRole('button', { name: /^系统 \d+$/ }).click();
  const count = (await quick.getByRole('button', { name: /^系统 \d+$/ }).element()).textContent.replace(
    /\D/g,
    '',
  );
  await screen.getByRole('button', { name: '全部已读' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(`确定将 ${count} 条消息全部标为已读吗？`)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(quick.getByRole('button', { name: '系统 0' })).toBeVisible();
  expect(sent(markAll.path)).toEqual([{ type: 1 }]);
});

test('[G4] several messages are deleted for good, after a word about unread ones', {
  tags: 'full',
}, async () => {
  const { visit, item, sent } = await open({ prepare: (mockServer) => twoSteps(mockServer) });
  await item('订单已开通').getByRole('checkbox').click();
  await visit.screen.getByRole('button', { name: '删除' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('所选消息中有 2 条未读，确定删除吗？')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(item('订单已开通')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 删除成功']);
  expect(sent(remove.path)).toHaveLength(1);
});

test('[G4] the open message is left where it is deleted with others', { tags: 'full' }, async () => {
  const { visit, item } = await open({ prepare: (mockServer) => twoSteps(mockServer) });
  await item('订单已开通').getByRole('button').click();
  await expect.element(visit.screen.getByRole('article', { name: '订单已开通' })).toBeVisible();
  await item('订单已开通').getByRole('checkbox').click();
  await visit.screen.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.element(visit.screen.getByText('选择一条消息查看')).toBeVisible();
});

test('[G4] messages older than thirty days stay read', { tags: 'full' }, async () => {
  const { visit, items, sent } = await open({ at: '?isRead=1&sort=createTime&order=asc' });
  await expect.element(items.last()).toBeVisible();
  await items.last().getByRole('button').click();
  await items.last().getByRole('checkbox').click();
  const unread = visit.screen.getByRole('button', { name: '标为未读' });
  await expect.element(visit.screen.getByRole('article')).toBeVisible();
  await expect.element(visit.screen.getByText('已选 1 项')).toBeVisible();
  await expect.element(unread).not.toBeInTheDocument();
  await userEvent.keyboard('u');
  await items.first().getByRole('button').click();
  await expect.element(unread).toBeVisible();
  expect(sent(mark.path)).toEqual([]);
});

test('[G4] a message goes to colleagues', { tags: 'full' }, async () => {
  const { visit, sent } = await open({ at: '/create' });
  const form = openForm('新增消息');
  await form.getByLabelText('标题', { exact: true }).fill('周一例会');
  await choose(form.getByLabelText('接收人', { exact: true }), '周予安');
  await form.getByRole('textbox', { name: '内容' }).fill('周一十点，会议室。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(create.path)).toMatchObject([{ receiverType: 1, receiverIds: [3], title: '周一例会' }]);
});

test('[G4] a message goes to users whom a filter finds, and says beforehand how many', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open({ at: '/create' });
  const users = await publicUsers(visit.mockServer);
  const count = users.filter(({ provinceId }) => provinceId === 430000).length;
  const form = openForm('新增消息');
  await form.getByLabelText('标题', { exact: true }).fill('志愿填报提醒');
  await choose(form.getByLabelText('接收人类型', { exact: true }), '用户');
  await expect.element(form.getByText(`将发送给 ${users.length} 人`)).toBeVisible();
  await choose(form.getByRole('combobox', { name: '省份' }), '湖南');
  await expect.element(form.getByText(`将发送给 ${count} 人`)).toBeVisible();
  await form.getByRole('textbox', { name: '内容' }).fill('本科批次今晚截止。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(create.path)).toMatchObject([{ receiverType: 3, filter: { provinceId: 430000 } }]);
});

test('[G4] a failed count of the receivers is said, and made again by a press', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '/create' });
  visit.mockServer.faults.inject({ kind: 'code', code: 50000, path: receivers.path });
  const form = openForm('新增消息');
  await choose(form.getByLabelText('接收人类型', { exact: true }), '用户');
  await expect.element(form.getByText('人数统计失败')).toBeVisible();
  visit.mockServer.faults.clear();
  await form.getByRole('button', { name: '重试' }).click();
  await expect.element(form.getByText(/^将发送给 \d+ 人/)).toBeVisible();
});

test('[G4] a user who may not open orders gets no link to one', async () => {
  const { visit, item } = await open({
    permissions: ['management:message:list'],
    prepare: (mockServer) => twoSteps(mockServer),
  });
  await item('订单已开通').getByRole('button').click();
  const article = visit.screen.getByRole('article', { name: '订单已开通' });
  await expect.element(article.getByRole('button', { name: '删除' })).toBeVisible();
  await expect.element(article.getByRole('link', { name: '查看详情' })).not.toBeInTheDocument();
  await expect.element(visit.screen.getByRole('button', { name: '发送消息' })).not.toBeInTheDocument();
});

test('[G4] [O13] a message goes to the users of a crowd', { tags: 'full' }, async () => {
  const { visit, sent } = await open({ at: '/create' });
  const crowd = await usersOfCrowd(visit.mockServer, 2);
  const form = openForm('新增消息');
  await form.getByLabelText('标题', { exact: true }).fill('志愿填报提醒');
  await choose(form.getByLabelText('接收人类型', { exact: true }), '用户');
  await choose(form.getByRole('combobox', { name: '人群' }), '高意向未开卡');
  await expect.element(form.getByText(`将发送给 ${crowd.length} 人`)).toBeVisible();
  await form.getByRole('textbox', { name: '内容' }).fill('本科批次今晚截止。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(create.path)).toMatchObject([{ receiverType: 3, filter: { crowdId: 2 } }]);
});
