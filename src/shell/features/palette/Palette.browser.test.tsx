import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openPalette, openShell } from '../shortcuts/testShell';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

/** Title of the option that Enter would choose. */
function active(field: Locator): string | undefined {
  const id = field.element().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('.palette-name')?.textContent ?? undefined;
}

describe('opening and closing', () => {
  test('Ctrl K opens the palette over any focus, and closes it; the focus returns', async () => {
    const { screen } = await openShell('/index', { page: <input aria-label="备注" /> });
    await screen.getByLabelText('备注').click();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = screen.getByRole('dialog', { name: '命令面板' }).getByRole('combobox');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('备注')).toHaveFocus();
  });

  test('Escape closes the palette at once, with typed text as well', async () => {
    const { field, palette } = await openPalette();
    await field.fill('机构');
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
  });

  test('a click beside the palette closes it', async () => {
    const { palette } = await openPalette();
    await userEvent.click(document.documentElement, { position: { x: 8, y: 8 }, force: true });
    await expect.element(palette).not.toBeInTheDocument();
  });
});

describe('with the keyboard', () => {
  test('关闭其他标签 is offered where another tab can be closed', { tags: 'full' }, async () => {
    const { field, options } = await openPalette();
    const openPage = async (initials: string) => {
      await field.fill(initials);
      await userEvent.keyboard('{Enter}');
      await expect.element(field).not.toBeInTheDocument();
      await userEvent.keyboard('{Control>}k{/Control}');
      await field.fill('关闭其他');
    };
    await field.fill('关闭其他');
    await expect.element(options).not.toBeInTheDocument();
    await openPage('jglb');
    await expect.element(options).not.toBeInTheDocument();
    await openPage('yhgl');
    await expect.element(options).toHaveTextContent('关闭其他标签');
  });

  test('the open tab is found, and marked as the current one', async () => {
    const { field, options } = await openPalette('/customer/list');
    await field.fill('机构');
    await expect.element(options).toHaveTextContent('机构列表当前');
  });

  test('a page is found by initials and opened by Enter; the focus goes into it', async () => {
    const { field, palette, where } = await openPalette();
    await userEvent.keyboard('jglb');
    expect(active(field)).toBe('机构列表');
    await userEvent.keyboard('{Enter}');
    await expect.element(where).toHaveTextContent('/customer/list');
    await expect.element(palette).not.toBeInTheDocument();
    expect(document.activeElement?.id).toBe('main');
  });

  test('arrows go round, Home and End to the ends; typing begins anew at the best one', async () => {
    const { field, options } = await openPalette();
    await field.fill('管理');
    const titles = options.elements().map((option) => option.querySelector('.palette-name')?.textContent);
    expect(titles.slice(0, 3)).toEqual(['用户管理', '角色管理', '字典管理']);
    expect(active(field)).toBe('用户管理');
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe('角色管理');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active(field)).toBe(titles.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe('用户管理');
    await userEvent.keyboard('{End}');
    expect(active(field)).toBe(titles.at(-1));
    await userEvent.keyboard('{Home}{ArrowDown}');
    await field.fill('主机');
    expect(active(field)).toBe('主机与网站');
  });

  test('the active option is on screen, and the only one that is selected', async () => {
    const { palette } = await openPalette();
    await userEvent.keyboard('{End}');
    const selected = palette.getByRole('option', { selected: true });
    expect(selected.elements()).toHaveLength(1);
    await expect.element(selected).toBeInViewport();
  });

  test('keys of an input method choose nothing, Safari’s late Enter included', async () => {
    const { field, palette } = await openPalette();
    await field.fill('机构');
    for (const sign of [{ isComposing: true }, { keyCode: 229 }])
      field
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...sign }),
        );
    await expect.element(palette).toBeVisible();
    await expect.element(palette.getByRole('status')).toHaveTextContent('共 1 项');
  });
});

test('matching parts are marked', async () => {
  const { field, palette } = await openPalette();
  await field.fill('xt yhgl');
  expect([...palette.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '用户管理',
  ]);
});

