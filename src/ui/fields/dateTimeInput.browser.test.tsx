import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { DateRangeBox } from './DateRangeBox';
import { DateTimeInput } from './DateTimeInput';

test.each([
  ['the whole line', 390, 844, 0, 0],
  ['the room beside its label', 390, 844, 92, 0],
  ['the room beside its label, of a small phone', 360, 640, 92, 0],
  ['the middle of a small phone', 320, 568, 0, 260],
])(
  'the calendar with hours of an input in %s fits, with its 确定',
  async (_where, width, height, left, top) => {
    await page.viewport(width, height);
    await render(
      <AntdSurface>
        <div style={{ padding: 24, paddingLeft: 24 + left, paddingTop: 24 + top }}>
          <DateTimeInput aria-label="支付时间" value={null} />
        </div>
      </AntdSurface>,
    );
    await page.getByLabelText('支付时间').click();
    await expect.element(page.getByRole('button', { name: '确定' })).toBeInViewport({ ratio: 1 });
    const panel = document.querySelector('.ant-picker-panel-container') ?? expect.unreachable();
    const bounds = () => panel.getBoundingClientRect();
    await expect.poll(() => [bounds().left >= 0, bounds().right <= width]).toEqual([true, true]);
    const day = panel.querySelector('td') ?? expect.unreachable();
    expect(day.getBoundingClientRect().width).toBeGreaterThan(36);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test.each([
  ['a moment', <DateTimeInput key="moment" aria-label="支付时间" value={null} />],
  [
    'a range',
    <DateRangeBox key="range" precision="second" aria-label="支付时间" begin="" end="" onChange={vi.fn()} />,
  ],
])(
  'the calendar of %s is scrolled to its 确定 in a magnified window',
  { tags: 'full' },
  async (_what, input) => {
    await page.viewport(546, 307);
    await render(
      <AntdSurface>
        <div style={{ padding: '120px 24px' }}>{input}</div>
      </AntdSurface>,
    );
    await page.getByLabelText('支付时间').first().click();
    const panel = () => document.querySelector('.ant-picker-panel-container');
    await expect.poll(() => panel()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    panel()?.scrollTo({ top: 999 });
    await expect.element(page.getByRole('button', { name: '确定' })).toBeInViewport({ ratio: 1 });
  },
);
