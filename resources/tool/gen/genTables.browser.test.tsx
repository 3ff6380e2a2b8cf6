import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { catchSaved, lastSaved } from '@/src/testing/savedFiles';
import { toolEndpoints } from '../endpoints';
import { genTables } from './genTables';

const { operations } = toolEndpoints['tool/gen'];
const dialog = page.getByRole('dialog');
/** A button that was busy until now may still be called so. */
const press = (name: string) => dialog.getByRole('button', { name: new RegExp(`${name}$`) }).click();

async function open(options?: VisitOptions) {
  const visit = await openView(genTables, options);
  const list = listPage(visit, genTables);
  await list.ready();
  const sent = ({ path }: { path: string }) => visit.mockServer.requests.of(path);
  return { visit, list, sent };
}

test('[SCREEN] the number of a row runs on over the pages', async () => {
  const { list } = await open({ at: '?size=10&page=1' });
  const first = list.rows.elements().map((row) => row.querySelectorAll('td')[1]?.textContent);
  expect(first).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('[SCREEN] 导入: tables are ticked, a refusal leaves the ticks, and imported tables are in the list', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.toolbar.getByRole('button', { name: '导入' }).click();
  await press('确定');
  expect(visit.notifications).toEqual(['warning: 请选择要导入的表']);
  await dialog.getByText('score_exam').click();
  await dialog.getByText('msg_template').click();
  const fault = { kind: 'code', code: 500, msg: '数据库繁忙', times: 1 } as const;
  visit.mockServer.faults.inject({ ...fault, path: operations.import.path });
  await press('确定');
  await expect.poll(() => visit.notifications).toContain('error: 数据库繁忙');
  await expect.element(dialog.getByText('已选 2 条')).toBeVisible();
  await press('确定');
  await expect.element(list.row('score_exam')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent(operations.import).at(-1)?.query).toEqual({
    tables: 'score_exam,msg_template',
    tplWebType: 'element-plus',
  });
  expect(visit.notifications).toContain('success: 导入成功');
});

test('[SCREEN] 创建: empty and wrong statements are refused with the text in place', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  await list.toolbar.getByRole('button', { name: '创建' }).click();
  const statement = dialog.getByLabelText('创建表语句(支持多个建表语句)：');
  await press('确定');
  await expect.element(dialog.getByText('请输入建表语句')).toBeVisible();
  await expect.element(statement).toHaveFocus();
  await statement.fill('create table gk_test');
  expect(asksAtReload()).toBe(true);
  await press('确定');
  await expect.element(dialog.getByRole('alert').getByText('创建表结构异常')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('是否放弃已输入的建表语句？')).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(statement).toHaveValue('create table gk_test');
  await statement.fill("create table gk_test (id int primary key) comment '试验表'");
  await press('确定');
  await expect.element(list.row('gk_test')).toBeVisible();
  expect(visit.notifications).toEqual(['error: 创建表结构异常', 'success: 创建成功']);
  expect(asksAtReload()).toBe(false);
});

test('[PERM-2] 创建 is there for the role admin alone', async () => {
  const { list } = await open({ as: 'yunying', permissions: ['tool:gen:list', 'tool:gen:import'] });
  await expect.element(list.toolbar.getByRole('button', { name: '导入' })).toBeVisible();
  await expect.element(list.toolbar.getByRole('button', { name: '创建' })).not.toBeInTheDocument();
});

test('[WID-8] 预览 shows file by file what would be generated', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.act(list.row('gk_major_class'), '预览');
  const tabs = dialog.getByRole('tab');
  await expect.element(tabs.first()).toHaveTextContent('domain.java');
  await expect
    .element(dialog.getByRole('region', { name: 'domain.java' }))
    .toHaveTextContent('class GkMajorClass');
  const labels = tabs.elements().map(({ textContent }) => textContent);
  expect(labels).toEqual([
    ...['domain.java', 'mapper.java', 'service.java', 'serviceImpl.java', 'controller.java'],
    ...['mapper.xml', 'sql', 'api.js', 'index-tree.vue'],
  ]);
  await dialog.getByRole('tab', { name: 'index-tree.vue' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'index-tree.vue' }))
    .toHaveTextContent('row-key="classId"');
  await expect.element(dialog.getByRole('button', { name: '复制index-tree.vue' })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(dialog.getByRole('combobox', { name: '文件' })).toBeVisible();
});

test('[SCREEN] 预览 shows what the table becomes in this application, and what of it does not; each file can be saved', {
  tags: 'full',
}, async () => {
  const saved = catchSaved();
  const { list } = await open();
  await list.act(list.row('志愿方案表'), '预览');
  await expect.element(dialog.getByRole('tab', { name: 'domain.java', exact: true })).toBeVisible();
  await dialog.getByText('本系统代码').click();
  const labels = () =>
    dialog
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(labels)
    .toEqual([
      ...['resources/gaokao/endpoints.ts', 'resources/gaokao/volunteer.ts'],
      ...['mocks/gaokao/volunteer.ts', 'mocks/gaokao/volunteer.sample.ts'],
      'resources/gaokao/volunteer.rules.ts',
    ]);
  await dialog.getByRole('tab', { name: 'resources/gaokao/volunteer.ts' }).click();
  const code = dialog.getByRole('region', { name: 'resources/gaokao/volunteer.ts' });
  await expect.element(code).toHaveTextContent('defineResource<GkVolunteer>');
  await expect.element(dialog.getByText('只生成主表，子表 gk_volunteer_item')).toBeVisible();
  await dialog.getByRole('button', { name: '下载resources/gaokao/volunteer.ts' }).click();
  const file = await lastSaved(saved);
  expect(file.name).toBe('resources_gaokao_volunteer.ts');
  expect(await file.text()).toContain("label: '志愿方案',");
});

