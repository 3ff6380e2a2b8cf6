import { describe, expect, test } from 'vitest';
import { permissionsFor } from '@/providers/endpoints/permissionsFor';
import { addressesOf, controlsOf, isThereWith, permissionsOf } from '@/src/testing/controls';
import { labelsOf, needsOf, shownControls } from '@/src/testing/controlsOnScreen';
import { idIn } from '@/src/testing/listPage';
import { openSubject, ordinaryRow } from '@/src/testing/openSubject';
import { engineSubjects } from '@/src/testing/subject';

const account = 'yunying';

/** The controls and pages that the engine shows for a permission (requirement PERM-3). */
describe.each(await engineSubjects('list'))('$name', (subject) => {
  const { operations } = subject.resource.endpoints;
  const controls = controlsOf(subject);
  const permissions = permissionsOf(subject);
  const without = (taken: readonly string[]) => permissions.filter((one) => !taken.includes(one));

  test('[PERM-3] [PERM-4] each control names its permission; without it the control is gone and its addresses refused', async () => {
    const { visit, list } = await openSubject(subject, { as: account, permissions });
    await list.ready();
    const row = ordinaryRow(subject, list);
    const id = idIn(row);
    // for the permission hints
    await expect
      .poll(() => needsOf(list, row, controls), { message: 'give the control data-needs' })
      .toEqual(controls.map(({ label, permission }) => [label, permission]));
    for (const missing of without([operations.list?.permission ?? ''])) {
      const left = without([missing]);
      await visit.mockServer.allowOnly(account, left);
      await visit.providers.session.reloadRules();
      await expect
        .poll(() => shownControls(list, row, controls), { message: `without ${missing}` })
        .toEqual(labelsOf(controls.filter(isThereWith(left))));
      for (const address of addressesOf(subject, { permission: missing, left, id })) {
        // the address keeps the query, so that the list behind the page does not change
        await visit.go(address + (subject.sample.at ?? ''));
        await expect.element(visit.screen.getByText(`没有权限：${missing}`)).toBeVisible();
        await visit.go(subject.sample.at ?? '');
      }
    }
  });

  test('[PERM-3] the page does not exist without the permission for the list', async () => {
    const { visit, list } = await openSubject(subject, {
      as: account,
      permissions: without(permissionsFor(operations.list ?? {})),
    });
    await expect.element(visit.screen.getByText(`没有权限：${operations.list?.permission}`)).toBeVisible();
    await expect.element(list.root).not.toBeInTheDocument();
    expect(visit.mockServer.requests.of(operations.list?.path ?? '')).toEqual([]);
  });
});
