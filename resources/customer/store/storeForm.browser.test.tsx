import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inventCreditCode } from '@/mocks/customer/creditCode';
import { storeTable } from '@/mocks/customer/storeTable';
import type { MockServer } from '@/mocks/mockServer';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { today } from '@/src/lib/dates';
import { choose, enterDay } from '@/src/testing/enter';
import { complaintsOf, enterLeast, openForm, save } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { sample } from './store.sample';
import { stores } from './stores';

const { operations } = customerEndpoints['customer/store'];

async function openAt(at: string, title: string) {
  const visit = await openView(stores, { at });
  const form = openForm(title);
  await expect.element(form.getByRole('button', { name: '保存' })).toBeVisible();
  const press = (name: string) => form.getByRole('button', { name }).click();
  const sent = () => visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  return { visit, form, press, sent };
}

const openCreate = () => openAt('/create', '新增机构');
const own = '博远志愿填报工作室';
const openEdit = () => openAt('/edit/3', `编辑机构：${own}`);

test.each([
  ['机构名称', 'name', '平台总部', '机构名称已存在'],
  ['统一社会信用代码', 'creditCode', inventCreditCode(8), '该信用代码已被其他机构使用'],
])(
  '[SCREEN] a %s that another institution has is refused at its field',
  { tags: 'full' },
  async (label, name, taken, refusal) => {
    const { visit, form, press } = await openEdit();
    await form.getByLabelText(label).fill(taken);
    await press('保存');
    await expect.poll(() => complaintsOf(form)).toEqual({ [name]: refusal });
    expect(visit.notifications).toEqual([`error: ${refusal}`]);
    await expect.element(form.getByLabelText(label)).toHaveValue(taken);
    await form.getByLabelText(label).fill('');
    await expect.poll(() => complaintsOf(form)[name]).not.toBe(refusal);
  },
);

test('[C1] the account manager is found by name, as the choices show it', { tags: 'full' }, async () => {
  const { form } = await openCreate();
  const manager = form.getByLabelText('客户经理');
  await choose(manager, '周予安');
  await expect.element(manager.selectBox()).toHaveTextContent('周予安');
});

test('[C1] an account manager who is gone is no number in the form', { tags: 'full' }, async () => {
  await openView(stores, {
    at: '/edit/3',
    prepare: async ({ table }) => {
      const rows = await table(storeTable);
      await rows.put({ ...(rows.get(3) ?? expect.unreachable()), managerId: 99_999 });
    },
  });
  await expect
    .element(openForm(`编辑机构：${own}`).getByLabelText('客户经理').selectBox())
    .toHaveTextContent('已删除');
});

test('[SCREEN] an account of another user is refused at its field', { tags: 'full' }, async () => {
  const { form, press } = await openCreate();
  await enterLeast(form, stores, { ...sample, values: { ...sample.values, username: 'yunying' } });
  await press('保存');
  await expect.poll(() => complaintsOf(form)).toEqual({ username: '该账号已存在' });
});

test('[SCREEN] an institution is not its own parent', { tags: 'full' }, async () => {
  const { form, press } = await openEdit();
  await choose(form.getByLabelText('上级机构'), own);
  await press('保存');
  await expect.poll(() => complaintsOf(form)).toEqual({ parentId: '上级机构不能是自身或下级' });
});

test('a chosen record shows its name though it is not among the first fifty choices', {
  tags: 'full',
}, async () => {
  const visit = await openView(stores, { at: '/edit/6', prepare: addSixty });
  const form = openForm('编辑机构：');
  await expect.element(form.getByTitle(own)).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();
  expect(visit.notifications).toEqual([]);
});

async function addSixty(mockServer: MockServer) {
  const table = await mockServer.table(storeTable);
  const [row] = table.all();
  if (!row) return;
  for (let id = 101; id <= 160; id += 1)
    await table.put({ ...row, id, name: `机构${id}`, createTime: '2090-01-01 00:00:00' });
}

test('[SCREEN] a new institution must have time left', { tags: 'full' }, async () => {
  const { form } = await openCreate();
  await enterDay(form.getByLabelText('到期时间'), today());
  await expect.poll(() => complaintsOf(form)).toEqual({ expireTime: '到期时间必须晚于今天' });
});

test('[SCREEN] [VAL-6] 加盟 and 代理 need a licence, and wait for one on its way', {
  tags: 'full',
}, async () => {
  const { visit, form, press } = await openCreate();
  await enterLeast(form, stores, sample);
  for (const type of ['代理', '加盟']) {
    await choose(form.getByLabelText('机构类型'), type);
    await press('保存');
    await expect.element(form.getByText('请上传营业执照')).toBeVisible();
  }
  visit.mockServer.faults.inject({ kind: 'hold', path: platformCalls.imageUpload.path });
  await userEvent.upload(form.getByLabelText('营业执照'), await pictureFile());
  await press('保存');
  await expect.poll(() => complaintsOf(form)).toEqual({ license: '文件正在上传，请稍候' });
  visit.mockServer.faults.clear();
  await expect.element(form.getByRole('img', { name: '营业执照' })).toBeVisible();
  await save(form);
  const [body] = visit.mockServer.requests.of(operations.create.path).map((request) => request.body);
  expect(body).toMatchObject({ type: '2', license: expect.stringMatching(/^\/profile\/image\/\d+$/) });
});

