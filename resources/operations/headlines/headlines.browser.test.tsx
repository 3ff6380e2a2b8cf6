import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ArticleRow, articleTable } from '@/mocks/operations/article/articleTable';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { choose, enterDay } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { headlines } from './headlines';

const { headline, status, categories, releasePlan, savePlan, sendBack } =
  operationsEndpoints['operations/headlines'].operations;

async function open(at = '', options: VisitOptions = {}) {
  const visit = await openView(headlines, { at, ...options });
  const list = listPage(visit, headlines);
  await list.ready();
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

/** Changes an article behind the back of the screen. */
async function rewrite({ mockServer }: Visit, id: number, changes: Partial<ArticleRow>): Promise<void> {
  const articles = await mockServer.table(articleTable);
  await articles.put({ ...(articles.get(id) ?? expect.unreachable()), ...changes });
}

const published = '湖南计算机类专业区别在哪里';

test('[O8] an article that names a past year has a chip and a queue', { tags: 'full' }, async () => {
  const { list } = await open('?isOutdated=1');
  await expect.element(list.rows.first().getByText('可能过时')).toBeVisible();
  const rows = list.rows.elements();
  expect(rows.filter((row) => !row.textContent.includes('可能过时'))).toEqual([]);
});

test('[O8] 新增 comes first among the tools, like in all lists', async () => {
  const { list } = await open();
  const tools = list.toolbar.getByRole('button');
  await expect.element(tools.first()).toHaveTextContent('新增');
  await expect.element(tools.nth(1)).toHaveTextContent('导出');
});

test('[O8] the categories of articles are asked for by their kind', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await list.filters.getByLabelText('分类').click();
  await expect.element(page.getByRole('treeitem', { name: '政策解读' })).toBeVisible();
  expect(sent(categories.path)[0]).toEqual({ kind: 3 });
});

test('[O8] a headline has an end, later than its beginning', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await list.act(list.row(published), '设为头条');
  const dialog = page.getByRole('dialog', { name: `设为头条：${published}` });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请选择头条结束')).toBeVisible();
  await enterDay(dialog.getByLabelText('头条结束'), '2020-06-20 12:00:00');
  const tooEarly = dialog.getByText('头条结束须晚于头条开始');
  await expect.element(tooEarly).toBeVisible();
  await enterDay(dialog.getByLabelText('头条开始'), '2020-06-01 12:00:00');
  await expect.element(tooEarly).not.toBeInTheDocument();
  await enterDay(dialog.getByLabelText('头条开始'), '2020-07-01 12:00:00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(tooEarly).toBeVisible();
  await enterDay(dialog.getByLabelText('头条结束'), '2099-06-20 12:00:00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent(headline.path)[0]).toMatchObject({ isHeadline: 1, endTime: '2099-06-20 12:00:00' });
});

test('[O8] withdrawing a headline asks first', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  const leading = '湖南位次换算三步走';
  await list.act(list.row(leading), '下架');
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('该资讯正在头条展示，确定下架吗？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(list.row(leading).getByText('已下架')).toBeVisible();
  expect(sent(status.path)).toHaveLength(1);
});

test('[O8] withdrawing several articles says how many of them lead', { tags: 'full' }, async () => {
  const { list } = await open();
  for (const title of ['湖南位次换算三步走', published]) await list.row(title).getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '批量下架' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  const leading = '选中的资讯中有 1 条正在头条展示，下架后前台将不再展示，确定下架选中的 2 条数据吗？';
  await expect.element(question.getByText(leading)).toBeVisible();
});

const acting = [
  '<h2 onclick="document.title = 1">标题</h2><script>document.title = 1</script>',
  '<svg onload="document.title = 1"></svg><iframe src="https://example.com"></iframe>',
  '<p style="position: fixed">末段 <a href="javascript:document.title = 1">链接</a></p>',
].join('');

test('[O8] the preview has two widths, and runs nothing that was stored', { tags: 'full' }, async () => {
  const { visit } = await open();
  await rewrite(visit, 71, { content: acting });
  await visit.go('/show/71');
  const drawer = page.getByRole('dialog', { name: /^资讯：/ });
  await drawer.getByRole('tab', { name: '预览' }).click();
  const forbidden = /<script|<svg|<iframe|onclick|onload|javascript:|position/i;
  const phone = drawer.getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByText('末段')).toBeVisible();
  expect(phone.element().innerHTML).not.toMatch(forbidden);
  expect(phone.element().getBoundingClientRect().width).toBeLessThanOrEqual(375);
  await drawer.getByText('电脑', { exact: true }).click();
  const desk = drawer.getByRole('region', { name: '电脑预览' });
  await expect.element(desk.getByText('末段')).toBeVisible();
  expect(desk.element().innerHTML).not.toMatch(forbidden);
});

test('[O8] a plan that is ready goes live with one press', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await page.getByRole('button', { name: '放榜预案' }).click();
  const dialog = page.getByRole('dialog', { name: '放榜预案' });
  await expect.element(dialog.getByText('湖南出分')).toBeVisible();
  await dialog.getByRole('button', { name: '编辑预案' }).click();
  const form = page.getByRole('dialog', { name: '编辑预案：湖南出分' });
  await form.getByLabelText('预案名称').fill('湖南放榜');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('湖南放榜')).toBeVisible();
  expect(sent(savePlan.path)).toHaveLength(1);
  const goLive = dialog.getByRole('button', { name: '一键上线' });
  await expect.element(goLive).toBeEnabled();
  await goLive.click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('已上线').first()).toBeVisible();
  expect(sent(releasePlan.path)).toHaveLength(1);
  await expect.element(list.root).toBeInTheDocument();
});

