import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useWholeValue } from './useWholeValue';

const first = { value: '199****0001', record: { id: 1, rev: 3 } };

async function showWhole() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const hook = await renderHook((cell = first) => useWholeValue(cell), { initialProps: first });
  await hook.act(() => hook.result.current[1]('19900000001'));
  expect(hook.result.current[0]).toBe('19900000001');
  return hook;
}

test.each([
  ['a value', { ...first, value: '199****0002' }],
  ['a record', { ...first, record: { id: 1, rev: 4 } }],
])('%s that was changed is hidden again: the whole one is the old one', async (_changed, second) => {
  const { rerender, result } = await showWhole();
  await rerender(second);
  expect(result.current[0]).toBeUndefined();
});

test('a whole value is hidden after thirty seconds', async () => {
  const { act, result } = await showWhole();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(result.current[0]).toBe('19900000001');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current[0]).toBeUndefined();
});
