import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import { choose } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { operationsEndpoints } from '../endpoints';

const { create } = operationsEndpoints['operations/create'].operations;
const { one, update, rollback, submit } = operationsEndpoints['operations/edit-info'].operations;
const { status } = operationsEndpoints['operations/headlines'].operations;

const questions = operationsEndpoints['operations/consult'].operations;

const createPlace = { name: 'operations/create', view: 'operations/create/index' };
const editPlace = { name: 'operations/edit-info', view: 'operations/edit-info/index' };

async function open(place: typeof createPlace, at: string, options: VisitOptions = {}) {
  const visit = await openView(place, { ...options, at });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { visit, sent, button };
}

test('[O5] a draft needs a title alone, and is sent once', { tags: 'full' }, async () => {
  const { visit, sent, button } = await open(createPlace, '?type=headline');
  await button('存草稿').click();
  await expect.element(page.getByText('请输入标题')).toBeVisible();
  expect(sent(create.path)).toEqual([]);
  await page.getByLabelText('标题', { exact: true }).fill('湖南本科批填报提醒');
  await button('存草稿').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(create.path)).toMatchObject([{ title: '湖南本科批填报提醒' }]);
});

test('[O5] publication checks everything: a missing value is named at its field', {
  tags: 'full',
}, async () => {
  const { sent, button } = await open(createPlace, '?type=headline');
  await page.getByLabelText('标题', { exact: true }).fill('湖南本科批填报提醒');
  await button('发布').click();
  for (const text of ['请选择分类', '请输入正文', '请上传封面'])
    await expect
      .element(page.getByText(text, { exact: true }).last())
      .toHaveClass('ant-form-item-explain-error');
  expect(sent(create.path)).toEqual([]);
});

test('[O5] a title of the last thirty days is reported, and forbids nothing', { tags: 'full' }, async () => {
  const { button, visit } = await open(createPlace, '?type=headline');
  await page.getByLabelText('标题', { exact: true }).fill('暑期讲座预告');
  await expect.element(page.getByText('近 30 天已有同名资讯')).toBeVisible();
  await button('存草稿').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
});

test('[O6] a missing article is reported as gone', async () => {
  const { button } = await open(editPlace, '?type=headline&id=9999');
  await expect.element(page.getByText('内容不存在或已被删除')).toBeVisible();
  await expect.element(button('返回列表')).toBeVisible();
});

test('[O6] an article that cannot be read is not called deleted, and is read again', async () => {
  const { visit, button } = await open(editPlace, '?type=headline&id=77', {
    prepare: ({ faults }) => faults.inject({ kind: 'status', status: 503, path: one.path }),
  });
  await expect.element(page.getByText('数据加载失败')).toBeVisible();
  await expect.element(page.getByText('内容不存在或已被删除')).not.toBeInTheDocument();
  visit.mockServer.faults.clear();
  await button('重新加载').click();
  await expect.element(page.getByLabelText('标题', { exact: true })).toHaveValue('强基计划校测准备');
});

test('[O6] a published article changes at once, after a question', { tags: 'full' }, async () => {
  const { visit, sent, button } = await open(editPlace, '?type=headline&id=71');
  const title = page.getByLabelText('标题', { exact: true });
  await expect.element(title).toHaveValue('湖南计算机类专业区别在哪里');
  await title.fill('湖南计算机类专业的区别');
  await button('保存').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('该内容已发布，保存后前台立即生效，确定保存吗？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(update.path)).toMatchObject([{ title: '湖南计算机类专业的区别', rev: 1 }]);
});

test('[O6] a version is compared with the present one, and put back', { tags: 'full' }, async () => {
  const { visit, sent, button } = await open(editPlace, '?type=headline&id=76');
  const title = page.getByLabelText('标题', { exact: true });
  await expect.element(title).toHaveValue('暑期讲座预告');
  await title.fill('暑期讲座安排预告');
  await button('存草稿').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await button('版本记录').click();
  const dialog = page.getByRole('dialog', { name: '版本记录' });
  await expect.element(dialog.getByText('版本 1：「暑期讲座预告」', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: '恢复此版本' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(title).toHaveValue('暑期讲座预告');
  expect(sent(rollback.path)).toMatchObject([{ no: 1 }]);
});

test('[O6] [1.4] a colleague’s change shows its text before it is overwritten', {
  tags: 'full',
}, async () => {
  const { visit, sent, button } = await open(editPlace, '?type=headline&id=77');
  const title = page.getByLabelText('标题', { exact: true });
  await expect.element(title).toHaveValue('强基计划校测准备');
  await title.fill('强基计划校测准备清单');
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 601,
    msg: '该记录已被他人修改，仍要覆盖吗？',
    path: update.path,
    times: 1,
  });
  await button('存草稿').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '查看对方的修改' }).click();
  await expect.element(question.getByText(/保存为「强基计划校测准备」/)).toBeVisible();
  await question.getByRole('button', { name: '仍然覆盖' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(update.path).at(-1)).toMatchObject({ force: 1, title: '强基计划校测准备清单' });
});

test('[O5] a policy names its source before it is published', { tags: 'full' }, async () => {
  const { sent, button } = await open(editPlace, '?type=headline&id=76');
  await expect.element(page.getByLabelText('标题', { exact: true })).toHaveValue('暑期讲座预告');
  await choose(page.getByLabelText('分类', { exact: true }), '政策解读');
  await page.getByLabelText('来源链接', { exact: true }).fill('');
  await button('发布').click();
  await expect.element(page.getByText('政策类资讯须填写官方来源链接', { exact: true })).toBeVisible();
  expect(sent(status.path)).toEqual([]);
});

