import { Button, DatePicker, Drawer, Input, Modal, Select, Tooltip } from 'antd';
import { Activity, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaneContext } from '@/src/services/usePane';
import { AntdSurface } from '@/src/ui/AntdSurface';
import { type Appearance, AppearanceContext, usualAppearance } from '@/src/ui/theme/AppearanceContext';
import '@/src/ui/theme/tokens.css';

const root = document.documentElement;

/** Style sheets that antd has put into the document: all of them, and the ones of one theme. */
const sheets = () => [...document.querySelectorAll('style[data-css-hash]')];
const sheetsOf = (key: string) => sheets().filter(({ textContent }) => textContent.startsWith(`.${key}`));
/** Style sheets for the shape of components, as opposed to their colours. */
const looks = () => sheets().filter(({ textContent }) => !textContent.startsWith('.app-'));

const paper = (element: Element) => getComputedStyle(element).backgroundColor;

beforeEach(() => {
  onTestFinished(() => {
    delete root.dataset.scheme;
  });
});

/** Two panes with a surface each, the second one hidden. */
function Panes({ shown, appearance }: { shown: 'first' | 'second'; appearance: Appearance }) {
  return (
    <AppearanceContext value={appearance}>
      {(['first', 'second'] as const).map((name) => (
        <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
          <AntdSurface>
            <Button type="primary">{name}</Button>
            <Input aria-label={name} />
          </AntdSurface>
        </Activity>
      ))}
    </AppearanceContext>
  );
}

describe('several surfaces at once', () => {
  test('make their styles once, also for another theme, and draw alike after each change', async () => {
    const light = usualAppearance;
    const dark = { ...light, scheme: 'dark' } as const;
    const screen = await render(<Panes shown="first" appearance={light} />);
    const inputs = () => [...screen.container.querySelectorAll('input')];
    await expect.poll(() => inputs().length).toBe(2);
    const styles = looks().length;
    expect(inputs().map(paper)).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);

    const made: number[] = [];
    for (const appearance of [dark, light, dark]) {
      root.dataset.scheme = appearance.scheme;
      await screen.rerender(<Panes shown="first" appearance={appearance} />);
      const colour = appearance === dark ? 'rgb(23, 30, 39)' : 'rgb(255, 255, 255)';
      await expect.poll(() => inputs().map(paper)).toEqual([colour, colour]);
      made.push(sheets().length);
    }
    expect(looks()).toHaveLength(styles);
    const texts = sheetsOf('app-dark').map(({ textContent }) => textContent);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(made).size).toBe(1);
  });

  test('a pane that goes while it is hidden takes no styles with it', async () => {
    const screen = await render(<Panes shown="second" appearance={usualAppearance} />);
    await expect.element(screen.getByRole('button', { name: 'second' })).toBeVisible();
    const before = sheets().length;
    await screen.rerender(<p>空</p>);
    await screen.rerender(<Panes shown="first" appearance={usualAppearance} />);
    await expect.element(screen.getByRole('button', { name: 'first' })).toBeVisible();
    expect(sheets()).toHaveLength(before);
  });
});

test.for(['light', 'dark'] as const)(
  'the colours that antd computes with in %s are those of the document',
  async (scheme) => {
    root.dataset.scheme = scheme;
    const screen = await render(
      <AppearanceContext value={{ ...usualAppearance, scheme }}>
        <AntdSurface>
          <Button>保存</Button>
        </AntdSurface>
      </AppearanceContext>,
    );
    const of = getComputedStyle(screen.getByRole('button', { name: '保存' }).element());
    const pairs = {
      'color-bg-layout': 'ground',
      'color-bg-container': 'surface',
      'color-bg-elevated': 'raised',
      'color-border-secondary': 'line',
      'color-border': 'field-line',
      'color-text': 'ink',
      'color-text-description': 'ink-soft',
    };
    const long = (colour: string) => colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
    for (const [theirs, ours] of Object.entries(pairs)) {
      expect(long(of.getPropertyValue(`--ant-${theirs}`)), theirs).toBe(
        long(of.getPropertyValue(`--${ours}`)),
      );
    }
  },
);

