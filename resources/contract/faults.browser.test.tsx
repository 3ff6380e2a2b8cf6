import { describe, expect, test } from 'vitest';
import { faultRun, shortTimeout } from '@/src/testing/faultRun';
import { contentOf, enterLeast, openForm, save } from '@/src/testing/formPage';
import { openSubject } from '@/src/testing/openSubject';
import { subjectNamed } from '@/src/testing/subject';

/** One resource of each family; what saves them is the same for all. */
const families = await Promise.all(['dev/sample', 'system/dict'].map(subjectNamed));

describe.each(families)('a save of $name', (subject) => {
  const { resource, sample } = subject;
  const { path = '' } = resource.endpoints.operations.create ?? {};

  // A save that is refused with 601 asks: src/crud/form/overrides.browser.test.tsx.
  test.each(faultRun.filter(({ name }) => name !== 'code 601'))(
    '[CODE-9] $name keeps the typed values, and saving again succeeds',
    async (failure) => {
      const { visit } = await openSubject(subject, { at: '/create', requestTimeout: shortTimeout });
      const form = openForm(`新增${resource.label}`);
      await expect.element(form.getByRole('button', { name: '保存' })).toBeVisible();
      await enterLeast(form, resource, sample);
      const { typed } = contentOf(form);
      failure.arm(visit, path);

      await form.getByRole('button', { name: '保存' }).click();
      await expect.element(form.getByRole('alert')).toBeVisible();
      // inputs that are fetched when they are first needed may have joined them
      expect(contentOf(form).typed).toEqual(expect.arrayContaining(typed));
      await failure.recover(visit);
      await save(form);

      await expect.poll(() => visit.notifications).toContain('success: 新增成功');
    },
  );
});
