import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { KindDemo } from '@/resources/dev/gallery/KindDemo';
import { openSelect } from '@/src/testing/enter';
import { openSampleTree } from '@/src/testing/openSampleTree';
import { renderInside } from '@/src/testing/openView';
import { treeSelect } from './treeSelect';

const option = (name: string) => page.getByRole('treeitem', { name, exact: true });

test('[WID-7] a tree select finds by text, and refuses the record itself and all below it', {
  tags: 'full',
}, async () => {
  const { form, sent } = await openSampleTree();
  const parent = form.getByRole('combobox', { name: '上级' });
  const chosen = (name: string) => form.getByTitle(name, { exact: true }).first();
  await openSelect(parent);
  await expect.element(option('西山校区')).toBeVisible();
  for (const forbidden of ['高一年级', '实验班 11']) {
    await parent.fill(forbidden);
    await option(forbidden).first().getByText(forbidden).click();
    await expect.element(chosen('东湖校区')).toBeInTheDocument();
  }
  await parent.fill('南苑');
  await expect.element(option('实验班 11')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen('南苑校区')).toBeVisible();
  expect(await sent()).toEqual({ id: 2, parentId: 33 });
});

test('[WID-7] choices that arrive after a tree was opened show the way to the chosen one', {
  tags: 'full',
}, async () => {
  const { visit, form } = await openSampleTree({
    prepare: ({ faults }) =>
      faults.inject({ kind: 'hold', path: devEndpoints['dev/sample-tree'].operations.list.path }),
  });
  await openSelect(form.getByRole('combobox', { name: '上级' }));
  visit.mockServer.faults.clear();
  for (const name of ['东湖校区', '西山校区']) await expect.element(option(name)).toBeVisible();
});

test('[WID-7] a node with children cannot be chosen where only leaves may be', async () => {
  const field = treeSelect(
    '城市',
    [{ value: 'hn', label: '河南省', children: [{ value: 'zz', label: '郑州市' }] }],
    { leavesOnly: true },
  );
  await renderInside(<KindDemo field={field} example="zz" />);
  const control = page.getByRole('combobox', { name: '城市' }).first();
  await openSelect(control);
  await option('河南省').first().getByText('河南省').click();
  await expect.element(page.getByText('"zz"', { exact: true })).toBeVisible();
  await expect.element(page.getByText('河南省 / 郑州市')).toBeVisible();
});

test('[WID-7] a tree select filters, and its choice is in the address as text', {
  tags: 'full',
}, async () => {
  const field = treeSelect('校区', { resource: 'dev/sample-tree', order: 'sort' });
  await renderInside(<KindDemo field={field} example={17} />);
  const filter = page.getByRole('combobox', { name: '筛选校区' });
  await openSelect(filter);
  await filter.fill('北辰');
  await expect.element(option('西山校区')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTitle('北辰校区', { exact: true }).first()).toBeVisible();
});

test('[WID-7] choices of a tree that could not be read are read again when it is opened', {
  tags: 'full',
}, async () => {
  const { path } = devEndpoints['dev/sample-tree'].operations.list;
  const { visit, form } = await openSampleTree({
    prepare: ({ faults }) => faults.inject({ kind: 'network', path }),
  });
  const parent = form.getByRole('combobox', { name: '上级' });
  await openSelect(parent);
  await expect.element(page.getByText('加载失败，请稍后再试')).toBeVisible();
  visit.mockServer.faults.clear();
  await userEvent.keyboard('{Escape}');
  await openSelect(parent);
  await expect.element(option('西山校区')).toBeVisible();
});
