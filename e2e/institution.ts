import type { Locator, Page } from '@playwright/test';
import { testNow } from './clock';
import { expect } from './journey';

/** The institution that journeys create, with the required members only. */
export const institution = {
  name: '青禾升学规划中心',
  shortName: '青禾',
  type: '直营',
  region: ['河南', '郑州市', '金水区'],
  contact: '白若溪',
  mobile: '19900007788',
  edition: '专业版',
  expireTime: `${new Date(testNow).getFullYear() + 2}-06-30`,
  username: 'qinghe01',
} as const;

/** Fills in the least that a new institution needs; the password is made by the page. */
export async function fillInstitution(page: Page, form: Locator): Promise<void> {
  await form.getByLabel('机构名称').fill(institution.name);
  await form.getByLabel('简称').fill(institution.shortName);
  await choose(page, form.getByLabel('机构类型'), institution.type);
  await form.getByLabel('所在地区').click();
  for (const area of institution.region) await page.getByRole('menuitemcheckbox', { name: area }).click();
  await form.getByLabel('联系人').fill(institution.contact);
  await form.getByLabel('联系手机').fill(institution.mobile);
  await choose(page, form.getByLabel('版本套餐'), institution.edition);
  await form.getByLabel('到期时间').fill(institution.expireTime);
  await form.getByLabel('到期时间').press('Enter');
  await form.getByLabel('管理员账号').fill(institution.username);
  await form.getByRole('button', { name: '随机生成' }).click();
}

/** Chooses in a select by typing, as with a keyboard. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.fill(option);
  await expect(page.getByRole('option', { name: option })).toBeAttached();
  await select.press('Enter');
}

/** The row of an institution in the list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}
