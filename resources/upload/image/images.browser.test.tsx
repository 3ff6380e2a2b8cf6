import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storagePath } from '@/mocks/platform/storageHost';
import { uploadImageTable } from '@/mocks/upload/imageTable';
import { fileCalls, platformCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { openUploads, pick } from '@/src/testing/openUploads';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { uploadEndpoints } from '../endpoints';

const { create, update, remove } = uploadEndpoints['upload/image'].operations;
const grid = page.getByRole('list', { name: '图片列表' });
const input = page.getByLabelText('上传图片');
const picture = (name: string) => grid.getByRole('button', { name: `选择 ${name}，` });
const focused = () => document.activeElement?.getAttribute('aria-label');

async function open(at = '', prepare?: VisitOptions['prepare']) {
  const visit = await openView({ view: 'upload/image/index' }, { at, ...(prepare && { prepare }) });
  await expect.element(grid.getByRole('listitem').first()).toBeVisible();
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, sent };
}

/** A picture of noise, which hardly shrinks: some 1.5 MB, of which a second writing leaves less. */
async function largePicture(name: string, side = 1000): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  const points = new ImageData(side, side);
  for (let row = 0; row < points.data.length; row += 65_536)
    crypto.getRandomValues(points.data.subarray(row, row + 65_536));
  context?.putImageData(points, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })], name);
}

