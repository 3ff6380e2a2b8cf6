import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { memoryStorage } from '../../model/memoryStorage';
import { PanelsContext } from '../../model/panels/PanelsContext';
import { defaultSettings } from '../../model/settings/settings';
import { createSettings } from '../../model/settings/settingsStore';
import { testServices } from '../../model/testServices';
import { showTheme } from '../../model/theme/showTheme';
import { ThemeButton } from './ThemeButton';
import ThemeDrawer from './ThemeDrawer';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';

/** The open drawer, over a button that had the focus; time passes when `over` is called. */
async function openDrawer(isTimed = false) {
  const storage = memoryStorage();
  const services = { ...testServices().services, settings: createSettings(storage) };
  const notifications: string[] = [];
  services.notifier.attach((severity, text) => notifications.push(`${severity}: ${text}`));
  onTestFinished(showTheme(services.settings));
  const time = Promise.withResolvers<void>();
  const counts = { closed: 0, reloads: 0 };
  const screen = await render(
    <ThemeDrawer
      services={services}
      user={someUser()}
      tree={[]}
      close={() => {
        counts.closed += 1;
      }}
      {...(!isTimed && { pause: () => time.promise })}
      reload={() => {
        counts.reloads += 1;
      }}
    />,
  );
  const drawer = screen.getByRole('dialog', { name: '主题设置' });
  return { drawer, screen, settings: services.settings, storage, notifications, counts, over: time.resolve };
}

beforeEach(() => page.viewport(1280, 800));

describe('[THEME-1]', () => {
  test('[THEME-1] the drawer is at the right edge, 300 px wide', async () => {
    const { drawer } = await openDrawer();
    await expect.element(drawer).toBeVisible();
    const place = () => {
      const { left, width, height } = drawer.element().getBoundingClientRect();
      return [left, width, height];
    };
    await expect.poll(place).toEqual([980, 300, 800]);
  });

  test('[THEME-1] the drawer fits into a narrow phone without sideways scrolling', async () => {
    await page.viewport(320, 640);
    const { drawer } = await openDrawer();
    const element = drawer.element();
    expect(element.getBoundingClientRect().width).toBe(300);
    for (const part of [element, ...element.querySelectorAll('.theme-choices')]) {
      expect(part.scrollWidth).toBe(part.clientWidth);
    }
  });

  test('[THEME-1] the sidebar is dark or light by its picture', async () => {
    const { drawer, settings } = await openDrawer();
    const sides = drawer.getByRole('group', { name: '侧栏主题' });
    await expect.element(sides.getByRole('radio', { name: '浅色侧栏' })).toBeChecked();
    await sides.getByText('深色侧栏').click();
    expect(settings.get().sideTheme).toBe('dark');
    expect(document.documentElement.dataset.side).toBe('dark');
  });
});

