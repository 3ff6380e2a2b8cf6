import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from '../AntdSurface';
import { DateRangeFilter } from './dateFilters';
import NumberRangeInput from './NumberRangeInput';

test.each([
  ['days', DateRangeFilter, '开始日期', '2026-06-01~2026-06-30'],
  ['numbers', NumberRangeInput, '最小', '400~500'],
] as const)(
  'a range of %s that was removed elsewhere does not come back when its filter is left',
  async (_, Filter, placeholder, chosen) => {
    await page.viewport(1280, 800);
    const onChange = vi.fn();
    const at = (value: string) => (
      <AntdSurface>
        <button type="button">前</button>
        <Filter value={value} onChange={onChange} />
      </AntdSurface>
    );
    const { rerender } = await render(at(''));
    const first = page.getByPlaceholder(placeholder);
    const leave = () => page.getByRole('button', { name: '前' }).click();
    const [begin = '', end = ''] = chosen.split('~');
    await first.fill(begin);
    await userEvent.keyboard(`{Tab}${end}`);
    await leave();
    await expect.poll(() => onChange.mock.calls).toEqual([[chosen]]);
    await rerender(at(chosen));
    await expect.element(first).toHaveValue(begin);
    await rerender(at(''));
    await expect.element(first).toHaveValue('');
    await first.click();
    await leave();
    await expect.element(first).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[chosen]]);
  },
);
