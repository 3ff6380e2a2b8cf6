import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnsavedContext } from '@/src/services/useUnsavedContext';
import { setOnline } from '@/src/testing/network';
import { createDrafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { QuietBoundary } from '../../kit/QuietBoundary';
import { ChunkPage } from './ChunkPage';

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');

beforeEach(() => sessionStorage.clear());
afterEach(() => setOnline(true));

/**
 * The page of a failed chunk in a new document, with or without unsaved changes. Returns whether it was left to reload.
 */
async function open(unsaved: readonly string[] = []) {
  const unsavedRegistry = createUnsavedRegistry();
  for (const name of unsaved)
    unsavedRegistry.put({
      id: name,
      name,
      tab: '/a',
      path: '/a',
      rescue: () => undefined,
      drop: () => undefined,
    });
  let reloads = 0;
  const screen = await render(
    <UnsavedContext value={{ unsavedRegistry, drafts: createDrafts(1) }}>
      <ChunkPage error={failure} reload={() => reloads++} />
    </UnsavedContext>,
  );
  return { screen, unsavedRegistry, reloads: () => reloads };
}

test('a chunk that fails is loaded again once, then the page says what to do', async () => {
  const first = await open();
  expect(first.reloads()).toBe(1);
  await expect.element(first.screen.getByRole('alert')).not.toBeInTheDocument();
  await first.screen.unmount();

  const second = await open();
  await expect.element(second.screen.getByRole('heading', { name: '页面没有加载成功' })).toBeVisible();
  await expect.element(second.screen.getByText(/已自动重新加载一次，仍然没有成功/)).toBeVisible();
  await expect.element(second.screen.getByText(failure.message)).toBeVisible();
  await expect.element(second.screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(second.reloads()).toBe(0);
});

test('the page is never reloaded over typed text: it names the text, and a save is enough', async () => {
  const { screen, unsavedRegistry, reloads } = await open(['编辑客户：明德教育']);
  await expect.element(screen.getByText('编辑客户：明德教育')).toBeVisible();
  await expect.element(screen.getByText(/以下内容尚未保存/)).toBeVisible();
  expect(reloads()).toBe(0);
  unsavedRegistry.remove('编辑客户：明德教育');
  await expect.poll(reloads).toBe(1);
});

test('the page without network says so, and waits for its return', async () => {
  setOnline(false);
  const { screen, reloads } = await open();
  await expect.element(screen.getByText(/网络已断开，这一页还没有下载到本机/)).toBeVisible();
  await expect.element(screen.getByText(failure.message)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
  expect(reloads()).toBe(0);
  setOnline(true);
  await expect.poll(reloads).toBe(1);
});

function Broken(): never {
  throw failure;
}

test('a part that the page can do without is gone when it breaks, and the page stays', async () => {
  const told: unknown[] = [];
  const screen = await render(
    <>
      <input aria-label="备注" defaultValue="写了一半" />
      <QuietBoundary onCrash={(error) => told.push(error)}>
        <Broken />
      </QuietBoundary>
    </>,
    { createRootOptions: { onCaughtError: () => {} } },
  );
  await expect.element(screen.getByLabelText('备注')).toHaveValue('写了一半');
  expect(told).toEqual([failure]);
});
