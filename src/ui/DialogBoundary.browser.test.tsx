import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ServicesProvider, useServices } from '@/src/services/useServices';
import { askHook } from '@/src/testing/askHook';
import { setOnline } from '@/src/testing/network';
import { DialogBoundary } from './DialogBoundary';
import { type LazyComponent, load } from './load';

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');

afterEach(() => setOnline(true));

function Broken(): never {
  throw new Error('a fault of the dialog itself');
}

function Page({
  dialog: Dialog,
  ...about
}: {
  readonly dialog: LazyComponent<object>;
  readonly hasAddress?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="备注" defaultValue="写了一半" />
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        导出
      </button>
      <DialogBoundary close={() => setOpen(false)} {...about}>
        {open && <Dialog />}
      </DialogBoundary>
    </>
  );
}

/** A page with a dialog of the given code, and the errors that left the page. */
async function open(dialog: LazyComponent<object>, about: { readonly hasAddress?: boolean } = {}) {
  const { answer, notifications } = await askHook('/', useServices);
  const thrown: unknown[] = [];
  const screen = await render(
    <ServicesProvider value={answer()}>
      <Page dialog={dialog} {...about} />
    </ServicesProvider>,
    {
      createRootOptions: {
        onCaughtError: () => {},
        onUncaughtError: (error: unknown) => thrown.push(error),
      },
    },
  );
  return { screen, notifications, thrown, button: screen.getByRole('button', { name: '导出' }) };
}

test('a dialog that cannot be fetched closes with a message, and the next press fetches it again', async () => {
  let fetches = 0;
  const Dialog = load(async () => {
    fetches++;
    if (fetches === 1) throw failure;
    return { default: () => <p>导出选项</p> };
  });
  setOnline(false);
  const { screen, notifications, button } = await open(Dialog);
  await button.click();
  await expect.poll(() => notifications).toEqual([expect.stringMatching(/^error: 网络已断开/)]);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByLabelText('备注')).toHaveValue('写了一半');

  setOnline(true);
  await button.click();
  await expect.element(screen.getByText('导出选项')).toBeVisible();
  expect(fetches).toBe(2);
});

test('with a network the message offers another try and then the reload', async () => {
  const { notifications, button } = await open(load(() => Promise.reject(failure)));
  await button.click();
  await expect
    .poll(() => notifications)
    .toEqual([expect.stringMatching(/^error: 没有加载成功，请再打开一次/)]);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a fault of the dialog itself goes on to the boundary around the page', async () => {
  const { notifications, thrown, button } = await open(load(async () => ({ default: Broken })));
  await button.click();
  await expect.poll(() => thrown).toEqual([new Error('a fault of the dialog itself')]);
  expect(notifications).toEqual([]);
});

test('a page with an address closes without a network, and is left to the page around with one', {
  tags: 'full',
}, async () => {
  const code = () => load(() => Promise.reject(failure));
  setOnline(false);
  const offline = await open(code(), { hasAddress: true });
  await offline.button.click();
  await expect.poll(() => offline.notifications).toEqual([expect.stringMatching(/^error: 网络已断开/)]);
  await expect.element(offline.button).toHaveAttribute('aria-expanded', 'false');
  expect(offline.thrown).toEqual([]);
  await offline.screen.unmount();

  setOnline(true);
  const online = await open(code(), { hasAddress: true });
  await online.button.click();
  await expect.poll(() => online.thrown).toEqual([failure]);
  expect(online.notifications).toEqual([]);
});
