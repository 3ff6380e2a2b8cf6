import type { FormInstance } from 'antd';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { stores } from '@/resources/customer/store/stores';
import { openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';

const { operations } = customerEndpoints['customer/store'];
const question = page.getByRole('dialog', { name: '确认提示' });

async function openEdit(id = 3, options: VisitOptions = {}) {
  const visit = await openView(stores, { at: `/edit/${id}`, ...options });
  const form = openForm('编辑机构：');
  const contact = form.getByLabelText('联系人');
  await expect.element(contact).toBeVisible();
  return { visit, form, contact };
}

test('a form with something typed asks before it closes, by 取消 and by its cross', async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  await form.getByRole('button', { name: '取消' }).click();
  await expect.element(question.getByText('有未保存的修改，确认离开吗？')).toBeVisible();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(contact).toHaveValue('李新');
  await form.getByRole('button', { name: '关闭' }).first().click();
  await question.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(visit.address()).toBe('/customer/list');
  expect(visit.mockServer.requests.of(operations.update.path)).toEqual([]);
});

test('a refusal about a field that the user may not enter is over the form', { tags: 'full' }, async () => {
  const { list, one, update } = operations;
  const permissions = [list, one, update].flatMap(({ permission }) => permission ?? []);
  const { visit, form, contact } = await openEdit(3, { permissions });
  await expect.element(form.getByLabelText('客户经理')).not.toBeInTheDocument();
  await contact.fill('李新');
  const msg = '客户经理不能为空';
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, msg, path: update.path, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(msg);
});

test('a form in which nothing was typed closes without a question', { tags: 'full' }, async () => {
  const { visit, form } = await openEdit();
  await form.getByRole('button', { name: '取消' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(visit.address()).toBe('/customer/list');
});

test('a new record’s form closes to its list as it was, also where another tab was in front meanwhile', {
  tags: 'full',
}, async () => {
  const visit = await openView(stores, { at: '?status=1' });
  await page.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增机构');
  await expect.element(form).toBeVisible();
  // As the tab does when it comes to the front again.
  await visit.go('/create?status=1');
  await form.getByRole('button', { name: '取消' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(visit.address()).toBe('/customer/list?status=1');
});

test('a record that is read again while it is being changed does not overwrite typed values', {
  tags: 'full',
}, async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  const table = await visit.mockServer.table(storeTable);
  const row = table.get(3);
  if (!row) return expect.unreachable();
  await table.put({ ...row, remark: '别人写的' });
  await visit.runtime.queryClient.refetchQueries();
  await expect.element(contact).toHaveValue('李新');
  await save(form);
  expect(visit.mockServer.requests.of(operations.update.path).map(({ body }) => body)).toEqual([
    { id: 3, contact: '李新' },
  ]);
});

test('a form opened from an old show page starts with the server’s present values', {
  tags: 'full',
}, async () => {
  const visit = await openView(stores, { at: '/show/3' });
  const show = page.getByRole('dialog', { name: '机构：' });
  const edit = show.getByRole('button', { name: '编辑' });
  await expect.element(edit).toBeVisible();
  const table = await visit.mockServer.table(storeTable);
  const row = table.get(3);
  if (!row) return expect.unreachable();
  await table.put({ ...row, remark: '别人写的' });
  await visit.runtime.queryClient.invalidateQueries({ refetchType: 'none' });
  await edit.click();
  await expect.element(openForm('编辑机构：').getByLabelText('备注')).toHaveValue('别人写的');
});

test('a record that is not there says so, and can be asked for again', { tags: 'full' }, async () => {
  const visit = await openView(stores, { at: '/edit/9999' });
  const dialog = page.getByRole('dialog', { name: '编辑机构' });
  await expect.element(dialog.getByText('数据不存在或已被删除')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '重新加载' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect.element(listPage(visit, stores).rows.first()).toBeVisible();
});

test('an address below the list that means nothing says so', async () => {
  const visit = await openView(stores, { at: '/nonsense' });
  await expect.element(visit.screen.getByText('没有这个页面')).toBeVisible();
});

test('a button stops loading after a save that fails at once', { tags: 'full' }, async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  const { path } = operations.update;
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, msg: '暂时不能修改', path, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('暂时不能修改')).toBeVisible();
  expect(form.getByRole('button', { name: '保存', exact: true }).elements()).toHaveLength(1);
});

test('a save goes on when the check of a single field begins during that of all', async () => {
  const contactField = stores.fields.find(({ name }) => name === 'contact');
  if (!contactField) return expect.unreachable();
  const { rules } = contactField;
  onTestFinished(() => void Object.assign(contactField, { rules }));
  let isSaving = false;
  /** As the check of a unique value does, at the worst moment. */
  const overtake = ({ validateFields }: FormInstance) => ({
    validator: async () => {
      await Promise.resolve();
      if (isSaving) void validateFields(['remark']);
      isSaving = false;
    },
  });
  Object.assign(contactField, { rules: [overtake] });
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  const begin = () => {
    isSaving = true;
  };
  document.addEventListener('submit', begin, { capture: true, once: true });
  await save(form);
  expect(isSaving).toBe(false);
  expect(visit.mockServer.requests.of(operations.update.path).map(({ body }) => body)).toEqual([
    { id: 3, contact: '李新' },
  ]);
});
