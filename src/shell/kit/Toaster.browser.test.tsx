import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createNotifier } from '@/providers/notification/notifier';
import { PrintPreview } from '@/src/ui/print/PrintPreview';
import { Dialog } from './Dialog';
import { Toaster } from './Toaster';

/** Messages stay as long as the pointer rests on them. */
function pointElsewhere(): Promise<void> {
  return page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } });
}

test('a message sent before anything could show it is shown, and equal texts once', async () => {
  const notifier = createNotifier();
  notifier.notify('success', '保存成功');
  notifier.notify('success', '保存成功');
  const screen = await render(<Toaster notifier={notifier} />);
  await expect.element(screen.getByText('保存成功')).toBeVisible();
  expect(screen.getByText('保存成功').elements()).toHaveLength(1);
});

test('the region that reads messages out is there before the first one, which comes into it', async () => {
  const notifier = createNotifier();
  const screen = await render(<Toaster notifier={notifier} />);
  const region = screen.container.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('Nothing reads messages out');
  expect(getComputedStyle(region).display).toBe('block');
  notifier.notify('success', '保存成功');
  await expect.element(screen.getByText('保存成功')).toBeVisible();
  expect(screen.container.querySelector('[aria-live="polite"]')).toBe(region);
  expect(region.textContent).toContain('保存成功');
});

test('an error is an alert; a message can be closed and goes by itself', async () => {
  const notifier = createNotifier();
  const screen = await render(<Toaster notifier={notifier} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  notifier.notify('error', '系统内部错误');
  notifier.notify('info', '已复制');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('系统内部错误');
  await screen.getByRole('alert').getByRole('button', { name: '关闭提示' }).click();
  await expect.element(screen.getByText('系统内部错误')).not.toBeInTheDocument();
  await pointElsewhere();
  await expect.element(screen.getByText('已复制')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4500);
  await expect.element(screen.getByText('已复制')).not.toBeInTheDocument();
});

test('[CONST-1] a message about work stays while the work runs and closes 1500 ms after it ended', async () => {
  const notifier = createNotifier();
  const screen = await render(<Toaster notifier={notifier} />);
  await pointElsewhere();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<void>();
  notifier.notify('info', '正在下载数据，请稍候', { work: promise });
  const message = () => screen.container.textContent;
  await expect.poll(message).toContain('正在下载数据，请稍候');
  vi.advanceTimersByTime(60_000);
  expect(message()).toContain('正在下载数据，请稍候');
  resolve();
  // the message learns that the work has ended
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1499);
  expect(message()).toContain('正在下载数据，请稍候');
  vi.advanceTimersByTime(1);
  await expect.poll(message).toBe('');
});

test('a message with something to do has a button, does it once, and goes', async () => {
  const notifier = createNotifier();
  const run = vi.fn();
  const screen = await render(<Toaster notifier={notifier} />);
  notifier.notify('success', '修改成功', { action: { label: '查看', about: '7', run } });
  await screen.getByRole('button', { name: '查看' }).click();
  await expect.element(screen.getByText('修改成功')).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledOnce();
});

test('a message over a dialog can be closed; the others outlive the dialog, and are not read out again', async () => {
  const notifier = createNotifier();
  const screenWith = (dialog: boolean) => (
    <>
      <Toaster notifier={notifier} />
      {dialog && (
        <Dialog title="主题设置" actions={null} onCancel={() => undefined}>
          <button type="button">保存</button>
        </Dialog>
      )}
    </>
  );
  const screen = await render(screenWith(true));
  notifier.notify('info', '已复制');
  notifier.notify('error', '保存失败');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('保存失败');
  await dialog.getByRole('button', { name: '关闭提示' }).first().click();
  await expect.element(screen.getByText('已复制')).not.toBeInTheDocument();
  await screen.rerender(screenWith(false));
  await expect.element(screen.getByText('保存失败')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

test('a message over a print preview, which makes the rest inert, can be closed', async () => {
  const notifier = createNotifier();
  const screen = await render(
    <>
      <Toaster notifier={notifier} />
      <PrintPreview title="志愿表" onClose={() => undefined}>
        第 1 页
      </PrintPreview>
    </>,
  );
  notifier.notify('info', '已复制');
  const preview = page.getByRole('dialog', { name: '打印预览：志愿表' });
  await preview.getByRole('button', { name: '关闭提示' }).click();
  await expect.element(page.getByText('已复制')).not.toBeInTheDocument();
  await screen.unmount();
});
