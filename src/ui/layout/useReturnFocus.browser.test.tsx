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
