import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fieldsOn } from '@/src/crud/defineResource';
import { idIn, listPage } from '@/src/testing/listPage';
import { firstRowRead, openSubject } from '@/src/testing/openSubject';
import { engineSubjects, type Subject } from '@/src/testing/subject';

/** A read that fails once. */
function brokenRead({ resource: { endpoints } }: Subject, path: string | undefined) {
  const code = endpoints.family === 'rpc' ? 50000 : 500;
  return { kind: 'code', code, msg: '数据库连接超时', times: 1, path } as const;
}

/** Requirements on the engine's lists, whatever their subject. */
describe.each(await engineSubjects('list'))('$name', (subject) => {
  const { list: listing } = subject.resource.endpoints.operations;

  test('[SCREEN] a list that cannot be read says why, and reads again on demand', async () => {
    const { visit, list } = await openSubject(subject, {
      prepare: ({ faults }) => faults.inject(brokenRead(subject, listing?.path)),
    });
    await expect.element(list.root.getByText('数据加载失败')).toBeVisible();
    await expect.element(list.root.getByText('数据库连接超时')).toBeVisible();
    expect(visit.notifications).toEqual([]);
    await list.root.getByRole('button', { name: '重新加载' }).click();
    await list.ready();
    await expect.element(page.getByText('页面不存在')).not.toBeInTheDocument();
  });

  test('[PERM-3] sixty rows with their buttons ask the server for nothing of their own', async () => {
    const { visit, list } = await openSubject(subject);
    await list.ready();
    // The children of a tree's first row would repeat below each of them.
    const { children: _children, ...row } = firstRowRead(visit, subject, list);
    const { idField } = subject.resource.endpoints;
    const rows = Array.from({ length: many }, (_, index) => ({
      ...row,
      ...{ id: index + 1, [idField]: index + 1 },
    }));
    const { faults, requests } = visit.mockServer;
    faults.clear();
    faults.inject({ kind: 'code', code: 20000, data: rows, path: listing?.path });
    requests.clear();
    const reloaded = await visit.reload();
    await expect.poll(() => listPage(reloaded, subject.resource).rows.elements().length).toBe(many);
    await expect.poll(() => reloaded.runtime.queryClient.isFetching()).toBe(0);
    const paths = requests.all().map(({ path }) => path.replaceAll(/\d+/g, '{id}'));
    const often = [...new Set(paths)].filter((path) => paths.filter((one) => one === path).length >= few);
    expect(often, 'asked for once a row').toEqual([]);
  });
});

/** Requirements on the page that shows a record. */
describe.each(await engineSubjects('show'))('$name', (subject) => {
  const { one } = subject.resource.endpoints.operations;

  test('[SCREEN] the show page has all its labels; so after it could not be read at first', async () => {
    const { visit, list } = await openSubject(subject);
    await list.ready();
    const id = idIn(list.rows.first());
    visit.mockServer.faults.inject(brokenRead(subject, one?.path.replace('{id}', id)));
    await visit.go(`/show/${id}`);
    const dialog = page.getByRole('dialog', { name: subject.resource.label });
    await expect.element(dialog.getByText('数据加载失败')).toBeVisible();
    await dialog.getByRole('button', { name: '重新加载' }).click();
    const tabs = () => dialog.getByRole('tab').all();
    await expect.element(dialog.getByRole('table').first()).toBeVisible();
    for (const tab of tabs()) await tab.click();
    for (const { label } of fieldsOn(subject.resource, 'show'))
      await expect.element(dialog.getByText(label, { exact: true }).first()).toBeInTheDocument();
  });
});

/** A large number of rows, and a number of calls that only reading row by row would exceed. */
const many = 60;
const few = 10;
