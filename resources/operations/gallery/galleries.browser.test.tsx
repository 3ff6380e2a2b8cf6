import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { galleryTable } from '@/mocks/operations/gallery/galleryTable';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { catchSaved, lastSaved } from '@/src/testing/savedFiles';
import { operationsEndpoints } from '../endpoints';
import { galleries } from './galleries';

const { operations } = operationsEndpoints['operations/galleries'];

async function open(at = '') {
  const visit = await openView(galleries, { at });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, galleries), sent };
}

test('[O16] a poster with the institution’s name and code is saved as a picture that opens', {
  tags: 'full',
}, async () => {
  const saved = catchSaved();
  const { visit, list } = await open();
  await list.ready();
  await list.rows
    .first()
    .getByRole('button', { name: /^一键成图：/ })
    .click();
  const poster = page.getByRole('dialog', { name: /^一键成图/ });
  const save = poster.getByRole('button', { name: '保存图片' });
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.poll(() => visit.notifications).toEqual(['success: 图片已保存']);
  const file = await lastSaved(saved);
  expect(file.name).toMatch(/_1\.png$/);
  const picture = await createImageBitmap(file);
  expect([picture.width, picture.height]).toEqual([750, 1334]);
});

test('[O16] the wall shows the sets of a category; the calendar those of this week first', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('?as=wall');
  const wall = visit.screen.getByRole('list', { name: '图集' });
  await expect.element(wall.getByRole('button', { name: /^查看图集：/ }).first()).toBeVisible();
  await visit.screen.getByRole('tab', { name: '节点海报 / 出分' }).click();
  await expect.poll(() => wall.getByRole('button', { name: /^查看图集：/ }).elements().length).toBe(2);
  expect(sent(operations.categories.path)).toEqual([{ kind: 2 }]);
  await visit.screen.getByText('营销日历', { exact: true }).click();
  const seasons = visit.screen.getByRole('list', { name: '营销日历' });
  await expect.element(seasons.getByRole('heading', { name: /^出分/ })).toBeVisible();
  const set = seasons.getByRole('list', { name: '出分' }).getByRole('listitem').first();
  const [cover, about] = [set.getByRole('button'), set.getByText(/张 · 下载/)];
  await expect.element(about).toBeVisible();
  const bottom = cover.element().getBoundingClientRect().bottom;
  expect(about.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('[O16] a set comes as one archive of all its pictures', { tags: 'full' }, async () => {
  const saved = catchSaved();
  const { list, sent } = await open();
  await list.ready();
  await list.act(list.rows.first(), '打包下载');
  await expect.poll(() => saved.length).toBe(1);
  expect(sent(operations.down.path)).toEqual([{ id: 1 }]);
});

test('[O16] pictures go straight to the object storage, and are in the set in order', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open('/create');
  const form = openForm('新增图集');
  await form.getByLabelText('图集名称').fill('出分当天');
  await choose(form.getByLabelText('分类', { exact: true }), '节点海报 / 出分');
  const input = form.getByLabelText('图片', { exact: true });
  for (const name of ['一.png', '二.png']) {
    await userEvent.upload(input, await pictureFile(name, 3));
    await expect.element(form.getByText(/^正在(上传|检查)/)).not.toBeInTheDocument();
  }
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 新增成功');
  expect(sent(fileCalls.uploadToken.path)).toHaveLength(2);
  const [body] = z
    .array(z.looseObject({ images: z.array(z.looseObject({ url: z.string() })) }))
    .parse(sent(operations.create.path));
  expect(body?.images.map(({ url }) => url.slice(0, 16))).toEqual(['profile/storage/', 'profile/storage/']);
});

test('[O16] a set without pictures is refused at the field; one that is stopped is asked for by its name', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  await list.ready();
  const name = list.rows
    .first()
    .getByRole('switch')
    .element()
    .getAttribute('aria-label')
    ?.replace('状态：', '');
  await list.rows.first().getByRole('switch').click();
  await expect.element(page.getByText(`停用后前台不再展示「${name}」，确定停用吗？`)).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await visit.go('/create');
  const form = openForm('新增图集');
  await form.getByLabelText('图集名称').fill('出分当天');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('请至少上传一张图片')).toBeVisible();
});

test('[O16] the wall and the calendar say that they leave sets out', { tags: 'full' }, async () => {
  const visit = await openView(galleries, {
    at: '?as=wall',
    prepare: async (server) => {
      const sets = await server.table(galleryTable);
      const [first = expect.unreachable()] = sets.all();
      const missing = 201 - sets.all().length;
      for (let count = 0; count < missing; count++) await sets.put({ ...first, id: 1000 + count });
    },
  });
  const note = visit.screen.getByText('仅显示前 200 条，共 201 条，请缩小筛选范围');
  await expect.element(visit.screen.getByRole('list', { name: '图集' })).toBeVisible();
  await expect.element(note).toBeVisible();
  await visit.screen.getByText('营销日历', { exact: true }).click();
  await expect.element(visit.screen.getByRole('list', { name: '营销日历' })).toBeVisible();
  await expect.element(note).toBeVisible();
});
