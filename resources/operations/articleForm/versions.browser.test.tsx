import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { articleTable } from '@/mocks/operations/article/articleTable';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

const place = { name: 'operations/edit-info', view: 'operations/edit-info/index' };
const title = page.getByLabelText('标题', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

test('[O6] a version put back replaces unsaved text after saying so, and leaves nothing unsaved', {
  tags: 'full',
}, async () => {
  const visit = await openView(place, { at: '?type=headline&id=76' });
  await expect.element(title).toHaveValue('暑期讲座预告');
  await title.fill('暑期讲座安排预告');
  await button('存草稿').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await title.fill('暑期讲座安排预告（未保存）');
  await button('版本记录').click();
  await dialog('版本记录').getByRole('button', { name: '恢复此版本' }).click();
  const question = dialog('确认提示');
  await expect
    .element(question)
    .toHaveTextContent('未保存的修改将丢失，已保存的内容会保留为新的版本，确定恢复到版本 1 吗？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(title).toHaveValue('暑期讲座预告');
  expect((await visit.mockServer.table(articleTable)).get(76)?.title).toBe('暑期讲座预告');
  expect(await visit.leave()).toBe(true);
  await expect.poll(() => testDrafts.all()).toEqual([]);
});

test('[O6] a version put back leaves a draft on offer, which nobody has taken up or thrown away', {
  tags: 'full',
}, async () => {
  const visit = await openView(place, { at: '?type=headline&id=76' });
  await expect.element(title).toHaveValue('暑期讲座预告');
  await title.fill('暑期讲座安排预告');
  await button('存草稿').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await title.fill('暑期讲座安排预告（未保存）');
  const kept = async () => (await testDrafts.all()).map(({ values }) => values.title);
  await expect.poll(kept).toEqual(['暑期讲座安排预告（未保存）']);
  await visit.reload();
  await expect.element(button('恢复')).toBeVisible();
  await button('版本记录').click();
  await dialog('版本记录').getByRole('button', { name: '恢复此版本' }).click();
  await dialog('确认提示').getByRole('button', { name: '确定' }).click();
  await expect.element(title).toHaveValue('暑期讲座预告');
  await expect.element(button('恢复')).toBeVisible();
  expect(await kept()).toEqual(['暑期讲座安排预告（未保存）']);
});
