import { expect, test } from 'vitest';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { users } from './users';

test('[SCREEN] a new user has the configured password until another is typed; it is no typed text', {
  tags: 'full',
}, async () => {
  const visit = await openView(users, { at: '/create' });
  const password = openForm('新增用户').getByLabelText('用户密码');
  await expect.element(password).toHaveValue('123456');
  expect(await visit.leave()).toBe(true);
  await password.fill('abc123');
  await expect.element(password).toHaveValue('abc123');
});

test('[SCREEN] a new user has no password yet where the configured one cannot be read', {
  tags: 'full',
}, async () => {
  const path = systemEndpoints['system/config'].operations.value.path.replace(
    '{id}',
    'sys.user.initPassword',
  );
  const visit = await openView(users, {
    at: '/create',
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 403, msg: '没有权限', path }),
  });
  const form = openForm('新增用户');
  await form.getByLabelText('用户名称').fill('xiaoli');
  await expect.poll(() => visit.mockServer.requests.of(path)).toHaveLength(1);
  await expect.element(form.getByLabelText('用户密码')).toHaveValue('');
  expect(visit.notifications).toEqual([]);
});
