import { Button } from 'antd';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
