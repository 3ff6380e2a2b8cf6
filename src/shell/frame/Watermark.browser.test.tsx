import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import Watermark from './Watermark';
import '@/src/ui/theme/tokens.css';

function Screen({ onPress }: { onPress: () => void }) {
  return (
    <>
      <button type="button" onClick={onPress}>
        下面的按钮
      </button>
      <Watermark user={someUser({ realName: '<b>&"林' })} />
    </>
  );
}

test('the watermark covers the screen, and what is under it can be clicked', async () => {
  await page.viewport(800, 600);
  let presses = 0;
  const screen = await render(<Screen onPress={() => presses++} />);
  const mark = screen.container.querySelector('[aria-hidden="true"]');
  const box = mark?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([800, 600]);
  await screen.getByRole('button', { name: '下面的按钮' }).click();
  expect(presses).toBe(1);
});

test('the image of the watermark can be drawn, whatever the name holds', async () => {
  const screen = await render(<Watermark user={someUser({ realName: '<b>&"林' })} />);
  const mark = screen.container.firstElementChild;
  const address = /url\("(.+)"\)/.exec(mark ? getComputedStyle(mark).maskImage : '')?.[1] ?? '';
  const image = new Image();
  image.src = address;
  await image.decode();
  expect(image.naturalHeight).toBe(180);
});

test('the watermark follows the theme, faint in light and dark', async () => {
  const screen = await render(<Watermark user={someUser()} />);
  const mark = screen.container.firstElementChild;
  const look = () => {
    const { backgroundColor, opacity } = getComputedStyle(mark ?? document.body);
    return { backgroundColor, opacity: Number(opacity) };
  };
  const light = look();
  document.documentElement.dataset.scheme = 'dark';
  const dark = look();
  delete document.documentElement.dataset.scheme;
  expect(dark.backgroundColor).not.toBe(light.backgroundColor);
  expect(Math.max(light.opacity, dark.opacity)).toBeLessThan(0.1);
});
