import { expect } from 'vitest';
import { devEndpoints } from '@/resources/dev/endpoints';
import { exhibits } from '@/resources/dev/exhibits';
import { openForm, save } from './formPage';
import { openView } from './openView';

const { operations } = devEndpoints['dev/exhibit'];

/**
 * Opens the last step of the first exhibit's form: the kinds with a structure of their own. `sent` saves it and returns
 * the bodies of the calls.
 */
export async function openExhibitSettings() {
  const visit = await openView(exhibits, { at: '/edit/1' });
  const form = openForm('编辑展品：榜单手稿');
  await form.getByRole('button', { name: '配置' }).click();
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await expect.element(field('巡检计划')).toBeVisible();
  const sent = async () => {
    await save(form);
    return visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  };
  return { visit, form, field, sent };
}
