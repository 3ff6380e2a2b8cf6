import type { Hand } from './hand';
import { institution } from './institution';
import { expect } from './journey';
import { pastedTable } from './pastedTable';
import { filled } from './workbench';

/** Jobs of many steps, whole: from the list in which they begin to what is done in the end. */

const choices = 20;

/** An empty table gets twenty choices, each picked by itself, and is final. */
export async function fillTable({ page, click }: Hand): Promise<void> {
  await click(page.getByRole('button', { name: '填报：周安宇' }));
  const candidates = page.getByRole('grid', { name: '候选志愿' });
  for (let count = 1; count <= choices; count += 1) {
    await click(candidates.getByRole('button', { name: /^加入 / }).first());
    await expect(filled(page)).toContainText(`${count}/45`);
  }
  const final = page.getByRole('button', { name: '定稿', exact: true });
  await click(final);
  await click(page.getByRole('button', { name: '全部已知悉' }));
  await click(page.getByRole('checkbox', { name: '本次跳过逐条核对' }));
  await click(page.getByRole('button', { name: '下一步' }));
  await click(final);
  const question = page.getByRole('dialog', { name: '确认提示' });
  await click(question.getByRole('button', { name: '确定' }));
  await expect(page.getByText(`，共 ${choices} 个志愿`)).toBeVisible();
}

/** Creates an institution with the required fields of its form, and nothing more. */
export async function createInstitution({ page, click, press, type }: Hand): Promise<void> {
  await click(page.getByRole('button', { name: '新增' }));
  const form = page.getByRole('dialog', { name: '新增机构' });
  const choose = async (label: string, option: string) => {
    await click(form.getByLabel(label));
    await type(option);
    await expect(page.getByRole('option', { name: option })).toBeAttached();
    await press('Enter');
  };
  await expect(form.getByLabel('机构名称')).toBeFocused();
  await type(institution.name);
  await choose('机构类型', institution.type);
  await click(form.getByLabel('所在地区'));
  for (const area of institution.region) await click(page.getByRole('menuitemcheckbox', { name: area }));
  await click(form.getByLabel('联系人'));
  await type(institution.contact);
  await press('Tab');
  await type(institution.mobile);
  await choose('版本套餐', institution.edition);
  await click(form.getByLabel('管理员账号'));
  await type(institution.username);
  await click(form.getByRole('button', { name: '随机生成' }));
  await click(form.getByRole('button', { name: '保存' }));
  await expect(page.getByText('新增成功')).toBeVisible();
}

/** The version in force becomes a draft, which is changed and published. */
export async function reviseAgreement({ page, click, press, type }: Hand): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'V1.1' }).filter({ hasText: '用户服务协议' });
  await click(row.getByRole('button', { name: '复制为新版本：' }));
  await expect(page.getByRole('dialog').getByLabel('新版本号')).toBeFocused();
  await press('Enter');
  const form = page.getByRole('region', { name: /^编辑用户协议/ });
  await click(form.getByRole('textbox', { name: '正文', exact: true }));
  await type('补充一条。');
  await click(form.getByLabel('修订说明'));
  await type('补充资料交接要求');
  await click(form.getByRole('button', { name: '保存' }));
  await expect(page.getByText('修改成功')).toBeVisible();
  const draft = page.getByRole('row').filter({ hasText: '草稿' }).filter({ hasText: '用户服务协议' }).first();
  await click(draft.getByRole('button', { name: /^发布：/ }));
  await click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect(page.getByText('发布成功')).toBeVisible();
}

/** Notes the payment of an order, after which it can be given to an expert. */
export async function collectPayment({ page, click, type }: Hand): Promise<void> {
  await click(page.getByRole('button', { name: /^登记收款：/ }).first());
  const dialog = page.getByRole('dialog', { name: /^登记收款：/ });
  await click(dialog.getByRole('combobox', { name: '支付方式' }));
  await click(page.getByTitle('微信', { exact: true }));
  await click(dialog.getByLabel('流水号'));
  await type('4200000001');
  await click(dialog.getByRole('button', { name: '确定' }));
  await expect(page.getByText('收款登记成功')).toBeVisible();
}

/** Pastes the official table of a province and publishes it. */
export async function importScoreTable({ page, click, press }: Hand): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), pastedTable());
  await click(page.getByRole('button', { name: '导入', exact: true }));
  const dialog = page.getByRole('dialog', { name: /^导入一分一段：/ });
  await click(dialog.getByLabel('粘贴的一分一段表'));
  await press('Control+v');
  await click(dialog.getByRole('checkbox', { name: /仍要导入/ }));
  await click(dialog.getByRole('button', { name: '导入 200 行' }));
  await click(page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }));
  await expect(page.getByText('已导入 200 行')).toBeVisible();
}

/** Gives a family a link to their table. */
export async function shareTable({ page, click }: Hand): Promise<void> {
  await click(page.getByRole('button', { name: '分享', exact: true }));
  const dialog = page.getByRole('dialog', { name: /^分享：/ });
  await click(dialog.getByRole('button', { name: '生成链接' }));
  await click(page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }));
  await expect(dialog.getByText(/\/share\/zy\//)).toBeVisible();
}
