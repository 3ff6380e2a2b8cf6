import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockServer } from '@/mocks/mockServer';
import { dictDataTable, dictTypeTable } from '@/mocks/system/dict';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { complaintsOf, enterLeast, openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { dictData } from './dictData';
import { sample } from './dictData.sample';
import { dictTypes } from './dictTypes';

const { operations } = systemEndpoints['system/dict'];
const dialog = page.getByRole('dialog');

async function openTypes(at = '') {
  const visit = await openView(dictTypes, { at });
  const list = listPage(visit, dictTypes);
  await list.ready();
  return { visit, list };
}

/** The entries of a dictionary; 机构类型 where none is named. */
async function openEntries(dictId = '11', options?: VisitOptions) {
  const visit = await openView({ view: dictData.view, ...sample.place, params: { dictId } }, options);
  const list = listPage(visit, dictData);
  await list.ready();
  return { visit, list };
}

async function addEmptyDictionary(mockServer: MockServer) {
  const table = await mockServer.table(dictTypeTable);
  const [type] = table.all();
  if (type) await table.put({ ...type, dictId: 900, dictType: 'empty' });
}

test('[WID-7] however many tags ask for a dictionary, it is read once', async () => {
  const { visit, list } = await openTypes();
  await expect.element(list.rows.first().getByText('正常')).toBeVisible();
  expect(list.rows.getByText('正常').elements()).toHaveLength(20);
  const path = platformCalls.dictionary.path.replace('{type}', 'sys_normal_disable');
  expect(visit.mockServer.requests.of(path)).toHaveLength(1);
});

test('[CALL-3] 刷新缓存 asks the server by DELETE, and an open list shows the new labels', async () => {
  const { visit, list } = await openTypes();
  await expect.element(list.rows.first().getByText('正常')).toBeVisible();
  const table = await visit.mockServer.table(dictDataTable);
  const entry = table.find((row) => row.dictType === 'sys_normal_disable' && row.dictValue === '0');
  if (!entry) return expect.unreachable();
  await table.put({ ...entry, dictLabel: '在用' });
  await list.toolbar.getByRole('button', { name: '刷新缓存' }).click();
  await expect.element(list.rows.first().getByText('在用')).toBeVisible();
  const [request] = visit.mockServer.requests.of(operations.refresh.path);
  expect(request?.method).toBe('DELETE');
  expect(visit.notifications).toEqual(['success: 刷新成功']);
});

test('an entry that was changed shows at once in the tags of the open list', { tags: 'full' }, async () => {
  const { list } = await openEntries('3');
  const status = list.rows.last().getByRole('cell', { name: '正常' });
  await expect.element(status).toBeVisible();
  await list.act(list.rows.first(), '编辑');
  const form = openForm('编辑字典数据');
  await form.getByLabelText('数据标签').fill('在用');
  await save(form);
  await expect.element(list.rows.last().getByRole('cell', { name: '在用' })).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
});

test('[SCREEN] an edit sends the whole record, as RuoYi expects it', { tags: 'full' }, async () => {
  const { visit, list } = await openEntries();
  await list.act(list.row('直营'), '编辑');
  const form = openForm('编辑字典数据：直营');
  await form.getByLabelText('数据标签').fill('自营');
  await save(form);
  const sent = visit.mockServer.requests.all().filter(({ method }) => method === 'PUT');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      '/system/dict/data',
      expect.objectContaining({ dictCode: 30, dictType: 'store_type', dictLabel: '自营', dictValue: '1' }),
    ],
  ]);
});

test('[SCREEN] a new entry belongs to the dictionary of its page, and to no other', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openEntries();
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增字典数据');
  await expect.element(form.getByLabelText('字典类型')).toBeDisabled();
  await expect.element(form.getByLabelText('字典类型')).toHaveValue('store_type');
  await enterLeast(form, dictData, sample);
  await save(form);
  await expect.element(list.row('sample01')).toBeVisible();
  const entry = (await visit.mockServer.table(dictDataTable)).find((row) => row.dictLabel === 'sample01');
  expect(entry).toMatchObject({ dictType: 'store_type', dictSort: 0, status: '0', isDefault: 'N' });
});

