import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { KindDemo } from '@/resources/dev/gallery/KindDemo';
import { chooseLevels, openSelect } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { region } from './region';

test('another province of a chosen region shows its cities and can be chosen', { tags: 'full' }, async () => {
  await renderInside(<KindDemo field={region('地区')} example={[410000, 410100, 410105]} />);
  await expect.element(page.getByText('河南 / 郑州市 / 金水区').first()).toBeVisible();
  await chooseLevels(page.getByRole('combobox', { name: '地区' }).first(), ['山东', '济南市', '历下区']);
  await expect.element(page.getByText('[370000,370100,370102]')).toBeVisible();
});

test('a level that failed is read again when the choices are opened, and when its area is pressed', {
  tags: 'full',
}, async () => {
  const path = platformCalls.areaChilds.path;
  const { mockServer } = await renderInside(
    <KindDemo field={region('地区')} example={[410000, 410100, 410105]} />,
    { prepare: ({ faults }) => void faults.inject({ kind: 'network', path }) },
  );
  const control = page.getByRole('combobox', { name: '地区' }).first();
  await expect.element(page.getByTitle('加载失败，请稍后再试').first()).toBeVisible();
  await expect.element(page.getByText(/^410000/)).not.toBeInTheDocument();
  await openSelect(control);
  await expect.element(page.getByText('加载失败，请稍后再试').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  mockServer.faults.clear();
  await openSelect(control);
  const option = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await expect.element(option('山东')).toBeVisible();
  mockServer.faults.inject({ kind: 'network', path, times: 1 });
  await option('山东').click();
  await expect.element(option('山东').getByRole('img', { name: 'loading' })).not.toBeInTheDocument();
  await option('山东').click();
  await expect.element(option('济南市')).toBeVisible();
});
