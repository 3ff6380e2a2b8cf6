import { Button } from 'antd';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import DownloadsSection from '@/resources/dev/gallery/sections/DownloadsSection';
import { useTransfers } from '@/src/services/useTransfers';
import { faultRun } from '@/src/testing/faultRun';
import { setOnline } from '@/src/testing/network';
import { renderInside } from '@/src/testing/openView';
import { catchSaved, lastSaved } from '@/src/testing/savedFiles';
import '@/src/crud/form/form.css';
import { TransfersHost, useReloadWarning } from './TransfersHost';

function Host() {
  const transfers = useTransfers();
  useReloadWarning(transfers);
  return <TransfersHost transfers={transfers} />;
}

async function open(options?: Parameters<typeof renderInside>[1]) {
  const saved = catchSaved();
  const visit = await renderInside(
    <>
      <DownloadsSection />
      <Host />
    </>,
    options,
  );
  return { saved, visit };
}

const panel = page.getByRole('region', { name: '传输列表' });
const begin = (label: string) => page.getByRole('button', { name: label }).click();
const awkward = '机构名单, 第 1 批 🎓.csv';

/** Returns whether the browser would ask before it leaves the page. A real event would end the mock server as well. */
function watchLeaving(): () => boolean {
  const adding = vi.spyOn(window, 'addEventListener');
  const removing = vi.spyOn(window, 'removeEventListener');
  onTestFinished(() => {
    adding.mockRestore();
    removing.mockRestore();
  });
  const listenersOf = ({ mock }: typeof adding | typeof removing) =>
    mock.calls.flatMap(([type, listener]) =>
      String(type) === 'beforeunload' && typeof listener === 'function' ? [listener] : [],
    );
  return () => {
    const event = new Event('beforeunload', { cancelable: true });
    const removed = listenersOf(removing);
    for (const listener of listenersOf(adding))
      if (!removed.includes(listener)) Reflect.apply(listener, window, [event]);
    return event.defaultPrevented;
  };
}

test('[FILE-4] the panel lists downloads by name, by path, of archives and of parameters, each under its name', async () => {
  const { saved, visit } = await open();
  expect(panel.elements()).toHaveLength(0);
  const expected = [
    ['按文件名下载', awkward],
    ['下载资源', '使用说明.txt'],
    ['下载压缩包', /^资料包_.*\.zip$/],
    ['按参数生成并下载', /^报表_.*\.xlsx$/],
  ] as const;
  for (const [index, [label, name]] of expected.entries()) {
    await begin(label);
    await expect.poll(() => saved.length).toBe(index + 1);
    expect(saved[index]?.name).toMatch(name);
  }
  await expect.element(panel.getByText('传输已结束')).toBeVisible();
  expect(panel.getByRole('listitem').elements()).toHaveLength(4);
  expect(visit.notifications).toContain('info: 正在下载数据，请稍候');
  expect(await (await saved[0]?.content)?.text()).toContain('"明德, 教育 😀"');
  await panel.getByRole('button', { name: '全部清除' }).click();
  expect(panel.elements()).toHaveLength(0);
});

test('a successful transfer leaves the panel by itself, but not from under the pointer', async () => {
  const { saved } = await open();
  await begin('按文件名下载');
  await expect.poll(() => saved.length).toBe(1);
  await panel.getByText('传输已结束').hover();
  await expect.element(panel.getByText('已完成', { exact: true })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(60_000);
  await expect.element(panel).toBeVisible();
  await page.getByRole('button', { name: '按文件名下载' }).hover();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000);
      return panel.elements().length;
    })
    .toBe(0);
});

