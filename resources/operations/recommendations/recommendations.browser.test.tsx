import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recommendTable } from '@/mocks/operations/recommend/recommendTable';
import { usersOfCrowd } from '@/mocks/operations/user/publicUsers';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { recommendations } from './recommendations';

const { operations } = operationsEndpoints['operations/recommendations'];
const { list: listing, create, remove, reach, targets } = operations;

async function open(at = '') {
  const visit = await openView(recommendations, { at });
  const list = listPage(visit, recommendations);
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

test('[O9] the reach follows the audience while it is entered, and a clash is told', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('/create');
  const form = page.getByRole('dialog', { name: '新增推荐' });
  await expect.element(form.getByText(/^约 \d+ 名用户可见$/)).toBeVisible();
  const everybody = form.getByRole('status').element().textContent;
  await form.getByLabelText('推荐名称').fill('湖南院校专题');
  await choose(form.getByLabelText('推荐位', { exact: true }), '首页院校');
  await choose(form.getByLabelText('推荐对象', { exact: true }), '院校');
  await choose(form.getByLabelText('对象', { exact: true }));
  await choose(form.getByLabelText('省份', { exact: true }), '湖南');
  await expect.poll(() => form.getByRole('status').element().textContent).not.toBe(everybody);
  expect(sent(reach.path).at(-1)).toMatchObject({ provinceIds: [430000] });
  await form.getByLabelText('排序', { exact: true }).fill('1');
  await expect.element(form.getByText(/「热门院校」/)).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(create.path)).toHaveLength(1);
});

test('[O9] subject types that the provinces do not have are told before they are sent', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('/create');
  const form = page.getByRole('dialog', { name: '新增推荐' });
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  const problem = form.getByText('所选省份不存在该选科类型');
  await field('推荐名称').fill('湖南院校专题');
  await choose(field('推荐位'), '首页院校');
  await choose(field('推荐对象'), '院校');
  await choose(field('对象'));
  await choose(field('省份'), '湖南');
  await choose(field('选科类型'), '3+3');
  await expect.element(problem).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(problem).toBeVisible();
  expect(sent(create.path)).toEqual([]);
  await choose(field('省份'), '北京');
  await expect.element(problem).not.toBeInTheDocument();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
});

test('[O9] the calendar shows gaps and clashes, and leads to what a position recommends', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('?as=calendar');
  const calendar = page.getByRole('region', { name: '占用日历' });
  await expect.element(calendar.getByText('首页院校')).toBeVisible();
  await calendar.getByRole('button', { name: '后两周' }).click();
  await calendar.getByRole('button', { name: '后两周' }).click();
  await expect.element(calendar.getByText('空缺').first()).toBeVisible();
  await calendar.getByRole('button', { name: '首页院校' }).click();
  await expect.poll(visit.address).toContain('position=1');
  await expect.poll(() => sent(listing.path).at(-1)).toMatchObject({ position: '1' });
});

test('[O9] a shown recommendation is stopped after a question, and then deleted', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open();
  await list.ready();
  const row = list.row('热门院校');
  await row.getByRole('switch').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('停用后前台不再展示「热门院校」，确定停用吗？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(row.getByRole('switch')).not.toBeChecked();
  await list.act(row, '删除');
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(sent(remove.path)).toHaveLength(1);
});

test('[O9] the calendar names two clashing recommendations', { tags: 'full' }, async () => {
  await openView(recommendations, {
    at: '?as=calendar',
    prepare: async ({ table }) => {
      const rows = await table(recommendTable);
      const always = {
        position: '3',
        provinceIds: [],
        beginTime: '',
        endTime: '',
        sort: 77,
        status: 1 as const,
      };
      for (const id of [1, 2]) await rows.put({ ...(rows.get(id) ?? expect.unreachable()), ...always });
    },
  });
  const calendar = page.getByRole('region', { name: '占用日历' });
  const clash = calendar
    .getByRole('row', { name: /资讯侧栏/ })
    .getByText(/^冲突 \d+$/)
    .first();
  await expect.element(clash).toBeVisible();
  await clash.click();
  const names = page.getByRole('tooltip').getByRole('listitem');
  for (const name of ['热门院校', '热门专业'])
    await expect.element(names.filter({ hasText: name }).getByText('冲突')).toBeVisible();
});

