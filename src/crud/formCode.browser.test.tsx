import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exhibits } from '@/resources/dev/exhibits';
import { openForm } from '@/src/testing/formPage';
import { renderInside } from '@/src/testing/openView';
import { ResourcePages } from './ResourcePages';

/** The list of the exhibits. The code of their editors, whose names are collected, fails when it is prefetched. */
async function openList() {
  const asked = new Set<string>();
  const fields = exhibits.fields.map((field) => {
    const preload = () => Promise.reject(new Error(`lost: ${asked.add(field.name).size}`));
    return field.kind.preload ? { ...field, kind: { ...field.kind, preload } } : field;
  });
  const visit = await renderInside(<ResourcePages resource={{ ...exhibits, fields }} basePath="" />);
  return { asked, visit };
}

test('a form opens while the code of all editors is fetched, and also where it is lost', {
  tags: 'full',
}, async () => {
  const { asked, visit } = await openList();
  await visit.go('edit/1');
  const form = openForm('编辑展品：榜单手稿');
  await expect.element(form.getByLabelText('名称', { exact: true })).toHaveValue('榜单手稿');
  expect([...asked]).toEqual(['story', 'manual']);
});

test('a list, and the page that shows a record, ask for no editor', async () => {
  const { asked, visit } = await openList();
  await visit.go('show/1');
  await expect.element(page.getByRole('dialog', { name: '展品：榜单手稿' })).toBeVisible();
  expect([...asked]).toEqual([]);
});
