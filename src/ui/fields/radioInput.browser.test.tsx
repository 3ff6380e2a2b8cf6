import { expect, test } from 'vitest';
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
