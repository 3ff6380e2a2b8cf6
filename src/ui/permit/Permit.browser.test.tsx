import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { bindChecks } from '@/providers/access-control/bindChecks';
import type { Holdings } from '@/providers/access-control/permissions';
import { ExplainContext } from './ExplainContext';
import { Permit, type PermitProps } from './Permit';
import { PermitContext } from './PermitContext';

const staff: Holdings = { permissions: ['store:edit', 'store:list'], roles: ['operator'] };

function draw(content: ReactNode, holdings = staff) {
  return render(<PermitContext value={bindChecks(holdings)}>{content}</PermitContext>);
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

test('[PERM-1] [PERM-3] what is not held is not rendered', async () => {
  const screen = await draw(
    <>
      <Permit permission="store:edit">编辑</Permit>
      <Permit permission="store:delete">删除</Permit>
      <Permit any={['store:delete', 'store:list']}>任一</Permit>
      <Permit all={['store:delete', 'store:list']}>全部</Permit>
      <Permit inRole="operator">运营</Permit>
      <Permit inAnyRole={['finance', 'operator']}>任一角色</Permit>
      <Permit inAllRoles={['finance', 'operator']}>全部角色</Permit>
      <Permit inRole="finance" fallback="无权">
        财务
      </Permit>
    </>,
  );
  expect(screen.container.textContent).toBe('编辑任一运营任一角色无权');
});

test('[PERM-4] reloaded permissions show at once', async () => {
  const content = <Permit permission="store:delete">删除</Permit>;
  const screen = await draw(content);
  expect(screen.container.textContent).toBe('');
  const more = { ...staff, permissions: ['store:delete'] };
  await screen.rerender(<PermitContext value={bindChecks(more)}>{content}</PermitContext>);
  expect(screen.container.textContent).toBe('删除');
});

test('while permissions are explained what is held says what it needs, and looks as before', async () => {
  const controls = (
    <div style={{ display: 'flex' }}>
      <Permit permission="store:edit">
        <button type="button">编辑</button>
      </Permit>
      <Permit any={['store:delete', 'store:list']}>任一</Permit>
      <Permit all={['store:edit', 'store:list']}>全部</Permit>
      <Permit inAnyRole={['finance', 'operator']}>任一角色</Permit>
      <Permit permission="store:delete">删除</Permit>
    </div>
  );
  const screen = await draw(<ExplainContext value={false}>{controls}</ExplainContext>);
  const needs = () =>
    [...screen.container.querySelectorAll<HTMLElement>('[data-needs]')].map(({ dataset }) => dataset.needs);
  const place = () => screen.getByRole('button').element().getBoundingClientRect().toJSON();
  const before = place();
  expect(needs()).toEqual([]);
  await screen.rerender(
    <PermitContext value={bindChecks(staff)}>
      <ExplainContext value={true}>{controls}</ExplainContext>
    </PermitContext>,
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

test.each<[string, PermitProps, string]>([
  ['permission', { permission: '', children: '删除' }, permissionMissing],
  ['any', { any: [], children: '删除' }, permissionMissing],
  ['all', { all: [], children: '删除' }, permissionMissing],
  ['inRole', { inRole: '', children: '删除' }, roleMissing],
  ['inAnyRole', { inAnyRole: [], children: '删除' }, roleMissing],
  ['inAllRoles', { inAllRoles: [], children: '删除' }, roleMissing],
])('[VAL-3] an empty %s raises an error', async (_, props, message) => {
  const screen = await render(
    <PermitContext value={bindChecks(staff)}>
      <Caught>
        <Permit {...props} />
      </Caught>
    </PermitContext>,
    { createRootOptions: { onCaughtError: () => {} } },
  );
  expect(screen.container.textContent).toBe(message);
});