test('[THEME-2] another brand reaches antd by the document alone', async () => {
  const screen = await render(
    <AntdSurface>
      <Button type="primary">保存</Button>
      <Button type="link">详情</Button>
    </AntdSurface>,
  );
  const solid = screen.getByRole('button', { name: '保存' });
  const link = screen.getByRole('button', { name: '详情' });
  onTestFinished(() => root.removeAttribute('style'));
  await userEvent.unhover(solid);
  root.style.setProperty('--brand-fill', 'rgb(10, 20, 30)');
  root.style.setProperty('--brand-strong', 'rgb(40, 50, 60)');
  await expect.poll(() => paper(solid.element())).toBe('rgb(10, 20, 30)');
  await expect.poll(() => getComputedStyle(link.element()).color).toBe('rgb(40, 50, 60)');
});

test.for([
  ['large', 40],
  ['middle', 32],
  ['small', 24],
] as const)('[LAY-13] controls of the size %s are %i px high', async ([size, height]) => {
  const screen = await render(
    <AppearanceContext value={{ ...usualAppearance, size }}>
      <AntdSurface>
        <Input aria-label="机构" />
      </AntdSurface>
    </AppearanceContext>,
  );
  expect(screen.getByLabelText('机构').element().getBoundingClientRect().height).toBe(height);
});

/** All overlays of antd, inside of a pane that can be hidden. */
function Pane({ hidden }: { hidden: boolean }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <section ref={setContainer} aria-label="标签页" style={hidden ? { display: 'none' } : {}}>
      {container && (
        <PaneContext
          value={{
            ...{ key: 'a', container, transient: false },
            ...{ rename: () => {}, leave: () => {}, isShown: () => true },
          }}
        >
          <AntdSurface>
            <Drawer open title="抽屉" mask={false} />
            <Modal open title="对话框" mask={false} />
            <Select aria-label="选择" open options={[{ value: 1, label: '一号' }]} />
            <DatePicker open />
            <Tooltip open title="说明">
              <span>词</span>
            </Tooltip>
          </AntdSurface>
        </PaneContext>
      )}
    </section>
  );
}

test('[TAB-1] an overlay of a page is in its pane, and hides with it', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Pane hidden={false} />);
  const pane = screen.getByRole('region', { name: '标签页' });
  const parts = ['抽屉', '对话框', '一号', '说明'].map((text) =>
    page.getByText(text, { exact: true }).last(),
  );
  for (const part of parts) await expect.element(part).toBeVisible();
  for (const part of parts) expect(pane.element().contains(part.element())).toBe(true);
  expect(pane.element().querySelector('.ant-picker-dropdown')).not.toBeNull();
  const elements = parts.map((part) => part.element());
  await screen.rerender(<Pane hidden />);
  for (const element of elements) expect(element.checkVisibility()).toBe(false);
});

test('an overlay outside of a pane is in the page', async () => {
  const screen = await render(
    <AntdSurface>
      <Drawer open title="抽屉" />
    </AntdSurface>,
  );
  await expect.element(page.getByText('抽屉')).toBeVisible();
  expect(screen.container.contains(page.getByText('抽屉').element())).toBe(false);
});

test('a reduced motion takes no time', async () => {
  const screen = await render(
    <AppearanceContext value={{ ...usualAppearance, still: true }}>
      <AntdSurface>
        <Button>保存</Button>
      </AntdSurface>
    </AppearanceContext>,
  );
  const button = screen.getByRole('button', { name: '保存' }).element();
  expect(sheetsOf('app-light-still')).not.toHaveLength(0);
  expect(button.classList).toContain('app-light-still');
});
