import { type ReactNode, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { CopyText } from '../CopyText';
import { LoadingOverlay } from './LoadingOverlay';
import { LongText } from './LongText';
import { Money } from './Money';
import { Person } from './Person';
import { RelativeTime } from './RelativeTime';
import { StatusTimeline } from './StatusTimeline';

const draw = (widget: ReactNode) => render(<AntdSurface>{widget}</AntdSurface>);

describe('copying', () => {
  const copyButton = () => page.getByRole('button', { name: '复制机构编号' });

  test('[WID-8] a text is copied, and 复制成功 is said for a moment', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await draw(<CopyText text="JG000036" label="机构编号" />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await copyButton().click();
    await expect.element(page.getByText('复制成功')).toBeVisible();
    await vi.advanceTimersByTimeAsync(3000);
    expect(write).toHaveBeenCalledWith('JG000036');
    await expect.element(page.getByText('复制成功')).not.toBeInTheDocument();
    await expect.element(copyButton()).toHaveFocus();
  });

  test('[WID-8] a text is copied the old way without a modern clipboard; a failure is reported', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'));
    const old = vi.spyOn(document, 'execCommand').mockReturnValueOnce(true).mockReturnValueOnce(false);
    onTestFinished(() => [write, old].forEach((spy) => void spy.mockRestore()));
    await draw(<CopyText text="JG000036" label="机构编号" />);
    await copyButton().click();
    await expect.element(page.getByText('复制成功')).toBeVisible();
    await copyButton().click();
    await expect.element(page.getByText('复制失败，请手动复制')).toBeVisible();
  });
});

describe('times and texts', () => {
  test('a time is shown as people say it, beside the exact one, by one timer for all', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'Date'],
      now: new Date(2026, 5, 24, 10, 30),
    });
    onTestFinished(() => void vi.useRealTimers());
    const screen = await render(
      <>
        <RelativeTime value="2026-06-24 10:29:50" /> <RelativeTime value="2026-06-23 14:03:00" />
      </>,
    );
    const first = screen.getByRole('time').nth(0);
    const second = screen.getByRole('time').nth(1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await expect.element(first).toHaveTextContent('1 分钟前2026-06-24 10:29:50');
    await expect.element(first).toHaveAttribute('title', '2026-06-24 10:29:50');
    await expect.element(second).toHaveTextContent('昨天 14:03');
    vi.advanceTimersByTime(4 * 60_000);
    await expect.element(first).toHaveTextContent('5 分钟前');
    await screen.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a long text is folded and unfolded by keyboard; a short one has no button', async () => {
    const screen = await render(
      <div style={{ width: 200 }}>
        <LongText text={'请核对选科要求。'.repeat(20)} lines={2} />
        <LongText text="短文本" lines={2} />
      </div>,
    );
    const unfold = screen.getByRole('button', { name: '展开' });
    await expect.element(unfold).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(1);
    const body = screen.getByText('请核对').element();
    const folded = body.clientHeight;
    await userEvent.keyboard('{Tab}{Enter}');
    await expect
      .element(screen.getByRole('button', { name: '收起' }))
      .toHaveAttribute('aria-expanded', 'true');
    expect(body.clientHeight).toBeGreaterThan(folded * 2);
    await userEvent.keyboard('{Enter}');
    await expect.element(unfold).toHaveFocus();
    expect(body.clientHeight).toBe(folded);
  });

  test.each([
    ['1234567.5', 'amount', '¥1,234,567.50', null],
    ['-20', 'amount', '-¥20.00', null],
    ['20', 'change', '+¥20.00', 'in'],
    ['-20', 'change', '-¥20.00', 'out'],
    ['0.00', 'change', '¥0.00', null],
  ] as const)('%s as %s reads %s', async (value, as, shown, change) => {
    const screen = await render(<Money value={value} as={as} />);
    const money = screen.getByText(shown, { exact: true });
    expect(money.element().getAttribute('data-change')).toBe(change);
  });

  test('a person whose picture cannot be read is shown by the first character of the name', async () => {
    const screen = await render(<Person name="林知远" picture="data:image/png;base64,AAAA" />);
    await expect.element(screen.getByText('林', { exact: true })).toBeVisible();
  });

  test('the state of a step is said in words', async () => {
    await draw(
      <StatusTimeline
        label="进度"
        steps={[
          { key: 1, title: '提交', time: '2026-06-01 09:00:00', by: '何新' },
          { key: 2, title: '审核', state: 'refused', note: '执照不清晰' },
          { key: 3, title: '办结', state: 'waiting' },
        ]}
      />,
    );
    const items = page.getByRole('region', { name: '进度' }).getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent(/^提交.*何新$/);
    await expect.element(items.nth(1)).toHaveTextContent('审核已驳回执照不清晰');
    await expect.element(items.nth(2)).toHaveTextContent('办结未开始');
  });
});

test('[WID-9] long work covers its part of the page, shows progress, can be cancelled, and returns the focus', async () => {
  function Export() {
    const [percent, setPercent] = useState<number>();
    return (
      <LoadingOverlay
        open={percent !== undefined}
        text="正在导出"
        percent={percent}
        done="已停止"
        onCancel={() => setPercent(undefined)}
      >
        <button type="button" onClick={() => setPercent(41.6)}>
          导出
        </button>
      </LoadingOverlay>
    );
  }
  const screen = await render(<Export />);
  await screen.getByRole('button', { name: '导出' }).click();
  const cover = screen.getByRole('region', { name: '正在导出' });
  await expect.element(cover).toHaveFocus();
  await expect.element(cover.getByRole('progressbar', { name: '正在导出' })).toHaveAttribute('value', '42');
  expect(screen.getByRole('button', { name: '导出' }).element().closest('[inert]')).toBeTruthy();
  await cover.getByRole('button', { name: '取消' }).click();
  await expect.element(screen.getByText('已停止')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '导出' })).toHaveFocus();
});

test('[CONST-1] the words about an end stay for 1500 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await render(<LoadingOverlay open done="下载完成" />);
  await screen.rerender(<LoadingOverlay open={false} done="下载完成" />);
  await expect.element(screen.getByText('下载完成')).toBeVisible();
  vi.advanceTimersByTime(1499);
  await expect.element(screen.getByText('下载完成')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText('下载完成')).not.toBeInTheDocument();
});
