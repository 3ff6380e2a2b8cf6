import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShell } from './testShell';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

/** Three tabs: home, institutions, users; the last one is in front. */
async function openTabs() {
  const shell = await openShell('/index', { page: <input aria-label="备注" /> });
  for (const initials of ['jglb', 'yhgl']) {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(shell.screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(`${initials}{Enter}`);
    await expect.element(shell.screen.getByRole('combobox')).not.toBeInTheDocument();
  }
  await expect.element(shell.where).toHaveTextContent('/system/user');
  return shell;
}

describe('tabs', () => {
  test('Alt and a bracket goes to the tab before or after, around the ends', async () => {
    const { where } = await openTabs();
    await userEvent.keyboard('{Alt>}[[{/Alt}');
    await expect.element(where).toHaveTextContent('/customer/list');
    await userEvent.keyboard('{Alt>}]{/Alt}');
    await expect.element(where).toHaveTextContent('/system/user');
    await userEvent.keyboard('{Alt>}]{/Alt}');
    await expect.element(where).toHaveTextContent('/index');
    await userEvent.keyboard('{Alt>}[[{/Alt}');
    await expect.element(where).toHaveTextContent('/system/user');
  });

  test('Alt and a digit goes to that tab; where there is none, nowhere', async () => {
    const { where } = await openTabs();
    await userEvent.keyboard('{Alt>}2{/Alt}');
    await expect.element(where).toHaveTextContent('/customer/list');
    await userEvent.keyboard('{Alt>}9{/Alt}');
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(where).toHaveTextContent('/index');
  });

  test('Alt W closes the tab, also from a field; never the fixed one', async () => {
    const { screen, where } = await openTabs();
    await screen.getByLabelText('备注').click();
    await userEvent.keyboard('{Alt>}w{/Alt}');
    await expect.element(where).toHaveTextContent('/customer/list');
    await userEvent.keyboard('{Alt>}w{/Alt}');
    await expect.element(where).toHaveTextContent('/index');
    await userEvent.keyboard('{Alt>}w{/Alt}');
    await expect.element(where).toHaveTextContent('/index');
    await expect.element(screen.getByLabelText('备注')).toHaveValue('');
  });

  test('Alt W asks where something is not saved', async () => {
    const { unsavedRegistry, where } = await openTabs();
    unsavedRegistry.put({
      id: '1',
      name: '新增用户',
      tab: '/system/user',
      path: '/system/user',
      rescue: () => undefined,
      drop: () => undefined,
    });
    await userEvent.keyboard('{Alt>}w{/Alt}');
    await expect
      .poll(() => unsavedRegistry.pendingPrompt()?.dirtyForms.map(({ name }) => name))
      .toEqual(['新增用户']);
    await expect.element(where).toHaveTextContent('/system/user');
  });

  test('Alt R refreshes the tab', async () => {
    const { where } = await openTabs();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expect.element(where).toHaveTextContent('/redirect/system/user');
  });
});

describe('the list of shortcuts', () => {
  test('? shows the list in Chinese, and closes it again', async () => {
    const { screen } = await openShell('/index');
    await userEvent.keyboard('?');
    const list = screen.getByRole('dialog', { name: '快捷键' });
    await expect.element(list.getByText('关闭当前标签')).toBeVisible();
    await expect.element(list.getByRole('region', { name: '在命令面板中' })).toBeVisible();
    await userEvent.keyboard('?');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('? in a field is a question mark', async () => {
    const { screen } = await openShell('/index', { page: <input aria-label="备注" /> });
    await screen.getByLabelText('备注').click();
    await userEvent.keyboard('?');
    await expect.element(screen.getByLabelText('备注')).toHaveValue('?');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('Ctrl K puts the palette in its place', async () => {
    const { screen } = await openShell('/index');
    await userEvent.keyboard('?');
    await expect.element(screen.getByRole('dialog', { name: '快捷键' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('dialog', { name: '命令面板' })).toBeVisible();
    await expect.element(screen.getByRole('dialog', { name: '快捷键' })).not.toBeInTheDocument();
  });
});

test('Alt T opens the theme drawer', async () => {
  const { screen } = await openShell('/index');
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

describe('nothing happens', () => {
  test('while a modal dialog asks something', async () => {
    const { screen, where } = await openTabs();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.getByRole('combobox').fill('tcdl');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('确定注销并退出系统吗？')).toBeVisible();
    await userEvent.keyboard('{Alt>}w{/Alt}{Control>}k{/Control}?');
    await expect.element(screen.getByText('确定注销并退出系统吗？')).toBeVisible();
    await expect.element(where).toHaveTextContent('/system/user');
  });

  test('to the tabs while the palette is open', async () => {
    const { screen, where } = await openTabs();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Alt>}w{/Alt}');
    await expect.element(where).toHaveTextContent('/system/user');
    await expect.element(screen.getByRole('combobox')).toBeVisible();
  });

  test('while an input method composes, and where an editor has used the keys itself', async () => {
    const editor = (
      <textarea
        aria-label="正文"
        onKeyDown={(event) => {
          if (event.ctrlKey && event.key === 'k') event.preventDefault();
        }}
      />
    );
    const { screen } = await openShell('/index', { page: editor });
    await screen.getByLabelText('正文').click();
    await userEvent.keyboard('{Control>}k{/Control}');
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'k',
        code: 'KeyK',
        ctrlKey: true,
        isComposing: true,
        bubbles: true,
      }),
    );
    await userEvent.keyboard('x');
    await expect.element(screen.getByLabelText('正文')).toHaveValue('x');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a drawer inside a page belongs to its tab, which may be left', async () => {
  const drawer = <div role="dialog" aria-modal="true" aria-label="编辑机构" />;
  const { screen } = await openShell('/customer/list', { page: drawer });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('dialog', { name: '命令面板' })).toBeVisible();
});
