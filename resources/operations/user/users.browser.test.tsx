import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publicUsers } from '@/mocks/operations/user/publicUsers';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { siteUsers } from './users';

const { operations } = operationsEndpoints['operations/users'];

async function open(at = '') {
  const visit = await openView(siteUsers, { at });
  const list = listPage(visit, siteUsers);
  await list.ready();
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  const users = () => publicUsers(visit.mockServer);
  return { visit, list, sent, users };
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

test('[O13] a press on a crowd lists its users, and another press lists all', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  const crowds = visit.screen.getByRole('region', { name: '人群' });
  const all = await list.ready();
  const hubei = crowds.getByRole('button', { name: /^湖北 2027 物理类，7 天未登录 \d+ 人$/ });
  await expect.element(hubei).toBeVisible();
  const count = Number(/(\d+) 人$/.exec(hubei.element().textContent ?? '')?.[1]);
  await hubei.click();
  await expect.poll(visit.address).toContain('idleDays=7');
  await expect.element(list.root.getByText(`共 ${count} 条`)).toBeVisible();
  await expect.element(hubei).toHaveAttribute('aria-pressed', 'true');
  await hubei.click();
  await expect.element(list.root.getByText(`共 ${all} 条`)).toBeVisible();
});

test('[O13] the filters are saved under a name, which is beside the others with its count, and goes again', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('?tags=3');
  const crowds = visit.screen.getByRole('region', { name: '人群' });
  const count = await list.ready();
  await crowds.getByRole('button', { name: '保存为人群' }).click();
  const form = dialog('保存为人群');
  await form.getByLabelText('人群名称').fill('高意向未开卡');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('人群名称已存在')).toBeVisible();
  await form.getByLabelText('人群名称').fill('艺术类考生');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(crowds.getByRole('button', { name: `艺术类考生 ${count} 人` })).toBeVisible();
  expect(sent(operations.saveCrowd.path).at(-1)).toMatchObject({ name: '艺术类考生', filter: { tags: '3' } });
  await crowds.getByRole('button', { name: '删除人群：艺术类考生' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已删除人群');
  await expect.element(crowds.getByText(/^艺术类考生/)).not.toBeInTheDocument();
});

test('[O13] several users get a tag', { tags: 'full' }, async () => {
  const { visit, list, users } = await open();
  const ids = list.ids().slice(0, 2).map(Number);
  for (const index of [0, 1]) await list.rows.nth(index).getByRole('checkbox').click();
  await page.getByRole('button', { name: '打标签' }).click();
  const tags = dialog('打标签');
  await tags.getByRole('button', { name: '确定' }).click();
  await expect.element(tags.getByText('请选择标签').last()).toBeVisible();
  await choose(tags.getByLabelText('标签', { exact: true }), '复读');
  await tags.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 标签已更新']);
  const tagged = (await users()).filter(({ id }) => ids.includes(id));
  expect(tagged.every((user) => user.tags.includes('4'))).toBe(true);
});

test('[O13] several users get a message', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  const ids = list.ids().slice(0, 2).map(Number);
  for (const index of [0, 1]) await list.rows.nth(index).getByRole('checkbox').click();
  await page.getByRole('button', { name: '发消息' }).click();
  const message = dialog('发消息');
  await message.getByLabelText('标题').fill('填报提醒');
  await message.getByLabelText('内容').fill('今晚截止。');
  await message.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已发送给 2 位用户');
  expect(sent(operations.send.path)).toMatchObject([
    { receiverType: 3, receiverIds: ids, title: '填报提醒' },
  ]);
});

test('[O13] a user who abuses the site is muted with a reason, and unmuted again', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open('?muted=0');
  const name = list.rows.first().getByRole('link').first().element().textContent ?? '';
  await list.act(list.rows.first(), '禁言');
  const form = dialog(`禁言：${name}`);
  await form.getByRole('radio', { name: '永久' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('请输入原因')).toBeVisible();
  await form.getByRole('button', { name: '刷屏' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已禁言']);
  await visit.go(`?nickname=${encodeURIComponent(name)}`);
  await expect.element(list.rows.first().getByText('永久禁言')).toBeVisible();
  await list.act(list.rows.first(), '解除禁言');
  await expect.element(page.getByText(`确定解除「${name}」的禁言吗？`)).toBeVisible();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已解除禁言');
  await expect.element(list.rows.first().getByText('永久禁言')).not.toBeInTheDocument();
});

test('[O13] nickname, avatar, gender and school are edited; the rest is not asked for', {
  tags: 'full',
}, async () => {
  const { visit, list, sent, users } = await open();
  const before = (await users()).find(({ id }) => id === Number(list.ids()[0])) ?? expect.unreachable();
  await list.act(list.rows.first(), '编辑');
  const form = openForm('编辑用户');
  await form.getByLabelText('昵称').fill('追光的人');
  await form.getByLabelText('就读中学').fill('示范中学');
  await expect.element(form.getByLabelText('手机号')).not.toBeInTheDocument();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 修改成功');
  const { id, avatar, gender, rev } = before;
  expect(sent(operations.update.path)).toEqual([
    { id, rev, avatar, gender, nickname: '追光的人', schoolName: '示范中学' },
  ]);
  await expect.element(list.row('追光的人')).toBeVisible();
});
