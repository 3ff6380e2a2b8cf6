import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockServer } from '@/mocks/mockServer';
import { genTable } from '@/mocks/tool/gen/genTable';
import { choose } from '@/src/testing/enter';
import { complaintsOf } from '@/src/testing/formPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { toolEndpoints } from '../../endpoints';

const { update } = toolEndpoints['tool/gen-edit'].operations;
const place = { view: 'tool/gen-edit/index', path: '/tool/gen-edit/index/:tableId' };

async function openPage(tableId: string, options?: VisitOptions) {
  return openView({ ...place, params: { tableId } }, options);
}

/** The configuration of memo_note. */
async function open(options?: VisitOptions) {
  const visit = await openPage('5', options);
  const editor = visit.screen.getByRole('region', { name: '修改[memo_note]生成配置' });
  await expect.element(editor.getByLabelText('字段描述：note_title')).toBeVisible();
  const cell = (name: string) => editor.getByLabelText(name, { exact: true });
  const openTab = (name: string) => editor.getByRole('tab', { name }).click();
  const submit = () => editor.getByRole('button', { name: '提交' }).click();
  const bodies = () =>
    visit.mockServer.requests
      .all()
      .filter(({ method, path }) => method === 'PUT' && path === update.path)
      .map(({ body }) => body);
  return { visit, editor, cell, openTab, submit, bodies };
}

const invalid = '表单校验未通过，请重新检查提交内容';

test('[SCREEN] columns are changed and moved in place, and a save leads back to the list as it was', {
  tags: 'full',
}, async () => {
  const { visit, editor, cell, submit, bodies } = await open({ at: '?list=%3Fpage%3D2' });
  await expect
    .element(editor.getByRole('tab', { name: '字段信息' }))
    .toHaveAttribute('aria-selected', 'true');
  await cell('字段描述：note_title').fill('题目');
  await cell('查询方式：note_title').selectOptions('=');
  await cell('列表：note_title').click();
  await cell('字典类型：note_type').selectOptions('通知类型（sys_notice_type）');
  const up = cell('上移：note_title');
  await up.click();
  await expect.element(up).toHaveFocus();
  await expect.element(editor.getByText('已移到第 1 行')).toBeInTheDocument();
  await submit();
  await expect.poll(visit.address).toBe('/tool/gen?page=2');
  expect(visit.notifications).toEqual(['success: 操作成功']);
  expect(bodies()).toMatchObject([
    {
      tableId: 5,
      tableName: 'memo_note',
      columns: [
        { columnName: 'note_title', columnComment: '题目', queryType: 'EQ', isList: '0', sort: 1 },
        { columnName: 'note_id', sort: 2 },
        { columnName: 'note_content', sort: 3 },
        { columnName: 'note_type', dictType: 'sys_notice_type', sort: 4 },
        ...Array(6).fill({}),
      ],
      params: { parentMenuId: null },
    },
  ]);
});

test('[VAL-1] a submit shows what is wrong: the first tab first, the columns in their place', {
  tags: 'full',
}, async () => {
  const { visit, editor, cell, openTab, submit, bodies } = await open();
  const property = cell('java属性：note_type');
  await property.fill('');
  await openTab('基本信息');
  await editor.getByLabelText('作者').fill('');
  await submit();
  await expect.element(editor.getByLabelText('作者')).toHaveFocus();
  await userEvent.keyboard('admin');
  await submit();
  await expect.element(property).toHaveFocus();
  await expect.element(property).toHaveAccessibleDescription('请输入Java属性');
  expect(new Set(visit.notifications)).toEqual(new Set([`error: ${invalid}`]));
  expect(bodies()).toEqual([]);
});

test('[VAL-1] a tree needs its three columns', { tags: 'full' }, async () => {
  const { editor, openTab, submit } = await open();
  await openTab('生成信息');
  await choose(editor.getByLabelText('生成模板'), '树表（增删改查）');
  await openTab('基本信息');
  await submit();
  await expect.element(editor.getByLabelText('树编码字段')).toBeVisible();
  await expect
    .poll(() => Object.values(complaintsOf(editor)))
    .toEqual(['请选择树编码字段', '请选择树父编码字段', '请选择树名称字段']);
});

