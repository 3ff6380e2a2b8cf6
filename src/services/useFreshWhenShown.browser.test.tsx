import { Activity } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFreshWhenShown } from './useFreshWhenShown';

let ask: ReturnType<typeof useFreshWhenShown>;

function Page() {
  ask = useFreshWhenShown();
  return null;
}

const read = (age: number, isInvalidated = false) => ({
  state: { isInvalidated, dataUpdatedAt: Date.now() - age },
});

test('a page shown again reads what is older than a minute; a new one follows the query client', async () => {
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = await render(at('visible'));
  expect(ask(read(10_000))).toBe(true);
  await rerender(at('hidden'));
  await rerender(at('visible'));
  expect(ask(read(10_000))).toBe(false);
  expect(ask(read(61_000))).toBe(true);
  expect(ask(read(10_000, true))).toBe(true);
});
