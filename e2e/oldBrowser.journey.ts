import { launchOptions, oldChromium } from '../scripts/chromium.mjs';
import { fillInstitution, institution, rowOf } from './institution';
import { expect, openAs, signIn, test as today } from './journey';
import { pastedTable } from './pastedTable';
import { choiceRows, firstUnits, goToRow, openWorkbench, press, saveState } from './workbench';

/** Journeys in Chromium 109, the last for Windows 7 (decision 35). */
const test = today.extend<{ quiet: undefined }>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(launchOptions(oldChromium()));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ allowConsole, browser }, use) => {
      expect(browser.version()).toMatch(/^109\./);
      // This browser warns of the attribute, which it does not know yet.
      allowConsole(/Found a 'popover' attribute/);
      await use(undefined);
    },
    { auto: true },
  ],
});

test('staff sign in, open a list and save a form in Chromium 109', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin');
  await test.step('popovers open where they belong, take no focus, and close', async () => {
    await page.goto('/customer/list');
    const button = page.getByRole('button', { name: '机构管理提示' });
    await button.click();
    const note = page.getByRole('dialog', { name: '机构管理提示' });
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(button).toBeFocused();
    const [place, below] = [await button.boundingBox(), await note.boundingBox()];
    expect(Math.abs((place?.x ?? 0) - (below?.x ?? Number.NaN))).toBeLessThan(8);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await page.getByRole('button', { name: /^消息/ }).click();
    const messages = page.getByRole('dialog', { name: /^消息/ });
    await expect(messages).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: '机构', exact: true }).click();
    await expect(messages).toBeHidden();
    await expect(page.getByRole('textbox', { name: '机构', exact: true })).toBeFocused();
  });

  await test.step('a message that comes while a dialog closes outlives it', async () => {
    await page.getByRole('button', { name: '机构管理提示' }).click();
    await page.getByRole('button', { name: '编辑页面说明' }).click();
    const form = page.getByRole('dialog', { name: '编辑页面说明' });
    await form.getByLabel('提示标题').fill('机构须知');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('保存成功')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '机构须知' })).toBeVisible();
  });

  await test.step('a form is filled in and saved', async () => {
    await page.getByRole('button', { name: '新增' }).click();
    const form = page.getByRole('dialog', { name: '新增机构' });
    await fillInstitution(page, form);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新增成功')).toBeInViewport({ ratio: 1 });
    const guide = page.getByRole('dialog', { name: `开通向导：${institution.name}` });
    await guide.getByRole('button', { name: '关闭' }).click();
    await expect(guide).toBeHidden();
    await expect(rowOf(page, institution.name)).toBeVisible();
  });
});

test('an expert changes a table in the workbench in Chromium 109', { tag: '@full' }, async ({ page }) => {
  await openWorkbench(page, 'admin', 101);
  await test.step('candidates are found', async () => {
    await page.getByLabel('搜索院校、专业、代码').fill('湖南');
    await expect(page.getByRole('grid', { name: '候选' }).getByRole('row').first()).toContainText('湖南');
  });
  await test.step('a row moves, and is where it was put after a reload', async () => {
    const before = await firstUnits(page);
    await goToRow(page, 1);
    const saved = page.waitForResponse('**/appv2/api/index/zySave');
    await press(page, 'Alt+ArrowDown', 'Control+s');
    await saved;
    await expect(saveState(page)).toContainText('已保存');
    await page.reload();
    await expect(choiceRows(page).first()).toBeVisible();
    const [first, second, ...others] = before;
    expect(await firstUnits(page)).toEqual([second, first, ...others]);
  });
});

test('a family opens a share in Chromium 109', { tag: '@full' }, async ({ page, elsewhere }) => {
  await openAs(page, 'admin', '/expert/volunteer/detail?id=501');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享：陈同学 湖南本科批-方案一' });
  await dialog.getByLabel('访问密码').fill('4821');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  const link = (await dialog.getByText(/\/share\/zy\//).textContent()) ?? '';

  const family = await elsewhere();
  await family.goto(new URL(link).pathname);
  await family.getByLabel('访问密码').fill('4821');
  await family.getByRole('button', { name: '查看志愿表' }).click();
  await expect(family.getByRole('heading', { level: 1, name: '湖南本科批-方案一 草稿' })).toBeVisible();
  await expect(family.getByText('共 32 个志愿')).toBeVisible();
});

test('a score table is pasted and imported in Chromium 109', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin', '/score/stage?provinceId=370000&year=2026&category=3');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入一分一段：山东 2026 年综合' });
  await dialog.getByLabel('粘贴的一分一段表').fill(pastedTable());
  await dialog.getByRole('checkbox', { name: /仍要导入/ }).check();
  await dialog.getByRole('button', { name: '导入 200 行' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已导入 200 行')).toBeInViewport({ ratio: 1 });
});