describe('[THEME-2]', () => {
  test('[THEME-2] eight colours by name, the default one chosen at first', async () => {
    const { drawer, settings } = await openDrawer();
    const presets = drawer.getByRole('group', { name: '预设颜色' }).getByRole('button');
    expect(presets.elements()).toHaveLength(8);
    await expect.element(presets.first()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(drawer.getByLabelText('自定义颜色')).toHaveValue('#409eff');
    await drawer.getByRole('button', { name: '酱紫' }).click();
    expect(settings.get().theme).toBe('#722ed1');
    await expect.element(drawer.getByLabelText('自定义颜色')).toHaveValue('#722ed1');
    await expect.element(presets.first()).toHaveAttribute('aria-pressed', 'false');
  });

  test('[THEME-2] any colour; document and shades follow at once', async () => {
    const { drawer } = await openDrawer();
    await drawer.getByLabelText('自定义颜色').fill('#aa5500');
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--brand')).toBe('#aa5500');
    expect(style.getPropertyValue('--brand-5')).toBe('#d4aa80');
  });
});

describe('[THEME-3]', () => {
  test.for([
    ['显示顶部菜单', 'topNav'],
    ['显示标签栏', 'tagsView'],
    ['固定顶栏', 'fixedHeader'],
    ['显示侧栏标志', 'sidebarLogo'],
    ['动态标题', 'dynamicTitle'],
    ['显示菜单图标', 'menuIcons'],
    [/^绿升红降/, 'greenRises'],
    ['色弱模式', 'colourWeak'],
    ['灰色模式', 'grey'],
    ['页面水印', 'watermark'],
  ] as const)('[THEME-3] %s acts at once', async ([label, name]) => {
    const { drawer, settings } = await openDrawer();
    const before = settings.get()[name];
    const control = drawer.getByRole('switch', { name: label });
    expect((await control.element()).matches(':checked')).toBe(before);
    await control.click();
    await expect.poll(() => settings.get()[name]).toBe(!before);
    await control.click();
    await expect.poll(() => settings.get()[name]).toBe(before);
  });

  test('[THEME-3] light, dark or as the machine', async () => {
    const { drawer } = await openDrawer();
    const looks = drawer.getByRole('group', { name: '外观' });
    await expect.element(looks.getByRole('radio', { name: '跟随系统' })).toBeChecked();
    await looks.getByRole('radio', { name: '深色' }).click();
    expect(document.documentElement.dataset.scheme).toBe('dark');
    await looks.getByRole('radio', { name: '浅色' }).click();
    expect(document.documentElement.dataset.scheme).toBe('light');
  });

  test('the number of tabs in memory counts by Enter, Escape or on leaving, as the nearest in range', async () => {
    const { drawer, settings } = await openDrawer();
    const field = drawer.getByLabelText('保持打开的标签数');
    await expect.element(field).toHaveValue(12);
    await field.fill('5');
    expect(settings.get().awakeTabs).toBe(12);
    await userEvent.keyboard('{Enter}');
    expect(settings.get().awakeTabs).toBe(5);
    await field.fill('99');
    expect(settings.get().awakeTabs).toBe(5);
    await userEvent.tab();
    expect(settings.get().awakeTabs).toBe(30);
    await expect.element(field).toHaveValue(30);
    await field.fill('');
    await userEvent.tab();
    await expect.element(field).toHaveValue(30);
    await field.fill('7');
    await userEvent.keyboard('{Escape}');
    expect(settings.get().awakeTabs).toBe(7);
  });
});

describe('[THEME-4]', () => {
  test('[THEME-4] saving stores at once, under an overlay until its time is over', async () => {
    const { drawer, screen, storage, notifications, over } = await openDrawer();
    await drawer.getByRole('switch', { name: '显示顶部菜单' }).click();
    await drawer.getByRole('button', { name: '保存配置' }).click();
    const overlay = screen.getByRole('dialog', { name: '正在保存到本地，请稍候...' });
    await expect.element(overlay).toBeVisible();
    expect(createSettings(storage).get().topNav).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(notifications).toEqual([]);
    over();
    await expect.element(overlay).not.toBeInTheDocument();
    expect(notifications).toEqual(['success: 保存成功']);
    await expect.element(drawer.getByRole('button', { name: '保存配置' })).toHaveFocus();
  });

  test('[THEME-4] resetting asks, clears what was stored, shows the defaults at once and reloads when its time is over', async () => {
    const { drawer, screen, storage, settings, counts, over } = await openDrawer();
    settings.change({ favourites: ['/index'], theme: '#722ed1' });
    settings.save();
    const reset = drawer.getByRole('button', { name: '重置配置' });
    await reset.click();
    await expect.element(screen.getByText(/快捷入口和收藏也会一并清除/)).toBeVisible();
    await screen.getByRole('button', { name: '取消' }).click();
    expect(storage.getItem('layout-setting')).not.toBeNull();
    await reset.click();
    await screen.getByRole('button', { name: '确定' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: '正在清除设置缓存并刷新，请稍候...' }))
      .toBeVisible();
    expect(storage.getItem('layout-setting')).toBeNull();
    expect(settings.get()).toEqual(defaultSettings);
    expect(counts.reloads).toBe(0);
    over();
    await expect.poll(() => counts.reloads).toBe(1);
  });
});

test.for([
  ['保存配置', '正在保存到本地，请稍候...', { reloads: 0, notifications: ['success: 保存成功'] }],
  ['重置配置', '正在清除设置缓存并刷新，请稍候...', { reloads: 1, notifications: [] }],
] as const)(
  '[THEME-4] the overlay of %s stays for a second',
  { tags: 'full' },
  async ([button, text, after]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { drawer, screen, notifications, counts } = await openDrawer(true);
    await drawer.getByRole('button', { name: button }).click();
    if (button === '重置配置') await screen.getByRole('button', { name: '确定' }).click();
    const overlay = screen.getByRole('dialog', { name: text });
    await expect.element(overlay).toBeVisible();
    await vi.advanceTimersByTimeAsync(999);
    expect([overlay.query() === null, counts.reloads, notifications]).toEqual([false, 0, []]);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(overlay).not.toBeInTheDocument();
    expect({ reloads: counts.reloads, notifications }).toEqual(after);
  },
);

describe('closing', () => {
  test('Escape, the cross and a click beside the drawer close it; one inside does not', async () => {
    const { drawer, counts } = await openDrawer();
    await userEvent.keyboard('{Escape}');
    expect(counts.closed).toBe(1);
    await drawer.getByRole('button', { name: '关闭主题设置' }).click();
    expect(counts.closed).toBe(2);
    await drawer.getByRole('heading', { name: '主题设置' }).click();
    expect(counts.closed).toBe(2);
    await page.elementLocator(document.documentElement).click({ position: { x: 200, y: 300 } });
    expect(counts.closed).toBe(3);
  });

  test('the button opens the panel by its name', async () => {
    const opened: string[] = [];
    const panels = { panel: undefined, open: (panel: string) => void opened.push(panel), close: () => {} };
    const screen = await render(
      <PanelsContext value={panels}>
        <ThemeButton />
      </PanelsContext>,
    );
    await screen.getByRole('button', { name: '主题设置' }).click();
    expect(opened).toEqual(['theme']);
  });
});
