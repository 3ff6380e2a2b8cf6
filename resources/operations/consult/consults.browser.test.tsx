import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import type { Operation } from '@/providers/endpoints/builder';
import { choose } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { operationsEndpoints } from '../endpoints';

const { operations } = operationsEndpoints['operations/consult'];

async function open(options?: VisitOptions) {
  const visit = await openView({ view: 'operations/consult/index' }, options);
  const items = visit.screen.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect.element(items.first()).toBeVisible();
  const sent = ({ path }: Operation) => visit.mockServer.requests.of(path).map(({ body }) => body);
  const article = visit.screen.getByRole('article');
  const openFirst = async () => {
    await items.first().getByRole('button').click();
    await expect.element(article).toBeVisible();
  };
  const typed = () => {
    const box = article.getByLabelText('回复内容').element();
    return box instanceof HTMLTextAreaElement ? box.value : '';
  };
  return { visit, items, sent, article, openFirst, typed };
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const ok = (name: string | RegExp) => dialog(name).getByRole('button', { name: '确定' });

test('[O4] a reply combines a similar answer and a quick phrase, and goes to the asker', {
  tags: 'full',
}, async () => {
  const { visit, sent, article, openFirst, typed } = await open({ at: '?status=0' });
  await openFirst();
  await article.getByRole('button', { name: '回复', exact: true }).click();
  await expect.element(article.getByText('请输入回复内容')).toBeVisible();
  await article
    .getByRole('button', { name: /^引用：/ })
    .first()
    .click();
  await article.getByRole('group', { name: '快捷短语' }).getByRole('button').last().click();
  await expect.poll(typed).toContain('如需一对一沟通');
  await article.getByRole('button', { name: '回复', exact: true }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 回复成功']);
  await expect.element(article.getByLabelText('回复内容')).toHaveValue('');
  await expect
    .element(article.getByRole('list', { name: '回复记录' }).getByText(/如需一对一沟通/))
    .toBeVisible();
  expect(sent(operations.reply)).toMatchObject([{ images: [] }]);
});

test('[O4] the record itself says how long the asker waits', { tags: 'full' }, async () => {
  const { article, openFirst } = await open({ at: '?status=0' });
  await openFirst();
  await article.getByRole('button', { name: '详情' }).click();
  await expect.element(page.getByRole('dialog').getByText(/^已等待 /)).toBeVisible();
});

test('[O4] the text typed for one enquiry waits while another one is open', { tags: 'full' }, async () => {
  const { items, article, openFirst } = await open({ at: '?status=0' });
  await openFirst();
  await article.getByLabelText('回复内容').fill('还没有写完');
  const name = article.element().getAttribute('aria-label');
  await items.nth(1).getByRole('button').click();
  await expect.poll(() => article.query()?.getAttribute('aria-label')).not.toBe(name);
  await expect.element(article.getByLabelText('回复内容')).toHaveValue('');
  await items.first().getByRole('button').click();
  await expect.element(article.getByLabelText('回复内容')).toHaveValue('还没有写完');
});

test('[O4] an unsent reply is asked about, and is there after a reload', { tags: 'full' }, async () => {
  const { visit, article, openFirst } = await open({ at: '?status=0' });
  await openFirst();
  await article.getByLabelText('回复内容').fill('还没有写完');
  await expect.poll(async () => (await testDrafts.all()).length).toBe(1);
  const answer = visit.leave();
  await expect.element(dialog('确认提示').getByRole('listitem')).toHaveTextContent('未发送的咨询回复');
  await dialog('确认提示').getByRole('button', { name: '继续编辑' }).click();
  expect(await answer).toBe(false);
  await visit.reload();
  await expect.element(page.getByRole('article').getByLabelText('回复内容')).toHaveValue('还没有写完');
});

test('[O4] a board offers no tool for columns or density, which it does not have', async () => {
  const { visit } = await open();
  const tool = (name: string) => visit.screen.getByRole('toolbar').getByRole('button', { name, exact: true });
  await expect.element(tool('视图')).toBeVisible();
  await expect.element(tool('密度')).not.toBeInTheDocument();
  await expect.element(tool('列设置')).not.toBeInTheDocument();
});

test('[O4] the topic is changed in place', { tags: 'full' }, async () => {
  const { visit, sent, article, openFirst } = await open({ at: '?status=0' });
  await openFirst();
  await choose(article.getByRole('combobox', { name: '咨询主题' }), '政策');
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  expect(sent(operations.topic)).toMatchObject([{ topic: '5' }]);
});

test('[O4] an enquiry is closed with a reason, and opened again', { tags: 'full' }, async () => {
  const { visit, sent, article, openFirst } = await open({ at: '?status=1' });
  await openFirst();
  await article.getByRole('button', { name: '关闭', exact: true }).click();
  await expect.element(dialog(/^关闭咨询/).getByText('关闭后对方不能继续追问，确定关闭吗？')).toBeVisible();
  await dialog(/^关闭咨询/)
    .getByRole('button', { name: '问题已解决' })
    .click();
  await ok(/^关闭咨询/).click();
  await expect.element(article.getByRole('button', { name: '重新打开' })).toBeVisible();
  await expect.element(article.getByLabelText('回复内容')).not.toBeInTheDocument();
  await article.getByRole('button', { name: '重新打开' }).click();
  await expect.element(article.getByLabelText('回复内容')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 已关闭', 'success: 已重新打开']);
  expect(sent(operations.close)).toMatchObject([{ reason: '问题已解决' }]);
});

test('[O4] an enquiry is made public after a preview, without personal numbers', {
  tags: 'full',
}, async () => {
  const { visit, sent, article, openFirst } = await open({ at: '?status=1&isPublic=0' });
  await openFirst();
  await article.getByRole('button', { name: '公开为问答' }).click();
  const form = dialog('公开为问答');
  await form.getByLabelText('公开回答').fill('请打 19900000001');
  await ok('公开为问答').click();
  await expect.element(form.getByText('公开内容不能包含手机号')).toBeVisible();
  await form.getByLabelText('公开回答').fill('填报前请逐条核对院校章程。');
  await expect
    .element(form.getByRole('region', { name: '前台预览' }).getByText('填报前请逐条核对院校章程。'))
    .toBeVisible();
  await ok('公开为问答').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 操作成功']);
  expect(sent(operations.publish)).toMatchObject([
    { isPublic: 1, publicAnswer: '填报前请逐条核对院校章程。' },
  ]);
});

test('[O4] several enquiries are assigned at once; only closed ones are deleted', {
  tags: 'full',
}, async () => {
  const { visit, items, sent } = await open({ at: '?status=0' });
  for (const place of [0, 1]) await items.nth(place).getByRole('checkbox').click();
  const batch = visit.screen.getByRole('group', { name: '批量操作' });
  await expect.element(batch.getByText('已选 2 项')).toBeVisible();
  await expect.element(batch.getByRole('button', { name: '删除' })).toBeDisabled();
  await batch.getByRole('button', { name: '分配' }).click();
  await choose(dialog('分配咨询').getByLabelText('处理人'), '苏晚晴');
  await ok('分配咨询').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 分配成功']);
  expect(sent(operations.assign)).toMatchObject([{ handlerId: 2 }]);
});

test('[O4] a closed enquiry is deleted after a question, and is gone from the list', {
  tags: 'full',
}, async () => {
  const { visit, article, openFirst } = await open({ at: '?status=2' });
  await openFirst();
  const name = article.element().getAttribute('aria-label') ?? '';
  await article.getByRole('button', { name: '删除' }).click();
  const question = dialog('确认提示');
  await expect.element(question.getByText(`删除后可在回收站恢复，是否确认删除「${name}」？`)).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
  await expect.element(visit.screen.getByText('选择一条咨询查看')).toBeVisible();
});

test('[O4] a reader is offered no command', { tags: 'full' }, async () => {
  const { article, openFirst, visit } = await open({
    as: 'yunying',
    permissions: ['operations:consult:list', 'operations:consult:show'],
  });
  await openFirst();
  for (const name of ['回复', '关闭', '公开为问答', '转为客户', '删除'])
    await expect.element(article.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  expect((await visit.mockServer.table(consultTable)).all()).toHaveLength(90);
});

test('[O4] a public answer is not saved over a colleague’s that was read meanwhile', {
  tags: 'full',
}, async () => {
  const { visit, article, openFirst } = await open({ at: '?isPublic=1' });
  await openFirst();
  await article.getByRole('button', { name: '修改公开内容' }).click();
  const form = dialog('公开为问答');
  await form.getByLabelText('公开回答').fill('本人：填报前请逐条核对院校章程。');
  const consults = await visit.mockServer.table(consultTable);
  for (const row of consults.all().filter(({ isPublic }) => isPublic === 1))
    await consults.put({ ...row, publicAnswer: '同事的公开回答', rev: row.rev + 1 });
  await visit.runtime.queryClient.invalidateQueries();
  await ok('公开为问答').click();
  await expect.element(form.getByText(/^该记录已被他人修改/)).toBeVisible();
  expect(consults.all().some(({ publicAnswer }) => publicAnswer.startsWith('本人'))).toBe(false);
});

test('[O4] a reply goes on where the enquiry cannot be read again', { tags: 'full' }, async () => {
  const { visit, article, openFirst } = await open({ at: '?status=0' });
  await openFirst();
  await article.getByLabelText('回复内容').fill('还没有写完');
  const { faults, requests } = visit.mockServer;
  const before = requests.of(operations.one.path).length;
  faults.inject({ kind: 'status', status: 503, path: operations.one.path });
  await visit.runtime.queryClient.invalidateQueries();
  expect(requests.of(operations.one.path).length).toBeGreaterThan(before);
  await expect.element(article.getByLabelText('回复内容')).toHaveValue('还没有写完');
  await expect.element(page.getByText('数据加载失败')).not.toBeInTheDocument();
});

test('[O4] an enquiry that is gone says so above it; the reply typed for it is kept', {
  tags: 'full',
}, async () => {
  const { visit, article, openFirst } = await open({ at: '?status=0' });
  await openFirst();
  await article.getByLabelText('回复内容').fill('还没有写完');
  const consults = await visit.mockServer.table(consultTable);
  const id = Number(new URLSearchParams(visit.address().split('?')[1]).get('id'));
  const row = consults.get(id) ?? expect.unreachable();
  await consults.remove(id);
  await visit.runtime.queryClient.invalidateQueries();
  const failure = page.getByRole('alert').filter({ hasText: '数据加载失败' });
  await expect.element(failure).toBeVisible();
  await expect.element(article.getByLabelText('回复内容')).toHaveValue('还没有写完');
  await consults.put(row);
  await failure.getByRole('button', { name: '重新加载' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(article.getByLabelText('回复内容')).toHaveValue('还没有写完');
});

test('[O4] a public answer that is being typed stays where the enquiry is refused to be read again', {
  tags: 'full',
}, async () => {
  const { visit, article, openFirst } = await open({ at: '?isPublic=1' });
  await openFirst();
  await article.getByRole('button', { name: '修改公开内容' }).click();
  const answer = dialog('公开为问答').getByLabelText('公开回答');
  await answer.fill('填报前请逐条核对院校章程。');
  const { path } = operations.one;
  visit.mockServer.faults.inject({ kind: 'code', code: 50000, msg: '服务器正忙', path });
  await visit.runtime.queryClient.invalidateQueries();
  await expect.element(page.getByText('数据加载失败')).toBeInTheDocument();
  await expect.element(answer).toHaveValue('填报前请逐条核对院校章程。');
});

test('[O4] an enquiry from the end of the list is read beside it', { tags: 'full' }, async () => {
  await page.viewport(1366, 768);
  const { items, article } = await open();
  await items.last().getByRole('button').click();
  await expect.element(article.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
});