test('[SCREEN] a value that the dictionary has already is told at its field', { tags: 'full' }, async () => {
  const { visit, list } = await openEntries();
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增字典数据');
  const warning = form.getByText('数据键值已存在：保存后，原来的「加盟」将与本条混淆');
  await form.getByLabelText('数据键值').fill('２');
  await expect.element(warning).toBeVisible();
  await form.getByLabelText('数据键值').fill('22');
  await expect.element(warning).not.toBeInTheDocument();
  // Before the form knows its dictionary, none is asked for.
  expect(visit.mockServer.requests.of(platformCalls.dictionary.path.replace('{type}', ''))).toEqual([]);
});

test('[SCREEN] the filter looks into another dictionary, 重置 comes back to that of the address', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openEntries();
  const filter = list.filters.getByLabelText('字典类型', { exact: true });
  await expect.element(list.filters.getByTitle('机构类型')).toBeVisible();
  await choose(filter, '版本套餐');
  await expect.element(list.row('旗舰版')).toBeVisible();
  expect(visit.address()).toBe('/system/dict-data/index/11?dictType=store_edition');
  await list.filters.getByRole('button', { name: '重置' }).click();
  await expect.element(list.row('加盟')).toBeVisible();
  expect(visit.address()).toBe('/system/dict-data/index/11');
});

test('[SCREEN] the permission for the list is enough for the entries; 关闭 goes back', async () => {
  const { visit, list } = await openEntries('11', { as: 'yunying', permissions: ['system:dict:list'] });
  expect(visit.notifications).toEqual([]);
  await list.toolbar.getByRole('button', { name: '关闭' }).click();
  await expect.poll(visit.address).toBe('/system/dict');
});

test('[SCREEN] a dictionary that does not exist has no page', async () => {
  const visit = await openView({ view: dictData.view, ...sample.place, params: { dictId: '999' } });
  await expect.element(visit.screen.getByText('没有这个页面')).toBeVisible();
});

test('[SCREEN] a dictionary that has just been created is not missing while the names are read again', {
  tags: 'full',
}, async () => {
  const { screen, mockServer, runtime } = await openView({
    ...{ view: dictData.view, ...sample.place },
    params: { dictId: '900' },
  });
  const missing = screen.getByText('没有这个页面');
  await expect.element(missing).toBeVisible();
  await addEmptyDictionary(mockServer);
  mockServer.faults.inject({ kind: 'hold', path: operations.options.path });
  const reading = runtime.queryClient.invalidateQueries();
  await expect.element(missing).not.toBeInTheDocument();
  mockServer.faults.clear();
  await reading;
  await expect.element(screen.getByText('暂无数据').last()).toBeVisible();
});

test('[SCREEN] a dictionary without entries is just empty, whatever filter its page begins with', async () => {
  const visit = await openView(
    { view: dictData.view, ...sample.place, params: { dictId: '900' } },
    { prepare: addEmptyDictionary },
  );
  await expect.element(visit.screen.getByText('暂无数据').last()).toBeVisible();
});

test('[SCREEN] a type leads to its entries', async () => {
  const { list } = await openTypes();
  const link = list.root.getByRole('link', { name: 'store_type' });
  await expect.element(link).toHaveAttribute('href', '/system/dict-data/index/11');
});

test('[SCREEN] a dictionary with entries is not deleted', async () => {
  const { visit, list } = await openTypes();
  await list.act(list.row('store_type'), '删除');
  await expect.element(dialog.getByText('是否确认删除字典编号为「11」的数据项？')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 机构类型已分配,不能删除']);
  await expect.element(list.row('store_type')).toBeVisible();
});

test('[SCREEN] the type of a dictionary is refused at its field: its letters before sending, a taken one after', async () => {
  const visit = await openView(dictTypes, { at: '/create' });
  const form = openForm('新增字典');
  await form.getByLabelText('字典名称').fill('测试');
  await form.getByLabelText('字典类型').fill('Test');
  const letters = '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）';
  await expect.poll(() => complaintsOf(form)).toEqual({ dictType: letters });
  await form.getByLabelText('字典类型').fill('store_type');
  await form.getByRole('button', { name: '保存' }).click();
  const taken = "新增字典'测试'失败，字典类型已存在";
  await expect.poll(() => complaintsOf(form)).toEqual({ dictType: taken });
  expect(visit.notifications).toEqual([`error: ${taken}`]);
});

test('[SCREEN] the time of creation is filtered by RuoYi’s range', async () => {
  const { visit } = await openTypes('?createTime=2020-01-01~2099-12-31');
  const [request] = visit.mockServer.requests.of(operations.list.path);
  expect(request?.query).toMatchObject({
    'params[beginTime]': '2020-01-01',
    'params[endTime]': '2099-12-31',
  });
});
