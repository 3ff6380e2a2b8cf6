import { Activity, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openView, renderInside, type Visit } from '@/src/testing/openView';
import CachePage from './cache/CachePage';
import ServerPage from './server/ServerPage';

const dashboards = [
  {
    title: '服务监控',
    view: 'monitor/server/index',
    path: '/monitor/server',
    Page: ServerPage,
    cards: ['CPU', '内存', '服务器信息', 'Java虚拟机信息', '磁盘状态'],
    labels:
      '核心数 用户使用率 系统使用率 当前空闲率 总内存 已用内存 剩余内存 使用率 服务器名称 操作系统 服务器IP 系统架构 项目路径 Java名称 Java版本 启动时间 运行时长 安装路径 运行参数 盘符路径 文件系统 盘符类型 总大小 可用大小 已用大小 已用百分比',
    figure: 'zyt-admin-01',
  },
  {
    title: '缓存监控',
    view: 'monitor/cache/index',
    path: '/monitor/cache',
    Page: CachePage,
    cards: ['基本信息', '命令统计', '内存信息'],
    labels:
      'Redis版本 运行模式 端口 客户端数 运行时间(天) 使用内存 使用CPU 内存配置 AOF是否开启 RDB是否成功 Key数量 网络入口/出口',
    figure: '7.2.5',
  },
];

/** Only timers stand still; responses arrive as usual. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));

afterEach(() => {
  vi.useRealTimers();
  seeWindow('visible');
});

/** Lets browsers believe that the window is in sight, or is not. */
function seeWindow(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** A page in a tab that is left and returned to. */
function renderInTab(Page: () => React.ReactNode) {
  function Tab() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!shown)}>
          另一标签页
        </button>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <Page />
        </Activity>
      </>
    );
  }
  return renderInside(<Tab />);
}

/** The number of the page's calls. A further call waits until all earlier ones have arrived. */
async function readsOf({ mockServer, providers }: Visit, path: string): Promise<number> {
  for (const type of ['sys_yes_no', 'sys_user_sex'])
    await providers.send({ method: 'GET', path: `/system/dict/data/type/${type}` });
  return mockServer.requests.of(path).length;
}

describe.each(dashboards)('$title', ({ title, view, path, Page, cards, labels, figure }) => {
  const root = page.getByRole('region', { name: title, exact: true });

  test('its cards and labels, under a mask until the first answer', async () => {
    const visit = await openView(
      { view },
      { prepare: ({ faults }) => faults.inject({ kind: 'hang', path, times: 1 }) },
    );
    await expect.element(root.getByText(`正在加载${title}数据，请稍候！`).first()).toBeVisible();
    visit.mockServer.faults.clear();
    await expect.element(root.getByText(figure)).toBeVisible();
    await expect.element(root.getByText(/正在加载/)).not.toBeInTheDocument();
    for (const name of cards)
      await expect.element(root.getByRole('region', { name, exact: true })).toBeVisible();
    const text = root.element().textContent ?? '';
    expect(labels.split(' ').filter((label) => !text.includes(label))).toEqual([]);
  });

  test('reads again at its pace while tab and window are in sight', { tags: 'full' }, async () => {
    const visit = await renderInTab(Page);
    await expect.element(root.getByText(figure)).toBeVisible();
    const tab = page.getByRole('button', { name: '另一标签页' });
    const reads = () => readsOf(visit, path);
    const first = await reads();
    vi.advanceTimersByTime(5000);
    await expect.poll(reads).toBe(first + 1);

    await tab.click();
    await expect.element(root).not.toBeInTheDocument();
    vi.advanceTimersByTime(60_000);
    expect(await reads()).toBe(first + 1);
    await tab.click();
    await expect.poll(reads).toBe(first + 2);

    seeWindow('hidden');
    vi.advanceTimersByTime(60_000);
    expect(await reads()).toBe(first + 2);
    seeWindow('visible');
    await expect.poll(reads).toBe(first + 3);

    await root.getByRole('switch', { name: '自动刷新' }).click();
    vi.advanceTimersByTime(60_000);
    expect(await reads()).toBe(first + 3);
    await root.getByRole('button', { name: '刷新', exact: true }).click();
    await expect.poll(reads).toBe(first + 4);
  });

  test('a failed later read leaves the earlier data, with its time and another try', {
    tags: 'full',
  }, async () => {
    const visit = await openView({ view });
    await expect.element(root.getByText(figure)).toBeVisible();
    visit.mockServer.faults.inject({ kind: 'code', code: 500, msg: '系统繁忙', path });
    vi.advanceTimersByTime(5000);
    const note = root.getByRole('alert');
    await expect.element(note).toHaveTextContent(/刷新失败，显示的是 \d\d:\d\d:\d\d 的数据系统繁忙/);
    await expect.element(root.getByText(figure)).toBeVisible();
    expect(visit.notifications).toEqual([]);
    visit.mockServer.faults.clear();
    await note.getByRole('button', { name: '重试' }).click();
    await expect.element(note).not.toBeInTheDocument();
  });

  test('a failed first read shows why, and another try', { tags: 'full' }, async () => {
    const { mockServer } = await openView(
      { view },
      { prepare: ({ faults }) => faults.inject({ kind: 'code', code: 500, msg: '系统繁忙', path }) },
    );
    await expect.element(root.getByText('系统繁忙')).toBeVisible();
    mockServer.faults.clear();
    await root.getByRole('button', { name: '重新加载' }).click();
    await expect.element(root.getByText(figure)).toBeVisible();
  });
});

test('the charts of 服务监控 grow; a usage above 80 % is marked by a word', { tags: 'full' }, async () => {
  await openView({ view: 'monitor/server/index' });
  const moments = () =>
    page.getByRole('table', { name: 'CPU 使用率走势' }).getByRole('row').elements().length - 1;
  await expect.poll(moments).toBe(1);
  for (const beat of [2, 3]) {
    vi.advanceTimersByTime(5000);
    await expect.poll(moments).toBe(beat);
  }
  const marked = page.getByRole('row').filter({ hasText: '偏高' });
  await expect.element(marked).toHaveTextContent('/data');
  expect(marked.elements()).toHaveLength(1);
});
