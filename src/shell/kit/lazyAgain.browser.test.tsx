import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyAgain } from './lazyAgain';
import { QuietBoundary } from './QuietBoundary';

/** A panel whose code cannot be fetched the first time. */
function failingOnce() {
  let fetched = 0;
  const panel = lazyAgain(async () => {
    fetched++;
    if (fetched === 1) throw new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');
    return { default: () => <p>面板</p> };
  });
  return { panel, fetched: () => fetched };
}

function Page({ panel }: Pick<ReturnType<typeof failingOnce>, 'panel'>) {
  const [open, setOpen] = useState(false);
  const Panel = panel.get();
  const onCrash = () => {
    panel.forget();
    setOpen(false);
  };
  return (
    <>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        打开
      </button>
      {open && (
        <QuietBoundary onCrash={onCrash}>
          <Suspense fallback="正在加载">
            <Panel />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

test('a part that could not be fetched is fetched again the next time, and then no more', async () => {
  const { panel, fetched } = failingOnce();
  const screen = await render(<Page panel={panel} />, { createRootOptions: { onCaughtError: () => {} } });
  const button = screen.getByRole('button', { name: '打开' });
  await button.click();
  await expect.poll(fetched).toBe(1);
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(screen.getByText('面板')).toBeVisible();
  expect(fetched()).toBe(2);
});
