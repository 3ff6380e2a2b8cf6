import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView, type Visit } from '@/src/testing/openView';
import { catchSaved } from '@/src/testing/savedFiles';
import { expertEndpoints } from '../endpoints';

const { status: fillStatus } = expertEndpoints['expert/filling'].operations;
const { share, shareNew } = expertEndpoints['expert/table'].operations;
const grid = page.getByRole('grid', { name: '志愿表' });
const question = page.getByRole('dialog', { name: '确认提示' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openWorkbench(prepare: (server: Visit['mockServer']) => Promise<void>): Promise<Visit> {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101', prepare });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  return visit;
}

async function choose(name: string): Promise<void> {
  await button('更多操作').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Ways in which a table leaves the application from its workbench. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  打印: async () => {
    await choose('打印');
    await expect.element(page.getByRole('dialog', { name: /^打印预览/ })).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
  },
  导出文本: async () => {
    await choose('官方格式 导入 / 复制…');
    await button('导出文本').click();
  },
  导出所选: async () => {
    await grid.getByRole('checkbox', { name: '选择第 1 志愿', exact: true }).click();
    await button('导出所选').click();
  },
};

test.for(Object.keys(ways))('[E3] a final table becomes 已导出 by %s', { tags: 'full' }, async (way) => {
  catchSaved();
  const { mockServer } = await openWorkbench(async (server) => {
    const tables = await server.table(volunteerTable);
    await tables.put({ ...(tables.get(501) ?? expect.unreachable()), status: 2 });
  });
  await ways[way]?.();
  const tables = await mockServer.table(volunteerTable);
  await expect.poll(() => tables.get(501)?.status).toBe(3);
});

test('[E3] files of a table are called after its student and its name', { tags: 'full' }, async () => {
  const saved = catchSaved();
  const { mockServer } = await openWorkbench(async () => undefined);
  const tables = await mockServer.table(volunteerTable);
  const name = tables.get(501)?.name ?? expect.unreachable();
  for (const way of ['导出所选', '导出文本']) await ways[way]?.();
  const names = [`陈同学 ${name} 所选志愿.xlsx`, `陈同学 ${name}.txt`];
  await expect.poll(() => saved.map((file) => file.name).toSorted()).toEqual(names.toSorted());
});

test('[E3] 导出所选 that fails says so', { tags: 'full' }, async () => {
  const { notifications } = await openWorkbench(async () => undefined);
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('there is no room');
  });
  onTestFinished(() => made.mockRestore());
  await ways.导出所选?.();
  await expect.poll(() => notifications).toEqual(['error: 导出失败，请稍后再试']);
  await expect.element(button('导出所选')).not.toHaveAttribute('data-busy', 'true');
});

test('[E3] 提交确认 makes a student 待确认 once, however many links are made', async () => {
  const { mockServer, notifications } = await openWorkbench(async (server) => {
    const students = await server.table(studentTable);
    await students.put({ ...(students.get(101) ?? expect.unreachable()), fillStatus: 2 });
  });
  const dialog = page.getByRole('dialog', { name: /^分享：陈同学/ });
  const linkTo = async (name: string) => {
    await dialog.getByRole('button', { name }).click();
    await question.getByRole('button', { name: '确定' }).click();
    await expect.element(dialog.getByRole('button', { name: '复制', exact: true }).last()).toBeVisible();
  };
  const submit = async () => {
    await button('提交').click();
    await page.getByRole('menuitem', { name: '提交确认' }).click();
  };
  await submit();
  await linkTo('生成链接');
  await expect.poll(() => notifications).toEqual(['success: 已提交确认']);
  await dialog.getByRole('tab', { name: '小程序码' }).click();
  await linkTo('生成小程序码');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await submit();
  await linkTo('生成链接');
  const { requests } = mockServer;
  expect([requests.of(share.path).length, requests.of(shareNew.path).length]).toEqual([1, 2]);
  expect(requests.of(fillStatus.path)).toHaveLength(1);
  expect((await mockServer.table(studentTable)).get(101)?.fillStatus).toBe(3);
  expect(notifications).toEqual(['success: 已提交确认']);
});
