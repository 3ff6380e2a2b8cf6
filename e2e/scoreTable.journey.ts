import { expect, openAs, test } from './journey';
import { pastedTable } from './pastedTable';

/** A student of 山东 whose rank nobody knows: the table of 2026 is not out. */
const student = '/expert/filling/student?userId=157&tab=score';
const table = '/score/stage?provinceId=370000&year=2026&category=3';

test('[Q5] a pasted and published score table gives students their ranks at once', { tag: '@full' }, async ({
  page,
}) => {
  const aside = page.getByRole('complementary', { name: '成绩分析' });
  await test.step('without a table there is no rank', async () => {
    await openAs(page, 'admin', student);
    await expect(aside).toContainText('2026 年一分一段表尚未发布，请手动填写位次');
  });

  const dialog = page.getByRole('dialog', { name: '导入一分一段：山东 2026 年综合' });
  await test.step('a table with a wrong sum or a misread figure is refused; the right one becomes a draft', async () => {
    await page.goto(table);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const text = dialog.getByLabel('粘贴的一分一段表');
    await text.fill(pastedTable().replace('67,200', '67,300'));
    await expect(dialog.getByText(/存在 \d 处错误，不能导入/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^导入 200 行/ })).toBeDisabled();
    await text.fill(pastedTable().replace('558\t1,200', '558\t12OO'));
    await expect(dialog.getByText(/确认前不能导入/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^导入 \d+ 行/ })).toBeDisabled();
    await text.fill(pastedTable());
    await expect(dialog.getByText('识别 200 行；1 行未识别')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /仍要导入/ }).check();
    await dialog.getByRole('checkbox', { name: '导入后立即发布' }).uncheck();
    await dialog.getByRole('button', { name: '导入 200 行' }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(/将影响 \d+ 张志愿表的录取机会，确定覆盖？/);
    await question.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('已导入 200 行')).toBeVisible();
  });

  await test.step('the draft is published', async () => {
    const published = page.getByRole('switch', { name: '发布：山东 2026 年综合' });
    await expect(published).not.toBeChecked();
    await published.click();
    await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
    await expect(published).toBeChecked();
  });

  await test.step('the student has a rank and equivalents, in the workbench too', async () => {
    await page.goto(student);
    await expect(aside).toContainText('88,801–90,000');
    await expect(aside).toContainText('2025 等位分545');
    await page.goto('/expert/filling/workbench?userId=157');
    await expect(page.getByText('等位分 25:545 24:541')).toBeVisible();
  });
});