test('[SCREEN] an edit sends changed members, and nothing else', { tags: 'full' }, async () => {
  const { form, sent } = await openEdit();
  await form.getByLabelText('联系人').fill(' 李新 ');
  await form.getByLabelText('备注').fill('搬迁');
  await save(form);
  expect(sent()).toEqual([{ id: 3, contact: '李新', remark: '搬迁' }]);
});

test('[C1] 平台总部 has no end, and is edited without one', { tags: 'full' }, async () => {
  const { form, sent } = await openAt('/edit/1', '编辑机构：平台总部');
  await expect.element(form.getByLabelText('到期时间')).toHaveValue('');
  await form.getByLabelText('备注').fill('搬迁');
  await save(form);
  expect(sent()).toEqual([{ id: 1, remark: '搬迁' }]);
});

test('[SCREEN] the administrator’s account stays, and there is no password to change', {
  tags: 'full',
}, async () => {
  const { form } = await openEdit();
  await expect.element(form.getByLabelText('管理员账号')).toBeDisabled();
  await expect.element(form.getByLabelText('管理员账号')).toHaveValue('boyuan3');
  await expect.element(form.getByLabelText('初始密码')).not.toBeInTheDocument();
});

test('[PERM-3] a user who may not list the staff edits without 客户经理, and sees no error', async () => {
  const visit = await openView(stores, { as: 'yunying', at: '/edit/3' });
  const form = openForm('编辑机构：');
  await expect.element(form.getByLabelText('联系人')).toBeVisible();
  await expect.element(form.getByLabelText('客户经理')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
});

/** Texts that are put on the clipboard from now on. */
function catchCopied(): string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  return copied;
}

test('[SCREEN] a first password made at random is seen, and can be copied', { tags: 'full' }, async () => {
  const copied = catchCopied();
  const { form, press } = await openCreate();
  const copy = form.getByRole('button', { name: '复制密码' });
  await expect.element(copy).toBeDisabled();
  await press('随机生成');
  const password = form.getByLabelText('初始密码');
  await expect.element(password).toHaveValue(expect.stringMatching(/^\w{10}$/));
  await expect.element(password).toHaveAttribute('type', 'text');
  await copy.click();
  await expect.element(form.getByText('复制成功')).toBeVisible();
  expect(password.element()).toHaveProperty('value', copied[0]);
});

test('[SCREEN] a guide after 新增成功 says what is left to do, and copies a notice without the password', {
  tags: 'full',
}, async () => {
  const { form } = await openCreate();
  await enterLeast(form, stores, { ...sample, values: { ...sample.values, password: 'geheim-123' } });
  await save(form);
  const guide = page.getByRole('dialog', { name: '开通向导：sample01' });
  const warning = guide.getByRole('alert').element().getBoundingClientRect();
  const domains = guide.getByRole('link', { name: '域名' });
  await expect.element(domains).toHaveAttribute('href', '/customer/site?tab=domain&storeId=37');
  await expect.element(guide.getByText('绑定官网与后台域名')).toBeVisible();
  const first = domains.element().getBoundingClientRect();
  expect(first.top - warning.bottom).toBeGreaterThanOrEqual(16);
  await expect.element(guide.getByText(/^已开放 \d+ 项菜单和功能/)).toBeVisible();
  await expect.element(guide.getByText(/^已有 \d+ 个角色/)).toBeVisible();
  const copied = catchCopied();
  const noClipboard = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => noClipboard.mockRestore());
  vi.mocked(navigator.clipboard.writeText).mockRejectedValueOnce(new Error('plain HTTP'));
  await guide.getByRole('button', { name: '复制开通通知' }).click();
  await expect.element(guide.getByText('复制失败，请手动复制')).toBeVisible();
  await expect.element(guide.getByLabelText('开通通知')).toHaveValue(expect.stringContaining('管理员账号'));
  await guide.getByRole('button', { name: '复制开通通知' }).click();
  await expect.element(guide.getByRole('button', { name: '已复制' })).toBeVisible();
  expect(copied).toEqual([expect.stringContaining('管理员账号：sample01')]);
  expect(copied[0]).not.toContain('geheim-123');
  await expect.element(guide.getByText('geheim-123')).toBeVisible();
  await guide.getByRole('button', { name: '复制初始密码' }).click();
  await expect.poll(() => copied[1]).toBe('geheim-123');
});
