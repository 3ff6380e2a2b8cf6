import { Drawer } from 'antd';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { DayPair } from './DayPair';

test('Escape in the calendar of one of two days closes the calendar, and not the sheet around it', {
  tags: 'full',
}, async () => {
  const close = vi.fn();
  await render(
    <AntdSurface>
      <Drawer open title="筛选" onClose={close}>
        <DayPair aria-label="开始日期" begin="" end="" onChange={() => undefined} />
      </Drawer>
    </AntdSurface>,
  );
  for (const name of ['开始日期', '结束日期']) {
    await page.getByLabelText(name).click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  }
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
