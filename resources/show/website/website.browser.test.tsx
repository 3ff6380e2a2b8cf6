import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { showEndpoints } from '@/resources/show/endpoints';
import { complaintsOf, openForm } from '@/src/testing/formPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';

const { save } = showEndpoints['show/website'].operations;
const { create, update } = showEndpoints['show/banner'].operations;

const form = page.getByRole('form', { name: '网站展示' });
const preview = page.getByRole('region', { name: '页头预览' });
const tab = (name: string) => page.getByRole('tab', { name }).click();

async function open(options?: VisitOptions) {
  const visit = await openView({ view: 'show/website/index' }, options);
  await expect.element(preview.getByRole('status')).toHaveTextContent('共 3 张展示中');
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, sent };
}

test('[S5] the head follows the form at both widths, and the changes are saved', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  await form.getByLabelText('网站名称').fill('志愿通演示站');
  for (const size of ['桌面 1920 像素', '手机 375 像素'])
    await expect
      .element(preview.getByRole('figure', { name: size }))
      .toHaveTextContent('志愿通演示站 400-990-0000志愿填报季开启');
  await preview.getByRole('button', { name: '下一张' }).click();
  await expect.element(preview.getByRole('status')).toHaveTextContent('第 2 张，共 3 张展示中');
  await tab('联系方式');
  await form.getByLabelText('客服 QQ').fill('990000002');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(sent(save.path)).toEqual([{ siteTitle: '志愿通演示站', qq: '990000002' }]);
});

test('[S5] a problem on any tab is brought on screen, and a refused save keeps everything', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  const name = form.getByLabelText('网站名称');
  await name.fill('志愿通演示站');
  await tab('底部信息');
  await form.getByLabelText('ICP 备案号').fill('备1号');
  await form.getByLabelText('统计代码').fill('x'.repeat(200_000));
  await tab('轮播图');
  await tab('基本信息');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByLabelText('ICP 备案号')).toBeVisible();
  expect(complaintsOf(form)).toEqual({
    icp: '请输入正确的备案号',
    statCode: '统计代码长度不能超过 2000 个字符',
  });
  expect(sent(save.path)).toEqual([]);
  await form.getByLabelText('ICP 备案号').fill('京ICP备99000000号-2');
  await form.getByLabelText('统计代码').fill('');
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, msg: '站点正在迁移', path: save.path });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('站点正在迁移');
  await tab('基本信息');
  await expect.element(name).toHaveValue('志愿通演示站');
});

test('[S5] a banner is added, put in order by the keyboard, and stopped; the head shows what is on', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open({ at: '?tab=banner' });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.element(row('寒假规划营')).toHaveTextContent('未开始');
  await expect.element(row('强基计划解读')).toHaveTextContent('已结束');
  await expect.element(page.getByRole('columnheader', { name: '展示时间' })).toBeVisible();
  await page.getByRole('button', { name: '新增' }).click();
  const added = openForm('新增轮播图');
  await added.getByLabelText('标题').fill('新学年');
  await expect.element(added.getByText('不超过 2 MB')).toBeVisible();
  await userEvent.upload(added.getByLabelText('图片', { exact: true }), await pictureFile());
  await expect.element(added.getByRole('img', { name: '图片' })).toBeVisible();
  await added.getByRole('button', { name: '保存' }).click();
  await expect.element(preview.getByRole('status')).toHaveTextContent('共 4 张展示中');
  expect(sent(create.path)).toMatchObject([{ title: '新学年', status: 1 }]);
  const name = row('选科指南').getByRole('link').first();
  await expect.element(name).toBeVisible();
  name.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => sent(platformCalls.saveSort.path).at(-1)).toMatchObject({ module: 'banner' });
  await row('志愿填报季开启').getByRole('switch').click();
  await expect.element(preview.getByRole('status')).toHaveTextContent('共 3 张展示中');
  expect(sent(update.path).at(-1)).toEqual({ id: 1, status: 0 });
  expect(visit.address()).toBe('/show/website?tab=banner');
});

test('[S5] a banner ends after it begins; it is read for its form out of the list', {
  tags: 'full',
}, async () => {
  await open({ at: '/edit/4' });
  const edited = openForm('编辑轮播图：寒假规划营');
  await expect.element(edited.getByLabelText('标题')).toHaveValue('寒假规划营');
  await edited.getByLabelText('结束时间').fill('2020-01-01 00:00:00');
  await userEvent.keyboard('{Tab}');
  await edited.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(edited).endTime).toBe('结束时间必须晚于开始时间');
});

test('[S5] a reader changes nothing', async () => {
  await open({ permissions: ['show:website:list'] });
  await expect.element(form.getByLabelText('网站名称')).toBeDisabled();
  await expect.element(form.getByRole('button', { name: '保存' })).not.toBeInTheDocument();
  await tab('轮播图');
  await expect.element(page.getByRole('row').filter({ hasText: '选科指南' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '新增' })).not.toBeInTheDocument();
});
