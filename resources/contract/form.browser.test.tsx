import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, inventedText } from '@/src/testing/enter';
import {
  complaintsOf,
  contentOf,
  enterLeast,
  neededFields,
  openForm,
  save,
  submitButton,
  toLastStep,
} from '@/src/testing/formPage';
import { idIn, listPage } from '@/src/testing/listPage';
import { openSubject, ordinaryRow } from '@/src/testing/openSubject';
import type { Visit } from '@/src/testing/openView';
import { changeableField, engineSubjects } from '@/src/testing/subject';
import { requiredText } from '@/src/ui/fields/field';

/** What the engine must do when records are created, changed and deleted, whatever they are about. */
describe.each(await engineSubjects())('$name', (subject) => {
  const { resource, sample } = subject;
  const { create, update, remove } = resource.endpoints.operations;
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

  /** Reloads once the staff were told and the form's address is left. */
  async function reload(visit: Visit, told: string) {
    await expect.poll(() => visit.notifications).toEqual([`success: ${told}`]);
    await expect.poll(visit.address).not.toMatch(/create|edit/);
    const reloaded = await visit.reload();
    return { visit: reloaded, list: listPage(reloaded, resource) };
  }

  /** The list after a record was created with the least that it needs. */
  async function openCreated() {
    const { visit, form } = await openCreate();
    await enterLeast(form, resource, sample);
    await save(form);
    return reload(visit, '新增成功');
  }

  test.runIf(create)('[SCREEN] an empty form is refused at its fields, and nothing is sent', async () => {
    const { visit, form } = await openCreate();
    await submitButton(form).click();
    const expected = neededFields(resource).map((field) => [field.name, requiredText(field)]);
    await expect.poll(() => complaintsOf(form)).toEqual(Object.fromEntries(expected));
    expect(visit.mockServer.requests.of(create?.path ?? '')).toEqual([]);
  });

  test.runIf(create && (!remove || sample.removable))(
    '[SCREEN] [CODE-11] what was created is in the list after a reload',
    async () => {
      const { list } = await openCreated();
      await expect.element(await list.find(inventedText)).toBeVisible();
    },
  );

  test.runIf(create)(
    `[SCREEN] ${refusalId} a refused save leaves what was typed, says why, and may be tried again`,
    async () => {
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
    },
  );

  test.runIf(update)('[SCREEN] [CODE-11] what was changed is in the list after a reload', async () => {
    const { visit, list } = await openSubject(subject);
    await list.ready();
    const row = ordinaryRow(subject, list);
    const id = idIn(row);
    await list.act(row, '编辑');
    const form = openForm(`编辑${resource.label}`);
    await enter(form, changeableField(subject), 'sample02');
    await save(form);
    const reloaded = await reload(visit, '修改成功');
    // among many the row is found where it was
    const changed = sample.at ? reloaded.list.row('sample02') : await reloaded.list.find('sample02');
    await expect.element(changed).toBeVisible();
    expect(idIn(changed)).toBe(id);
  });

  test.runIf(remove)(
    '[SCREEN] [CODE-11] what was created is in the list after a reload; deleting asks, and what was deleted is gone',
    async () => {
      const { visit, list } = sample.removable ? await openSubject(subject) : await openCreated();
      const title = sample.removable ?? inventedText;
      // rows of other states are not where the list opens
      const row = sample.removable && sample.at ? list.row(title) : await list.find(title);
      await expect.element(row).toBeVisible();
      const answer = async (label: string) => {
        await list.act(row, '删除');
        await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: label }).click();
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      };
      await answer('取消');
      await expect.element(row).toBeVisible();
      expect(visit.notifications).toEqual([]);
      await answer('确定');
      await expect.element(row).not.toBeInTheDocument();
      const reloaded = await reload(visit, '删除成功');
      await reloaded.list.ready();
      await expect.element(reloaded.list.row(title)).not.toBeInTheDocument();
    },
  );
});
