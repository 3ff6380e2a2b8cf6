import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stores } from '@/resources/customer/store/stores';
import { orders } from '@/resources/expert/order/orders';
import { entries } from '@/resources/finance/institutionDetails/entries';
import { createStore } from '@/src/lib/store';
import { AntdSurface } from '@/src/ui/AntdSurface';
import { LateControls } from '@/src/ui/late';
import FilterSheet from '../phone/FilterSheet';
import { FilterItem } from './FilterItem';
import './filters.css';
import '../phone/phone.css';

const range = stores.filters.find(({ kind }) => kind.operator === 'between');

test('[A11Y] a range is reached by Tab before the rows are painted, and typed into with the next key', async () => {
  if (!range) return expect.unreachable();
  await render(
    <AntdSurface>
      <LateControls value={createStore(false)}>
        <button type="button">前</button>
        <FilterItem field={range} value="" resets={0} onTyped={vi.fn()} onChosen={vi.fn()} />
      </LateControls>
    </AntdSurface>,
  );
  await expect.element(page.getByRole('button', { name: `请输入${range.label}` })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox').first()).toHaveFocus();
  await userEvent.keyboard('2026');
  await expect.element(page.getByRole('textbox').first()).toHaveValue('2026');
});

test('a filter by one day is as wide as one by a text', async () => {
  const name = orders.filters.find(({ kind }) => !kind.Filter);
  const day = orders.filters.find((field) => field.name === 'dateFrom');
  if (!name || !day) return expect.unreachable();
  const handlers = { resets: 0, onTyped: vi.fn(), onChosen: vi.fn() };
  const { container } = await render(
    <AntdSurface>
      <form className="list-filters">
        <FilterItem field={name} value="" {...handlers} />
        <FilterItem field={day} value="" {...handlers} />
      </form>
    </AntdSurface>,
  );
  await expect.element(page.getByLabelText(day.label)).toBeVisible();
  const widths = [...(container.querySelector('form')?.children ?? [])].map((one) => one.clientWidth);
  expect(widths).toEqual([widths[0], widths[0]]);
});

test('a wide filter is as wide as the others in the sheet of a phone', { tags: 'full' }, async () => {
  const name = entries.filters.find(({ kind }) => !kind.Filter);
  const wide = entries.filters.find(({ kind }) => kind.wideFilter);
  if (!name || !wide) return expect.unreachable();
  await page.viewport(390, 844);
  const handlers = { apply: vi.fn(), reset: vi.fn(), close: vi.fn() };
  await render(
    <AntdSurface>
      <FilterSheet open filters={[name, wide]} values={{}} {...handlers} />
    </AntdSurface>,
  );
  const form = page.getByRole('form', { name: '筛选' });
  await expect.element(form).toBeVisible();
  const { children, clientWidth } = form.element();
  expect([...children].map((one) => one.clientWidth)).toEqual([clientWidth, clientWidth]);
});

test('an unreadable day gives way to one that is chosen elsewhere', async () => {
  const day = orders.filters.find((field) => field.name === 'dateFrom');
  if (!day) return expect.unreachable();
  const onChosen = vi.fn();
  const at = (value: string) => (
    <AntdSurface>
      <FilterItem field={day} value={value} resets={0} onTyped={vi.fn()} onChosen={onChosen} />
      <button type="button">后</button>
    </AntdSurface>
  );
  const { rerender } = await render(at('2026-06-01'));
  const input = page.getByLabelText(day.label);
  await input.fill('后天左右');
  await page.getByRole('button', { name: '后' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await rerender(at('2026-06-30'));
  await expect.element(input).toHaveValue('2026-06-30');
  await expect.element(input).toBeValid();
  await rerender(at('2026-06-01'));
  await expect.element(input).toHaveValue('2026-06-01');
  expect(onChosen).not.toHaveBeenCalled();
});
