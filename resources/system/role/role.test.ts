import { expect, test } from 'vitest';
import { roles } from './roles';

test('[SCREEN] the administrators’ role and the default one are not deleted; the default one is edited', () => {
  const ids = [1, 2, '2', 3];
  expect(ids.map((id) => roles.canDelete?.({ id, roleId: id }))).toEqual([false, false, false, true]);
  expect(ids.map((id) => roles.canEdit?.({ id, roleId: id }))).toEqual([false, true, true, true]);
});