test('[O6] [1.6] an author without the right to publish submits an article, and sees that it waits', async () => {
  const permissions = ['operations:headlines:list', 'operations:create:list', 'operations:edit-info:list'];
  const { visit, sent, button } = await open(editPlace, '?type=headline&id=76', {
    as: 'yunying',
    permissions,
  });
  await expect.element(page.getByLabelText('标题', { exact: true })).toHaveValue('暑期讲座预告');
  await expect.element(button('发布')).not.toBeInTheDocument();
  await button('提交审核').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已提交审核']);
  expect(sent(submit.path)).toEqual([{ id: 76 }]);
  await expect.element(page.getByText(/提交审核，发布前仍可修改$/)).toBeVisible();
  await expect.element(button('提交审核')).not.toBeInTheDocument();
});

test('[O5] a question that is not complete has the focus at its first wrong field', {
  tags: 'full',
}, async () => {
  const { button } = await open(createPlace, '?type=consult');
  const title = page.getByLabelText('标题', { exact: true });
  await button('存草稿').click();
  await expect.element(title).toHaveFocus();
  await title.fill('平行志愿怎样避免退档');
  await button('发布').click();
  await expect.element(page.getByLabelText('答案', { exact: true })).toHaveFocus();
});

test('[O5] the preview of a question shows the typed text, and none of it as markup', {
  tags: 'full',
}, async () => {
  const { button } = await open(createPlace, '?type=consult');
  const typed = '<b onclick="alert(1)">先核对章程</b>';
  await page.getByLabelText('标题', { exact: true }).fill('平行志愿怎样避免退档');
  await page.getByLabelText('答案', { exact: true }).fill(typed);
  await button('预览').click();
  const phone = page.getByRole('dialog', { name: '预览' }).getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByText('平行志愿怎样避免退档')).toBeVisible();
  await expect.element(phone.getByText(typed)).toBeVisible();
  expect(phone.element().querySelector('b')).toBeNull();
});

test('[O6] an earlier version of a question is compared with the present one, and restored', {
  tags: 'full',
}, async () => {
  const { visit, sent, button } = await open(editPlace, '');
  await expect.element(page.getByText('内容不存在或已被删除')).toBeVisible();
  const consults = await visit.mockServer.table(consultTable);
  const { id, publicTitle } = consults.find(({ isPublic }) => isPublic === 1) ?? expect.unreachable();
  await visit.go(`?type=consult&id=${id}`);
  const title = page.getByLabelText('标题', { exact: true });
  await expect.element(title).toHaveValue(publicTitle);
  await title.fill('平行志愿怎样避免退档');
  await button('保存').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await button('版本记录').click();
  const dialog = page.getByRole('dialog', { name: '版本记录' });
  await expect.element(dialog.getByText(`版本 1：「${publicTitle}」`, { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: '恢复此版本' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(title).toHaveValue(publicTitle);
  expect(sent(questions.rollback.path)).toMatchObject([{ no: 1 }]);
});

test('[O6] [1.4] a colleague’s change of the question shows its answer before it is overwritten', {
  tags: 'full',
}, async () => {
  const { visit, sent, button } = await open(editPlace, '');
  await expect.element(page.getByText('内容不存在或已被删除')).toBeVisible();
  const consults = await visit.mockServer.table(consultTable);
  const row = consults.find(({ isPublic }) => isPublic === 1) ?? expect.unreachable();
  const written = {
    title: '平行志愿怎样避免退档',
    publicAnswer: '填报前请逐条核对院校章程，看清体检与单科要求。',
  };
  await consults.put({ ...row, ...written, publicTitle: written.title, userName: '', channel: 4 });
  await visit.go(`?type=consult&id=${row.id}`);
  const answer = page.getByLabelText('答案', { exact: true });
  await expect.element(answer).toHaveValue(written.publicAnswer);
  const theirs = `${written.publicAnswer}他人补充。`;
  const kept = consults.get(row.id) ?? expect.unreachable();
  await consults.put({ ...kept, publicAnswer: theirs, rev: kept.rev + 1 });
  await answer.fill(`${written.publicAnswer}本人补充。`);
  await button('保存').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '确定' }).click();
  await question.getByRole('button', { name: '查看对方的修改' }).click();
  const difference = question.getByRole('region', { name: '对方的内容与您的内容的差异' });
  await expect.element(difference).toHaveTextContent('他');
  await question.getByRole('button', { name: '仍然覆盖' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(questions.publish.path).at(-1)).toMatchObject({ force: 1 });
  expect(consults.get(row.id)?.publicAnswer).toBe(`${written.publicAnswer}本人补充。`);
});

test('[O5] unsaved text is offered again', { tags: 'full' }, async () => {
  const { visit, button } = await open(createPlace, '?type=headline');
  const title = page.getByLabelText('标题', { exact: true });
  await title.fill('湖南本科批填报提醒');
  await expect.poll(async () => (await testDrafts.all()).length).toBe(1);
  await visit.reload();
  await expect.element(page.getByText(/^发现未保存的草稿（.+），是否恢复？$/)).toBeVisible();
  await expect.element(title).toHaveValue('');
  await button('恢复').click();
  await expect.element(title).toHaveValue('湖南本科批填报提醒');
});