test('[U2] arrows lead through the pictures, space selects, Enter shows one in full, and arrows go on from there', {
  tags: 'full',
}, async () => {
  await open('?category=college');
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(10);
  await picture('图书馆').click();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('选择 校门，320×200');
  await userEvent.keyboard(' {ArrowDown}{ArrowUp}');
  expect(focused()).toBe('选择 校门，320×200');
  await expect.element(page.getByText('已选 2 张')).toBeVisible();
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('选择 礼堂，320×200');
  await userEvent.keyboard('{Home}{Enter}');
  const preview = page.getByRole('dialog', { name: '图片预览' });
  await expect.element(preview.getByRole('img', { name: '图书馆' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(preview.getByRole('img', { name: '校门' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('选择 图书馆，320×200');
});

test('[U2] pictures go to the platform, or straight to the object storage, as was chosen last', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('?category=icon');
  await userEvent.upload(input, await pictureFile('新图标.png'));
  await expect.element(picture('新图标')).toBeVisible();
  expect(sent(create.path)).toMatchObject([
    {
      name: '新图标',
      category: 'icon',
      width: 3,
      height: 2,
      url: expect.stringMatching(/^\/profile\/image\/\d+$/),
    },
  ]);
  await page.getByText('对象存储直传').click();
  await visit.reload();
  await expect.element(page.getByRole('radio', { name: '对象存储直传' })).toBeChecked();
  await userEvent.upload(input, await pictureFile('直传.png'));
  await expect.element(picture('直传')).toBeVisible();
  expect(sent(create.path).at(-1)).toMatchObject({
    url: expect.stringMatching(/^profile\/storage\/.*直传\.png$/),
  });
  expect([platformCalls.imageUpload, fileCalls.uploadToken].map(({ path }) => sent(path).length)).toEqual([
    1, 1,
  ]);
  expect(sent(storagePath)).toHaveLength(1);
  await page.getByText('平台上传').click();
});

test('[U2] above 1 MB a picture is offered smaller, with both sizes; either one goes', {
  tags: 'full',
}, async () => {
  const { sent } = await open();
  const file = await largePicture('大图.jpg');
  expect(file.size).toBeGreaterThan(1024 * 1024);
  const offer = page.getByRole('dialog', { name: '压缩图片' });
  for (const answer of ['压缩后上传', '上传原图']) {
    pick(input, [file]);
    await expect.element(offer.getByText(/原图 [\d.]+ MB，压缩后 [\d.]+ [KM]B（减少 \d+%）/)).toBeVisible();
    await offer.getByRole('button', { name: answer }).click();
  }
  await expect.poll(() => sent(create.path)).toHaveLength(2);
  const [smaller, whole] = sent(create.path).map(({ size }) => Number(size));
  expect([whole, smaller !== undefined && smaller < file.size]).toEqual([file.size, true]);
});

test('[U2] [VAL-5] a picture unfit for the stock is refused with its rule; other files go, and failed ones are retried', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  visit.mockServer.faults.inject({ kind: 'network', path: platformCalls.imageUpload.path, times: 1 });
  pick(input, [
    new File([], '空.png'),
    new File(['x'], '画.gif'),
    new File([await pictureFile(), new Uint8Array(6 * 1024 * 1024)], '大.png'),
    await pictureFile('好.png'),
  ]);
  const problems = page.getByRole('alert');
  for (const text of [
    '大.png：上传文件大小不能超过 5 MB！',
    '空.png：不能上传空文件，请重新选择！',
    '画.gif：图片格式不正确，请上传 png/jpg/jpeg 图片格式文件！',
  ])
    await expect.element(problems.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: '重试 好.png' }).click();
  await expect.element(picture('好')).toBeVisible();
  expect(visit.notifications).toEqual(['error: 上传图片失败', 'success: 已上传 1 张图片']);
  pick(input, await Promise.all(Array.from({ length: 11 }, (_, index) => pictureFile(`${index}.png`))));
  await expect.element(problems.getByText('上传文件数量不能超过 10 个！')).toBeVisible();
  await expect.poll(() => sent(create.path)).toHaveLength(11);
});

test('[U2] pictures that are used stay, with the list of their uses; the others are deleted', {
  tags: 'full',
}, async () => {
  const { sent } = await open('?category=article');
  await picture('备考心态').click();
  await page.getByRole('button', { name: '批量删除' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '取消' }).click();
  await page.getByRole('navigation', { name: '图片分类' }).getByRole('button', { name: '其他' }).click();
  await picture('水印').click();
  await page.getByRole('button', { name: '批量删除' }).click();
  await expect.element(question.getByText('是否确认删除选中的 2 条数据？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  const kept = page.getByRole('dialog', { name: '以下图片未删除' });
  await expect.element(kept.getByText('该图片被 10 处使用，不能删除')).toBeVisible();
  await expect.element(kept.getByRole('link', { name: '标题素材：新高考选科指导资料包' })).toBeVisible();
  await kept.getByRole('button', { name: '知道了' }).click();
  await expect.element(picture('水印')).not.toBeInTheDocument();
  await expect.element(page.getByText('已选 1 张')).toBeVisible();
  expect(sent(remove.path)).toHaveLength(2);
});

test('[U2] once the last picture of the last page is deleted, the page before it is there', {
  tags: 'full',
}, async () => {
  const { visit } = await open('?page=2', async (server) => {
    const images = await server.table(uploadImageTable);
    const [kept, last] = [
      images.all().filter(({ name }) => name !== '水印'),
      images.find(({ name }) => name === '水印'),
    ];
    for (const { id } of kept.slice(20)) await images.remove(id);
    if (last) await images.put({ ...last, createTime: '2000-01-01 00:00:00' });
  });
  await page.getByRole('button', { name: '删除 水印' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(20);
  await expect.poll(visit.address).not.toContain('page');
  await expect.element(page.getByText('暂无图片')).not.toBeInTheDocument();
});

test('[U2] chosen pictures move to another category; one is called otherwise', { tags: 'full' }, async () => {
  const { visit, sent } = await open('?category=icon');
  for (const name of ['位次', '院校']) await picture(name).click();
  await page.getByRole('button', { name: '移动到…' }).click();
  const moving = page.getByRole('dialog', { name: '移动 2 张图片到' });
  await choose(moving.getByRole('combobox', { name: '分类' }), '其他');
  await moving.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(6);
  expect(sent(update.path).map(({ category }) => category)).toEqual(['other', 'other']);
  await page.getByRole('button', { name: '编辑 专业' }).click();
  const editing = page.getByRole('dialog', { name: '编辑图片' });
  await editing.getByLabelText('名称').fill('专业图标');
  await editing.getByRole('button', { name: '确定' }).click();
  await expect.element(picture('专业图标')).toBeVisible();
  expect(sent(update.path).at(-1)).toEqual({ id: expect.anything(), name: '专业图标' });
  expect(visit.notifications).toEqual(['success: 操作成功', 'success: 修改成功']);
});

test('[U2] a field for images takes from the stock what fits it, as many as there is room for', {
  tags: 'full',
}, async () => {
  const { screen, visit, save } = await openUploads().then((opened) => ({ ...opened, visit: opened }));
  await screen.getByRole('button', { name: '从图库选择' }).click();
  const library = page.getByRole('dialog', { name: '从图库选择' });
  await library.getByRole('button', { name: '轮播' }).click();
  await picture('高考加油').click();
  await expect
    .poll(() => visit.notifications)
    .toEqual(['warning: 图片格式不正确，请上传 png/jpg/jpeg 图片格式文件！']);
  await library.getByRole('button', { name: '院校' }).click();
  for (const name of ['图书馆', '校门', '教学楼', '体育馆', '实验楼', '食堂']) await picture(name).click();
  expect(visit.notifications.at(-1)).toBe('warning: 最多选择 5 张图片');
  await library.getByRole('button', { name: '确定（5）' }).click();
  expect(await save()).toEqual({
    photos: [1, 2, 3, 4, 5].map((number) => `/profile/gallery/college-${number}.png`),
  });
});

test('[U2] a user who may only look neither uploads nor changes anything', async () => {
  await openView({ view: 'upload/image/index' }, { as: 'yunying', permissions: ['upload:image:list'] });
  await expect.element(page.getByRole('button', { name: /^预览/ }).first()).toBeVisible();
  for (const name of ['批量删除', '移动到…', /^编辑/, /^删除/])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(input).not.toBeInTheDocument();
});

test('[U2] [WID-1] pages of 10, 20, 30 or 50 pictures; the next one begins at its top', {
  tags: 'full',
}, async () => {
  const { visit } = await open('?size=10');
  await page.viewport(1280, 400);
  await expect.poll(() => grid.getByRole('listitem').elements().length).toBe(10);
  const next = page.getByTitle('2', { exact: true });
  await expect.element(next).toBeVisible();
  window.scrollTo(0, document.body.scrollHeight);
  await next.click();
  await expect.poll(visit.address).toMatch(/\?size=10&page=2$/);
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(page.getByText(/^共 \d+ 条$/)).toBeVisible();
});
