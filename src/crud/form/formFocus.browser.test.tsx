import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stores } from '@/resources/customer/store/stores';
import { exhibits } from '@/resources/dev/exhibits';
import { dictTypes } from '@/resources/system/dict/dictTypes';
import { notices } from '@/resources/system/notice/notices';
import { complaintsOf, openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';

const question = page.getByRole('dialog', { name: '确认提示' });

/** A drawer, a modal and a page, each with its first field. */
const frames = [
  { kind: 'drawer', resource: stores, title: '新增机构', first: '机构名称', path: '/customer/list' },
  { kind: 'modal', resource: dictTypes, title: '新增字典', first: '字典名称', path: '/system/dict' },
  { kind: 'page', resource: notices, title: '新增公告', first: '公告标题', path: '/system/notice' },
] as const;

test.each(frames)(
  'the first field of a $kind has the focus; Escape asks as 取消 does after typing',
  async ({ resource, title, first, path }) => {
    const visit = await openView(resource, { at: '/create' });
    const form = openForm(title);
    const field = form.getByLabelText(first, { exact: true });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('甲');
    await expect.element(field).toHaveValue('甲');
    await userEvent.keyboard('{Escape}');
    await expect.element(question.getByText('有未保存的修改，确认离开吗？')).toBeVisible();
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect.element(field).toHaveValue('甲');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: '不保存离开' }).click();
    await expect.poll(visit.address).toBe(path);
  },
);

test.each(frames)(
  'the buttons of a $kind are at the bottom, on the right, 保存 last',
  async ({ resource, title }) => {
    await openView(resource, { at: '/create' });
    const form = openForm(title);
    const save = form.getByRole('button', { name: '保存' });
    await expect.element(save).toBeVisible();
    const right = save.element().getBoundingClientRect();
    const left = form.getByRole('button', { name: '取消' }).element().getBoundingClientRect();
    const around = form.element().getBoundingClientRect();
    expect(right.left).toBeGreaterThan(left.right);
    expect(around.right - right.right).toBeLessThan(60);
    expect(Math.min(around.bottom, window.innerHeight) - right.bottom).toBeLessThan(40);
  },
);

test('Escape closes what a field has open, and not the form as well', async () => {
  await openView(stores, { at: '/create' });
  const form = openForm('新增机构');
  await expect.element(form.getByLabelText('机构名称', { exact: true })).toHaveFocus();
  const expiry = form.getByLabelText('到期时间', { exact: true });
  await expiry.click();
  await expect.element(page.getByText('今天').last()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('今天').last()).not.toBeVisible();
  await expect.element(form).toBeVisible();
  expect(question.query()).toBeNull();
});

test('the topmost wrong field has the focus and is on screen after a refused save, whatever its kind', async () => {
  await openView(stores, { at: '/create' });
  const form = openForm('新增机构');
  await form.getByLabelText('机构名称', { exact: true }).fill('新机构');
  await form.getByLabelText('简称').fill('新');
  await form.getByRole('button', { name: '保存' }).click();
  const type = form.getByRole('combobox', { name: '机构类型' });
  await expect.element(type).toHaveFocus();
  await expect.element(type).toBeInViewport();
});

test("a field's error does not touch the label below it; labels begin on one line", {
  tags: 'full',
}, async () => {
  await openView(stores, { at: '/create' });
  const form = openForm('新增机构');
  await form.getByRole('button', { name: '保存' }).click();
  const complaint = form.getByText('请输入机构名称');
  await expect.element(complaint).toBeVisible();
  const labelOf = (text: string) => form.getByText(text, { exact: true }).element().getBoundingClientRect();
  const [name, short, email] = ['机构名称', '简称', '邮箱'].map(labelOf);
  const bottom = complaint.element().getBoundingClientRect().bottom;
  const below = [...form.element().querySelectorAll('label')]
    .map((label) => label.getBoundingClientRect())
    .filter(({ top }) => top > (name?.top ?? 0) + 20)
    .map(({ top }) => top);
  expect(Math.min(...below) - bottom).toBeGreaterThanOrEqual(4);
  const lefts = [...form.element().querySelectorAll('label')].map((label) =>
    Math.round(label.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBeLessThanOrEqual(2);
  expect([short, email].every(Boolean)).toBe(true);
});

test('uploads, editors and long texts take a whole row', { tags: 'full' }, async () => {
  await openView(exhibits, { at: '/create' });
  const form = openForm('新增展品');
  await expect.element(form.getByLabelText('名称', { exact: true })).toHaveFocus();
  const wide = exhibits.fields.filter(({ kind }) => kind.verb === '请上传' || (kind.inputHeight ?? 0) > 60);
  expect(wide.filter(({ kind }) => !kind.wide).map(({ name }) => name)).toEqual([]);
});

test('a missing value and a refusal of the server are told until the values change', async () => {
  await openView(dictTypes, { at: '/create' });
  const form = openForm('新增字典');
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await field('字典名称').fill('测试');
  await field('字典类型').fill('store_type');
  await form.getByRole('button', { name: '保存' }).click();
  const dictType = "新增字典'测试'失败，字典类型已存在";
  await expect.poll(() => complaintsOf(form)).toEqual({ dictType });
  await field('字典类型').click();
  await userEvent.keyboard('{Tab}');
  await field('字典名称').fill('');
  const dictName = '请输入字典名称';
  await expect.poll(() => complaintsOf(form)).toEqual({ dictName, dictType });
  await userEvent.keyboard('{Tab}');
  await field('字典类型').fill('Test');
  const letters = '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）';
  await expect.poll(() => complaintsOf(form)).toEqual({ dictName, dictType: letters });
});
