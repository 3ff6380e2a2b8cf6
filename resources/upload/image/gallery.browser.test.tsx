import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { uploadImageTable } from '@/mocks/upload/imageTable';
import { choose } from '@/src/testing/enter';
import { openUploads } from '@/src/testing/openUploads';
import { openView, type Visit } from '@/src/testing/openView';
import { uploadEndpoints } from '../endpoints';

const { update } = uploadEndpoints['upload/image'].operations;
const grid = page.getByRole('list', { name: '图片列表' });
const picture = (name: string) => grid.getByRole('button', { name: `选择 ${name}，` });

async function open(at = '') {
  const visit = await openView({ view: 'upload/image/index' }, { at });
  await expect.element(grid.getByRole('listitem').first()).toBeVisible();
  return visit;
}

/** Another person deletes a picture meanwhile. */
async function removeElsewhere({ mockServer }: Visit, name: string) {
  const images = await mockServer.table(uploadImageTable);
  const image = images.find((one) => one.name === name);
  await images.remove((image ?? expect.unreachable()).id);
}

test('[U2] a picture that somebody else has deleted leaves wall and selection', {
  tags: 'full',
}, async () => {
  const visit = await open('?category=other');
  await picture('水印').click();
  await removeElsewhere(visit, '水印');
  await page.getByRole('button', { name: '批量删除' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  const kept = page.getByRole('dialog', { name: '以下图片未删除' });
  await expect.element(kept.getByText('数据不存在或已被删除')).toBeVisible();
  await kept.getByRole('button', { name: '知道了' }).click();
  await expect.element(picture('水印')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^已选/)).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
});

test('[U2] a refused picture keeps no other from moving, and alone stays selected', {
  tags: 'full',
}, async () => {
  const visit = await open('?category=icon');
  for (const name of ['院校', '位次', '专业']) await picture(name).click();
  await removeElsewhere(visit, '位次');
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'code', code: 40000, msg: '图片正在使用', path: update.path, times: 1 });
  await page.getByRole('button', { name: '移动到…' }).click();
  const moving = page.getByRole('dialog', { name: '移动 3 张图片到' });
  await choose(moving.getByRole('combobox', { name: '分类' }), '其他');
  await moving.getByRole('button', { name: '确定' }).click();
  const result = page.getByRole('dialog', { name: '移动图片：处理结果' });
  await expect.element(result.getByText(/^成功 1 条，失败 1 条。/)).toBeVisible();
  await expect.element(result.getByRole('listitem')).toHaveTextContent('院校：图片正在使用');
  expect(visit.notifications).toEqual(['warning: 1 张图片已被删除，未移动']);
  await result.getByRole('button', { name: '知道了' }).click();
  await expect.element(page.getByText('已选 1 张')).toBeVisible();
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(6);
  expect(visit.mockServer.requests.of(update.path)).toHaveLength(3);
});

test('[U2] a search keeps the focus, and follows the way back', { tags: 'full' }, async () => {
  const visit = await open();
  const search = page.getByLabelText('图片名称');
  await search.fill(' 校门');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(1);
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('校门');
  await visit.go(-1);
  await expect.element(search).toHaveValue('');
});

test('[U2] Escape closes the choice out of the stock after a search', { tags: 'full' }, async () => {
  const { screen } = await openUploads();
  await screen.getByRole('button', { name: '从图库选择' }).click();
  const library = page.getByRole('dialog', { name: '从图库选择' });
  await library.getByLabelText('图片名称').fill('校门');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(library).not.toBeInTheDocument();
});
