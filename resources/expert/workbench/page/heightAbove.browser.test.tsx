import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
