import { describe, expect, test } from 'vitest';
import { contentOf, enterLeast, openForm, save, submitButton, toLastStep } from '@/src/testing/formPage';
import { openSubject } from '@/src/testing/openSubject';
import { engineSubjects } from '@/src/testing/subject';

/**
 * Requirements on the engine's forms, beside those of each life (`src/testing/life.ts`), whatever their subject.
 */
describe.each(await engineSubjects('form'))('$name', (subject) => {
  const { resource, sample } = subject;
  const { create } = resource.endpoints.operations;
  const [refusalCode, refusalId] =
    resource.endpoints.family === 'rpc' ? [40000, '[CODE-5]'] : [500, '[CODE-3]'];

  async function openCreate() {
    const { visit } = await openSubject(subject, { at: '/create' });
    const form = openForm(`新增${resource.label}`);
    await expect.element(submitButton(form)).toBeVisible();
    // editors come after the rest
    await expect.poll(() => form.element().querySelector('.field-loading')).toBeNull();
    return { visit, form };
  }

  test(`[SCREEN] ${refusalId} a refused save keeps typed values, says why, and may be tried again`, async () => {
    const { visit, form } = await openCreate();
    await enterLeast(form, resource, sample);
    await toLastStep(form);
    const before = contentOf(form);
    visit.mockServer.faults.inject({
      kind: 'code',
      code: refusalCode,
      msg: '服务器正忙',
      path: create?.path,
      method: create?.method,
      times: 1,
    });
    await form.getByRole('button', { name: '保存' }).click();
    const refusal = form.getByRole('alert');
    await expect.element(refusal).toHaveTextContent('服务器正忙');
    const { typed, written } = contentOf(form);
    expect({ typed, written: written.replace('服务器正忙', '') }).toEqual(before);
    expect(visit.notifications).toEqual(['error: 服务器正忙']);
    await save(form);
    await expect.poll(() => visit.notifications).toContain('success: 新增成功');
  });
});
