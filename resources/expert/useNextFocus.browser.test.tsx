import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useNextFocus } from './useNextFocus';

function List() {
  const [names, setNames] = useState(['A', 'B', 'C']);
  const onFocus = useNextFocus('li > button');
  return (
    <section aria-label="list" tabIndex={-1} onFocus={onFocus}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
        </li>
      ))}
    </section>
  );
}

test('a button that goes once it is pressed hands the focus on: to the next, the one before, the element', async () => {
  await render(<List />);
  await page.getByRole('button', { name: 'B' }).click();
  await expect.element(page.getByRole('button', { name: 'C' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'list' })).toHaveFocus();
});
