import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setOnline } from '@/src/testing/network';
import { type LazyComponent, load } from '@/src/ui/load';
import { InputBoundary } from './InputBoundary';

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');

afterEach(() => setOnline(true));

/** An input whose code cannot be fetched the first `times`. */
function failingInput(times: number): LazyComponent<object> {
  let failures = 0;
  return load(async () => {
    if (failures++ < times) throw failure;
    return { default: () => <textarea aria-label="说明" /> };
  });
}

/** A form of a plain input and one whose code comes later. */
function open(Input: LazyComponent<object>) {
  return render(
    <form>
      <input aria-label="名称" />
      <InputBoundary fallback={<p>…</p>}>
        <Input />
      </InputBoundary>
    </form>,
    { createRootOptions: { onCaughtError: () => {}, onUncaughtError: () => {} } },
  );
}

test('an input that cannot be fetched comes with the network, and the others keep their text', async () => {
  setOnline(false);
  const screen = await open(failingInput(1));
  await screen.getByLabelText('名称').fill('写了一半');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^网络已断开/);
  setOnline(true);
  await expect.element(screen.getByLabelText('说明')).toBeVisible();
  await expect.element(screen.getByLabelText('名称')).toHaveValue('写了一半');
});

test('an input that failed with a network is fetched by a press on 重试, and has the focus', async () => {
  const screen = await open(failingInput(1));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^这一项没有加载成功/);
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByLabelText('说明')).toHaveFocus();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a fault of the input itself goes on to the boundary around the form', async () => {
  const broken = load(async () => ({
    default: (): never => {
      throw new Error('a fault of the input itself');
    },
  }));
  await expect(open(broken)).rejects.toThrow('a fault of the input itself');
});
