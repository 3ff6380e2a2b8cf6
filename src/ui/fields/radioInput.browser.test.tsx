import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@/src/testing/enter';
import { AntdSurface } from '../AntdSurface';
import RadioInput from './RadioInput';
import '../theme/tokens.css';

test('radios that take two lines keep a distance', async () => {
  const options = ['一', '二', '三', '四', '五'].map((name, value) => ({ value, label: `方案${name}` }));
  await render(
    <AntdSurface>
      <div style={{ width: 240 }}>
        <RadioInput aria-label="保存为" options={options} value={0} />
      </div>
    </AntdSurface>,
  );
  const radio = page.getByRole('radio', { name: '方案' });
  await expect.element(radio.first()).toBeVisible();
  const boxes = radio.elements().map((one) => one.closest('label')?.getBoundingClientRect());
  const [first] = boxes;
  const below = boxes.find((box) => box && first && box.top > first.top);
  expect((below?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
});

test('radios are left once the focus leaves all of them, not as it goes from one to the other', async () => {
  const options = ['男', '女'].map((label, value) => ({ value, label }));
  const onBlur = vi.fn<() => void>();
  await render(
    <AntdSurface>
      <RadioInput aria-label="性别" options={options} onBlur={onBlur} />
    </AntdSurface>,
  );
  const group = page.getByRole('radiogroup', { name: '性别' });
  const radio = group.getByRole('radio').first();
  await expect.element(radio).toBeVisible();
  const goTo = (relatedTarget: Element | null) =>
    group.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  goTo(radio.element());
  expect(onBlur).not.toHaveBeenCalled();
  goTo(null);
  expect(onBlur).toHaveBeenCalledOnce();
});
