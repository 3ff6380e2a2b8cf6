import type { Locator, Page } from '@playwright/test';
import { openByPalette, signInByKeys, tabTo } from './byKeyboard';
import { expect, recordedCalls, test } from './journey';
import { choiceRows, filled, goToRow, press, saveState } from './workbench';

const rowAt = (page: Page, place: number) =>
  choiceRows(page).filter({ has: page.getByRole('rowheader', { name: `${place}`, exact: true }) });
const question = (page: Page) => page.getByRole('dialog', { name: '确认提示' });

/** Goes to a control by Tab and presses it. */
async function enter(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Says yes to the question; its button has the focus. */
async function agree(page: Page, text: string): Promise<void> {
  await expect(question(page)).toContainText(text);
  await enter(page, question(page).getByRole('button', { name: '确定' }));
  await expect(question(page)).toBeHidden();
}

test('[E1] [E2] [E3] [E7] the keyboard alone leads from a student’s information to the final table', async ({
  page,
  request,
}) => {
  const { keyboard } = page;
  await signInByKeys(page);

  const student = page.getByRole('row').filter({ hasText: '陈同学' });
  await test.step('E1: the student is found in the queue', async () => {
    await openByPalette(page, 'zjtb', /专家填报/);
    await tabTo(page, page.getByRole('textbox', { name: '考生', exact: true }));
    await keyboard.type('陈同学');
    await keyboard.press('Enter');
    await expect(page.getByText('共 1 条')).toBeVisible();
  });

  await test.step('E2: a corrected score brings its rank', async () => {
    await enter(page, student.getByRole('button', { name: /^考生信息/ }));
    const form = page.getByRole('dialog', { name: /考生/ });
    await tabTo(page, form.getByRole('tab', { name: '基本信息' }));
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await tabTo(page, form.getByLabel('总分'));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('601');
    await expect(form.getByLabel('位次')).toHaveValue('18383');
    await enter(page, form.getByRole('button', { name: '保存' }));
    await agree(page, '张志愿表的录取机会');
    await expect(page.getByText('保存成功').first()).toBeVisible();
    await keyboard.press('Escape');
  });

  await test.step('E3: keys before the search answers add the unit that was looked for', async () => {
    await enter(page, student.getByRole('button', { name: /^填报/ }), 'Shift+Tab');
    await expect(filled(page)).toContainText('32/45');
    await keyboard.press('/');
    await expect(page.getByLabel('搜索院校、专业、代码')).toBeFocused();
    await keyboard.type('湖南');
    await press(page, 'Enter', 'Enter', 'j', 'Enter');
    await expect(filled(page)).toContainText('34/45');
    await expect(page.getByText(/^已加入/).first()).toBeVisible();
  });

  await test.step('rows are moved and marked, and a superfluous step is undone', async () => {
    await goToRow(page, 1);
    const first = await rowAt(page, 1).getAttribute('id');
    await press(page, 'Alt+ArrowDown', '2');
    await expect(rowAt(page, 2)).toHaveId(first ?? '');
    await expect(rowAt(page, 2).getByTitle(/^专家标记/)).toBeVisible();
    await press(page, 'Delete');
    await expect(filled(page)).toContainText('33/45');
    await press(page, 'Control+z');
    await expect(filled(page)).toContainText('34/45');
    await expect(rowAt(page, 2)).toHaveId(first ?? '');
  });

  await test.step('the list of problems leads to the correction', async () => {
    await press(page, 'v');
    const checks = page.getByRole('complementary', { name: '校验' });
    await enter(page, checks.getByRole('button', { name: /选科不符/ }).first());
    await press(page, 'Delete');
    await enter(page, checks.getByRole('button', { name: /未选专业/ }).first());
    await press(page, 'e');
    const picks = page.getByRole('dialog', { name: /^选择专业/ });
    await press(page, '1');
    await expect(picks.getByRole('status')).toContainText('已选 1/6 个');
    await press(page, 'Escape');
    await expect(checks.getByRole('status')).toContainText('0 项错误');
    await press(page, 'v', 'Control+s');
    await expect(checks).toBeHidden();
    await expect(saveState(page)).toContainText('已保存');
  });

  await test.step('E7: the table is final', async () => {
    await enter(page, page.getByRole('button', { name: '定稿', exact: true }), 'Shift+Tab');
    await enter(page, page.getByRole('button', { name: '全部已知悉' }));
    await tabTo(page, page.getByRole('checkbox', { name: '本次跳过逐条核对' }));
    await press(page, 'Space');
    await enter(page, page.getByRole('button', { name: '下一步' }));
    await agree(page, '还有 2 条审阅意见未处理，仍要继续？');
    await enter(page, page.getByRole('button', { name: '定稿', exact: true }));
    await agree(page, '定稿后志愿表将锁定，确定定稿？');
    await expect(page.getByText('，共 33 个志愿')).toBeVisible();
    const saves = await recordedCalls(request, '/appv2/api/index/zySave');
    expect(saves.at(-1)?.body).toMatchObject({ saveType: 'final', userId: 101 });
  });
});
