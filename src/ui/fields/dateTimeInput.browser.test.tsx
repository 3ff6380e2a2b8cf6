import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { DateTimeInput } from './DateTimeInput';

test.each([
  ['the whole line', 390, 0],
  ['the room beside its label', 390, 92],
  ['the room beside its label, of a small phone', 360, 92],
])('the calendar with hours of an input in %s fits, with its 确定', async (_where, width, left) => {
  await page.viewport(width, 844);
  await render(
    <AntdSurface>
      <div style={{ padding: 24, paddingLeft: 24 + left }}>
        <DateTimeInput aria-label="支付时间" value={null} />
      </div>
    </AntdSurface>,
  );
  await page.getByLabelText('支付时间').click();
  await expect.element(page.getByRole('button', { name: '确定' })).toBeInTheDocument();
  const panel = document.querySelector('.ant-picker-panel-container') ?? expect.unreachable();
  const bounds = () => panel.getBoundingClientRect();
  await expect.poll(() => [bounds().left >= 0, bounds().right <= width]).toEqual([true, true]);
  expect(document.documentElement.scrollWidth).toBe(width);
});