test('[SCREEN] the other table of a pair decides which foreign keys there are', {
  tags: 'full',
}, async () => {
  const { editor, openTab, submit, bodies } = await open();
  await openTab('生成信息');
  await choose(editor.getByLabelText('生成模板'), '主子表（增删改查）');
  await choose(editor.getByLabelText('关联子表的表名'), 'gk_volunteer_item：志愿明细表');
  await choose(editor.getByLabelText('子表关联的外键名'), 'item_id：明细编号');
  await expect.element(editor.getByTitle('item_id：明细编号')).toBeVisible();
  await choose(editor.getByLabelText('关联子表的表名'), 'show_banner：轮播图表');
  await expect.element(editor.getByTitle('item_id：明细编号')).not.toBeInTheDocument();
  await choose(editor.getByLabelText('子表关联的外键名'), 'banner_id：轮播图编号');
  await editor.getByRole('button', { name: '恢复默认的生成基础路径' }).click();
  await submit();
  await expect
    .poll(bodies)
    .toMatchObject([{ subTableName: 'show_banner', subTableFkName: 'banner_id', genPath: '/' }]);
});

test('[CODE-9] a refused save leaves everything in place, and can be tried again', {
  tags: 'full',
}, async () => {
  const { visit, editor, cell, openTab, submit, bodies } = await open();
  await cell('字段描述：note_title').fill('题目');
  await openTab('基本信息');
  await editor.getByLabelText('作者').fill('何新');
  const fault = { kind: 'code', code: 500, msg: '数据库繁忙', times: 1 } as const;
  visit.mockServer.faults.inject({ ...fault, path: update.path, method: 'PUT' });
  await submit();
  await expect.element(editor.getByRole('alert').getByText('数据库繁忙')).toBeVisible();
  await expect.element(editor.getByLabelText('作者')).toHaveValue('何新');
  await openTab('字段信息');
  await expect.element(cell('字段描述：note_title')).toHaveValue('题目');
  await submit();
  await expect.poll(visit.address).toBe('/tool/gen');
  expect(bodies()).toHaveLength(2);
});

test('a reload offers the entered values again; 返回 asks before they are lost', {
  tags: 'full',
}, async () => {
  const { visit, cell } = await open();
  await cell('字段描述：note_title').fill('题目');
  await cell('下移：note_title').click();
  await expect.poll(() => testDrafts.read('/tool/gen-edit/index/5')).toBeDefined();
  await visit.reload();
  const field = page.getByLabelText('字段描述：note_title');
  await expect.element(field).toHaveValue('标题');
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(field).toHaveValue('题目');
  await expect.element(page.getByRole('row').nth(3)).toHaveTextContent('note_title');
  await page.getByRole('button', { name: '返回' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('listitem'))
    .toHaveTextContent('修改[memo_note]生成配置');
});

test('[ROUTE-10] a further refusal of the server shows in the page’s place', async () => {
  const path = '/tool/gen/5';
  const prepare = ({ faults }: MockServer) =>
    faults.inject({ kind: 'code', code: 403, msg: '没有权限，请联系管理员授权', path });
  const visit = await openPage('5', { prepare });
  await expect.element(visit.screen.getByText('没有权限，请联系管理员授权')).toBeVisible();
  await expect.element(visit.screen.getByRole('button', { name: '返回' })).toBeVisible();
  expect(visit.notifications).toEqual([]);
});

test('[SCREEN] a table that was never imported, and one without a number, have no page', async () => {
  const visit = await openPage('999');
  await expect.element(visit.screen.getByText('没有找到这张表的生成配置')).toBeVisible();
  await visit.screen.getByRole('button', { name: '返回' }).click();
  await expect.poll(visit.address).toBe('/tool/gen');
  const other = await openPage('abc');
  await expect.element(other.screen.getByText('没有这个页面')).toBeVisible();
});

test('a table of seventy columns takes typed values, and shows as cards on a phone', {
  tags: 'full',
}, async () => {
  const { editor, cell } = await open({ prepare: addColumns });
  const drawn = (what: string) => editor.element().querySelectorAll(what).length;
  expect(drawn('tbody tr')).toBe(70);
  await cell('字段描述：extra_59').fill('最后一列');
  await page.viewport(390, 844);
  await expect.poll(() => drawn('li[data-column]')).toBe(70);
  expect(drawn('tbody tr')).toBe(0);
  await expect.element(cell('字段描述：extra_59')).toHaveValue('最后一列');
});

async function addColumns(mockServer: MockServer): Promise<void> {
  const table = await mockServer.table(genTable);
  const row = table.get(5);
  const [first] = row?.columns ?? [];
  if (!row || !first) return;
  const { length } = row.columns;
  const more = Array.from({ length: 70 - length }, (_, index) => ({
    ...first,
    columnId: 90_000 + index,
    columnName: `extra_${index}`,
    sort: length + index + 1,
  }));
  await table.put({ ...row, columns: [...row.columns, ...more] });
}
