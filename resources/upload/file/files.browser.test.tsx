import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { pdf, pick } from '@/src/testing/openUploads';
import { openView } from '@/src/testing/openView';
import { catchSaved } from '@/src/testing/savedFiles';
import { uploadEndpoints } from '../endpoints';
import { files } from './files';

const { add, find, rename, zip } = uploadEndpoints['upload/file'].operations;
const dialog = page.getByRole('dialog', { name: '上传文件' });
const list = dialog.getByRole('list', { name: '文件列表' });
const input = dialog.getByLabelText('选择文件');
const rowsIn = () =>
  list
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

async function open(at = '?size=50') {
  const visit = await openView(files, { at });
  const shown = listPage(visit, files);
  await shown.ready();
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, shown, sent };
}

async function openDialog() {
  const opened = await open();
  await opened.shown.toolbar.getByRole('button', { name: '上传文件' }).click();
  await expect.element(input).toBeInTheDocument();
  const start = () => dialog.getByRole('button', { name: /开始上传/ }).click();
  return { ...opened, start };
}

test('[U1] files are chosen, given a category, uploaded and added one by one; one that fails leaves the others', {
  tags: 'full',
}, async () => {
  const { visit, shown, sent, start } = await openDialog();
  await userEvent.upload(input, [pdf('甲.pdf'), pdf('fail.pdf', '2'), new File(['丙'], '丙.txt')]);
  await expect.poll(rowsIn).toHaveLength(3);
  await start();
  await expect
    .element(dialog.getByLabelText('分类', { exact: true }))
    .toHaveAccessibleDescription('请选择分类');
  expect(sent(fileCalls.upload.path)).toEqual([]);
  await choose(dialog.getByRole('combobox', { name: '分类' }), '填报指南');
  await start();
  await expect.element(list.getByRole('button', { name: '重试 fail.pdf' })).toBeVisible();
  await expect.poll(() => visit.notifications).toEqual(['error: 上传文件失败', 'success: 已上传 2 个文件']);
  const added = sent(add.path).toSorted((one, other) => Number(other.size) - Number(one.size));
  expect(added, 'in whichever order they arrived').toMatchObject([
    { name: '甲.pdf', category: 'guide', size: 9, fileName: expect.stringMatching(/^\/profile\/upload\//) },
    { name: '丙.txt', category: 'guide', size: 3 },
  ]);
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect.element(shown.row('甲.pdf')).toBeVisible();
  expect(await shown.ready()).toBe(30);
});

test('[U1] content that the library has is offered in place of a second copy, and uploaded where that is wanted', {
  tags: 'full',
}, async () => {
  const { visit, sent, start } = await openDialog();
  pick(input, [new File(['同一份内容'], '一.txt')]);
  await choose(dialog.getByRole('combobox', { name: '分类' }), '其他');
  await start();
  await expect.poll(() => sent(add.path)).toHaveLength(1);
  pick(input, [new File(['同一份内容'], '二.txt')]);
  await expect.element(list.getByText('已存在相同文件，是否直接使用？（一.txt）')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /开始上传/ })).toBeDisabled();
  await list.getByRole('button', { name: '直接使用' }).click();
  await expect.element(list.getByText('二.txt（直接使用已有文件「一.txt」）')).toBeVisible();
  pick(input, [new File(['同一份内容'], '三.txt')]);
  await list.getByRole('button', { name: '仍然上传' }).click();
  await start();
  await expect.poll(() => sent(add.path)).toHaveLength(2);
  expect(sent(find.path).map(({ hash }) => hash)).toEqual(
    Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)),
  );
  expect(visit.mockServer.requests.of(fileCalls.upload.path)).toHaveLength(2);
});

