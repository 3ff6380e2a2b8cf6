import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useToolbox } from './ToolboxContext';
import { openPage, renderToolbox } from './testToolbox';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

/** Another opener of the toolbox. */
function OpenAny() {
  const toolbox = useToolbox();
  return (
    <button type="button" onClick={() => toolbox?.open()}>
      打开
    </button>
  );
}

describe('[TBX-2] the drawer', () => {
  test('takes 95% from the right; below 992 px all of it, with a select as menu', {
    tags: 'full',
  }, async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await expect.element(made.drawer).toBeVisible();
    const place = () => made.drawer.element().getBoundingClientRect();
    await expect.poll(() => place().right).toBe(1440);
    expect(place().width).toBe(1440 * 0.95);
    const first = made.frame();
    await page.viewport(390, 800);
    await expect.poll(() => place().width).toBe(390);
    await made.drawer.getByRole('combobox', { name: '工具箱页面' }).selectOptions('学科评估');
    await expect.element(made.drawer.getByRole('heading', { name: '工具箱 · 学科评估' })).toBeVisible();
    expect(made.frame()).toBe(first);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('the focus goes in and stays there; Escape closes, and it returns to the button', {
    tags: 'full',
  }, async () => {
    const made = await renderToolbox({ page: <button type="button">页面上的按钮</button> });
    await openPage(made, '普通批计划');
    await expect.poll(() => made.drawer.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(made.drawer).not.toBeInTheDocument();
    await expect.element(made.button).toHaveFocus();
  });

  test('folded, it is out of reach and keeps its place; the tab brings it back', {
    tags: 'full',
  }, async () => {
    const made = await renderToolbox({ page: <button type="button">页面上的按钮</button> });
    await openPage(made, '普通批计划');
    await made.tool('普通批计划').getByRole('link', { name: '成绩换算' }).click();
    await made.tool('成绩换算').getByRole('spinbutton').fill('450');
    await expect.poll(made.shown).toContain('477 分');
    const first = made.frame();
    await made.drawer.getByRole('button', { name: '折叠' }).click();
    await expect.element(made.button).toHaveFocus();
    await expect.element(made.drawer).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(made.screen.getByRole('button', { name: '页面上的按钮' })).toHaveFocus();
    await userEvent.tab();
    const tab = made.screen.getByRole('button', { name: '展开工具箱' });
    await expect.element(tab).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(made.drawer).toBeVisible();
    expect(made.frame()).toBe(first);
    expect(made.shown()).toContain('477 分');
    await userEvent.keyboard('{Escape}');
    await expect.element(made.button).toHaveFocus();
    await expect.element(tab).not.toBeInTheDocument();
  });

  test('a click beside it folds it', { tags: 'full' }, async () => {
    const made = await renderToolbox();
    await openPage(made, '批次线');
    await expect.element(made.drawer).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 20, y: 500 }, force: true });
    await expect.element(made.screen.getByRole('button', { name: '展开工具箱' })).toBeVisible();
  });

  test('the drawer without a page begins with 普通批计划', async () => {
    const made = await renderToolbox({ page: <OpenAny /> });
    await made.screen.getByRole('button', { name: '打开' }).click();
    await expect.element(made.drawer.getByRole('heading', { name: '工具箱 · 普通批计划' })).toBeVisible();
  });

  test('opens in a window of its own at the same address', async () => {
    const made = await renderToolbox();
    await openPage(made, '批次线');
    const link = made.drawer.getByRole('link', { name: '在新窗口打开' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('#/more/batchLine?'));
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('the frame may do what the tool needs and no more', async () => {
    const made = await renderToolbox();
    await openPage(made, '批次线');
    const frame = made.frame();
    expect(frame.sandbox.value).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads',
    );
    expect(frame.referrerPolicy).toBe('no-referrer');
    expect(frame.allow).toBe('clipboard-write');
    expect(frame.title).toBe('批次线');
  });

  test('a tool that does not come: a skeleton, then the ways out', async () => {
    sessionStorage.setItem('toolbox-mock-slow', '1');
    const made = await renderToolbox({ slowAfter: 300 });
    await openPage(made, '批次线');
    await expect.element(made.drawer.getByText('正在加载…')).toBeInTheDocument();
    await expect.element(made.drawer.getByText('工具箱加载较慢')).toBeVisible();
    expect(made.drawer.getByRole('link', { name: '在新窗口打开' }).elements()).toHaveLength(2);
    await made.drawer.getByRole('button', { name: '重试' }).click();
    await expect.poll(made.shown).toContain('湖北省');
    await expect.element(made.drawer.getByText('正在加载…')).not.toBeInTheDocument();
    await expect.element(made.drawer.getByText('工具箱加载较慢')).not.toBeInTheDocument();
  });
});
