import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { exhibits } from '@/resources/dev/exhibits';
import { openForm, save, toLastStep } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

const { operations } = devEndpoints['dev/exhibit'];
const step = (name: string) => page.getByRole('region', { name });
const next = page.getByRole('button', { name: '下一步' });

async function openEdit() {
  const visit = await openView(exhibits, { at: '/edit/1' });
  const form = openForm('编辑展品：榜单手稿');
  await expect.element(form.getByLabelText('名称', { exact: true })).toHaveValue('榜单手稿');
  return { visit, form };
}

test('a step goes on only once it is right, by Enter as well, and nothing is saved before the last', {
  tags: 'full',
}, async () => {
  const { visit, form } = await openEdit();
  const name = form.getByLabelText('名称', { exact: true });
  await name.fill('');
  await next.click();
  await expect.element(form.getByText('请输入名称')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill('榜单手稿甲');
  await userEvent.keyboard('{Enter}');
  await expect.element(step('第 2 步：图文与附件')).toHaveFocus();
  await expect.element(name).not.toBeVisible();
  await page.getByRole('button', { name: '上一步' }).click();
  await expect.element(name).toHaveValue('榜单手稿甲');
  expect(visit.mockServer.requests.of(operations.update.path)).toEqual([]);
  await save(form);
  expect(visit.mockServer.requests.of(operations.update.path).map(({ body }) => body)).toEqual([
    { id: 1, name: '榜单手稿甲' },
  ]);
});

test('the steps over the form lead back, and on as far as all between is right', {
  tags: 'full',
}, async () => {
  const { form } = await openEdit();
  const head = (name: string) => form.getByRole('button', { name });
  await head('配置').click();
  await expect.element(step('第 4 步：配置')).toBeVisible();
  const [now, ...others] = form.element().querySelectorAll('[aria-current="step"]');
  expect([now?.contains(head('配置').element()), others]).toEqual([true, []]);
  await form.getByLabelText('显示参数').fill('{');
  await head('基本信息').click();
  await form.getByLabelText('名称', { exact: true }).fill('');
  await head('分类').click();
  await expect.element(form.getByText('请输入名称')).toBeVisible();
  await expect.element(step('第 1 步：基本信息')).toBeVisible();
});

test('a refusal of the server leads to the step of its field, with all that was typed', {
  tags: 'full',
}, async () => {
  const { visit, form } = await openEdit();
  const code = form.getByLabelText('编号', { exact: true });
  await code.fill('ZP-X');
  await toLastStep(form);
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '编号已存在',
    path: operations.update.path,
    times: 1,
  });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(step('第 1 步：基本信息')).toBeVisible();
  await expect.element(form.getByText('编号已存在')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue('ZP-X');
  await save(form);
});

test('a refusal about a field that is not on screen is over the form', { tags: 'full' }, async () => {
  const { visit, form } = await openEdit();
  await toLastStep(form);
  const msg = '不展出的原因不能为空';
  const { path } = operations.update;
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, msg, path, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(msg);
});

test('a draft holds the values of all steps, rows of a group included', { tags: 'full' }, async () => {
  const { visit, form } = await openEdit();
  await form.getByLabelText('名称', { exact: true }).fill('榜单手稿乙');
  await toLastStep(form);
  await form.getByRole('button', { name: '添加联系人' }).click();
  await userEvent.keyboard('丙老师');
  const kept = async () => (await testDrafts.read('/dev/exhibits/edit/1'))?.values;
  await expect.poll(kept).toMatchObject({ name: '榜单手稿乙', contacts: [{}, {}, { name: '丙老师' }] });
  await visit.reload();
  const again = openForm('编辑展品：榜单手稿');
  await again.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(again.getByLabelText('名称', { exact: true })).toHaveValue('榜单手稿乙');
  await toLastStep(again);
  const third = again.getByRole('group', { name: '联系人 3' });
  await expect.element(third.getByLabelText('姓名')).toHaveValue('丙老师');
});

test('behind a form that is a page the list rests, and is found again where it was', {
  tags: 'full',
}, async () => {
  const visit = await openView(exhibits, { at: '?name=校' });
  const list = listPage(visit, exhibits);
  await expect.element(list.row('校园模型')).toBeVisible();
  const edit = list.row('校园模型').getByRole('button', { name: '编辑：' });
  await edit.click();
  const form = openForm('编辑展品：校园模型');
  await expect.element(form.getByLabelText('名称', { exact: true })).toBeVisible();
  await expect.element(list.root).not.toBeInTheDocument();
  await form.getByRole('button', { name: '返回列表' }).click();
  await expect.element(list.row('校园模型')).toBeVisible();
  await expect.element(edit).toHaveFocus();
  expect(visit.address()).toContain('/dev/exhibits?name=');
});

test('the steps are one line on a phone', { tags: 'full' }, async () => {
  await openEdit();
  await page.viewport(390, 844);
  await expect.element(page.getByText('第 1 步，共 4 步：基本信息')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