test('[PERM-3] only pages of the tree are offered', async () => {
  const { field, palette } = await openPalette('/index', { permissions: [] });
  await field.fill('字典');
  await expect.element(palette.getByText('没有找到「字典」')).toBeVisible();
  await expect.element(palette.getByText(/拼音或首字母/).last()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('an empty search lists the other tabs, the previous one first, then actions and pages', async () => {
  const { screen, where } = await openShell('/customer/list');
  const open = async (what: string) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(`${what}{Enter}`);
  };
  await open('yhgl');
  await expect.element(where).toHaveTextContent('/system/user');
  await open('');
  await expect.element(where).toHaveTextContent('/customer/list');
  await userEvent.keyboard('{Control>}k{/Control}');
  const tabs = screen.getByRole('group', { name: '打开的标签' }).getByRole('option');
  await expect.element(tabs.first()).toHaveTextContent('用户管理系统管理');
  await expect.element(tabs.last()).toHaveTextContent('首页');
  await expect.element(screen.getByRole('group', { name: '页面' }).getByRole('option')).toHaveLength(6);
});

test('a chosen candidate is under 最近使用 the next time, and before its equals', async () => {
  const { field, options, palette, screen } = await openPalette();
  await field.fill('查看快捷键');
  await userEvent.keyboard('{Enter}');
  await expect.element(palette).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = screen.getByRole('group', { name: '最近使用' }).getByRole('option');
  await expect.element(recent).toHaveTextContent('查看快捷键?');
  await field.fill('k');
  await expect.element(options.first()).toHaveTextContent('查看快捷键?');
});

describe('favourites', () => {
  test('Alt S makes the active page one, and none again; it is kept', async () => {
    const { field, palette, services } = await openPalette();
    await field.fill('机构');
    await userEvent.keyboard('{Alt>}s{/Alt}');
    expect(services.settings.get().favourites).toEqual(['/customer/list']);
    await field.fill('');
    const favourites = palette.getByRole('group', { name: '收藏' });
    await expect.element(favourites.getByRole('option')).toHaveTextContent('机构列表客户管理已收藏');
    await field.fill('机构');
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await field.fill('');
    await expect.element(favourites).not.toBeInTheDocument();
  });

  test('a click on the star does not open the page', async () => {
    const { field, palette, services, where } = await openPalette();
    await field.fill('主机');
    const star = palette.getByRole('option').element().querySelector('[data-star]');
    await userEvent.click(star ?? document.body);
    expect(services.settings.get().favourites).toEqual(['/customer/site']);
    await expect.element(where).toHaveTextContent('/index');
    await expect.element(field).toHaveFocus();
  });
});

describe('actions', () => {
  test('an action opens another panel', async () => {
    const { field, palette, screen } = await openPalette();
    await field.fill('修改密码');
    await palette.getByRole('option', { name: '修改密码' }).click();
    await expect.element(screen.getByRole('dialog', { name: '修改密码' })).toBeVisible();
    await expect.element(palette).not.toBeInTheDocument();
  });

  test('dark and light are offered by turns, and kept', async () => {
    const { field, palette, services } = await openPalette();
    await field.fill('切换');
    await palette.getByRole('option', { name: '切换为深色' }).click();
    expect(services.settings.get().scheme).toBe('dark');
    await expect.element(palette).not.toBeInTheDocument();
  });

  test('the tab that is looked at is closed; the fixed one is not offered for closing', async () => {
    const { field, palette, where } = await openPalette('/customer/list');
    await field.fill('gbdqbq');
    await userEvent.keyboard('{Enter}');
    await expect.element(where).toHaveTextContent('/index');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('gbdqbq');
    await expect.element(palette.getByText('没有找到「gbdqbq」')).toBeVisible();
  });

  test('the keys that do the same are beside them', async () => {
    const { field, palette } = await openPalette('/customer/list');
    await field.fill('刷新');
    await expect.element(palette.getByRole('option')).toHaveTextContent('刷新当前标签AltR');
  });
});

test('the palette is as wide as a phone, and nothing overflows', async () => {
  await page.viewport(320, 640);
  const { palette } = await openPalette();
  const box = palette.element();
  expect(box.getBoundingClientRect().width).toBe(320);
  for (const element of [box, ...box.querySelectorAll('.palette-list, .palette-option')])
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await palette.getByRole('button', { name: '关闭命令面板' }).click();
  await expect.element(palette).not.toBeInTheDocument();
});
