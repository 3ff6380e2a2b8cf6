import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useReturnFocus } from './useReturnFocus';

function Dialog() {
  useReturnFocus();
  // biome-ignore lint/a11y/noAutofocus: as a dialog takes the focus when it opens.
  return <input aria-label="name" autoFocus />;
}

/** A button that opened a dialog, and the content after the dialog. */
const Page = ({ dialog }: { dialog: boolean }) => (
  <>
    <button type="button">open</button>
    {dialog && <Dialog />}
    <button type="button">next</button>
  </>
);

test('the focus returns to the opener of a dialog, unless something else has taken it', async () => {
  const screen = await render(<Page dialog={false} />);
  const [open, next] = ['open', 'next'].map((name) => page.getByRole('button', { name }));
  for (const last of [open, next]) {
    await open?.click();
    await screen.rerender(<Page dialog />);
    await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveFocus();
    if (last === next) await next?.click();
    await screen.rerender(<Page dialog={false} />);
    if (last) await expect.element(last).toHaveFocus();
  }
});

test('where the opener is gone with the dialog, what is around it takes the focus', async () => {
  const Around = ({ opener, dialog }: { opener: boolean; dialog: boolean }) => (
    <>
      <section tabIndex={-1} aria-label="list">
        <div>{opener && <button type="button">open</button>}</div>
      </section>
      {dialog && <Dialog />}
    </>
  );
  const screen = await render(<Around opener dialog={false} />);
  await page.getByRole('button', { name: 'open' }).click();
  await screen.rerender(<Around opener dialog />);
  await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveFocus();
  await screen.rerender(<Around opener={false} dialog />);
  await screen.rerender(<Around opener={false} dialog={false} />);
  await expect.element(page.getByRole('region', { name: 'list' })).toHaveFocus();
});
