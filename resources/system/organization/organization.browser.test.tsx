import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { treeOnScreen } from '@/src/testing/treePage';
import { systemEndpoints } from '../endpoints';
import { members } from './members';
import { organizations } from './organizations';

const { update } = systemEndpoints['system/organization'].operations;
const { save, take } = systemEndpoints['system/organization/member'].operations;
const confirm = page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' });

const textOf = ({ textContent }: Element) => textContent;

async function open(at = '') {
  const visit = await openView(organizations, { at });
  const tree = await treeOnScreen(visit, organizations);
  const facts = (name: string) => visit.screen.getByRole('region', { name, exact: true });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { ...tree, people: listPage(visit, members), facts, sent };
}

test('[H5] a press on a place lists its people and its address', { tags: 'full' }, async () => {
  const { visit, list, people, facts } = await open();
  await expect.poll(() => people.rows.elements().length).toBe(6);
  await list.row('河南分公司').getByRole('link').first().click();
  await facts('河南分公司').getByRole('button', { name: '详情' }).click();
  await expect.element(facts('河南分公司').getByText('HA', { exact: true })).toBeVisible();
  await expect.poll(() => people.rows.elements().length).toBe(1);
  expect(visit.address()).toBe('/system/organization?orgId=2');
});

test('[H5] stopping asks, and stops all below; nothing starts below what is stopped', {
  tags: 'full',
}, async () => {
  const { visit, facts, list, sent } = await open('?orgId=2');
  await facts('河南分公司').getByRole('switch').click();
  await expect.element(page.getByText('下级将同时停用，确认停用吗？')).toBeVisible();
  await confirm.click();
  await expect.poll(() => visit.notifications).toEqual(['success: 停用成功']);
  await list.row('郑州校区').getByRole('link').first().click();
  await facts('郑州校区').getByRole('switch').click();
  await expect.poll(() => visit.notifications).toContain('error: 请先启用上级');
  expect(sent(update.path)).toEqual([
    { id: 2, status: 0 },
    { id: 6, status: 1 },
  ]);
});

test('[H5] the leader is found by name, as the choices show it', { tags: 'full' }, async () => {
  await open('/create');
  const leader = openForm('新增组织').getByLabelText('负责人');
  await choose(leader, '周予安');
  await expect.element(leader.selectBox()).toHaveTextContent('周予安');
});

test('[H5] an organization with children is not deleted', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.act(list.row('河南分公司'), '删除');
  await expect.poll(() => visit.notifications).toEqual(['warning: 请先删除下级']);
});

test('[H5] people are picked among the users; arrivals from elsewhere are reported as moved', {
  tags: 'full',
}, async () => {
  const { visit, people, sent } = await open('?orgId=3');
  await people.toolbar.getByRole('button', { name: '添加成员' }).click();
  const dialog = page.getByRole('dialog', { name: '选择用户' });
  await dialog.getByRole('row').filter({ hasText: 'zhuanjia' }).click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 添加成功，陈牧之已从「志愿通总部」移入']);
  expect(sent(save.path)).toEqual([{ orgId: '3', userIds: '4' }]);
  await people.act(people.row('陈牧之'), '移除');
  await confirm.click();
  await expect.element(people.row('陈牧之')).not.toBeInTheDocument();
  expect(sent(take.path)).toEqual([{ orgId: '3', userIds: '4' }]);
});

test('[H5] members are searched on a phone by name, user name or mobile, which stay out of the address', {
  tags: 'full',
}, async () => {
  const { visit, people } = await open();
  await page.viewport(390, 844);
  await expect.poll(() => people.cards.elements().length).toBe(6);
  const search = people.root.getByRole('textbox', { name: '成员' });
  for (const text of ['陈牧之', 'zhuanjia']) {
    await search.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => people.cards.elements().map(textOf)).toEqual([expect.stringContaining('陈牧之')]);
    expect(visit.address()).toMatch(/\?keyword=%7E\d+$/);
    await search.clear();
    await expect.poll(() => people.cards.elements().length).toBe(6);
  }
});

test('[H5] the tree and the members are searched each for itself', { tags: 'full' }, async () => {
  const { visit, list, ids, people } = await open();
  await expect.poll(() => people.rows.elements().length).toBe(6);
  await list.filters.getByRole('textbox', { name: '组织' }).fill('郑州');
  await userEvent.keyboard('{Enter}');
  await expect.poll(ids).toEqual(['1', '2', '6']);
  expect(visit.address()).toBe(`/system/organization?org=${encodeURIComponent('郑州')}`);
  expect(people.rows.elements().length).toBe(6);
  await people.filters.getByRole('textbox', { name: '成员' }).fill('陈牧之');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => people.rows.elements().map(textOf)).toEqual([expect.stringContaining('陈牧之')]);
  expect(ids()).toEqual(['1', '2', '6']);
});

test('[H5] another place lists its people without the search of the place before', {
  tags: 'full',
}, async () => {
  const { visit, list, people } = await open('?org=河南&size=50');
  await people.filters.getByRole('textbox', { name: '成员' }).fill('陈牧之');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => people.rows.elements().map(textOf)).toEqual([expect.stringContaining('陈牧之')]);
  await list.row('河南分公司').getByRole('link').first().click();
  await expect
    .poll(visit.address)
    .toBe(`/system/organization?org=${encodeURIComponent('河南')}&size=50&orgId=2`);
  await expect.poll(() => people.rows.elements().length).toBe(1);
  await expect.element(people.rows.first()).not.toHaveTextContent('陈牧之');
});

test('[H5] the number of people is whole at the lowest level, where a long name ends with an ellipsis', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await page.viewport(1366, 900);
  await list.filters.getByRole('textbox', { name: '组织' }).fill('管城');
  await userEvent.keyboard('{Enter}');
  const row = list.row('管城回族服务点');
  await expect.element(row).toBeVisible();
  const [name, count] = [row.getByText('管城回族服务点', { exact: true }), row.getByText(/^\d+ 人$/)].map(
    (part) => part.element(),
  );
  if (!name) return expect.unreachable();
  name.textContent = '管城回族服务点（商城路分部）';
  const cell = count?.closest('.tree-name-cell');
  const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
  expect(right(count)).toBeLessThanOrEqual(right(cell));
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
});

test('[H5] a branch is moved among its siblings', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await list.act(list.row('山东分公司'), '上移');
  await expect
    .poll(() => sent(platformCalls.saveSort.path))
    .toEqual([
      {
        module: 'org',
        list: [
          { id: 3, sort: 1 },
          { id: 2, sort: 2 },
        ],
      },
    ]);
});
