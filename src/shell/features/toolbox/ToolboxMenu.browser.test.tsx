import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { someUser } from '@/providers/auth/userFixture';
import { openPage, renderToolbox } from './testToolbox';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

describe('[TBX-1] the button', () => {
  test('is there where the platform has a toolbox', async () => {
    const { button } = await renderToolbox();
    await expect.element(button).toBeVisible();
  });

  test.each(['', 'javascript:alert(1)', '//t.example.com'])(
    'is not there for the address %j',
    async (address) => {
      const { button } = await renderToolbox({ address });
      await expect.element(button).not.toBeInTheDocument();
    },
  );

  test('comes and goes with the address, when the configuration is read again', async () => {
    let address = '';
    const { button, services } = await renderToolbox({ address: () => address });
    await expect.element(button).not.toBeInTheDocument();
    address = 'https://t.example.com';
    await services.platformConfig.load();
    await expect.element(button).toBeVisible();
    address = '';
    await services.platformConfig.load();
    await expect.element(button).not.toBeInTheDocument();
  });
});

describe('[TBX-2] the groups', () => {
  test('800 px wide under the button, five groups, fifteen pages', async () => {
    const { button, menu, screen } = await renderToolbox();
    await button.click();
    await expect.element(menu.getByRole('button', { name: '普通批计划' })).toBeVisible();
    const { width, top, right } = menu.element().getBoundingClientRect();
    expect(width).toBe(800);
    expect(top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
    expect(right).toBeLessThanOrEqual(1440);
    expect(
      menu
        .getByRole('heading')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['招生计划', '录取分数', '资料库', '榜单', '更多']);
    expect(menu.getByRole('button').elements()).toHaveLength(15);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('普通批计划')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each([320, 390, 768])('within a screen of %i px', async (width) => {
    await page.viewport(width, 700);
    const { button, menu } = await renderToolbox();
    await button.click();
    await expect.element(menu.getByRole('button', { name: '普通批计划' })).toBeVisible();
    const place = menu.element().getBoundingClientRect();
    expect(place.left).toBe(8);
    expect(place.right).toBe(width - 8);
    expect(place.bottom).toBeLessThanOrEqual(700);
  });

  test('the pages used lately are on top, with their query', { tags: 'full' }, async () => {
    const made = await renderToolbox();
    await openPage(made, '院校排行');
    await made.drawer.getByRole('combobox', { name: '省份' }).selectOptions('湖南');
    await made.drawer.getByRole('button', { name: '关闭' }).click();
    await made.button.click();
    const recent = made.menu.getByRole('region', { name: '最近使用' });
    expect(
      recent
        .getByRole('button')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['院校排行 · 湖南', '院校排行']);
    await recent.getByRole('button', { name: '院校排行', exact: true }).click();
    expect(made.at()).toMatch(/#\/list\/collegeRank\?theme=/);
  });
});

describe('[TBX-3] 成绩换算 without the diagnosis flag', () => {
  const user = someUser({ diagnosis: false });

  test('is in neither menu', async () => {
    const made = await renderToolbox({ user });
    await openPage(made, '批次线');
    await expect.element(made.drawer.getByRole('button', { name: '同分去向' })).toBeVisible();
    await expect.element(made.screen.getByText('成绩换算')).not.toBeInTheDocument();
    await made.drawer.getByRole('button', { name: '关闭' }).click();
    await made.button.click();
    await expect.element(made.menu.getByRole('region', { name: '更多' })).toBeVisible();
    await expect.element(made.screen.getByText('成绩换算')).not.toBeInTheDocument();
  });

  test('is refused where the tool asks for it', async () => {
    const made = await renderToolbox({ user });
    await openPage(made, '批次线');
    await made.tool('批次线').getByRole('link', { name: '同分去向' }).click();
    await expect.element(made.drawer.getByRole('heading', { name: '工具箱 · 同分去向' })).toBeVisible();
    await made.tool('同分去向').getByRole('link', { name: '成绩换算' }).click();
    await expect.poll(made.shown).toContain('等位高考分');
    await expect.element(made.drawer.getByRole('heading', { name: '工具箱 · 同分去向' })).toBeVisible();
  });

  test('is refused where what this browser tab remembers names it', async () => {
    sessionStorage.setItem(
      'personal-texts:toolbox-recent-1',
      JSON.stringify([{ page: '/more/scoreConversion', query: {} }]),
    );
    const made = await renderToolbox({ user });
    await made.button.click();
    await expect.element(made.menu.getByRole('region', { name: '更多' })).toBeVisible();
    await expect.element(made.menu.getByRole('region', { name: '最近使用' })).not.toBeInTheDocument();
  });
});
