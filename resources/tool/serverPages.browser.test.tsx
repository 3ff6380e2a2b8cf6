import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { openView, renderInside } from '@/src/testing/openView';
import { PageFrame } from '@/src/ui/frame/PageFrame';

test.each([
  ['monitor/server/index', 'monitor:server:list', '/monitor/server'],
  ['monitor/cache/index', 'monitor:cache:list', '/monitor/cache'],
  ['monitor/cache/list', 'monitor:cache:list', '/monitor/cache/getNames'],
  ['monitor/druid/index', 'monitor:druid:list', undefined],
  ['tool/swagger/index', 'tool:swagger:list', undefined],
  ['tool/apidoc/index', 'tool:apidoc:list', shellCalls.apidocAccessToken.path],
])('[PERM-3] %s is no page without %s, and asks for nothing', async (view, permission, path) => {
  const { screen, mockServer } = await openView(
    { view },
    { as: 'yunying', permissions: ['system:notice:list'] },
  );
  await expect.element(screen.getByText(`没有权限：${permission}`)).toBeVisible();
  expect(screen.container.querySelector('iframe, section')).toBeNull();
  if (path !== undefined) expect(mockServer.requests.of(path)).toEqual([]);
});

describe('pages of the server in a frame', () => {
  test.each([
    ['monitor/druid/index', '数据监控', '/druid/login.html'],
    ['tool/swagger/index', '系统接口', '/swagger-ui/index.html'],
  ])('%s', async (view, title, address) => {
    const { screen } = await openView({ view });
    const frame = page.getByTitle(title, { exact: true });
    await expect.element(frame).toHaveAttribute('src', address);
    await expect.element(screen.getByText(`正在加载${title}…`)).not.toBeInTheDocument();
    const shown = frame.element();
    expect(shown instanceof HTMLIFrameElement && shown.contentDocument?.title).toBe(title);
    expect(screen.getByRole('alert').elements()).toEqual([]);
    const way = screen.getByRole('link', { name: '在新窗口打开' });
    await expect.element(way).toHaveAttribute('href', address);
    await expect.element(way).toHaveAttribute('rel', 'noopener noreferrer');
    await screen.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => frame.element() === shown).toBe(false);
  });

  const render = (html: string, slowAfter: number) => {
    const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    return renderInside(<PageFrame title="某页面" address={address} slowAfter={slowAfter} />);
  };
  const note = page.getByRole('alert');

  test('a slow page shows its loading until it has come', async () => {
    const { mockServer } = await renderInside(null);
    mockServer.faults.inject({ kind: 'hang', path: '/monitor/server' });
    await render(`<img src="${location.origin}/monitor/server" alt="">`, 0);
    await expect.element(note).toHaveTextContent('页面加载较慢');
  });

  test('our own application in the place of the server’s page is not shown', async () => {
    await render('<script>window.__APP_CONFIG__ = {}</script>', 60_000);
    await expect.element(note).toHaveTextContent('服务器没有提供这个页面');
    await expect.element(page.getByTitle('某页面')).not.toBeVisible();
  });

  test('a server without the page says so in our words', async () => {
    await renderInside(<PageFrame title="数据监控" address="/config.js" />);
    await expect.element(note).toHaveTextContent('当前服务器没有提供「数据监控」页面');
    await expect.element(page.getByTitle('数据监控')).not.toBeVisible();
  });

  test('a foreign page may not reach out of its frame, and learns no address of ours', async () => {
    await renderInside(<PageFrame title="外站" address="https://monitor.invalid/" />);
    const frame = page.getByTitle('外站', { exact: true });
    await expect.element(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top'));
    await expect.element(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});

describe('[LAY-3] 接口文档', () => {
  const view = 'tool/apidoc/index';
  const open = page.getByRole('button', { name: '打开接口文档' });

  afterEach(() => void vi.restoreAllMocks());

  test('opens in a window of its own, which learns nothing of ours', async () => {
    const opened: (Window | null)[] = [];
    const really = window.open.bind(window);
    vi.spyOn(window, 'open').mockImplementation((...how) => {
      const made = really(...how);
      opened.push(made);
      return made;
    });
    await openView({ view });
    await open.click();
    await expect.poll(() => opened[0]?.location.pathname).toBe('/apidoc/index.html');
    expect(opened[0]?.opener).toBeNull();
    opened[0]?.close();
  });

  test('a blocked window leaves a link that works once', async () => {
    await openView({ view });
    vi.spyOn(window, 'open').mockReturnValue(null);
    await open.click();
    const link = page.getByRole('link', { name: '点击打开接口文档' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/^\/apidoc\/index\.html\?token=/));
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('no address: 文档地址获取失败, and another try', async () => {
    const { path } = shellCalls.apidocAccessToken;
    const { mockServer } = await openView({ view });
    mockServer.faults.inject({ kind: 'code', code: 20000, data: {}, path, times: 1 });
    vi.spyOn(window, 'open').mockReturnValue(null);
    await open.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('文档地址获取失败');
    await open.click();
    await expect.element(page.getByRole('link', { name: '点击打开接口文档' })).toBeVisible();
  });
});
