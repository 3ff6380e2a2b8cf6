import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftPathOf } from '@/src/lib/note';
import { createDrafts } from '@/src/work/drafts';
import { openFrame } from '../../frame/testFrame';
import { type Responder, refusal } from '../../model/testServices';

const note = {
  title: '机构管理提示',
  tips: ['停用后无法登录', '续期从较晚者起算'],
  content: '开通与停用机构。',
};
const key = 'customer/list/index';

beforeEach(() => page.viewport(1440, 800));

describe('the note of the open page', () => {
  async function openNote(getNoteDesc: Responder = () => note) {
    const responses = { getNoteDesc };
    const permissions = ['customer:store:list'];
    const opened = await openFrame('/customer/list', { responses, permissions });
    return { ...opened, bar: opened.screen.getByRole('banner') };
  }

  test('[LAY-2] the title opens the tips; the description is beside it', async () => {
    const { bar, callsTo } = await openNote();
    await expect.element(bar.getByText('开通与停用机构。').last()).toBeVisible();
    expect(callsTo('getNoteDesc').map(({ body }) => body)).toEqual([{ key }]);
    await bar.getByRole('button', { name: '机构管理提示' }).click();
    await expect.element(bar.getByRole('listitem').filter({ hasText: '停用后无法登录' })).toBeVisible();
    await expect.element(bar.getByText('续期从较晚者起算')).toBeVisible();
  });

  test('[LAY-2] the keyboard opens and closes the tips', async () => {
    const { bar } = await openNote();
    const button = bar.getByRole('button', { name: '机构管理提示' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar.getByText('停用后无法登录')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(bar.getByText('停用后无法登录')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('[LAY-2] a different page has a different note, asked for once', async () => {
    const { bar, menu, callsTo } = await openNote((body) =>
      JSON.stringify(body).includes('site') ? null : note,
    );
    await menu.getByRole('link', { name: '主机与网站' }).click();
    await expect.element(bar.getByRole('button', { name: '机构管理提示' })).not.toBeInTheDocument();
    await menu.getByRole('link', { name: '机构列表' }).click();
    await expect.element(bar.getByRole('button', { name: '机构管理提示' })).toBeVisible();
    expect(callsTo('getNoteDesc')).toHaveLength(2);
  });

  test('[LAY-2] an unreadable note shows and reports nothing', async () => {
    const failing = () => {
      throw refusal('说明读取失败');
    };
    const { screen, bar, callsTo } = await openNote(failing);
    await expect.poll(() => callsTo('getNoteDesc').length).toBe(1);
    await expect.element(bar.getByRole('button', { name: '页面说明' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('说明读取失败')).not.toBeInTheDocument();
  });

  test('[LAY-2] [PERM-3] a user who may edit has the pencil, and no other', async () => {
    const { bar } = await openNote();
    await bar.getByRole('button', { name: '机构管理提示' }).click();
    await expect.element(bar.getByText('停用后无法登录')).toBeVisible();
    await expect.element(bar.getByRole('button', { name: '编辑页面说明' })).not.toBeInTheDocument();
  });
});

describe('editing it', () => {
  // A draft of the test before would come back.
  beforeEach(() => createDrafts(1).remove(draftPathOf(key)));

  const editPermission = ['system:note-desc:edit'];

  async function openEditor(former: unknown = note, saveNoteDesc: () => unknown = () => null) {
    const getNoteDesc = () => (typeof former === 'function' ? former() : former);
    const responses = { getNoteDesc, saveNoteDesc };
    const opened = await openFrame('/customer/list', { responses, permissions: editPermission });
    const bar = opened.screen.getByRole('banner');
    await bar.getByRole('button', { name: former ? '机构管理提示' : '页面说明' }).click();
    await bar.getByRole('button', { name: '编辑页面说明' }).click();
    const dialog = opened.screen.getByRole('dialog', { name: '编辑页面说明' });
    const fill = (label: string, text: string) => dialog.getByLabelText(label).fill(text);
    const save = () => dialog.getByRole('button', { name: '保存' }).click();
    return { ...opened, bar, dialog, fill, save };
  }

  test('[LAY-2] a saved note shows at once, and is not read again', { tags: 'full' }, async () => {
    const { screen, bar, callsTo, dialog, fill, save } = await openEditor();
    await expect.element(dialog.getByLabelText('提示条目')).toHaveValue('停用后无法登录\n续期从较晚者起算');
    await fill('提示标题', '新的标题');
    await fill('提示条目', '一\n\n 二 ');
    await fill('描述', '');
    await save();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    expect(callsTo('saveNoteDesc').map(({ body }) => body)).toEqual([
      { key, title: '新的标题', tips: ['一', '二'], content: '' },
    ]);
    await expect.element(bar.getByRole('button', { name: '新的标题' })).toBeVisible();
    // Calls when the page was opened, and before it was saved.
    expect(callsTo('getNoteDesc')).toHaveLength(2);
  });

  test('[LAY-2] a colleague’s save stays; the same field is asked about', { tags: 'full' }, async () => {
    let held: unknown = note;
    const { screen, bar, dialog, callsTo, fill, save } = await openEditor(() => held);
    await fill('提示标题', '新的标题');
    held = { ...note, title: '同事的标题', content: '同事的描述' };
    await save();
    const question = screen.getByRole('dialog', { name: '系统提示' });
    await expect.element(question).toHaveTextContent('打开之后，提示标题已被他人修改，仍以您填写的为准吗？');
    await question.getByRole('button', { name: '取消' }).click();
    await expect.element(dialog.getByLabelText('提示标题')).toHaveValue('新的标题');
    expect(callsTo('saveNoteDesc')).toEqual([]);
    await save();
    await question.getByRole('button', { name: '覆盖' }).click();
    await expect.element(bar.getByRole('button', { name: '新的标题' })).toBeVisible();
    expect(callsTo('saveNoteDesc').map(({ body }) => body)).toEqual([
      { key, title: '新的标题', tips: note.tips, content: '同事的描述' },
    ]);
  });

  test('[LAY-2] text typed while a note is saved is a further change', { tags: 'full' }, async () => {
    let held = note;
    const sent = Promise.withResolvers();
    const server = [() => held, () => sent.promise] as const;
    const { screen, dialog, callsTo, fill, save } = await openEditor(...server);
    await fill('提示标题', '新的标题');
    held = { ...note, content: '同事的描述' };
    await save();
    await expect.poll(() => callsTo('saveNoteDesc').length).toBe(1);
    await fill('提示标题', '更新的标题');
    held = { ...held, title: '新的标题' };
    sent.resolve(null);
    await expect.element(screen.getByText('保存成功，之后填写的内容尚未保存')).toBeVisible();
    await save();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsTo('saveNoteDesc')[1]?.body).toEqual({ key, ...held, title: '更新的标题' });
  });

  test('[LAY-2] leaving a note may save it first; a long one stays open', { tags: 'full' }, async () => {
    const { bar, dialog, callsTo, fill, unsavedRegistry } = await openEditor();
    const saveAndLeave = async () => {
      await dialog.getByRole('button', { name: '取消' }).click();
      await expect.poll(() => unsavedRegistry.pendingPrompt()).toBeDefined();
      const { dirtyForms, answer } = unsavedRegistry.pendingPrompt() ?? expect.unreachable();
      answer((await dirtyForms[0]?.save?.()) ?? false);
    };
    await fill('提示标题', '字'.repeat(21));
    await saveAndLeave();
    await expect.element(dialog).toBeVisible();
    expect(callsTo('saveNoteDesc')).toEqual([]);
    await fill('提示标题', '新的标题');
    await saveAndLeave();
    await expect.element(bar.getByRole('button', { name: '新的标题' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('[LAY-2] a page without a note gets its first one; an empty one is none', async () => {
    const { bar, fill, save } = await openEditor(null);
    await fill('提示标题', '第一条');
    await save();
    await bar.getByRole('button', { name: '第一条' }).click();
    await bar.getByRole('button', { name: '编辑页面说明' }).click();
    await fill('提示标题', '');
    await save();
    await expect.element(bar.getByRole('button', { name: '页面说明' })).toBeVisible();
  });

  test('[LAY-2] a note has at most 20 characters, eight tips of 60, 200 characters; a longer one is not sent', async () => {
    const { dialog, callsTo, fill, save } = await openEditor();
    await fill('提示标题', '字'.repeat(21));
    await fill('提示条目', '条\n'.repeat(9));
    await fill('描述', '字'.repeat(201));
    await save();
    await expect.element(dialog.getByText('提示标题长度不能超过 20 个字符')).toBeVisible();
    await expect.element(dialog.getByText('最多 8 条提示', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('描述长度不能超过 200 个字符')).toBeVisible();
    await fill('提示条目', '字'.repeat(61));
    await save();
    await expect.element(dialog.getByText('提示条目长度不能超过 60 个字符')).toBeVisible();
    expect(callsTo('saveNoteDesc')).toEqual([]);
  });

  test('[LAY-2] a refusal is shown in the form, and typed values stay', async () => {
    const { dialog, fill, save } = await openEditor(note, () => {
      throw refusal('当前操作没有权限');
    });
    await fill('提示标题', '新的标题');
    await save();
    await expect.element(dialog.getByText('当前操作没有权限')).toBeVisible();
    await expect.element(dialog.getByLabelText('提示标题')).toHaveValue('新的标题');
  });

  test('closing an unsaved note asks first; the draft of an interrupted one comes back', async () => {
    const { screen, bar, dialog, fill, unsavedRegistry, drafts } = await openEditor();
    await fill('提示标题', '写到一半');
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect
      .poll(() => unsavedRegistry.pendingPrompt()?.dirtyForms.map(({ name }) => name))
      .toEqual(['编辑页面说明']);
    unsavedRegistry.pendingPrompt()?.answer(false);
    await expect.element(dialog.getByLabelText('提示标题')).toHaveValue('写到一半');
    await expect.poll(async () => (await drafts.read(`note:${key}`))?.values.title).toBe('写到一半');

    await dialog.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => unsavedRegistry.pendingPrompt()).toBeDefined();
    unsavedRegistry.pendingPrompt()?.answer(true);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => drafts.read(`note:${key}`)).toBeUndefined();

    await drafts.write(`note:${key}`, {
      name: '编辑页面说明',
      values: { title: '写到一半', tips: '', content: '' },
      savedAt: Date.now(),
    });
    await bar.getByRole('button', { name: '机构管理提示' }).click();
    await bar.getByRole('button', { name: '编辑页面说明' }).click();
    await expect.element(screen.getByText('已恢复上次未保存的内容')).toBeVisible();
    await expect.element(dialog.getByLabelText('提示标题')).toHaveValue('写到一半');
    await drafts.remove(`note:${key}`);
  });

  test('[35] a draft keeps a colleague’s save; conflicts are asked about', { tags: 'full' }, async () => {
    const base = { title: '旧的标题', tips: note.tips.join('\n'), content: '旧的描述' };
    const values = { ...base, title: '写到一半' };
    await createDrafts(1).write(draftPathOf(key), {
      name: '编辑页面说明',
      base,
      values,
      savedAt: Date.now(),
    });
    const { screen, dialog, callsTo, save } = await openEditor();
    await expect.element(dialog.getByLabelText('提示标题')).toHaveValue('写到一半');
    await expect.element(dialog.getByLabelText('描述')).toHaveValue(note.content);
    await save();
    const question = screen.getByRole('dialog', { name: '系统提示' });
    await expect.element(question).toHaveTextContent('提示标题已被他人修改');
    await question.getByRole('button', { name: '覆盖' }).click();
    await expect
      .poll(() => callsTo('saveNoteDesc').map(({ body }) => body))
      .toEqual([{ key, title: '写到一半', tips: note.tips, content: note.content }]);
  });
});
