import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { roleTable } from '@/mocks/menu/roleTable';
import { openView, type Visit } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

/** 专家助理 and 财务管理 / 机构明细, 上传管理 / 文件上传. */
const roleId = 8;
const ledger = 301;
const files = 1101;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });

async function open() {
  const visit = await openView({ view: 'system/authority/index' }, { at: `?roleId=${roleId}` });
  await box('上传管理', '文件上传').click();
  return visit;
}

/** A colleague gives the role a menu. */
async function giveLedger({ mockServer }: Visit): Promise<void> {
  const roles = await mockServer.table(roleTable);
  const role = roles.get(roleId) ?? expect.unreachable();
  await roles.put({ ...role, menuIds: [...role.menuIds, 300, ledger].toSorted((one, other) => one - other) });
}

async function save({ mockServer, notifications }: Visit): Promise<readonly number[]> {
  await button('保存').click();
  const preview = page.getByRole('dialog', { name: '保存前对比：专家助理' });
  await expect.element(preview.getByRole('region', { name: '将移除 0 项' })).toBeVisible();
  await preview.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => notifications).toContain('success: 保存成功');
  return (await mockServer.table(roleTable)).get(roleId)?.menuIds ?? [];
}

test('[29] a save of ticks keeps a colleague’s new grants', { tags: 'full' }, async () => {
  const visit = await open();
  await giveLedger(visit);
  expect(await save(visit)).toEqual(expect.arrayContaining([ledger, files]));
});

test('[35] restored ticks keep a colleague’s later grants', { tags: 'full' }, async () => {
  const visit = await open();
  const draft = () => testDrafts.read(`/system/authority/role-${roleId}`);
  await expect.poll(async () => (await draft())?.base).toBeDefined();
  await giveLedger(visit);
  const again = await visit.reload();
  await button('恢复草稿').click();
  await expect.element(box('上传管理', '文件上传')).toBeChecked();
  expect(await save(again)).toEqual(expect.arrayContaining([ledger, files]));
});
