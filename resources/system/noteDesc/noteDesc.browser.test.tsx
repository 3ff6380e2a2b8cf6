import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockServer } from '@/mocks/mockServer';
import { noteTable } from '@/mocks/platform/note';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { complaintsOf } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';

const tree = page.getByRole('navigation', { name: '页面' });
const form = page.getByRole('form', { name: /^页面说明：/ });
const preview = page.getByRole('region', { name: '顶栏预览' });

const post = 'system/post/index';

/** The page, with one other page that has no note. */
function open(at = `?key=${post}`) {
  const prepare = async (mockServer: MockServer) => {
    const notes = await mockServer.table(noteTable);
    await notes.remove(notes.find(({ key }) => key === post)?.id ?? expect.unreachable());
  };
  return openView({ view: 'system/note-desc/index' }, { at, prepare });
}

test('[H10] a note is written beside menu and top bar, and the session knows it at once', {
  tags: 'full',
}, async () => {
  const visit = await open();
  await expect.element(tree.getByText('岗位管理（无说明）')).toBeVisible();
  await expect.element(tree.getByText('用户管理', { exact: true })).toBeVisible();
  await form.getByLabelText('提示标题').fill('岗位提示');
  await form.getByLabelText('提示条目').fill('第一条\n\n第二条');
  await form.getByLabelText('描述').fill('岗位用于通讯录');
  await expect.element(preview.getByText('岗位用于通讯录')).toBeVisible();
  await preview.getByRole('button', { name: '岗位提示' }).click();
  await expect.element(page.getByRole('tooltip').getByText('第二条')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  const note = { title: '岗位提示', tips: ['第一条', '第二条'], content: '岗位用于通讯录' };
  expect(visit.mockServer.requests.of(shellCalls.saveNoteDesc.path).map(({ body }) => body)).toEqual([
    { key: 'system/post/index', ...note },
  ]);
  expect(visit.runtime.notes.get('system/post/index')).toEqual(note);
  await expect.element(tree.getByText('岗位管理', { exact: true })).toBeVisible();
  await visit.reload();
  await expect.element(form.getByLabelText('提示条目')).toHaveValue('第一条\n第二条');
});

test('[H10] a text that is too long is refused at its field, and nothing is sent', {
  tags: 'full',
}, async () => {
  const visit = await open();
  await form.getByLabelText('提示标题').fill('长'.repeat(21));
  await form.getByLabelText('提示条目').fill('一\n'.repeat(9));
  await form.getByLabelText('描述').fill('长'.repeat(201));
  await form.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => complaintsOf(form))
    .toEqual({
      title: '提示标题长度不能超过 20 个字符',
      tips: '最多 8 条提示',
      content: '描述长度不能超过 200 个字符',
    });
  await form.getByLabelText('提示条目').fill('长'.repeat(61));
  await expect.poll(() => complaintsOf(form).tips).toBe('提示条目长度不能超过 60 个字符');
  expect(visit.mockServer.requests.of(shellCalls.saveNoteDesc.path)).toEqual([]);
});

test('[H10] a group of what was found can be closed and opened again', { tags: 'full' }, async () => {
  await open('');
  await tree.getByLabelText('查找页面').fill('字典');
  const found = tree.getByText('字典管理');
  await expect.element(found).toBeVisible();
  const keys = tree.getByLabelText('选择页面').element();
  if (keys instanceof HTMLElement) keys.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await expect.element(found).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(found).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(found).not.toBeInTheDocument();
  await tree.getByLabelText('查找页面').fill('');
  await tree.getByLabelText('查找页面').fill('字典');
  await expect.element(found).toBeVisible();
});

test('[H10] a page is found by its name; another one is not opened over what is typed without a question', {
  tags: 'full',
}, async () => {
  const visit = await open('');
  await expect.element(page.getByText('请先选择页面')).toBeVisible();
  await tree.getByLabelText('查找页面').fill('字典');
  await tree.getByText('字典管理').click();
  await form.getByLabelText('提示标题').fill('字典');
  await tree.getByLabelText('查找页面').fill('岗位');
  await tree.getByText('岗位管理').click();
  const question = page.getByRole('dialog');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(form.getByLabelText('提示标题')).toHaveValue('字典');
  await expect.poll(visit.address).toBe('/system/note-desc?key=system%2Fdict%2Findex');
});