test('[O9] the calendar shows what the filters choose, and names all that it clashes with', {
  tags: 'full',
}, async () => {
  await openView(recommendations, {
    at: '?as=calendar&position=3&name=热门院校',
    prepare: async ({ table }) => {
      const rows = await table(recommendTable);
      const always = { position: '3', provinceIds: [], beginTime: '', endTime: '', sort: 77 };
      for (const id of [1, 2])
        await rows.put({ ...(rows.get(id) ?? expect.unreachable()), ...always, status: 1 });
    },
  });
  const calendar = page.getByRole('region', { name: '占用日历' });
  const position = calendar.getByRole('row', { name: /资讯侧栏/ });
  const clash = position.getByText('冲突 1').first();
  await expect.element(clash).toBeVisible();
  await clash.click();
  const names = page.getByRole('tooltip').getByRole('listitem');
  for (const name of ['热门院校', '热门专业'])
    await expect.element(names.filter({ hasText: name }).getByText('冲突')).toBeVisible();
  await expect.element(calendar.getByText('首页院校')).not.toBeInTheDocument();
});

test('[O9] [O13] a recommendation is for a crowd, and says how many they are', { tags: 'full' }, async () => {
  const { visit, sent } = await open('/create');
  const crowd = await usersOfCrowd(visit.mockServer, 2);
  const form = page.getByRole('dialog', { name: '新增推荐' });
  await form.getByLabelText('推荐名称').fill('未开卡专题');
  await choose(form.getByLabelText('推荐位', { exact: true }), '首页院校');
  await choose(form.getByLabelText('推荐对象', { exact: true }), '院校');
  await choose(form.getByLabelText('对象', { exact: true }));
  await choose(form.getByLabelText('人群', { exact: true }), '高意向未开卡');
  await expect.element(form.getByText(`约 ${crowd.length} 名用户可见`)).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(create.path)).toMatchObject([{ crowdId: 2 }]);
});

test('[O9] the form has the whole width of its dialog, with the reach below', { tags: 'full' }, async () => {
  await open('/create');
  await page.viewport(1366, 768);
  const form = page.getByRole('dialog', { name: '新增推荐' });
  const reached = form.getByRole('region', { name: '投放范围' });
  await expect.element(reached.getByText(/^约 \d+ 名用户可见$/)).toBeVisible();
  const limit = form.getByLabelText('位次上限').element().getBoundingClientRect();
  const line = reached.element().getBoundingClientRect();
  expect(limit.right).toBeGreaterThan(line.right - 40);
  expect(line.top).toBeGreaterThan(limit.bottom);
});

test('[O9] targets whose names could not be read do not show their ids', { tags: 'full' }, async () => {
  await openView(recommendations, {
    at: '/edit/1',
    prepare: ({ faults }) => void faults.inject({ kind: 'network', path: targets.path }),
  });
  const form = page.getByRole('dialog', { name: '编辑推荐：热门院校' });
  await expect.element(form.getByText('加载失败，请稍后再试').first()).toBeVisible();
  await expect.element(form.getByText('10001')).not.toBeInTheDocument();
});

test('[O9] a target that is gone says so in the form, as in the list', { tags: 'full' }, async () => {
  await openView(recommendations, {
    at: '/edit/1',
    prepare: async ({ table }) => {
      const rows = await table(recommendTable);
      await rows.put({ ...(rows.get(1) ?? expect.unreachable()), targetIds: [99_999_999] });
    },
  });
  const form = page.getByRole('dialog', { name: '编辑推荐：热门院校' });
  await expect.element(form.getByText('已停用或不存在').first()).toBeVisible();
});