test('[SCREEN] 预览 shows the server’s files alone to those who may not read the configuration', {
  tags: 'full',
}, async () => {
  const permissions = ['tool:gen:list', 'tool:gen:preview'];
  const { list, visit } = await open({ as: 'yunying', permissions });
  await list.act(list.row('show_banner'), '预览');
  await expect.element(dialog.getByRole('tab', { name: 'domain.java' })).toBeVisible();
  await expect.element(dialog.getByText('本系统代码')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
});

test('[SCREEN] 预览 shows the server’s files where the configuration cannot be read, and says so', async () => {
  const { list, visit } = await open();
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 500,
    msg: '数据库繁忙',
    path: '/tool/gen/6',
    times: 1,
  });
  await list.act(list.row('show_banner'), '预览');
  await expect.element(dialog.getByRole('tab', { name: 'domain.java' })).toBeVisible();
  await dialog.getByText('本系统代码').click();
  await expect.element(dialog.getByText('没有读到表的生成配置，本系统的代码未生成')).toBeVisible();
  await expect.element(dialog.getByRole('tab')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
});

test('[SCREEN] 同步 asks first, in the words of the contract', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.act(list.row('memo_note'), '同步');
  await expect.element(dialog.getByText('确认要强制同步「memo_note」表结构吗？')).toBeVisible();
  await press('取消');
  await expect.element(list.row('memo_note').getByRole('button', { name: '更多操作：' })).toHaveFocus();
  await list.act(list.row('memo_note'), '同步');
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 同步成功']);
  expect(sent({ path: '/tool/gen/synchDb/memo_note' })).toHaveLength(1);
});

test('[SCREEN] 生成代码 writes to the folder of a table that has one, and says where; a server that forbids it says so', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  await list.act(list.row('memo_note'), '生成代码');
  await expect.poll(() => visit.notifications).toEqual(['error: 【系统预设】不允许生成文件覆盖到本地']);
  visit.mockServer.faults.inject({ kind: 'code', code: 200, path: '/tool/gen/genCode/' });
  await list.act(list.row('memo_note'), '生成代码');
  await expect
    .poll(() => visit.notifications.at(-1))
    .toBe('success: 成功生成到自定义路径：/home/example/gaokao');
});

test('[FILE-4] 生成代码 and 生成 download an archive: of one table, of all that are ticked', {
  tags: 'full',
}, async () => {
  const saved = catchSaved();
  const { list, sent } = await open();
  await list.act(list.row('show_banner'), '生成代码');
  await expect.poll(() => saved.length).toBe(1);
  await list.row('gk_student').getByRole('checkbox').click();
  await list.row('gk_major_class').getByRole('checkbox').click();
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '生成' }).click();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved.map(({ name }) => name)).toEqual(['ruoyi.zip', 'ruoyi.zip']);
  expect(sent(operations.code).map(({ query }) => query)).toEqual([
    { tables: 'show_banner' },
    { tables: 'gk_student,gk_major_class' },
  ]);
  const archive = await (await lastSaved(saved)).text();
  expect(archive.slice(0, 2)).toBe('PK');
  expect(archive).toContain('GkMajorClassController.java');
  await expect.element(page.getByRole('region', { name: '批量操作' })).not.toBeInTheDocument();
});

test('[FILE-4] 生成 leaves the ticks where the archive did not come', async () => {
  const { visit, list } = await open();
  await list.row('gk_student').getByRole('checkbox').click();
  await list.row('memo_note').getByRole('checkbox').click();
  visit.mockServer.faults.inject({ kind: 'status', status: 502, path: operations.code.path, times: 1 });
  const batch = page.getByRole('region', { name: '批量操作' });
  await batch.getByRole('button', { name: '生成' }).click();
  await expect.poll(() => visit.notifications).toContain('error: 下载文件出现错误，请联系管理员！');
  await expect.element(batch.getByText('已选 2 条')).toBeVisible();
});

test('[SCREEN] several tables are deleted by their numbers', async () => {
  const { visit, list } = await open();
  await list.row('gk_student').getByRole('checkbox').click();
  await list.row('show_banner').getByRole('checkbox').click();
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '删除' }).click();
  await expect.element(dialog.getByText('是否确认删除表编号为「1,6」的数据项？')).toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
});

test('[SCREEN] 编辑 takes the list’s query along', async () => {
  const { visit, list } = await open({ at: '?size=10&tableName=gk' });
  await list.act(list.row('gk_student'), '编辑');
  await expect.poll(visit.address).toBe('/tool/gen-edit/index/1?list=%3Fsize%3D10%26tableName%3Dgk');
});
