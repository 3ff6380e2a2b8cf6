import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Grants } from '@/providers/access-control/permissions';
import { createCan } from '@/providers/access-control/permissions';
import { Can, type CanProps } from './Can';
import { PermissionContext } from './PermissionContext';
import { PermissionHintsContext } from './PermissionHintsContext';

const staff: Grants = { permissions: ['store:edit', 'store:list'], roles: ['operator'] };

function draw(content: ReactNode, grants = staff) {
  return render(<PermissionContext value={createCan(grants)}>{content}</PermissionContext>);
}

/** Shows the message of an error below it, and keeps React from printing it. */
class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('[PERM-1] [PERM-3] content without its permission is not rendered', async () => {
  const screen = await draw(
    <>
      <Can permission="store:edit">编辑</Can>
      <Can permission="store:delete">删除</Can>
      <Can any={['store:delete', 'store:list']}>任一</Can>
      <Can all={['store:delete', 'store:list']}>全部</Can>
      <Can inRole="operator">运营</Can>
      <Can inAnyRole={['finance', 'operator']}>任一角色</Can>
      <Can inAllRoles={['finance', 'operator']}>全部角色</Can>
      <Can inRole="finance" fallback="无权">
        财务
      </Can>
    </>,
  );
  expect(screen.container.textContent).toBe('编辑任一运营任一角色无权');
});

test('[PERM-4] reloaded permissions show at once', async () => {
  const content = <Can permission="store:delete">删除</Can>;
  const screen = await draw(content);
  expect(screen.container.textContent).toBe('');
  const more = { ...staff, permissions: ['store:delete'] };
  await screen.rerender(<PermissionContext value={createCan(more)}>{content}</PermissionContext>);
  expect(screen.container.textContent).toBe('删除');
});

test('a held permission is named while permissions are explained, and its control looks as before', async () => {
  const controls = (
    <div style={{ display: 'flex' }}>
      <Can permission="store:edit">
        <button type="button">编辑</button>
      </Can>
      <Can any={['store:delete', 'store:list']}>任一</Can>
      <Can all={['store:edit', 'store:list']}>全部</Can>
      <Can inAnyRole={['finance', 'operator']}>任一角色</Can>
      <Can permission="store:delete">删除</Can>
    </div>
  );
  const screen = await draw(<PermissionHintsContext value={false}>{controls}</PermissionHintsContext>);
  const needs = () =>
    [...screen.container.querySelectorAll<HTMLElement>('[data-needs]')].map(({ dataset }) => dataset.needs);
  const place = () => screen.getByRole('button').element().getBoundingClientRect().toJSON();
  const before = place();
  expect(needs()).toEqual([]);
  await screen.rerender(
    <PermissionContext value={createCan(staff)}>
      <PermissionHintsContext value={true}>{controls}</PermissionHintsContext>
    </PermissionContext>,
  );
  expect(needs()).toEqual([
    'store:edit',
    'store:delete 或 store:list',
    'store:edit 且 store:list',
    '角色 finance 或 operator',
  ]);
  expect(place()).toEqual(before);
});

const permissionMissing = '请设置操作权限标签值';
const roleMissing = '请设置角色权限标签值';

test.each<[string, CanProps, string]>([
  ['permission', { permission: '', children: '删除' }, permissionMissing],
  ['any', { any: [], children: '删除' }, permissionMissing],
  ['all', { all: [], children: '删除' }, permissionMissing],
  ['inRole', { inRole: '', children: '删除' }, roleMissing],
  ['inAnyRole', { inAnyRole: [], children: '删除' }, roleMissing],
  ['inAllRoles', { inAllRoles: [], children: '删除' }, roleMissing],
])('[VAL-3] an empty %s raises an error', async (_, props, message) => {
  const screen = await render(
    <PermissionContext value={createCan(staff)}>
      <Caught>
        <Can {...props} />
      </Caught>
    </PermissionContext>,
    { createRootOptions: { onCaughtError: () => {} } },
  );
  expect(screen.container.textContent).toBe(message);
});