test('[U1] [VAL-4] a forbidden file is refused with its rule; allowed ones stay chosen', {
  tags: 'full',
}, async () => {
  await openDialog();
  const types = 'doc/docx/xls/xlsx/ppt/pptx/txt/pdf/zip';
  pick(input, [
    pdf('好.pdf'),
    new File([], '空.txt'),
    new File(['x'], '程序.exe'),
    pdf('大.pdf', new Uint8Array(21 * 1024 * 1024)),
    pdf('另一份.pdf'),
  ]);
  const problems = dialog.getByRole('alert');
  for (const text of [
    '空.txt：不能上传空文件，请重新选择！',
    `程序.exe：文件格式不正确，请上传 ${types} 格式文件！`,
    '大.pdf：上传文件大小不能超过 20 MB！',
    '另一份.pdf：已选择相同内容的文件',
  ])
    await expect.element(problems.getByText(text)).toBeVisible();
  expect(rowsIn()).toEqual([expect.stringContaining('好.pdf')]);
  pick(
    input,
    Array.from({ length: 10 }, (_, index) => new File([`${index}`], `${index}.txt`)),
  );
  await expect.element(problems.getByText('上传文件数量不能超过 10 个！')).toBeVisible();
  await expect.poll(rowsIn).toHaveLength(10);
});

test('[U1] a file that is chosen again while it is being checked stands there once', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await openDialog();
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'hold', path: find.path });
  for (const count of [1, 2]) {
    pick(input, [pdf('甲.pdf')]);
    await expect.poll(() => sent(find.path)).toHaveLength(count);
  }
  faults.clear();
  await expect.element(dialog.getByText('甲.pdf：已选择相同内容的文件')).toBeVisible();
  expect(rowsIn()).toEqual([expect.stringContaining('甲.pdf')]);
});

test('[U1] a text and a pdf are read where they are looked at; the lost one says why it cannot be', {
  tags: 'full',
}, async () => {
  const { shown } = await open();
  const drawer = page.getByRole('dialog', { name: /^文件：/ });
  await shown.act(shown.row('家长常见问题.txt'), '详情');
  await expect
    .element(drawer.getByRole('region', { name: '家长常见问题.txt的内容' }))
    .toHaveTextContent('本文件为演示数据');
  await drawer.getByRole('button', { name: '关闭' }).first().click();
  await shown.act(shown.row('已丢失.pdf'), '详情');
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('文件不存在或已被删除');
});

test('[U1] a file keeps its extension when it is called otherwise', { tags: 'full' }, async () => {
  const { shown, sent } = await open();
  await shown.act(shown.row('宣讲会日程.pdf'), '重命名');
  const renaming = page.getByRole('dialog', { name: '重命名' });
  await expect.element(renaming.getByText('.pdf')).toBeVisible();
  const name = renaming.getByLabelText('文件名');
  await name.fill('  ');
  await renaming.getByRole('button', { name: '确定' }).click();
  await expect.element(renaming.getByText('请输入文件名')).toBeVisible();
  await name.fill('日程 2027');
  await renaming.getByRole('button', { name: '确定' }).click();
  await expect.element(shown.row('日程 2027.pdf')).toBeVisible();
  expect(sent(rename.path)).toMatchObject([{ name: '日程 2027.pdf', category: 'other' }]);
});

test('[U1] one file comes by its path, several as an archive; each counts as a download', {
  tags: 'full',
}, async () => {
  const { shown, sent } = await open();
  const saved = catchSaved();
  const first = shown.rows.first();
  await first.getByRole('button', { name: '下载：' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['2026年普通高等学校招生工作规定.pdf']);
  for (const index of [0, 1]) await shown.rows.nth(index).getByRole('checkbox').click();
  await page.getByRole('button', { name: '批量下载' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toHaveLength(2);
  expect(saved[1]?.name).toMatch(/^文件_\d{14}\.zip$/);
  expect(sent(zip.path)).toEqual([{ id: '1,2' }]);
  await expect.element(first).toHaveTextContent('1 KB2');
});

test('[U1] files stay selected where their archive did not come', { tags: 'full' }, async () => {
  const { visit, shown, sent } = await open();
  visit.mockServer.faults.inject({ kind: 'status', status: 502, path: fileCalls.download.path });
  const box = shown.rows.first().getByRole('checkbox');
  await box.click();
  await page.getByRole('button', { name: '批量下载' }).click();
  await expect.poll(() => sent(fileCalls.download.path)).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: '取消选择' })).toBeEnabled();
  await expect.element(box).toBeChecked();
});

test('[U1] the address of a file is shown decoded', { tags: 'full' }, async () => {
  await openView(files, { at: '/show/1' });
  await expect.element(page.getByText(/^http\S+年普通高等学校\S+\.pdf$/)).toBeVisible();
});
