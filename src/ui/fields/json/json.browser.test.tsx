import { expect, test } from 'vitest';
import { openExhibitSettings } from '@/src/testing/openExhibitSettings';

test('a JSON text that is wrong says where, and is set out once it is right', { tags: 'full' }, async () => {
  const { form, field, sent } = await openExhibitSettings();
  const format = form.getByRole('button', { name: '格式化' });
  await field('显示参数').fill('{"a":1\n"b":2}');
  await expect.element(form.getByText('JSON 格式不正确：第 2 行第 1 列缺少逗号')).toBeVisible();
  await expect.element(format).toBeDisabled();
  await field('显示参数').fill('{"a":1,"b":12345678901234567890}');
  await format.click();
  await expect.element(field('显示参数')).toHaveValue('{\n  "a": 1,\n  "b": 12345678901234567890\n}');
  expect(await sent()).toEqual([{ id: 1, options: '{\n  "a": 1,\n  "b": 12345678901234567890\n}' }]);
});
