import { useRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openView } from '@/src/testing/openView';
import styles from './panes.module.css';
import { useHeightAbove } from './useHeightAbove';

/** A page of full height below a head, a notice that grows, and a bar that comes and goes. */
function Framed({ notice, bar }: { notice: number; bar: boolean }) {
  const panes = useRef<HTMLDivElement>(null);
  useHeightAbove(panes);
  return (
    <div>
      <div style={{ height: 90 }} />
      <div style={{ height: notice }} />
      {bar && <div style={{ height: 49 }} />}
      <main style={{ padding: 16 }}>
        <div ref={panes} className={styles.page} data-testid="panes" />
      </main>
    </div>
  );
}

test('[E3] the panes end above the window’s lower edge beside notices and the bar of drafts', {
  tags: 'full',
}, async () => {
  await page.viewport(1280, 900);
  const { rerender } = await render(<Framed notice={0} bar={false} />);
  const height = () => page.getByTestId('panes').element().getBoundingClientRect().height;
  await expect.poll(height).toBe(900 - 90 - 32);
  await rerender(<Framed notice={0} bar />);
  await expect.poll(height).toBe(900 - 90 - 49 - 32);
  await rerender(<Framed notice={35} bar />);
  await expect.poll(height).toBe(900 - 90 - 35 - 49 - 32);
  await rerender(<Framed notice={35} bar={false} />);
  await expect.poll(height).toBe(900 - 90 - 35 - 32);
});

test('[E3] beside another tab the panes are as high as their half', { tags: 'full' }, async () => {
  const { screen } = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(page.getByRole('grid', { name: '志愿表' })).toBeVisible();
  const { dataset } = document.documentElement;
  dataset.split = 'true';
  onTestFinished(() => {
    delete dataset.split;
  });
  screen.container.style.height = '700px';
  const panes = screen.container.querySelector(`.${styles.page}`);
  expect(panes?.getBoundingClientRect().height).toBe(700);
});
