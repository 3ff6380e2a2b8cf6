import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ResourcePages } from '@/src/crud/ResourcePages';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { renderInTab } from '@/src/testing/renderInTab';
import { showEndpoints } from '../endpoints';
import { links } from './links';

const { check, list: listCall } = showEndpoints['show/link'].operations;

async function open(options?: VisitOptions) {
  const visit = await openView(links, options);
  const list = listPage(visit, links);
  await list.ready();
  const checks = () => visit.mockServer.requests.of(check.path).map(({ body }) => body);
  return { visit, list, checks };
}

test('[S2] a link is checked; the list says what came of it, and its page when', {
  tags: 'full',
}, async () => {
  const { visit, list, checks } = await open();
  await expect.element(list.row('示例省教育厅').getByText('未检测')).toBeVisible();
  await list.act(list.row('示例省教育厅'), '检测');
  await expect.element(list.row('示例省教育厅').getByText('正常 117 ms')).toBeVisible();
  await list.act(list.row('远航留学'), '检测');
  await expect.element(list.row('远航留学').getByText('无法访问')).toBeVisible();
  expect(checks()).toEqual([{ id: 1 }, { id: 18 }]);
  expect(visit.notifications).toEqual([
    'success: 「示例省教育厅」访问正常，用时 117 ms',
    'warning: 「远航留学」无法访问：连接超时',
  ]);
  await list.row('示例省教育厅').getByRole('link', { name: '示例省教育厅' }).click();
  await expect.element(page.getByRole('dialog').getByText(/检测于 \d{4}-\d{2}-\d{2}/)).toBeVisible();
});

test('[S2] all links are checked one after the other, and those that do not answer are named', {
  tags: 'full',
}, async () => {
  const { list, checks } = await open();
  await list.toolbar.getByRole('button', { name: '全部检测' }).click();
  const dialog = page.getByRole('dialog', { name: '全部检测' });
  await expect.element(dialog.getByText('检测完成，共 18 个链接，2 个无法访问')).toBeVisible();
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['无法访问 艺术类考试报名连接超时', '无法访问 远航留学连接超时']);
  expect(checks()).toHaveLength(18);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect.element(list.row('远航留学').getByText('无法访问')).toBeVisible();
});

test('[S2] a failure of our own server ends the check of all links, and is no word about a link', {
  tags: 'full',
}, async () => {
  const { visit, list, checks } = await open();
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'code', code: 40000, msg: '地址不正确', path: check.path, times: 1 });
  faults.inject({ kind: 'status', status: 502, path: check.path });
  await list.toolbar.getByRole('button', { name: '全部检测' }).click();
  const dialog = page.getByRole('dialog', { name: '全部检测' });
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('检测已中断（1 / 18），1 个无法访问。网络或服务器异常，请稍后重试');
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('无法访问 示例省教育厅地址不正确');
  expect(checks()).toHaveLength(2);
});

test.each([
  [50000, '服务器开小差了'],
  [40301, '没有操作权限'],
])(
  '[S2] code %i ends the check of all links, and is no word about a link',
  { tags: 'full' },
  async (code, msg) => {
    const { visit, list, checks } = await open();
    visit.mockServer.faults.inject({ kind: 'code', code, msg, path: check.path });
    await list.toolbar.getByRole('button', { name: '全部检测' }).click();
    const dialog = page.getByRole('dialog', { name: '全部检测' });
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/^检测已中断（0 \/ 18）。/);
    expect(dialog.getByRole('listitem').query()).toBeNull();
    expect(checks()).toHaveLength(1);
  },
);

test('[S2] the time of a check that comes as a number is shown as a time', { tags: 'full' }, async () => {
  const link = {
    id: 1,
    name: '示例省教育厅',
    url: 'https://jyt.example.com',
    logo: '',
    group: '1',
    blank: 1,
  };
  const checked = { sort: 1, status: 1, lastCheck: 1_764_201_600, checkOk: 1, checkMs: 88 };
  const data = { list: [{ ...link, ...checked }], total: 1 };
  const { list } = await open({
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 20000, data, path: listCall.path }),
  });
  await expect.element(list.row('示例省教育厅').getByTitle('检测于 2025-11-27 08:00:00')).toBeVisible();
});

test('[S2] a check that is over is not made again when its tab is looked at again', {
  tags: 'full',
}, async () => {
  const { visit, look } = await renderInTab(<ResourcePages resource={links} basePath="" />);
  await page.getByRole('button', { name: '全部检测' }).click();
  const done = page.getByText('检测完成，共 18 个链接，2 个无法访问');
  await expect.element(done).toBeVisible();
  look(false);
  await expect.element(done).not.toBeInTheDocument();
  look(true);
  await expect.element(done).toBeVisible();
  expect(visit.mockServer.requests.of(check.path)).toHaveLength(18);
});

test('[S2] groups and checks of links are whole where there is little room', { tags: 'full' }, async () => {
  const { list } = await open();
  const row = list.row('示例省教育厅');
  await list.act(row, '检测');
  await page.viewport(1024, 768);
  for (const shown of [row.getByText('教育主管部门'), row.getByText('正常 117 ms')]) {
    await expect.element(shown).toBeVisible();
    const cell = shown.element().closest('td') ?? expect.unreachable();
    await expect.poll(() => cell.scrollWidth - cell.clientWidth, { message: cell.textContent }).toBe(0);
  }
});
