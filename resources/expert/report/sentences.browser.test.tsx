import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportTable } from '@/mocks/expert/reportTable';
import { studentTable } from '@/mocks/expert/studentTable';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { edit } = expertEndpoints['expert/report'].operations;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('dialog', { name: '确认提示' });
const drawer = page.getByRole('dialog', { name: '修改逐条说明' });

/** The page of a draft of a report. */
async function openDraft() {
  const visit = await openView(
    { view: 'expert/filling/report' },
    {
      at: '?userId=101&id=1',
      prepare: async ({ table }) => {
        const reports = await table(reportTable);
        await reports.put({ ...(reports.get(1) ?? expect.unreachable()), status: 0 });
      },
    },
  );
  const reports = await visit.mockServer.table(reportTable);
  const report = () => reports.get(1) ?? expect.unreachable();
  return { ...visit, reports, report };
}

test('[E4] a colleague’s sentences stay; whoever changed the same one is asked before it is replaced', {
  tags: 'full',
}, async () => {
  const { reports, report } = await openDraft();
  const write = async (at: number, text: string) => {
    await drawer.getByRole('textbox').nth(at).fill(text);
    await drawer.getByRole('button', { name: '保存' }).click();
  };
  const texts = () => report().sentences.map(({ text }) => text);
  await button('修改逐条说明').click();
  await write(0, '第一条。');
  await expect.element(drawer).not.toBeInTheDocument();
  const [first] = report().sentences;
  await button('修改逐条说明').click();
  await drawer.getByRole('textbox').nth(1).fill('第二条。');
  const other = { key: 'colleague', text: '同事的另一条。' };
  await reports.put({ ...report(), sentences: [{ key: first?.key ?? '', text: '同事的第一条。' }, other] });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(texts().toSorted()).toEqual(['同事的另一条。', '同事的第一条。', '第二条。'].toSorted());
  await button('修改逐条说明').click();
  await expect.element(drawer.getByRole('textbox').first()).toHaveValue('同事的第一条。');
  await reports.put({ ...report(), sentences: [{ key: first?.key ?? '', text: '同事又改了。' }, other] });
  await write(0, '我改的第一条。');
  await expect.element(question).toHaveTextContent(/^.*「.+」的说明已被他人修改，仍以您填写的为准吗？/);
  await question.getByRole('button', { name: '取消' }).click();
  expect(texts()).toContain('同事又改了。');
  await drawer.getByRole('button', { name: '保存' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(texts()).toContain('我改的第一条。');
});

test('[E4] a report is made once, however often 生成 is pressed', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await openDraft();
  mockServer.faults.inject({ kind: 'hold', path: edit.path });
  await button('生成').click();
  await button('生成').click();
  mockServer.faults.clear();
  await expect.element(button('交付')).toBeVisible();
  expect(notifications).toEqual(['success: 报告已生成']);
});

test('[E4] sentences of a report that was deleted meanwhile are refused in words, and stay', {
  tags: 'full',
}, async () => {
  const { reports, notifications } = await openDraft();
  await button('修改逐条说明').click();
  const first = drawer.getByRole('textbox').first();
  await first.fill('第一条。');
  await reports.remove(1);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => notifications).toEqual(['error: 报告不存在']);
  await expect.element(first).toHaveValue('第一条。');
});

test('[E4] a report that is read again under the form leaves untouched sentences to their drafts', {
  tags: 'full',
}, async () => {
  const { mockServer, runtime, report } = await openDraft();
  const students = await mockServer.table(studentTable);
  await button('修改逐条说明').click();
  await drawer.getByRole('textbox').first().fill('第一条。');
  await students.put({ ...(students.get(101) ?? expect.unreachable()), rank: 17_000 });
  await runtime.queryClient.invalidateQueries();
  await expect.element(page.getByText(/考生位次 17000/).first()).toBeInTheDocument();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(report().sentences.map(({ text }) => text)).toEqual(['第一条。']);
});
