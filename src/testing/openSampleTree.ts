import { expect } from 'vitest';
import { devEndpoints } from '@/resources/dev/endpoints';
import { sampleTrees } from '@/resources/dev/sampleTrees';
import { openForm, save } from './formPage';
import { openView, type VisitOptions } from './openView';

const { operations } = devEndpoints['dev/sample-tree'];

/** Opens the form of 高一年级 of 东湖校区, which has four classes. `sent` saves it and returns the body of the call. */
export async function openSampleTree(options?: VisitOptions) {
  const visit = await openView(sampleTrees, { ...options, at: '/edit/2' });
  const form = openForm('编辑示例树');
  await expect.element(form.getByLabelText('名称')).toHaveValue('高一年级');
  // It comes once the drawer is open, and would close a list that was opened before.
  await expect.element(form.getByLabelText('名称')).toHaveFocus();
  const sent = async () => {
    await save(form);
    const calls = visit.mockServer.requests.of(operations.update.path);
    return calls.at(-1)?.body;
  };
  return { visit, form, sent };
}
