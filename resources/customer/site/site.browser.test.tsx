import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteTable } from '@/mocks/customer/siteTable';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { choose } from '@/src/testing/enter';
import { complaintsOf } from '@/src/testing/formPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { customerEndpoints } from '../endpoints';

const { save } = customerEndpoints['customer/site'].operations;
const domainCalls = customerEndpoints['customer/domain'].operations;

/** 主机与网站 of 知行教育咨询有限公司. */
async function open(options?: VisitOptions) {
  const visit = await openView({ view: 'customer/site/index' }, { at: '?storeId=4', ...options });
  const form = page.getByRole('form', { name: /^网站信息：/ });
  const preview = page.getByRole('region', { name: '网站预览' });
  return { visit, form, preview };
}

test('[C3] the preview follows what is typed, and the site is saved as a whole', {
  tags: 'full',
}, async () => {
  const { visit, form, preview } = await open();
  const title = form.getByLabelText('网站名称');
  await title.fill('知行升学');
  await form.getByLabelText('主题色').fill('#17803d');
  const tab = preview.getByRole('figure', { name: '浏览器标签页' });
  await expect.element(tab).toHaveTextContent('知行升学');
  await expect.element(preview.getByRole('figure', { name: '登录卡片' })).toHaveTextContent('知行升学');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(visit.mockServer.requests.of(save.path)).toMatchObject([
    { body: { storeId: 4, siteTitle: '知行升学', primaryColor: '#17803d', template: '1' } },
  ]);
  await expect.element(form.getByRole('button', { name: '重置' })).toBeDisabled();
});

test('[C3] a site keeps a colleague’s changes, and asks about the same field before a save', {
  tags: 'full',
}, async () => {
  const { visit, form } = await open();
  await form.getByLabelText('网站名称').fill('知行');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await form.getByLabelText('网站名称').fill('知行升学');
  await form.getByLabelText('服务热线').fill('400-000-0001');
  const table = await visit.mockServer.table(siteTable);
  const row = table.get(4);
  if (!row) return expect.unreachable();
  await table.put({ ...row, siteTitle: '同事改的', qq: '10001' });
  await form.getByRole('button', { name: '保存' }).click();
  const stale = page.getByRole('dialog', { name: '记录已被他人修改' });
  await expect.element(stale.getByText('同事改的')).toBeVisible();
  await expect.element(stale.getByText('10001')).not.toBeInTheDocument();
  await stale.getByRole('button', { name: '用新的值' }).click();
  await expect.element(form.getByLabelText('网站名称')).toHaveValue('同事改的');
  expect(visit.mockServer.requests.of(save.path)).toHaveLength(1);
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.mockServer.requests.of(save.path).length).toBe(2);
  expect(visit.mockServer.requests.of(save.path).slice(1)).toMatchObject([
    { body: { storeId: 4, siteTitle: '同事改的', qq: '10001', hotline: '400-000-0001' } },
  ]);
});

test('[C3] each rule says its text at its field, and 重置 brings back the saved values', {
  tags: 'full',
}, async () => {
  const { visit, form } = await open();
  const before = form.getByLabelText('网站名称');
  await before.fill('');
  await form.getByLabelText('服务热线').fill('12345');
  await form.getByLabelText('客服 QQ').fill('012');
  await form.getByLabelText('ICP 备案号').fill('备1号');
  await form.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => complaintsOf(form))
    .toEqual({
      siteTitle: '请输入网站名称',
      hotline: '请输入正确的联系电话',
      qq: '请输入正确的 QQ 号',
      icp: '请输入正确的备案号',
    });
  expect(visit.mockServer.requests.of(save.path)).toEqual([]);
  await form.getByRole('button', { name: '重置' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(before).toHaveValue('知行教育咨询有限公司');
  expect(complaintsOf(form)).toEqual({});
});

test('[C3] a refused save keeps typed values and says why over the form', async () => {
  const { visit, form } = await open();
  await form.getByLabelText('联系地址').fill('示范路 9 号');
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '站点正在迁移',
    path: save.path,
    times: 1,
  });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('站点正在迁移');
  await expect.element(form.getByLabelText('联系地址')).toHaveValue('示范路 9 号');
});

const openDomains = async (options?: VisitOptions) => {
  const { visit } = await open({ at: '?storeId=4&tab=domain', ...options });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return { visit, row };
};

test('[C3] a domain of another institution is refused at its field; a free one is bound and made main', async () => {
  const { visit, row } = await openDomains();
  await page.getByRole('button', { name: '新增域名' }).click();
  const dialog = page.getByRole('dialog', { name: '新增域名' });
  await dialog.getByLabelText('域名', { exact: true }).fill('jigou.example.com');
  expect(asksAtReload()).toBe(true);
  await choose(dialog.getByLabelText('用途'), '官网');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => complaintsOf(dialog)).toEqual({ domain: '域名已被「启明升学规划中心」绑定' });
  await dialog.getByLabelText('域名', { exact: true }).fill('new.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('new.example.com')).toHaveTextContent('待解析');
  await page.getByRole('button', { name: '全部检测' }).click();
  const checks = page.getByRole('dialog', { name: '全部检测' });
  await expect.element(checks.getByRole('status')).toHaveTextContent('已检测 3 / 3 个域名');
  await expect.element(checks.getByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '检测：new.example.com' }).click();
  await expect.element(row('new.example.com')).toHaveTextContent('已解析');
  await page.getByRole('button', { name: '更多操作：new.example.com' }).click();
  await page.getByRole('menuitem', { name: '设为主域名' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 操作成功');
  expect(visit.mockServer.requests.of(domainCalls.save.path).at(-1)).toMatchObject({
    body: { domain: 'new.example.com', isMain: 1, storeId: 4 },
  });
});

test('[C3] the main domain is not deleted, and a certificate that ends soon is orange', async () => {
  const { visit, row } = await openDomains({ at: '?storeId=7&tab=domain' });
  const main = page.getByRole('row').nth(1);
  await expect.element(main).toHaveTextContent('即将到期');
  await main.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 主域名不能删除，请先指定其他主域名']);
  await expect.element(row('example.com').first()).toBeVisible();
});

test('[C3] an administrator of an institution sees its own site alone', async () => {
  const { visit, form } = await open({ as: 'jigou' });
  await expect.element(form.getByLabelText('网站名称')).toHaveValue('启明升学规划中心');
  expect(visit.mockServer.requests.of(customerEndpoints['customer/site'].operations.read.path)).toMatchObject(
    [{ body: { storeId: 2 } }],
  );
});
