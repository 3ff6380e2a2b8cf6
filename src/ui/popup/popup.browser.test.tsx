import { Button } from 'antd';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInside } from '@/src/testing/openView';
import { MenuOpener, PanelOpener } from './Opener';

test('[A11Y] a menu that is fetched with its first press opens with the focus in it, and gives it back', async () => {
  const onClick = vi.fn();
  const menu = { items: [{ key: 'copy', label: '复制' }], onClick };
  const { screen } = await renderInside(
    <MenuOpener menu={menu}>
      <Button>方案</Button>
    </MenuOpener>,
  );
  const button = screen.getByRole('button', { name: '方案' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: '复制' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledWith(expect.objectContaining({ key: 'copy' }));
  await expect.element(button).toHaveFocus();
});

test('[A11Y] a panel that is fetched with its first press opens with the focus in it, and gives it back', async () => {
  const { screen } = await renderInside(
    <PanelOpener content={(close) => <Button onClick={close}>用这个</Button>}>
      <Button>筛选</Button>
    </PanelOpener>,
  );
  const button = screen.getByRole('button', { name: '筛选' });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: '筛选' })).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '用这个' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('[A11Y] Escape closes a panel from a field in it, and after a press that left no focus', async () => {
  const { screen } = await renderInside(
    <PanelOpener content={() => <input aria-label="名称" />}>
      <Button>方案</Button>
    </PanelOpener>,
  );
  const button = screen.getByRole('button', { name: '方案' });
  const field = screen.getByRole('textbox', { name: '名称' });
  await button.click();
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
  await button.click();
  await field.click();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu with room neither below nor above its button has all entries in the window', async () => {
  const items = Array.from({ length: 14 }, (_, at) => ({ key: String(at), label: `操作 ${at}` }));
  const { screen } = await renderInside(
    <div style={{ paddingBlock: 240 }}>
      <MenuOpener menu={{ items }}>
        <Button>更多</Button>
      </MenuOpener>
    </div>,
  );
  await page.viewport(390, 560);
  await screen.getByRole('button', { name: '更多' }).click();
  for (const name of ['操作 0', '操作 13'])
    await expect.element(screen.getByRole('menuitem', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.viewport(390, 300);
  for (const name of ['操作 13', '操作 0']) {
    const entry = screen.getByRole('menuitem', { name, exact: true });
    await entry.hover();
    await expect.element(entry).toBeInViewport({ ratio: 1 });
  }
});

test('a panel wider than the room on either side of its button is moved into the window', async () => {
  const { screen } = await renderInside(
    <div style={{ paddingInlineStart: 150 }}>
      <PanelOpener placement="bottomLeft" content={() => <div style={{ width: 300 }}>省份</div>}>
        <Button>筛选</Button>
      </PanelOpener>
    </div>,
  );
  await page.viewport(390, 844);
  await screen.getByRole('button', { name: '筛选' }).click();
  const panel = screen.getByRole('dialog', { name: '筛选' });
  await expect.element(panel).toBeInViewport({ ratio: 0.99 });
});
