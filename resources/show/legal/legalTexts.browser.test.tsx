import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agreementTable } from '@/mocks/show/legalTable';
import { showEndpoints } from '@/resources/show/endpoints';
import { enterDay, openSelect } from '@/src/testing/enter';
import { complaintsOf, openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { agreements, privacyTexts } from './legalTexts';

const { operations } = showEndpoints['show/agreement'];
const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name }).click();

async function openRow(name: RegExp, options?: VisitOptions) {
  const visit = await openView(agreements, { at: '?docType=1', ...options });
  const list = listPage(visit, agreements);
  await list.ready();
  const row = list.root.getByRole('row', { name });
  const choose = async (label: string) => {
    const button = row.getByRole('button', { name: new RegExp(`^${label}：`) });
    if (button.query()) return button.click();
    await row.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  const sent = (operation: keyof typeof operations) =>
    visit.mockServer.requests.of(operations[operation].path).map(({ body }) => body);
  return { visit, list, row, choose, sent };
}

test('[S1] a draft is published at a time to come, never at one that is past, beside what it changes', {
  tags: 'full',
}, async () => {
  const { row, choose, sent } = await openRow(/V2\.0/);
  await choose('发布');
  await expect.element(dialog.getByText('发布后将替换当前生效版本，确认发布吗？')).toBeVisible();
  const changes = dialog.getByRole('region', { name: 'V1.1 与 V2.0 的差异' });
  await expect.element(changes.getByRole('status')).toHaveTextContent('修改 1 段');
  await dialog.getByText('指定时间').click();
  await press('确定');
  await expect.element(dialog.getByText('请选择生效时间', { exact: true })).toBeVisible();
  const time = dialog.getByLabelText('生效时间');
  await enterDay(time, '2020-01-01 00:00:00');
  await press('确定');
  await expect.element(dialog.getByText('生效时间不能早于当前时间')).toBeVisible();
  await enterDay(time, '2099-01-01 08:30:00');
  await press('确定');
  await expect.element(row).toHaveTextContent('待生效');
  expect(sent('publish')).toEqual([{ id: 3, effectiveTime: '2099-01-01 08:30:00' }]);
});

test('[S1] the publication shows the version that is replaced at its time, though another is to come', {
  tags: 'full',
}, async () => {
  const { visit, choose } = await openRow(/V2\.0/);
  const texts = await visit.mockServer.table(agreementTable);
  const row = texts.get(2) ?? expect.unreachable();
  const effectiveTime = '2098-01-01 00:00:00';
  await texts.put({ ...row, id: texts.nextId(), version: 'V3.0', effectiveTime });
  await choose('发布');
  await expect.element(dialog.getByRole('region', { name: 'V1.1 与 V2.0 的差异' })).toBeVisible();
  await dialog.getByText('指定时间').click();
  await enterDay(dialog.getByLabelText('生效时间'), '2099-01-01 08:30:00');
  await expect.element(dialog.getByRole('region', { name: 'V3.0 与 V2.0 的差异' })).toBeVisible();
  await dialog.getByText('立即生效').click();
  await expect.element(dialog.getByRole('region', { name: 'V1.1 与 V2.0 的差异' })).toBeVisible();
});

test('[S1] any version is copied into a draft with a number of its own, which opens', {
  tags: 'full',
}, async () => {
  const { visit, choose, sent } = await openRow(/V1\.0/);
  await choose('复制为新版本');
  const version = dialog.getByLabelText('新版本号');
  await expect.element(version).toHaveValue('V1.1');
  await press('确定');
  await expect.element(dialog.getByText('该版本已存在')).toBeVisible();
  await version.fill('V1.2');
  await press('确定');
  const form = openForm('编辑用户协议：用户服务协议');
  await expect.element(form.getByLabelText('版本', { exact: true })).toHaveValue('V1.2');
  expect(visit.address()).toMatch(/\/edit\/\d+\?docType=1$/);
  expect(sent('create')[1]).toMatchObject({
    docType: '1',
    version: 'V1.2',
    content: expect.stringMatching(/^<h3>/),
  });
});

test('[S1] a copy is offered to whoever may read the text, and opens for whoever may change it', {
  tags: 'full',
}, async () => {
  const as = (...verbs: string[]) => ({
    as: 'yunying',
    permissions: verbs.map((verb) => `show:agreement:${verb}`),
  });
  const { row } = await openRow(/V1\.1/, as('list', 'create'));
  await expect.element(row).toBeVisible();
  for (const name of ['复制为新版本', '更多操作'])
    expect(row.getByRole('button', { name: `${name}：` }).query()).toBeNull();
  const { visit, choose } = await openRow(/V1\.1/, as('list', 'create', 'show'));
  await choose('复制为新版本');
  await dialog.getByLabelText('新版本号').fill('V1.2');
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 已复制为新版本']);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.address()).toMatch(/\/agreement\?docType=1$/);
});

test('[S1] a published version stays: it can be copied and looked at, and no more', async () => {
  const { row } = await openRow(/V1\.1/);
  await expect.element(row.getByRole('button', { name: '复制为新版本：' })).toBeVisible();
  await expect.element(row.getByRole('link', { name: '用户服务协议' })).toBeVisible();
  for (const name of ['编辑', '更多操作'])
    expect(row.getByRole('button', { name: `${name}：` }).query()).toBeNull();
});

test('[S1] two versions are compared paragraph by paragraph', { tags: 'full' }, async () => {
  await openView(agreements, { at: '/show/3' });
  await dialog.getByRole('tab', { name: '版本对比' }).click();
  const texts = dialog.getByRole('region', { name: 'V1.1 与 V2.0 的差异' });
  await expect.element(texts.getByRole('status')).toHaveTextContent('修改 1 段');
  await expect.element(texts.getByRole('insertion')).toHaveTextContent('本次修订不影响已经完成的服务');
  await openSelect(dialog.getByRole('combobox'));
  await page.getByText('V1.0（已失效）').click();
  const older = dialog.getByRole('region', { name: 'V1.0 与 V2.0 的差异' });
  await expect.element(older.getByRole('status')).toHaveTextContent('新增 2 段');
  await older.getByRole('switch', { name: '只看变更' }).click();
  await expect.element(older.getByText('一、服务内容')).not.toBeInTheDocument();
});

test('[S1] the typed text is compared with the version in force before it is saved', {
  tags: 'full',
}, async () => {
  await openView(agreements, { at: '/edit/3' });
  const form = openForm('编辑用户协议：用户服务协议');
  await form.getByLabelText('正文', { exact: true }).fill('尚未保存的一段正文');
  await form.getByRole('button', { name: '版本对比' }).click();
  const compared = page.getByRole('dialog', { name: '版本对比：V2.0' });
  const typed = compared.getByRole('region', { name: 'V1.1 与 V2.0 的差异' });
  await expect.element(typed.getByText('尚未保存的一段正文')).toBeVisible();
  await compared.getByRole('button', { name: '关闭' }).last().click();
  await expect.element(compared).not.toBeInTheDocument();
});

test('[S4] the phone beside the editor shows the text without what could run, and a short one is refused', {
  tags: 'full',
}, async () => {
  const visit = await openView(privacyTexts, { at: '/create' });
  const form = openForm('新增隐私政策');
  const phone = form.getByRole('region', { name: '手机预览' });
  await form.getByLabelText('标题').fill('隐私政策');
  await form.getByLabelText('正文', { exact: true }).fill('只有几个字');
  await expect.element(phone).toHaveTextContent('只有几个字');
  await expect.element(phone).toHaveTextContent('隐私政策');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form).content).toBe('正文内容过短');
  expect(visit.mockServer.requests.of(showEndpoints['show/privacy'].operations.create.path)).toEqual([]);
});

test('[S1] a text of 200 kB or an existing version is refused at its field, and everything stays', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await openRow(/V2\.0/);
  await visit.go('/edit/3');
  const form = openForm('编辑用户协议：用户服务协议');
  const text = '约'.repeat(70_000);
  await form.getByLabelText('正文', { exact: true }).fill(text);
  await form.getByLabelText('修订说明').fill('改'.repeat(300));
  await form.getByLabelText('版本', { exact: true }).fill('V1.1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form)).toEqual({ version: '该版本已存在' });
  await expect.element(form.getByText('字数 70000')).toBeVisible();
  await form.getByLabelText('版本', { exact: true }).fill('V2.1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 修改成功');
  expect(sent('update')[1]).toMatchObject({ id: 3, version: 'V2.1', content: expect.stringContaining(text) });
});
