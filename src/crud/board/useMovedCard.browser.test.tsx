import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cardMarks, useMovedCard } from './useMovedCard';

function Board({ states }: { readonly states: readonly number[] }) {
  const { board, follow, focusMoved } = useMovedCard();
  useEffect(focusMoved);
  return (
    <section {...board} aria-label="看板">
      <ul>
        {states.map((state) => (
          <li key={state} {...cardMarks(7, state)}>
            <button type="button" onClick={() => follow('7', state + 1)}>
              {`移到 ${state + 1}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

test('a card that comes late takes the focus from the board, unless the person has left it', {
  tags: 'full',
}, async () => {
  const screen = await render(<Board states={[0]} />);
  const board = screen.getByRole('region', { name: '看板' });
  await screen.getByRole('button', { name: '移到 1' }).click();
  await screen.rerender(<Board states={[]} />);
  await expect.element(board).toHaveFocus();
  await screen.rerender(<Board states={[1]} />);
  const moved = screen.getByRole('button', { name: '移到 2' });
  await expect.element(moved).toHaveFocus();
  await moved.click();
  await screen.rerender(<Board states={[]} />);
  await expect.element(board).toHaveFocus();
  board.element().blur();
  await screen.rerender(<Board states={[2]} />);
  await expect.element(screen.getByRole('button', { name: '移到 3' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
