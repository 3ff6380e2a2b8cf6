import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { exhibits } from '@/resources/dev/exhibits';
import { enterDay } from '@/src/testing/enter';
import { openForm, save } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';

const { operations } = devEndpoints['dev/exhibit'];

/** The last step of the first exhibit's form: the kinds with a structure of their own. */
async function openSettings() {
  const visit = await openView(exhibits, { at: '/edit/1' });
  const form = openForm('编辑展品：榜单手稿');
  await form.getByRole('button', { name: '配置' }).click();
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await expect.element(field('巡检计划')).toBeVisible();
  const sent = async () => {
    await save(form);
    return visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  };
  return { visit, form, field, sent };
}

test('a plan is typed, read in Chinese with its next five times, and refused in Chinese', async () => {
  const { form, field, sent } = await openSettings();
  await expect.element(form.getByText('周一至周五 09:00')).toBeVisible();
  await expect.poll(() => form.getByRole('listitem').elements().length).toBe(5);
  await field('巡检计划').fill('0 0 25 * * ?');
  await expect.element(form.getByText('「时」的值 25 超出范围（0 到 23）')).toBeVisible();
  await field('巡检计划').fill('0 0 8 1 1 ? 2020');
  await expect.element(form.getByText('今后不会再执行')).toBeVisible();
  await field('巡检计划').fill('0 0 8 ? * 6#3');
  await expect.element(form.getByText('每月第 3 个周五 08:00')).toBeVisible();
  expect(await sent()).toEqual([{ id: 1, schedule: '0 0 8 ? * 6#3' }]);
});

