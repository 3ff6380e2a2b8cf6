import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, renderToolbox, Workbench } from './testToolbox';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

describe('[TBX-4] the address', () => {
  test('carries page and theme, and no token', async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await expect
      .poll(made.at)
      .toBe('/toolbox-mock/index.html#/enrollmentPlan/general?theme=light&from=admin');
    expect(made.frame().src).not.toContain('token-abcd');
  });

  test('carries the token where the deployment wants it so', async () => {
    const made = await renderToolbox({ tokenInQuery: true });
    await openPage(made, '普通批计划');
    await expect.poll(made.at).toContain('&from=admin&token=token-abcd');
    expect(JSON.stringify(sessionStorage)).not.toContain('token-abcd');
  });

  test('carries the open workbench’s candidate; another province takes the place of all that', {
    tags: 'full',
  }, async () => {
    const values = { provinceId: 430000, year: 2026, score: 600, subjects: ['物理', '化学'] };
    const made = await renderToolbox({ page: <Workbench values={values} /> });
    await openPage(made, '同分去向');
    const subjects = encodeURIComponent('物理,化学');
    const candidate = `provinceId=430000&year=2026&score=600&subjects=${subjects}&theme=light&from=admin`;
    await expect.poll(made.at).toBe(`/toolbox-mock/index.html#/more/same?${candidate}`);
    await made.drawer.getByRole('combobox', { name: '省份' }).selectOptions('广东');
    await expect.poll(made.at).toContain('#/more/same?provinceId=440000&theme=');
    await made.drawer.getByRole('combobox', { name: '省份' }).selectOptions('湖南');
    await expect.poll(made.at).toContain(candidate);
  });

  test('carries the province chosen last, of those that are open', async () => {
    const made = await renderToolbox();
    await openPage(made, '批次线');
    const province = made.drawer.getByRole('combobox', { name: '省份' });
    await province.selectOptions('湖南');
    expect(
      province
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['全部省份', '湖南', '广东']);
    await made.drawer.getByRole('button', { name: '一分一段' }).click();
    await expect.poll(made.at).toContain('#/more/divideintoSections?provinceId=430000&');
    await made.drawer.getByRole('button', { name: '关闭' }).click();
    await openPage(made, '选科查询');
    await expect.poll(made.at).toContain('#/more/subjectInquiry?provinceId=430000&');
  });

  test('a different page is turned to in the same document; 刷新 loads it anew', {
    tags: 'full',
  }, async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await expect.poll(made.shown).toContain('北京邮电大学');
    const first = made.frame();
    await made.drawer.getByRole('button', { name: '院校库' }).click();
    await expect.poll(made.shown).toContain('主管部门');
    expect(made.frame()).toBe(first);
    await made.drawer.getByRole('button', { name: '刷新' }).click();
    await expect.poll(made.shown).toContain('主管部门');
    expect(made.frame()).not.toBe(first);
  });

  test('the page that the tool went to is the one that is marked, and the one that 刷新 loads', async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await made.tool('普通批计划').getByRole('link', { name: '双一流' }).click();
    const entry = made.drawer.getByRole('button', { name: '双一流' });
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    await made.drawer.getByRole('button', { name: '刷新' }).click();
    await expect.poll(made.at).toContain('#/list/doublefirstClass?');
  });
});
