import { describe, expect, test } from 'vitest';
import { addressesOf, controlsOf, permissionsOf } from '@/src/testing/controls';
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
  const others = permissions.filter((permission) => permission !== operations.list?.permission);

  test('[PERM-3] [PERM-4] each control names its permission; without it the control is gone and its addresses refused', async () => {
    const { visit, list } = await openSubject(subject, { as: account, permissions });
    await list.ready();
    const row = ordinaryRow(subject, list);
    const id = idIn(row);
    // for the permission hints
    await expect
      .poll(() => needsOf(list, row, controls), { message: 'give the control data-needs' })
      .toEqual(controls.map(({ label, permission }) => [label, permission]));
    for (const missing of others) {
      await visit.mockServer.allowOnly(
        account,
        permissions.filter((permission) => permission !== missing),
      );
      await visit.providers.session.reloadRules();
      const left = controls.filter(({ permission }) => permission !== missing);
      await expect
        .poll(() => shownControls(list, row, controls), { message: `without ${missing}` })
        .toEqual(labelsOf(left));
      for (const address of addressesOf(subject, missing, id)) {
        // the address keeps the query, so that the list behind the page does not change
        await visit.go(address + (subject.sample.at ?? ''));
        await expect.element(visit.screen.getByText(`没有权限：${missing}`)).toBeVisible();
        await visit.go(subject.sample.at ?? '');
      }
    }
  });

  test('[PERM-3] the page does not exist without the permission for the list', async () => {
    const { visit, list } = await openSubject(subject, { as: account, permissions: others });
    await expect.element(visit.screen.getByText(`没有权限：${operations.list?.permission}`)).toBeVisible();
    await expect.element(list.root).not.toBeInTheDocument();
    expect(visit.mockServer.requests.of(operations.list?.path ?? '')).toEqual([]);
  });
});
