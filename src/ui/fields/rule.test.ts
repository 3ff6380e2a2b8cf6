import { expect, test } from 'vitest';
import { textRules } from './rule';

test('[SCREEN] an item written by hand is needed and bounded as the rule of its text says', async () => {
  const name = { label: '名称', required: true, maxLength: 3 };
  const [needed, bounds] = textRules(name);
  expect(needed).toEqual({ required: true, whitespace: true, message: '请输入名称' });
  expect(textRules({ ...name, required: '请填名称' })[0]).toMatchObject({ message: '请填名称' });
  expect(textRules({ ...name, required: false })).toHaveLength(1);
  if (typeof bounds !== 'object' || !bounds.validator) return expect.unreachable();
  const validate = bounds.validator;
  const problemOf = async (value: string) => {
    try {
      await validate({}, value, () => undefined);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : expect.unreachable();
    }
  };
  expect(await problemOf('一二三四')).toBe('名称长度不能超过 3 个字符');
  expect(await problemOf(' 一二三 ')).toBeUndefined();
  expect(await problemOf('')).toBeUndefined();
});
