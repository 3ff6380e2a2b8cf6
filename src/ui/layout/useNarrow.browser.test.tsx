import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaneContext } from '../../services/usePane';
import { useNarrow } from './useNarrow';

function Shown({ least }: { least?: number }) {
  return <p>{useNarrow(least) ? 'narrow' : 'wide'}</p>;
}

/** A pane of a given width. */
function paneOf(width: number) {
  const container = document.createElement('div');
  container.style.width = `${width}px`;
  document.body.append(container);
  const nothing = () => undefined;
  return {
    container,
    pane: { key: 'a', transient: false, container, rename: nothing, leave: nothing, isShown: () => true },
  };
}

test('a page in a pane below 560 px is narrow from the first paint, and follows the pane', async () => {
  await page.viewport(1440, 900);
  const { container, pane } = paneOf(500);
  const screen = await render(
    <PaneContext value={pane}>
      <Shown />
    </PaneContext>,
  );
  await expect.element(screen.getByText('narrow')).toBeVisible();
  container.style.width = '600px';
  await expect.element(screen.getByText('wide')).toBeVisible();
  container.style.display = 'none';
  await expect.element(screen.getByText('wide')).toBeVisible();
  container.remove();
});

test('a component that needs more room says how much; the window counts as well', async () => {
  await page.viewport(1440, 900);
  const { container, pane } = paneOf(600);
  const screen = await render(
    <PaneContext value={pane}>
      <Shown least={720} />
    </PaneContext>,
  );
  await expect.element(screen.getByText('narrow')).toBeVisible();
  container.style.width = '800px';
  await expect.element(screen.getByText('wide')).toBeVisible();
  await page.viewport(800, 900);
  await expect.element(screen.getByText('narrow')).toBeVisible();
  container.remove();
});
