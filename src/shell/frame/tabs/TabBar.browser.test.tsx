import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabsContext, type TabsPlace } from '../../model/tabs/TabsContext';
import { opened } from '../../model/tabs/tabFixture';
import { TabBar } from './TabBar';
import '@/src/ui/theme/tokens.css';

/** A bar of more tabs than fit; the last one is in front. */
async function openBar() {
  const paths = Array.from({ length: 30 }, (_, at) => `/page/${at + 1}`);
  const asked: string[] = [];
  const place: TabsPlace = {
    tabs: opened('/index', ...paths),
    open: (key) => asked.push(key),
    act: () => undefined,
    leave: async () => undefined,
    pin: () => undefined,
    move: () => undefined,
    split: () => undefined,
    rename: () => undefined,
    addressFor: ({ path }) => path,
  };
  const screen = await render(
    <MemoryRouter>
      <TabsContext value={place}>
        <TabBar />
      </TabsContext>
    </MemoryRouter>,
  );
  return { screen, asked };
}

beforeEach(() => page.viewport(1000, 600));

test('the list of all tabs opens at the one that is looked at, and goes with the keyboard', async () => {
  const { screen, asked } = await openBar();
  await screen.getByRole('button', { name: '全部标签' }).click();
  const current = screen.getByRole('menuitem', { name: '页面 /page/30', exact: true });
  await expect.element(current).toHaveFocus();
  const bottom = current.element().getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(screen.getByRole('menu').element().getBoundingClientRect().bottom);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(asked).toEqual(['/page/29']);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('[TAB-4] the menu of a tab at the right edge stays inside the window', async () => {
  const { screen } = await openBar();
  await screen.getByRole('link', { name: '页面 /page/30' }).click({ button: 'right' });
  const { left, right } = screen.getByRole('menu').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(right - left).toBeGreaterThanOrEqual(105);
});

test('[TAB-4] the menu of a tab stays when the right button is let go', async () => {
  const { screen } = await openBar();
  await screen.getByRole('link', { name: '页面 /page/30' }).click({ button: 'right' });
  await expect.element(screen.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem').nth(1)).toHaveFocus();
});

test('the tab that is looked at is whole beside the arrows, which come after it', async () => {
  const { screen } = await openBar();
  const right = () =>
    screen.getByRole('link', { name: '页面 /page/30' }).element().getBoundingClientRect().right;
  const arrow = screen.getByRole('button', { name: '向右滚动标签' });
  await expect.element(arrow).toBeVisible();
  await expect.poll(() => right() - arrow.element().getBoundingClientRect().left).toBeLessThanOrEqual(0);
});
