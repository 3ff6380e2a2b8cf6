import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Pane, useInactivePane, usePane } from '@/src/services/usePane';
import { TabsContext, type TabsPlace } from '../../model/tabs/TabsContext';
import { opened } from '../../model/tabs/tabFixture';
import { visit } from '../../model/tabs/tabs';
import { signedInServices } from '../../model/testServices';
import { TabPanes } from './TabPanes';

const nowhere: Omit<TabsPlace, 'tabs'> = {
  open: () => undefined,
  act: () => undefined,
  leave: async () => undefined,
  pin: () => undefined,
  move: () => undefined,
  split: () => undefined,
  rename: () => undefined,
  addressFor: ({ path }) => path,
};

/** Two tabs with a button to change between them; counts how often each page is drawn and its effects start. */
async function openPanes() {
  const { services } = await signedInServices();
  const drawn: string[] = [];
  const alive = new Set<string>();
  const write = new Map<string, (text: string) => void>();
  const panes = new Map<string, Pane | undefined>();
  function Page() {
    const { pathname } = useLocation();
    const [text, setText] = useState(pathname);
    write.set(pathname, setText);
    panes.set(pathname, usePane());
    drawn.push(pathname);
    useEffect(() => {
      alive.add(pathname);
      return () => void alive.delete(pathname);
    }, [pathname]);
    return <p style={{ height: 40 }}>{text}</p>;
  }
  const page = () => <Page />;
  function Shell() {
    const [tabs, setTabs] = useState(() => opened('/a', '/b'));
    const lookAt = (key: string) => {
      const tab = tabs.list.find((one) => one.key === key);
      if (tab) setTabs(visit(tabs, tab.page, { ...tab.location, key: 'another' }));
    };
    return (
      <TabsContext value={{ ...nowhere, tabs }}>
        <button type="button" onClick={() => lookAt('/a')}>
          A
        </button>
        <button type="button" onClick={() => lookAt('/b')}>
          B
        </button>
        <TabPanes services={services} page={page} outside={null} isUnknown={() => false} />
      </TabsContext>
    );
  }
  const screen = await render(
    <MemoryRouter>
      <Shell />
    </MemoryRouter>,
  );
  const shown = () => [...panes].flatMap(([path, pane]) => (pane?.isShown() ? path : []));
  return { screen, drawn, alive, write, shown };
}

test('[TAB-6] an open tab comes back as it was: no page is redrawn, and only the one on screen lives', async () => {
  const { screen, drawn, alive } = await openPanes();
  const a = screen.getByText('/a', { exact: true });
  const b = screen.getByText('/b', { exact: true });
  await screen.getByRole('button', { name: 'A' }).click();
  await expect.poll(() => [...alive]).toEqual(['/a']);
  const before = drawn.length;
  await screen.getByRole('button', { name: 'B' }).click();
  await expect.poll(() => [...alive]).toEqual(['/b']);
  await expect.element(b).toBeVisible();
  expect(a.element().checkVisibility()).toBe(false);
  // It takes no room.
  expect(a.element().closest('section')?.offsetHeight).toBe(0);
  expect(screen.getByRole('region').elements()).toHaveLength(1);
  // A list in it may be called as the tab is.
  await expect
    .element(screen.getByRole('region', { name: '标签页：页面 /b', exact: true }))
    .toBeInTheDocument();
  await screen.getByRole('button', { name: 'A' }).click();
  await expect.poll(() => [...alive]).toEqual(['/a']);
  expect(a.element().checkVisibility()).toBe(true);
  expect(b.element().checkVisibility()).toBe(false);
  expect(drawn).toHaveLength(before);
});

test('a hidden page keeps its layout, when something is drawn in it as well', async () => {
  const { screen, alive, write } = await openPanes();
  await screen.getByRole('button', { name: 'A' }).click();
  await expect.poll(() => [...alive]).toEqual(['/a']);
  await screen.getByRole('button', { name: 'B' }).click();
  await expect.poll(() => [...alive]).toEqual(['/b']);
  write.get('/a')?.('news');
  const news = screen.getByText('news');
  await expect.element(news).toBeInTheDocument();
  expect(news.element().getBoundingClientRect().height).toBe(40);
  expect(news.element().checkVisibility()).toBe(false);
});

test('[TAB-6] a hidden page knows that another tab is looked at', async () => {
  const { screen, shown } = await openPanes();
  await screen.getByRole('button', { name: 'A' }).click();
  await expect.poll(shown).toEqual(['/a']);
  await screen.getByRole('button', { name: 'B' }).click();
  await expect.poll(shown).toEqual(['/b']);
});

test('[TAB-6] pages rest that were not looked at lately', async () => {
  const { services } = await signedInServices();
  const inactive = new Map<string, boolean>();
  function Page() {
    inactive.set(useLocation().pathname, useInactivePane());
    return null;
  }
  const tabs = opened('/a', '/b', '/c', '/d');
  await render(
    <MemoryRouter>
      <TabsContext value={{ ...nowhere, tabs }}>
        <TabPanes services={services} page={() => <Page />} outside={null} isUnknown={() => false} />
      </TabsContext>
    </MemoryRouter>,
  );
  await expect
    .poll(() => Object.fromEntries(inactive))
    .toEqual({ '/a': true, '/b': true, '/c': false, '/d': false });
});
