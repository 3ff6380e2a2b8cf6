import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLoader } from '../lib/loader';
import { useLoaded } from './load';

/** Shows an error of its children, and draws them again with another key. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly said?: string }> {
  override state: { readonly said?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { said: String(error) };
  }
  override render() {
    return this.state.said ?? this.props.children;
  }
}

/** A part that is fetched; the first attempts fail. */
function setUp(failures: number) {
  const tries: number[] = [];
  const part = createLoader(async () => {
    tries.push(tries.length + 1);
    if (tries.length <= failures) throw new Error(`lost ${tries.length}`);
    return `part ${tries.length}`;
  });
  const Part = () => useLoaded(part) ?? 'on its way';
  const page = (visit: number) => (
    <Boundary key={visit}>
      <Part />
    </Boundary>
  );
  return { tries, part, page };
}

test('a failed fetch is reported once, and repeated only for the next component that draws it', async () => {
  const { tries, page } = setUp(1);
  const screen = await render(page(1), { createRootOptions: { onCaughtError: () => {} } });
  await expect.element(screen.getByText('Error: lost 1')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(tries).toEqual([1]);
  await screen.rerender(page(2));
  await expect.element(screen.getByText('part 2')).toBeVisible();
  expect(tries).toEqual([1, 2]);
});

test('a part whose prefetch failed is fetched when it is drawn', async () => {
  const { part, page } = setUp(1);
  await expect(part.fetch()).rejects.toThrow('lost 1');
  const screen = await render(page(1));
  await expect.element(screen.getByText('part 2')).toBeVisible();
});

test('a fetched part is drawn at once, however often', async () => {
  const { tries, part, page } = setUp(0);
  await part.fetch();
  const screen = await render(page(1));
  expect(screen.container.textContent).toBe('part 1');
  await screen.rerender(page(2));
  expect(screen.container.textContent).toBe('part 1');
  expect(tries).toEqual([1]);
});
