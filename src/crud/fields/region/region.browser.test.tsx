import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KindDemo } from '@/resources/dev/gallery/KindDemo';
import { chooseLevels } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { region } from './region';

test('another province of a chosen region shows its cities and can be chosen', async () => {
  await renderInside(<KindDemo field={region('地区')} example={[410000, 410100, 410105]} />);
  await expect.element(page.getByText('河南 / 郑州市 / 金水区').first()).toBeVisible();
  await chooseLevels(page.getByRole('combobox', { name: '地区' }).first(), ['山东', '济南市', '历下区']);
  await expect.element(page.getByText('[370000,370100,370102]')).toBeVisible();
});
