import { expect, test } from 'vitest';
import { openSubject } from '@/src/testing/openSubject';
import { engineSubjects } from '@/src/testing/subject';

/** Resources that a RuoYi server may answer for. */
const restSubjects = (await engineSubjects()).filter(({ resource }) => resource.endpoints.family === 'rest');

/** A sparse record of a real RuoYi server: members that were never set, or are usually absent, are null. */
function sparseRow({ resource: { fields, endpoints, title } }: (typeof restSubjects)[number]) {
  const row = Object.fromEntries(fields.map(({ name }) => [name, null]));
  return { ...row, [endpoints.idField]: 7, [title]: '稀疏', params: null, createTime: null, children: null };
}

test.each(restSubjects)('$name lists and shows a record whose members are null', async (subject) => {
  const { list, one } = subject.resource.endpoints.operations;
  const row = sparseRow(subject);
  const answer = (path: string, data: unknown) => ({ kind: 'code', code: 200, path, data }) as const;
  const { list: page, visit } = await openSubject(subject, {
    prepare: ({ faults }) => {
      if (list) faults.inject(answer(list.path, subject.resource.tree ? [row] : { rows: [row], total: '1' }));
      if (one) faults.inject(answer(one.path.replace('{id}', '7'), row));
    },
  });
  await expect.element(page.rows.first()).toBeVisible();
  expect(page.rows.elements()).toHaveLength(1);
  if (!one) return;
  await visit.go('/edit/7');
  const { screen } = visit;
  const form = screen.getByRole('dialog').or(screen.getByRole('region', { name: '编辑' }));
  await expect.element(form.getByRole('button', { name: '保存' })).toBeVisible();
});
