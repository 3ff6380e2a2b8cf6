import { expect, test } from 'vitest';
import { openSampleTree } from '@/src/testing/openSampleTree';

test('choices are taken over from one half to the other, in the order in which they were taken', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openSampleTree();
  const group = form.getByRole('group', { name: '开设科目' });
  const take = async (name: string) => {
    await group.getByRole('textbox').first().fill(name);
    await group.getByRole('checkbox', { name }).click();
    await group.getByRole('button', { name: '选入' }).click();
  };
  await take('物理');
  await take('地理');
  expect(await sent()).toEqual({ id: 2, subjects: ['物理', '地理'] });
});
