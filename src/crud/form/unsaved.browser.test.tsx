import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { stores } from '@/resources/customer/store/stores';
import { exhibits } from '@/resources/dev/exhibits';
import { managementEndpoints } from '@/resources/management/endpoints';
import { teamMemos } from '@/resources/management/memo/teamMemos';
import { choose, enterDay } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

const { operations } = customerEndpoints['customer/store'];
const question = page.getByRole('dialog', { name: '确认提示' });
const draftBar = page.getByText('未保存的草稿');

async function openEdit() {
  const visit = await openView(stores, { at: '/edit/3' });
  const form = openForm('编辑机构：');
  const contact = form.getByLabelText('联系人');
  await expect.element(contact).toBeVisible();
  return { visit, form, contact };
}

const draftOf = async (path: string) => (await testDrafts.read(path))?.values;

test('a draft is offered again after a reload, and taken up with one click', async () => {
  const { visit, contact } = await openEdit();
  await contact.fill('李新');
  await expect.poll(() => draftOf('/customer/list/edit/3')).toMatchObject({ contact: '李新' });
  await visit.reload();
  const again = openForm('编辑机构：');
  await expect.element(draftBar).toBeVisible();
  await expect.element(again.getByLabelText('联系人')).not.toHaveValue('李新');
  await again.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(again.getByLabelText('联系人')).toHaveValue('李新');
  await expect.element(draftBar).not.toBeInTheDocument();
  await again.getByRole('button', { name: '取消' }).click();
  await expect.element(question).toBeVisible();
});

/** Opens the form again, which offers a draft of the contact. */
async function openOffered() {
  const { visit, contact } = await openEdit();
  await contact.fill('李新');
  await expect.poll(() => draftOf('/customer/list/edit/3')).toBeDefined();
  const again = await visit.reload();
  await expect.element(draftBar).toBeVisible();
  return again;
}

test.each(['恢复草稿', '丢弃'])(
  'the first field has the focus once %s was pressed by keyboard',
  {
    tags: 'full',
  },
  async (name) => {
    await openOffered();
    const form = openForm('编辑机构：');
    form.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(draftBar).not.toBeInTheDocument();
    await expect.element(form.getByLabelText('机构名称')).toHaveFocus();
  },
);

test('typing takes the offer of a draft back; the draft is offered again once that text is saved', {
  tags: 'full',
}, async () => {
  const visit = await openOffered();
  const form = openForm('编辑机构：');
  await form.getByLabelText('联系人').fill('王新');
  await expect.element(draftBar).not.toBeInTheDocument();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await visit.go('/edit/3');
  await expect.element(form.getByLabelText('联系人')).toHaveValue('王新');
  await expect.element(draftBar).toBeVisible();
  await form.getByRole('button', { name: '丢弃' }).click();
  expect(await testDrafts.all()).toEqual([]);
});

test('a draft that another page of the browser types on, or saves, is not offered', async () => {
  await openOffered();
  testDrafts.takeElsewhere('/customer/list/edit/3');
  await expect.element(draftBar).not.toBeInTheDocument();
  expect(await draftOf('/customer/list/edit/3')).toMatchObject({ contact: '李新' });
});

test('a question about a form that is saved meanwhile goes with it, and leads nowhere else', {
  tags: 'full',
}, async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  const { method, path } = operations.update;
  visit.mockServer.faults.inject({ kind: 'hold', path, method });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.mockServer.requests.of(path)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  visit.mockServer.faults.clear();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form).not.toBeInTheDocument();
  expect(visit.address()).toBe('/customer/list');
});

test('an unwanted draft is discarded for good', { tags: 'full' }, async () => {
  const { visit, contact } = await openEdit();
  await contact.fill('李新');
  await expect.poll(() => draftOf('/customer/list/edit/3')).toBeDefined();
  await visit.reload();
  await openForm('编辑机构：').getByRole('button', { name: '丢弃' }).click();
  await expect.element(draftBar).not.toBeInTheDocument();
  expect(await draftOf('/customer/list/edit/3')).toBeUndefined();
});

test('a removed form writes its draft at once, unless it was discarded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { visit, contact } = await openEdit();
  await contact.fill('李新');
  await visit.screen.unmount();
  expect(await draftOf('/customer/list/edit/3')).toMatchObject({ contact: '李新' });
  await testDrafts.remove('/customer/list/edit/3');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await draftOf('/customer/list/edit/3')).toBeUndefined();
});

test('saving ends the draft, and nothing is asked afterwards', async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  await expect.poll(() => draftOf('/customer/list/edit/3')).toBeDefined();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect([visit.address(), await draftOf('/customer/list/edit/3')]).toEqual(['/customer/list', undefined]);
});

test('leaving may save first: the form closes once, and the server has the typed values', async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('李新');
  await form.getByRole('button', { name: '取消' }).click();
  await expect.element(question.getByRole('listitem')).toHaveTextContent('编辑机构：');
  await question.getByRole('button', { name: '保存后离开' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(visit.address()).toBe('/customer/list');
  expect(visit.mockServer.requests.of(operations.update.path).map(({ body }) => body)).toEqual([
    { id: 3, contact: '李新' },
  ]);
});

test('a save that is refused on the way out keeps the form open with everything in it', {
  tags: 'full',
}, async () => {
  const { visit, form, contact } = await openEdit();
  await contact.fill('');
  await form.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '保存后离开' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form.getByText('请输入联系人')).toBeVisible();
  expect(visit.mockServer.requests.of(operations.update.path)).toEqual([]);
});

test('a draft holds no password', async () => {
  await openView(stores, { at: '/create' });
  const form = openForm('新增机构');
  await form.getByLabelText('初始密码').fill('secret-9');
  await form.getByLabelText('机构名称').fill('新机构');
  await expect.poll(() => draftOf('/customer/list/create')).toMatchObject({ name: '新机构' });
  expect(JSON.stringify(await draftOf('/customer/list/create'))).not.toContain('secret-9');
});

/** The values of the only draft. */
const keptValues = () => [...testDrafts.kept.values()].map(({ values }) => values)[0];

test('a value entered over a suggestion stays after its draft was taken up', { tags: 'full' }, async () => {
  const visit = await openView(exhibits, { at: '/create' });
  const form = openForm('新增展品');
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await enterDay(field('购入日期'), '2026-06-01');
  const check = '2026-06-02 10:00:00';
  await field('检查时间').fill(check);
  await userEvent.keyboard('{Enter}');
  await expect.poll(keptValues).toMatchObject({ checkedAt: check });
  await visit.reload();
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await field('名称').fill('新展品');
  await expect.poll(keptValues).toMatchObject({ name: '新展品' });
  await expect.element(field('检查时间')).toHaveValue(check);
});

test('[CODE-9] a new record whose answer was lost is created once, from its draft too', async () => {
  const { path } = managementEndpoints['management/memo'].operations.create;
  const visit = await openView(teamMemos, { at: '/create' });
  const form = openForm('新增共享备忘');
  await form.getByLabelText('标题', { exact: true }).fill('核对名单');
  await choose(form.getByLabelText('负责人'), '苏晚晴');
  visit.mockServer.faults.inject({ kind: 'lost', path, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toHaveLength(1);
  await visit.reload();
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form).not.toBeInTheDocument();
  const numbers = visit.mockServer.requests.of(path).map(({ body }) => body.requestNo);
  expect(numbers).toEqual([expect.any(String), numbers[0]]);
});
