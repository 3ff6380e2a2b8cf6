import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stores } from '@/resources/customer/store/stores';
import { createStore } from '@/src/lib/store';
import { AntdSurface } from '@/src/ui/AntdSurface';
import { LateControls } from '@/src/ui/late';
import { FilterItem } from './FilterItem';

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
