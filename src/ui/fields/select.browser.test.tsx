import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '@/src/lib/store';
import '@/src/testing/enter';
import { AntdSurface } from '../AntdSurface';
import { LateControls } from '../late';
import { Select } from './Select';
import '../theme/tokens.css';

const options = [
  { value: '0', label: '正常' },
  { value: '1', label: '停用' },
];

/** A select between two buttons, on a page whose controls may not be drawn yet. */
async function open(value?: string) {
  const isTime = createStore(false);
  const [onChange, onOpenChange] = [vi.fn(), vi.fn()];
  await render(
    <AntdSurface>
      <LateControls value={isTime}>
        <button type="button">前</button>
        <div style={{ width: 240, marginBlock: 40 }}>
          <label htmlFor="state">状态</label>
          <Select
            id="state"
            style={{ width: '100%' }}
            placeholder="请选择"
            {...{ value, options, onChange, onOpenChange }}
          />
        </div>
      </LateControls>
    </AntdSurface>,
  );
  const control = page.getByRole('combobox', { name: '状态' });
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  return { isTime, onChange, onOpenChange, control, place };
}

test('a select is a plain element until controls may be drawn; the real one takes its place and name', async () => {
  const { isTime, control, place } = await open('1');
  await expect.element(control).toHaveTextContent('停用');
  const before = place(control.element());
  expect(control.selectBox().query()).toBeNull();
  isTime.set(true);
  await expect.element(control.selectBox()).toHaveTextContent('停用');
  expect(place(control.selectBox().element())).toEqual(before);
});

test('a plain select shows the names of its values where only `labelRender` knows them', async () => {
  await render(
    <LateControls value={createStore(false)}>
      <Select mode="multiple" aria-label="专业" value={['080901']} labelRender={() => '计算机科学与技术'} />
    </LateControls>,
  );
  await expect.element(page.getByRole('combobox', { name: '专业' })).toHaveTextContent(/^计算机科学与技术$/);
});

test('a plain select leaves a value without an option to `labelRender`, as the real one does', async () => {
  await render(
    <LateControls value={createStore(false)}>
      <Select aria-label="状态" value="7" options={options} labelRender={({ label }) => label ?? '已停用'} />
    </LateControls>,
  );
  await expect.element(page.getByRole('combobox', { name: '状态' })).toHaveTextContent(/^已停用$/);
});

test('[A11Y] a Tab into the plain select arrives in the real one, with the next key', async () => {
  const { onChange, control } = await open();
  await expect.element(control).toHaveTextContent('请选择');
  page.getByRole('button', { name: '前' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(control.selectBox()).toBeVisible();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('0', expect.anything());
});

test('a press on the plain select opens the real one, with the focus in it, and tells so', async () => {
  const { control, onOpenChange } = await open();
  const plain = control.element();
  if (!(plain instanceof HTMLElement)) throw new Error('The select is no element of HTML');
  plain.click();
  await expect.element(control.selectBox()).toBeVisible();
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
  await expect.element(control).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});

test('[A11Y] the hint of a disabled select is darker than that of one to be chosen, plain and real', async () => {
  const isTime = createStore(false);
  const select = (label: string, disabled: boolean) => (
    <Select aria-label={label} placeholder={`${label}提示`} {...{ options, disabled }} />
  );
  await render(
    <AntdSurface>
      <LateControls value={isTime}>
        <div style={{ '--ink-soft': '#010203', '--hint': '#0a0b0c' }}>
          {select('科类', true)}
          {select('年份', false)}
        </div>
      </LateControls>
    </AntdSurface>,
  );
  const colourOf = (label: string) => getComputedStyle(page.getByText(`${label}提示`).element()).color;
  expect(colourOf('科类')).toBe('rgb(1, 2, 3)');
  expect(colourOf('年份')).toBe('rgb(10, 11, 12)');
  isTime.set(true);
  await expect.element(page.getByRole('combobox', { name: '科类' }).selectBox()).toBeVisible();
  expect(colourOf('科类')).toBe('rgb(1, 2, 3)');
  expect(colourOf('年份')).not.toBe('rgb(1, 2, 3)');
});