test.each([
  [1366, 900],
  [390, 844],
])(
  'at %i by %i pixels the panel leaves the buttons at the bottom of a form free',
  { tags: 'full' },
  async (...size) => {
    await renderInside(
      <main style={{ padding: 16 }}>
        <DownloadsSection />
        <div style={{ height: 2000 }} />
        <div className="form-buttons" style={{ paddingBottom: 12 }}>
          <Button>存草稿</Button>
          <Button>发布</Button>
        </div>
        <Host />
      </main>,
    );
    await page.viewport(...size);
    catchSaved();
    await begin('按文件名下载');
    await expect.element(panel.getByText('传输已结束')).toBeVisible();
    for (const bottom of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, bottom);
      for (const name of ['存草稿', '发布']) {
        const button = page.getByRole('button', { name, exact: true }).element();
        const { right, top, height } = button.getBoundingClientRect();
        expect(button.contains(document.elementFromPoint(right - 8, top + height / 2))).toBe(true);
      }
    }
  },
);

test('a download that found no network waits for it, and comes when it is back', async () => {
  const { saved, visit } = await open();
  onTestFinished(() => setOnline(true));
  setOnline(false);
  visit.mockServer.faults.inject({ kind: 'network', times: 1 });
  await begin('按文件名下载');
  await expect.element(panel.getByText('等待网络恢复')).toBeVisible();
  expect(saved).toHaveLength(0);
  setOnline(true);
  await expect.poll(() => saved.length).toBe(1);
});

test('[FILE-4] a refusal in the place of the file is shown in the server’s own words', {
  tags: 'full',
}, async () => {
  const { saved, visit } = await open();
  await begin('下载后从服务器删除');
  await expect.poll(() => saved.length).toBe(1);
  await begin('下载后从服务器删除');
  await expect.poll(() => visit.notifications).toContain('error: 文件不存在或已被删除');
  await begin('不允许的文件名');
  await expect
    .poll(() => visit.notifications)
    .toContain('notification: 文件名称(../password.txt)非法，不允许下载。');
  await expect.element(panel.getByText('2 项失败')).toBeVisible();
  expect(saved).toHaveLength(1);
  await panel.getByRole('button', { name: '清除：下载 ../password.txt' }).click();
  await expect.element(panel.getByText('1 项失败')).toBeVisible();
});

test('[WID-9] the browser asks before a reload during a transfer, which can be cancelled, folded and tried again', async () => {
  const holdsReload = watchLeaving();
  const { saved, visit } = await open();
  visit.mockServer.faults.inject({ kind: 'hang', path: '/dev-api/common/download', times: 1 });
  await begin('按文件名下载');
  await expect.element(panel.getByRole('progressbar')).toBeVisible();
  await expect.element(panel.getByText('正在传输 1 项')).toBeVisible();
  expect(holdsReload()).toBe(true);
  await panel.getByRole('button', { name: '正在传输 1 项' }).click();
  expect(panel.getByRole('listitem').elements()).toHaveLength(0);
  await panel.getByRole('button', { name: '正在传输 1 项' }).click();
  await panel.getByRole('button', { name: `取消：下载 ${awkward}` }).click();
  await expect.element(panel.getByText('已取消', { exact: true })).toBeVisible();
  expect(holdsReload()).toBe(false);
  visit.mockServer.faults.clear();
  await panel.getByRole('button', { name: `重试：下载 ${awkward}` }).click();
  await expect.poll(() => saved.length).toBe(1);
});

/** Milliseconds after which a call is given up; long enough for the page's own reads on a busy machine. */
const patience = 4000;

test.each(faultRun)(
  '[CODE-9] $name in the middle of a download: it stays on the list, and a retry fetches it',
  async (failure) => {
    const { saved, visit } = await open({ requestTimeout: patience });
    failure.arm(visit, '/dev-api/common/download');
    await begin('按文件名下载');
    const retry = panel.getByRole('button', { name: `重试：下载 ${awkward}` });
    await expect.element(retry).toBeVisible();
    expect(saved).toHaveLength(0);
    await failure.recover(visit);
    await retry.click();
    await expect.poll(() => saved.length).toBe(1);
    expect((await lastSaved(saved)).name).toBe(awkward);
  },
);
