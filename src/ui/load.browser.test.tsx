import { ConfigProvider } from 'antd';
import { Component, type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forgetFailures, HasAntd, InAntd, Loadable, load, loadPlain } from './load';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');

/** A panel whose first fetches fail. */
function setUp(failures = 0) {
  let fetches = 0;
  const Panel = load(async () => {
    fetches++;
    if (fetches <= failures) throw gone;
    return { default: ({ name }: { name: string }) => <p>面板 {name}</p> };
  });
  return { Panel, fetches: () => fetches };
}

type Panel = ReturnType<typeof setUp>['Panel'];

/** Closes the panel that broke. */
class Boundary extends Component<{ readonly children: ReactNode; readonly onCrash: () => void }> {
  override state = { gone: false };
  static getDerivedStateFromError() {
    return { gone: true };
  }
  override componentDidCatch() {
    forgetFailures();
    this.props.onCrash();
  }
  override render() {
    return this.state.gone ? null : this.props.children;
  }
}

function Page({ panel: Panel }: { panel: Panel }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        打开
      </button>
      {open && (
        <Boundary onCrash={() => setOpen(false)}>
          <Suspense fallback="正在加载">
            <Panel name="甲" />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

test('a component that could not be fetched is fetched again at the next drawing, and then no more', async () => {
  const { Panel, fetches } = setUp(1);
  const screen = await render(<Page panel={Panel} />, { createRootOptions: { onCaughtError: () => {} } });
  const button = screen.getByRole('button', { name: '打开' });
  await button.click();
  await expect.poll(fetches).toBe(1);
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(screen.getByText('面板 甲')).toBeVisible();
  expect(fetches()).toBe(2);
});

test('a component is fetched once for all its places, and nothing before the first', async () => {
  const { Panel, fetches } = setUp();
  expect(fetches()).toBe(0);
  const screen = await render(
    <Suspense fallback="正在加载">
      <Panel name="甲" />
      <Panel name="乙" />
    </Suspense>,
  );
  await expect.element(screen.getByText('面板 甲')).toBeVisible();
  await expect.element(screen.getByText('面板 乙')).toBeVisible();
  expect(fetches()).toBe(1);
});

/** Opens the panel in a transition, which waits for it in place. */
function Transition({ panel: Panel }: { panel: Panel }) {
  const [open, setOpen] = useState(false);
  return (
    <Suspense>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        打开
      </button>
      {open && <Panel name="甲" />}
    </Suspense>
  );
}

test('a component that arrives while a transition waits for it leaves the console quiet', async () => {
  const screen = await render(<Transition panel={setUp().Panel} />);
  await screen.getByRole('button', { name: '打开' }).click();
  await expect.element(screen.getByText('面板 甲')).toBeVisible();
});

test('a component that was fetched ahead is drawn at once, without the place-holder', async () => {
  const { Panel } = setUp();
  await Panel.fetch();
  const drawn: string[] = [];
  const Waiting = () => void drawn.push('正在加载');
  const screen = await render(
    <Suspense fallback={<Waiting />}>
      <Panel name="甲" />
    </Suspense>,
  );
  expect(screen.container.textContent).toBe('面板 甲');
  expect(drawn).toEqual([]);
});

test('a component is an export that is picked', async () => {
  const Named = load(
    async () => ({ Panel: ({ name }: { name: string }) => <p>另 {name}</p> }),
    (code) => code.Panel,
  );
  const screen = await render(
    <Suspense>
      <Named name="丙" />
    </Suspense>,
  );
  await expect.element(screen.getByText('另 丙')).toBeVisible();
});

test('a Loadable keeps its place-holder until it may fetch, and until the code is here', async () => {
  const { Panel, fetches } = setUp();
  const page = (of: Panel | undefined) => <Loadable of={of} props={{ name: '甲' }} fallback={<p>占位</p>} />;
  const screen = await render(page(undefined));
  await expect.element(screen.getByText('占位')).toBeVisible();
  expect(fetches()).toBe(0);
  await screen.rerender(page(Panel));
  await expect.element(screen.getByText('面板 甲')).toBeVisible();
});

/** Says whose theme antd's components have here. */
function Theme({ children }: { children?: ReactNode }) {
  const { theme } = use(ConfigProvider.ConfigContext);
  return (
    <>
      <p>{typeof theme?.cssVar === 'object' ? theme.cssVar.key : 'antd is not set up'}</p>
      {children}
    </>
  );
}
const themeCode = async () => ({ default: Theme });

test.each<[string, () => ReactNode]>([
  [
    'under Suspense',
    () => {
      const Lazy = load(themeCode);
      return <Lazy />;
    },
  ],
  ['in a Loadable', () => <Loadable of={load(themeCode)} props={{}} />],
  [
    'beside what was fetched',
    () => (
      <InAntd fallback={<p>wait</p>}>
        <Theme />
      </InAntd>
    ),
  ],
])('on a page without antd a component that is fetched sets it up: %s', async (_name, draw) => {
  const screen = await render(
    <HasAntd value={false}>
      <Theme />
      <Suspense>{draw()}</Suspense>
    </HasAntd>,
  );
  await expect.element(screen.getByText('app-light')).toBeVisible();
  await expect.element(screen.getByText('antd is not set up')).toBeVisible();
});

test('a plain component waits for nothing of antd, and what it fetches sets it up', async () => {
  const Plain = loadPlain(themeCode);
  const Inner = load(themeCode);
  const screen = await render(
    <HasAntd value={false}>
      <Loadable of={Plain} props={{ children: <Loadable of={Inner} props={{}} /> }} />
    </HasAntd>,
  );
  await expect.element(screen.getByText('antd is not set up')).toBeVisible();
  await expect.element(screen.getByText('app-light')).toBeVisible();
});

test('antd is set up once around what is nested', async () => {
  const Outer = load(async () => ({
    default: ({ children }: { children: ReactNode }) => <main>{children}</main>,
  }));
  const Inner = load(themeCode);
  const surfaces: unknown[] = [];
  function Seen() {
    surfaces.push(use(HasAntd));
    return null;
  }
  const screen = await render(
    <HasAntd value={false}>
      <Loadable of={Outer} props={{ children: <Loadable of={Inner} props={{ children: <Seen /> }} /> }} />
    </HasAntd>,
  );
  await expect.element(screen.getByText('app-light')).toBeVisible();
  expect(surfaces).toContain(true);
  expect(surfaces).not.toContain(false);
});
