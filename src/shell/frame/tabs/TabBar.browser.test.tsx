import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TabsContext, type TabsPlace } from '../../model/tabs/TabsContext';
import { opened } from '../../model/tabs/tabFixture';
import { keysToClose, type TabAction } from '../../model/tabs/tabMenu';
import { close, splitWith } from '../../model/tabs/tabs';
import { TabBar } from './TabBar';
import '@/src/ui/theme/tokens.css';

/** A bar of more tabs than fit, which can be closed. The last one is in front, `beside` in the other half. */
async function openBar(length = 30, beside?: string) {
  const paths = Array.from({ length }, (_, at) => `/page/${at + 1}`);
  const asked: string[] = [];
  function Bar() {
    const [tabs, setTabs] = useState(() => splitWith(opened('/index', ...paths), beside));
    const act = (key: string, action: TabAction) => {
      const tab = tabs.list.find((one) => one.key === key);
      if (!tab) return;
      const { tabs: rest, next } = close(tabs, keysToClose(tabs, tab, action));
      setTabs(typeof next === 'object' ? { ...rest, active: next.key } : rest);
    };
    const place: TabsPlace = {
      tabs,
      act,
      open: (key) => asked.push(key),
      leave: async () => undefined,
      pin: () => undefined,
      move: () => undefined,
      split: () => undefined,
      rename: () => undefined,
      addressFor: ({ path }) => path,
    };
    return (
      <TabsContext value={place}>
        <TabBar />
        <main id="main" tabIndex={-1}>
          {tabs.active && (
            <button key={tabs.active} type="button" onClick={() => tabs.active && act(tabs.active, 'close')}>
              关闭 {tabs.active}
            </button>
          )}
        </main>
      </TabsContext>
    );
  }
  const screen = await render(
    <MemoryRouter>
      <Bar />
    </MemoryRouter>,
  );
  return { screen, asked };
}

beforeEach(() => page.viewport(1000, 600));

test('the list of all tabs opens at the one that is looked at, and goes with the keyboard', async () => {
  const { screen, asked } = await openBar();
  const rows = screen.getByRole('menuitem', { includeHidden: true });
  expect(rows.elements()).toEqual([]);
  await screen.getByRole('button', { name: '全部标签' }).click();
  const current = screen.getByRole('menuitem', { name: '页面 /page/30', exact: true });
  await expect.element(current).toHaveFocus();
  const bottom = current.element().getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(screen.getByRole('menu').element().getBoundingClientRect().bottom);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(asked).toEqual(['/page/29']);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.poll(() => rows.elements()).toEqual([]);
});

test('[TAB-4] the menu of a tab at the right edge stays inside the window', async () => {
  const { screen } = await openBar();
  await screen.getByRole('link', { name: '页面 /page/30' }).click({ button: 'right' });
  const { left, right } = screen.getByRole('menu').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(right - left).toBeGreaterThanOrEqual(105);
});

test('[TAB-4] the menu of a tab stays when the right button is let go; arrow keys, Home and End work', async () => {
  const { screen } = await openBar();
  await screen.getByRole('link', { name: '页面 /page/30' }).click({ button: 'right' });
  await expect.element(screen.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem').nth(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('menuitem').last()).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('menuitem').first()).toHaveFocus();
});

test('the tab that is looked at is whole beside the arrows, which come after it', async () => {
  const { screen } = await openBar();
  const right = () =>
    screen.getByRole('link', { name: '页面 /page/30' }).element().getBoundingClientRect().right;
  const arrow = screen.getByRole('button', { name: '向右滚动标签' });
  await expect.element(arrow).toBeVisible();
  await expect.poll(() => right() - arrow.element().getBoundingClientRect().left).toBeLessThanOrEqual(0);
});

test('[TAB-3] [TAB-4] a tab that is closed by a key or in its menu leaves the focus to the tab in front', async () => {
  const { screen } = await openBar(4);
  const link = (at: number) => screen.getByRole('link', { name: `页面 /page/${at}` });
  link(1).element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(link(4)).toHaveFocus();
  await link(2).click({ button: 'right' });
  await screen.getByRole('menuitem', { name: '关闭当前' }).click();
  await expect.element(link(2)).not.toBeInTheDocument();
  await expect.element(link(4)).toHaveFocus();
});

test('the tab of the other half of a split view is marked, beside the one in front', async () => {
  const { screen } = await openBar(3, '/page/1');
  const link = (at: number) => screen.getByRole('link', { name: `页面 /page/${at}` });
  const lineOf = (at: number) => {
    const tab = link(at).element().parentElement;
    return tab && getComputedStyle(tab).borderTopColor;
  };
  await expect.element(link(1)).toHaveAttribute('aria-description', '并排显示中');
  await expect.element(link(3)).toHaveAttribute('aria-current', 'page');
  for (const at of [2, 3]) await expect.element(link(at)).not.toHaveAttribute('aria-description');
  expect([lineOf(1) === lineOf(3), lineOf(1) === lineOf(2)]).toEqual([true, false]);
});

test('[TAB-4] without much room, the list of all tabs leads to the menu of each, which gives the focus back', async () => {
  await page.viewport(390, 844);
  const { screen } = await openBar(1);
  const all = screen.getByRole('button', { name: '全部标签' });
  await all.click();
  await screen.getByRole('menuitem', { name: '标签操作：页面 /page/1' }).click();
  await expect.element(screen.getByRole('menuitem', { name: '关闭当前' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: '页面 /page/1' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(all).toHaveFocus();
});

test('[TAB-3] a tab that is closed from its page leaves the focus to the page in front', async () => {
  const { screen } = await openBar(4);
  await screen.getByRole('button', { name: '关闭 /page/4', exact: true }).last().click();
  await expect.element(screen.getByRole('link', { name: '页面 /page/4' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