test('[O8] drafts and withdrawn articles go into a plan, however many are published', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  const articles = await visit.mockServer.table(articleTable);
  const [live = expect.unreachable()] = articles.all().filter(({ status }) => status === 1);
  const [back = expect.unreachable()] = articles.all().filter(({ status }) => status === 2);
  for (let count = 0; count < 201; count++) await articles.put({ ...live, id: 1000 + count, sort: 0 });
  await page.getByRole('button', { name: '放榜预案' }).click();
  await page.getByRole('button', { name: '新建预案' }).click();
  const form = page.getByRole('dialog', { name: '新建预案' });
  await form.getByLabelText('预案名称').fill('湖南放榜');
  for (const title of ['暑期讲座预告', back.title])
    await choose(form.getByLabelText('资讯', { exact: true }), title);
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(savePlan.path)).toMatchObject([{ articleIds: ['76', String(back.id)] }]);
});

test('[O8] a plan that is not ready says why, and does not go live', { tags: 'full' }, async () => {
  const { visit } = await open();
  await rewrite(visit, 80, { cover: '' });
  await page.getByRole('button', { name: '放榜预案' }).click();
  const dialog = page.getByRole('dialog', { name: '放榜预案' });
  await expect.element(dialog.getByText('请上传封面')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '一键上线' })).toBeDisabled();
});

test('[O8] [1.6] submitted articles have a queue, and go back with a reason', { tags: 'full' }, async () => {
  const { list, sent } = await open('?isInReview=1');
  const row = list.row('强基计划校测准备');
  await expect.element(row.getByText('待审核')).toBeVisible();
  await list.act(row, '退回');
  const dialog = page.getByRole('dialog', { name: '退回：强基计划校测准备' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请输入退回原因')).toBeVisible();
  await dialog.getByRole('button', { name: '请核对数据与年份' }).click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(sent(sendBack.path)).toMatchObject([{ reason: '请核对数据与年份' }]);
});

test('[O8] [1.6] a draft is handed in from the list, and is counted among those that wait', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  const row = list.row('暑期讲座预告');
  await expect.element(visit.screen.getByText('待审核 1', { exact: true })).toBeVisible();
  await list.act(row, '提交审核');
  await expect.element(row.getByText('待审核')).toBeVisible();
  await expect.element(visit.screen.getByText('待审核 2', { exact: true })).toBeVisible();
});

test('[O8] articles are put in order by hand', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  const handles = () => list.root.element().querySelectorAll('[title="拖动排序"]').length;
  await expect.poll(handles).toBeGreaterThan(0);
  await list.act(list.row('强基计划校测准备'), '上移');
  await expect.poll(() => list.ids().slice(0, 4)).toEqual(['80', '79', '77', '78']);
  const places = [
    { id: 77, sort: 3 },
    { id: 78, sort: 4 },
  ];
  await expect.poll(() => sent(platformCalls.saveSort.path)).toEqual([{ module: 'headline', list: places }]);
});

const may = (...verbs: readonly string[]) => verbs.map((verb) => `operations:headlines:${verb}`);

test('[O8] staff who may not make headlines neither choose them for a plan nor release such a plan', {
  tags: 'full',
}, async () => {
  const { sent } = await open('', { as: 'yunying', permissions: may('list', 'show', 'publish') });
  await page.getByRole('button', { name: '放榜预案' }).click();
  const dialog = page.getByRole('dialog', { name: '放榜预案' });
  await expect.element(dialog.getByText('湖南出分')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '一键上线' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '编辑预案' }).click();
  const form = page.getByRole('dialog', { name: '编辑预案：湖南出分' });
  await form.getByLabelText('预案名称').fill('湖南放榜');
  await expect.element(form.getByLabelText('其中设为头条')).not.toBeInTheDocument();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('湖南放榜')).toBeVisible();
  expect(sent(savePlan.path)).toMatchObject([{ name: '湖南放榜' }]);
  expect(sent(savePlan.path)[0]).not.toHaveProperty('headlineIds');
});

test('[O8] [1.2] an institution moves its own articles alone, past those of others', {
  tags: 'full',
}, async () => {
  const { list, sent } = await open('', {
    ...{ as: 'jigou', permissions: may('list', 'show', 'top') },
    prepare: async (mockServer) => {
      const articles = await mockServer.table(articleTable);
      // Article 75 is the platform's, the others are not.
      const order = [80, 75, 78];
      for (const row of articles.all()) {
        const place = order.indexOf(row.id);
        if (place < 0) await articles.put({ ...row, sort: 9 });
        else await articles.put({ ...row, sort: place, storeId: row.id === 75 ? row.storeId : 2 });
      }
    },
  });
  const handles = () => list.root.element().querySelectorAll('[title="拖动排序"]').length;
  expect(list.ids().slice(0, 3)).toEqual(['80', '75', '78']);
  await expect.poll(handles).toBe(2);
  await list.act(list.withId('78'), '上移');
  expect(list.ids().slice(0, 3)).toEqual(['78', '75', '80']);
  await expect.element(list.root.getByText(/已移到第 1 位/)).toBeInTheDocument();
  const places = [
    { id: 78, sort: 0 },
    { id: 80, sort: 2 },
  ];
  await expect.poll(() => sent(platformCalls.saveSort.path)).toEqual([{ module: 'headline', list: places }]);
});
