import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MockServer } from '@/mocks/mockServer';
import { operLogTable } from '@/mocks/monitor/operLog';
import type { Resource } from '@/src/crud/defineResource';
import { enterDay } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { monitorEndpoints } from './endpoints';
import { loginLog } from './logininfor';
import { online } from './online';
import { operLog } from './operlog/operLogs';

const dialog = page.getByRole('dialog');
const press = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click();

async function open(resource: Resource, options?: VisitOptions) {
  const visit = await openView(resource, options);
  const list = listPage(visit, resource);
  await list.ready();
  return { visit, list };
}

test('[SCREEN] 解锁 asks, and names whom it has unlocked', { tags: 'full' }, async () => {
  const { visit, list } = await open(loginLog, { at: '?userName=guest' });
  await list.act(list.row('guest'), '解锁');
  await expect.element(dialog.getByText('是否确认解锁用户「guest」数据项？')).toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 用户guest解锁成功']);
  const { path, method } = monitorEndpoints['monitor/logininfor'].operations.unlock;
  expect(
    visit.mockServer.requests.of(path.replace('{id}', 'guest')).map((request) => request.method),
  ).toEqual([method]);
});

test('[SCREEN] the login log is newest first, and filtered to the second; by whole days where the screen is narrow', {
  tags: 'full',
}, async () => {
  const range = '2026-01-02 08:00:00~2026-01-03 09:30:00';
  const visit = await openView(loginLog, { at: `?loginTime=${range}` });
  const { filters } = listPage(visit, loginLog);
  const { path } = monitorEndpoints['monitor/logininfor'].operations.list;
  const asked = () => visit.mockServer.requests.of(path).at(-1)?.query;
  await expect.poll(asked).toMatchObject({
    'params[beginTime]': '2026-01-02 08:00:00',
    'params[endTime]': '2026-01-03 09:30:00',
    orderByColumn: 'loginTime',
    isAsc: 'descending',
  });
  await expect.element(filters.getByLabelText('登录时间')).toHaveValue('2026-01-02 08:00:00');
  await page.viewport(390, 844);
  await visit.screen.getByRole('button', { name: '筛选，1 项生效' }).click();
  await expect.element(dialog.getByLabelText('登录时间')).toHaveValue('2026-01-02');
  await enterDay(dialog.getByLabelText('结束日期'), '2026-01-31');
  await press('搜索');
  await expect.poll(asked).toMatchObject({
    'params[beginTime]': '2026-01-02 00:00:00',
    'params[endTime]': '2026-01-31 23:59:59',
  });
});

test('[SCREEN] 清空 asks before it empties a log', async () => {
  const { visit, list } = await open(loginLog);
  await list.toolbar.getByRole('button', { name: '清空' }).click();
  await expect.element(dialog.getByText('是否确认清空所有登录日志数据项？')).toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 清空成功']);
  await expect.element(list.root.getByText('暂无数据').last()).toBeVisible();
});

/** A change whose parameters were cut, as RuoYi cuts them. */
async function addCutEntry(mockServer: MockServer) {
  const table = await mockServer.table(operLogTable);
  const [row] = table.all();
  if (!row) return;
  await table.put({
    ...row,
    operId: table.nextId(),
    title: '岗位管理',
    operTime: '2099-01-01 08:00:00',
    businessType: 2,
    status: 1,
    errorMsg: '岗位名称已存在',
    operParam: '{"postName":"顾',
    jsonResult: '{"code":500,"data":{"postId":12345678901234567890}}',
    beforeData: '{"postName":"经理","own":1,"status":"0"}',
    afterData: '{"postName":"顾问","own":2,"status":"0"}',
  });
}

test('[SCREEN] 详细 sets out JSON, shows other text as it is, and compares the record before and after', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open(operLog, { prepare: addCutEntry });
  visit.mockServer.requests.clear();
  await list.act(list.rows.first(), '详情');
  await expect.element(dialog.getByText('操作日志详细')).toBeVisible();
  const cellOf = (label: string) => dialog.getByRole('row').filter({ hasText: label }).first();
  await expect.element(cellOf('系统模块')).toHaveTextContent('岗位管理');
  await expect.element(cellOf('操作类型')).toHaveTextContent('修改');
  await expect.element(cellOf('操作状态')).toHaveTextContent('失败');
  await expect.element(cellOf('请求参数')).toHaveTextContent('{"postName":"顾');
  await expect.element(dialog.getByRole('region', { name: '返回参数' })).toBeVisible();
  expect(dialog.getByRole('region', { name: '返回参数' }).element().textContent).toContain(
    '"postId": 12345678901234567890\n',
  );
  await expect.element(cellOf('异常信息')).toHaveTextContent('岗位名称已存在');
  const changes = dialog.getByRole('region', { name: '数据变更' });
  await expect.element(changes.getByRole('status')).toHaveTextContent('2 处变更');
  await expect
    .element(changes.getByRole('row').filter({ hasText: '岗位名称' }))
    .toHaveTextContent('经理顾问');
  await expect.element(changes.getByRole('row').filter({ hasText: 'own' })).toBeVisible();
  expect(visit.mockServer.requests.of('/monitor/operlog/list')).toEqual([]);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[SCREEN] one’s own session is marked and warned of; another is forced out and leaves the list', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open(online);
  const own = list.row('当前会话');
  await expect.element(own).toHaveTextContent('admin');
  await list.act(own, '强退');
  await expect
    .element(dialog.getByText('是否确认强退名称为「admin」的用户？这是您当前的会话，强退后需要重新登录。'))
    .toBeVisible();
  await press('取消');
  await list.act(list.row('yunying'), '强退');
  await expect
    .element(dialog.getByText('是否确认强退名称为「yunying」的用户？', { exact: true }))
    .toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
  await expect.element(list.row('yunying')).not.toBeInTheDocument();
});

test('[SCREEN] [PERM-3] 批量强退 needs both permissions, makes one call for each session, and spares one’s own', async () => {
  const single = ['monitor:online:list', 'monitor:online:forceLogout'];
  const { visit, list } = await open(online, { as: 'yunying', permissions: single });
  await expect.element(list.rows.first().getByRole('button', { name: '强退：' })).toBeVisible();
  expect(list.root.getByRole('checkbox').elements()).toEqual([]);
  await visit.mockServer.allowOnly('yunying', [...single, 'monitor:online:batchLogout']);
  await visit.providers.session.reloadRules();
  for (const text of ['当前会话', 'caiwu', 'staff7']) await list.row(text).getByRole('checkbox').click();
  await page.getByRole('button', { name: '批量强退' }).click();
  await expect
    .element(dialog.getByText('是否确认强退名称为「caiwu、staff7」的 2 个会话？（另有 1 条不适用，将跳过）'))
    .toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 批量强退成功，共 2 条']);
  expect(visit.mockServer.requests.all().filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  await expect.element(list.row('staff7')).not.toBeInTheDocument();
});
