import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { domainTable } from '@/mocks/customer/domainTable';
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
  await dialog.getByLabelText('备案号').fill('湘ＩＣＰ备１２３４５６７８号');
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
    body: { domain: 'new.example.com', isMain: 1, storeId: 4, icpNo: '湘ICP备12345678号' },
  });
});

/** The list with a domain beside the main ones; `change` is what a colleague saves of it meanwhile. */
async function openOther() {
  const other = {
    ...{ id: 49, storeId: 4, domain: 'other.example.com', type: 1, isMain: 0 },
    ...{ dnsStatus: 1, sslExpire: '', icpNo: '', checks: 2 },
  };
  const opened = await openDomains({
    prepare: async (mockServer) => (await mockServer.table(domainTable)).put(other),
  });
  await expect.element(opened.row(other.domain)).toBeVisible();
  const table = await opened.visit.mockServer.table(domainTable);
  const change = (changes: Partial<typeof other>) => table.put({ ...other, ...changes });
  const sent = () => opened.visit.mockServer.requests.of(domainCalls.save.path).map(({ body }) => body);
  return { ...opened, other, table, change, sent };
}

test('[C3] a changed domain keeps what a colleague saved meanwhile, and asks about the same field', {
  tags: 'full',
}, async () => {
  const { visit, other, table, change, sent } = await openOther();
  await page.getByRole('button', { name: `编辑：${other.domain}` }).click();
  const dialog = page.getByRole('dialog', { name: `编辑域名：${other.domain}` });
  const name = dialog.getByLabelText('域名', { exact: true });
  await name.fill('mine.example.com');
  await change({ domain: 'theirs.example.com', icpNo: '豫ICP备12345678号' });
  const save = dialog.getByRole('button', { name: '确定' });
  await save.click();
  const stale = page.getByRole('dialog', { name: '记录已被他人修改' });
  await expect.element(stale.getByText('theirs.example.com')).toBeVisible();
  await stale.getByRole('button', { name: '用新的值' }).click();
  await expect.element(name).toHaveValue('theirs.example.com');
  await expect.element(dialog.getByLabelText('备案号')).toHaveValue('豫ICP备12345678号');
  expect(sent()).toEqual([]);
  await name.fill('mine.example.com');
  await table.remove(other.id);
  await save.click();
  const gone = 'error: 数据不存在或已被删除，未能保存；填写的内容仍在，可复制后关闭';
  await expect.poll(() => visit.notifications.at(-1)).toBe(gone);
  await change({ domain: 'theirs.example.com', icpNo: '豫ICP备87654321号' });
  await save.click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 修改成功');
  expect(sent()).toEqual([
    {
      ...{ id: 49, storeId: '4', domain: 'mine.example.com', type: 1, isMain: 0 },
      icpNo: '豫ICP备87654321号',
    },
  ]);
});

test('[C3] a domain becomes main as it is now; one that was renamed meanwhile is looked at first', {
  tags: 'full',
}, async () => {
  const { visit, row, other, change, sent } = await openOther();
  const makeMain = async (domain: string) => {
    await page.getByRole('button', { name: `更多操作：${domain}` }).click();
    await page.getByRole('menuitem', { name: '设为主域名' }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect.element(question.getByText(`确认将「${domain}」设为主域名吗？`)).toBeVisible();
    return question.getByRole('button', { name: '确定' });
  };
  const tooLate = await makeMain(other.domain);
  await change({ domain: 'theirs.example.com' });
  await tooLate.click();
  await expect.poll(() => visit.notifications).toEqual(['error: 该域名已被他人修改，请核对后重试']);
  await expect.element(row('theirs.example.com')).toBeVisible();
  expect(sent()).toEqual([]);
  const inTime = await makeMain('theirs.example.com');
  await change({ domain: 'theirs.example.com', icpNo: '豫ICP备12345678号' });
  await inTime.click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 操作成功');
  expect(sent()).toEqual([
    {
      ...{ id: 49, storeId: 4, domain: 'theirs.example.com', type: 1, isMain: 1 },
      icpNo: '豫ICP备12345678号',
    },
  ]);
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
