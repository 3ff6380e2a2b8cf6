import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Split } from './Split';

const onResized = vi.fn<(share: number) => void>();

function Example({ direction = 'row', second }: { direction?: 'row' | 'column'; second?: ReactNode }) {
  return (
    <div style={{ width: 1000, height: 600 }}>
      <Split
        {...{ direction, onResized, label: '候选的宽度', share: 40, least: [300, 500] }}
        first={<Counter />}
        {...(second !== undefined && { second })}
      />
    </div>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section aria-label="左">
      <button type="button" onClick={() => setCount(count + 1)}>
        左 {count}
      </button>
    </section>
  );
}

const width = () =>
  Math.round(page.getByRole('region', { name: '左' }).element().getBoundingClientRect().width);
const bar = () => page.getByRole('separator', { name: '候选的宽度' });

test('the arrow keys move the bar, as far as both panes have their least sizes', async () => {
  onResized.mockClear();
  await render(<Example second={<p>右</p>} />);
  expect(width()).toBe(400);
  bar().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onResized).toHaveBeenLastCalledWith(42);
  await expect.poll(width).toBe(420);
  await userEvent.keyboard('{ArrowRight>10}');
  expect(onResized).toHaveBeenLastCalledWith(50);
  await userEvent.keyboard('{ArrowLeft>20}');
  expect(onResized).toHaveBeenLastCalledWith(30);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '30');
});

test('the pointer drags the bar, and its place is told once it is let go', async () => {
  onResized.mockClear();
  await render(<Example second={<p>右</p>} />);
  const { left } = page.getByRole('region', { name: '左' }).element().getBoundingClientRect();
  const element = bar().element();
  const capture = vi.spyOn(element, 'hasPointerCapture').mockReturnValue(true);
  vi.spyOn(element, 'setPointerCapture').mockReturnValue();
  const send = (type: string, clientX = 0) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX }));
  send('pointerdown');
  send('pointermove', left + 450);
  await expect.poll(width).toBe(450);
  expect(onResized).not.toHaveBeenCalled();
  send('lostpointercapture');
  expect(onResized).toHaveBeenCalledExactlyOnceWith(45);
  capture.mockRestore();
});

test('a first pane alone has all the room, and stays as it is when another one comes', async () => {
  const screen = await render(<Example />);
  expect(width()).toBe(1000);
  await page.getByRole('button', { name: '左 0' }).click();
  await screen.rerender(<Example second={<p>右</p>} />);
  await expect.element(page.getByRole('button', { name: '左 1' })).toBeVisible();
  expect(width()).toBe(400);
});

test('a first share below the least size takes the least size', async () => {
  await render(
    <div style={{ width: 1000, height: 600 }}>
      <Split
        {...{ direction: 'row', onResized, label: '候选的宽度', share: 10, least: [300, 500] }}
        first={<Counter />}
        second={<p>右</p>}
      />
    </div>,
  );
  expect(width()).toBe(300);
});