test('a plan is put together by the keyboard, and the focus comes back', async () => {
  const { form, field } = await openSettings();
  const open = form.getByRole('button', { name: '生成表达式' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Cron表达式生成器' });
  await expect.element(dialog.getByLabelText('表达式')).toHaveTextContent('0 0 9 ? * MON-FRI');
  await expect.element(dialog.getByRole('radio', { name: '工作日' })).toBeChecked();
  await dialog.getByText('自定义').click();
  await dialog.getByRole('tab', { name: '日' }).click();
  const days = dialog.getByRole('group', { name: '日' });
  await days.getByRole('radio', { name: '每月最后一天' }).click();
  await expect.element(dialog.getByLabelText('表达式')).toHaveTextContent('0 0 9 L * ?');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(dialog.getByLabelText('表达式')).toHaveTextContent('0 0 9 LW * ?');
  await expect.element(dialog.getByText('每月最后一个工作日 09:00')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('巡检计划')).toHaveValue('0 0 9 LW * ?');
  await expect.element(open).toHaveFocus();
});

test('a plan begins with the usual choices: every so many minutes, each day, week or month', async () => {
  const { form, field, sent } = await openSettings();
  await form.getByRole('button', { name: '生成表达式' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cron表达式生成器' });
  const built = dialog.getByLabelText('表达式');
  for (const [kind, expression, words] of [
    ['每 N 分钟', '0 0/10 * * * ?', '每 10 分钟'],
    ['每天', '0 0 0 * * ?', '每天 00:00'],
    ['每月', '0 0 0 1 * ?', '每月 1 日 00:00'],
    ['每周', '0 0 0 ? * 2', '每周一 00:00'],
  ] as const) {
    await dialog.getByText(kind, { exact: true }).click();
    await expect.element(built).toHaveTextContent(expression);
    await expect.element(dialog.getByText(words)).toBeVisible();
  }
  await dialog.getByRole('checkbox', { name: '周五' }).click();
  await enterDay(dialog.getByLabelText('时间'), '18:30');
  await expect.element(dialog.getByText('每周一、五 18:30')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(field('巡检计划')).toHaveValue('0 30 18 ? * 2,6');
  expect(await sent()).toEqual([{ id: 1, schedule: '0 30 18 ? * 2,6' }]);
});

test('a JSON text that is wrong says where, and is set out once it is right', async () => {
  const { form, field, sent } = await openSettings();
  const format = form.getByRole('button', { name: '格式化' });
  await field('显示参数').fill('{"a":1\n"b":2}');
  await expect.element(form.getByText('JSON 格式不正确：第 2 行第 1 列缺少逗号')).toBeVisible();
  await expect.element(format).toBeDisabled();
  await field('显示参数').fill('{"a":1,"b":12345678901234567890}');
  await format.click();
  await expect.element(field('显示参数')).toHaveValue('{\n  "a": 1,\n  "b": 12345678901234567890\n}');
  expect(await sent()).toEqual([{ id: 1, options: '{\n  "a": 1,\n  "b": 12345678901234567890\n}' }]);
});

test('keys and values: added, moved, removed by the keyboard; no key is missing or there twice', async () => {
  const { form, sent } = await openSettings();
  const table = form.getByRole('group', { name: '规格' });
  await table.getByRole('button', { name: '添加一行' }).click();
  await expect.element(table.getByLabelText('第 3 行规格名')).toHaveFocus();
  await userEvent.keyboard('长{Tab}1');
  await expect.element(form.getByText('规格名「长」重复')).toBeVisible();
  await table.getByLabelText('第 3 行规格名').fill('');
  await expect.element(form.getByText('请输入第 3 行的规格名')).toBeVisible();
  await table.getByLabelText('第 3 行规格名').fill('高');
  await press(table.getByRole('button', { name: '上移第 3 行' }));
  await expect.element(table.getByRole('button', { name: '上移第 2 行' })).toHaveFocus();
  await press(table.getByRole('button', { name: '上移第 2 行' }));
  await expect.element(table.getByRole('button', { name: '下移第 1 行' })).toHaveFocus();
  await press(table.getByRole('button', { name: '删除第 2 行' }));
  await expect.element(table.getByRole('button', { name: '删除第 2 行' })).toHaveFocus();
  expect(await sent()).toEqual([
    {
      id: 1,
      parameters: [
        { key: '高', value: '1' },
        { key: '宽', value: '18 cm' },
      ],
    },
  ]);
});

test('a repeated group: each item has its own rules, and is added, moved and removed', async () => {
  const { form, sent } = await openSettings();
  const item = (place: number) => form.getByRole('group', { name: `联系人 ${place}`, exact: true });
  await form.getByRole('button', { name: '添加联系人' }).click();
  await expect.element(item(3).getByLabelText('姓名')).toHaveFocus();
  await item(3).getByLabelText('手机号').fill('1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(item(3).getByText('请输入姓名')).toBeVisible();
  await expect.element(item(3).getByText('请输入正确的手机号码')).toBeVisible();
  await expect.element(item(3).getByLabelText('姓名')).toHaveFocus();
  await item(3).getByLabelText('姓名').fill(' 丙老师 ');
  await item(3).getByLabelText('手机号').fill('19900000000');
  await press(item(3).getByRole('button', { name: '上移联系人 3' }));
  await expect.element(item(2).getByLabelText('姓名')).toHaveValue(' 丙老师 ');
  await expect.element(item(3).getByLabelText('协助内容')).toHaveValue('周末值班');
  await press(item(1).getByRole('button', { name: '删除联系人 1' }));
  await expect.element(item(3)).not.toBeInTheDocument();
  expect(await sent()).toEqual([
    {
      id: 1,
      contacts: [
        { name: '丙老师', mobile: '19900000000', duty: 1 },
        { name: '乙老师', mobile: '19900005678', duty: 2, note: '周末值班' },
      ],
    },
  ]);
});

test('code is read, with its lines counted, and goes back as it came', async () => {
  const { form } = await openSettings();
  const code = form.getByRole('region', { name: '标签模板' });
  await expect.element(code.getByText('package', { exact: true })).toBeVisible();
  expect(code.element().querySelector('[aria-hidden]')?.textContent?.split('\n').at(-1)).toBe('17');
  await expect.element(form.getByRole('button', { name: '复制标签模板' })).toBeVisible();
});

async function press(button: Locator): Promise<void> {
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}
