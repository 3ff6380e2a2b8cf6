import {
  CanAccess,
  useBreadcrumb,
  useCan,
  useCustom,
  useCustomMutation,
  useGetIdentity,
  useIsAuthenticated,
  useLogin,
  useLogout,
  useMenu,
  useNavigation,
  useNotification,
  useOnError,
  usePermissions,
  usePublish,
  useRegister,
  useResourceParams,
  useSubscription,
  useUpdatePassword,
} from '@refinedev/core';
import { describe, expect, test } from 'vitest';
import type { Grants } from '@/providers/access-control/permissions';
import type { NewPassword, Registration } from '@/providers/auth/authProvider';
import type { SignInForm } from '@/providers/auth/sessionServer';
import { userOf } from '@/providers/auth/sessionState';
import type { User } from '@/providers/auth/user';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { RequestError } from '@/providers/http/errors';
import { liveChannels } from '@/providers/live/liveProvider';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { useServices } from '@/src/services/useServices';
import { Notices } from '@/src/shell/features/home/Notices';
import { askHook, renderAt } from '@/src/testing/askHook';

const { list: stores, update: storeUpdate } = customerEndpoints['customer/store'].operations;
const { one: post } = systemEndpoints['system/post'].operations;
const { list: notices } = systemEndpoints['system/notice'].operations;

describe('the resources that Refine is told of', () => {
  test('[ROUTE-12] useResourceParams names resource, action and record of an address', async () => {
    const { answer } = await askHook('/customer/list/edit/3', () => useResourceParams());
    const { resource, action, id } = answer();
    expect([resource?.name, action, id]).toEqual(['customer/store', 'edit', '3']);
    expect(resource?.meta).toMatchObject({ label: '机构列表', dataProviderName: 'default' });
  });

  test('[ROUTE-11] useResourceParams knows a page below a gated route', async () => {
    const { answer } = await askHook('/system/dict-data/index/7/create', () => useResourceParams());
    expect([answer().resource?.name, answer().action]).toEqual(['system/dict/data', 'create']);
  });

  test('useNavigation leads to the pages of any resource', async () => {
    const { answer } = await askHook('/index', () => useNavigation());
    const { listUrl, createUrl, editUrl, showUrl } = answer();
    expect([
      listUrl('system/post'),
      createUrl('system/post'),
      editUrl('system/post', 7),
      showUrl('customer/store', 3),
    ]).toEqual(['/system/post', '/system/post/create', '/system/post/edit/7', '/customer/list/show/3']);
  });

  test('useMenu and useBreadcrumb read the menu of the person', async () => {
    const { answer } = await askHook('/customer/list', () => ({ ...useMenu(), ...useBreadcrumb() }));
    const { menuItems, breadcrumbs, selectedKey } = answer();
    const customers = menuItems.find(({ label }) => label === '客户管理');
    const entry = customers?.children.find(({ label }) => label === '机构列表');
    expect([entry?.route, entry?.key]).toEqual(['/customer/list', selectedKey]);
    expect(breadcrumbs.map(({ label }) => label)).toEqual(['客户管理', '机构列表']);
    expect(menuItems.some(({ label }) => label === '字典数据')).toBe(false);
  });

  test('the code of a domain that arrives redraws nothing that Refine’s resources draw', async () => {
    let draws = 0;
    const { answer, runtime } = await askHook('/index', () => {
      draws += 1;
      return { ...useMenu(), ...useResourceParams() };
    });
    expect(answer().menuItems.length).toBeGreaterThan(0);
    const before = draws;
    const domain = await runtime.domains.load('system/');
    expect(domain?.resources.length).toBeGreaterThan(0);
    await new Promise(requestAnimationFrame);
    expect(draws).toBe(before);
  });

  test('[PERM-3] CanAccess shows what the person may do with a resource', async () => {
    const may = (action: string) => (
      <CanAccess resource="customer/store" action={action} fallback={<i>no {action}</i>}>
        <b>{action}</b>
      </CanAccess>
    );
    const permissions = ['customer:store:list', 'customer:store:edit'];
    const { screen } = await renderAt(
      '/customer/list',
      <output>
        {may('edit')} {may('delete')}
      </output>,
      { permissions },
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent('edit no delete');
  });
});

describe('the authentication provider', () => {
  test('useIsAuthenticated, useGetIdentity and usePermissions answer from the session', async () => {
    const { answer, providers } = await askHook('/index', () => ({
      isAuthenticated: useIsAuthenticated().data?.authenticated,
      identity: useGetIdentity<User>().data,
      permissions: usePermissions<Grants>({}).data?.permissions,
    }));
    await expect.poll(answer).toMatchObject({
      isAuthenticated: true,
      identity: { name: 'admin' },
      permissions: ['*:*:*'],
    });
    providers.session.updateUser({ realName: '换了名字' });
    await expect.poll(() => answer().identity?.realName).toBe('换了名字');
  });

  test('[CODE-1] useOnError leaves an expired session to the session’s own question', async () => {
    const { answer, providers } = await askHook('/index', () => useOnError());
    const error = new RequestError('', { reason: { kind: 'expired', code: 40310 }, call: 'POST /x' });
    expect(await answer().mutateAsync(error)).toEqual({ error, logout: false });
    expect(providers.session.get().phase).toBe('active');
  });

  test('[SESS-1] useLogin takes the form of the sign-in page and hands on its refusals', async () => {
    const { answer } = await askHook('/index', () => useLogin<SignInForm>());
    const refused = await answer().mutateAsync({ username: 'admin', password: 'wrong-1' });
    expect(refused).toMatchObject({ success: false, error: { name: 'RequestError' } });
  });

  test('[VAL-1] useUpdatePassword makes the call of the dialog', async () => {
    const { answer, mockServer, providers } = await askHook('/index', () => useUpdatePassword<NewPassword>());
    const { mobile } = userOf(providers.session.get()) ?? expect.unreachable();
    const passwords = { oldPassword: 'admin123', password: 'abc12345', confirmPassword: 'abc12345' };
    expect(await answer().mutateAsync({ mobile, ...passwords })).toEqual({ success: true });
    expect(mockServer.requests.of(platformCalls.savePassword.path)).toHaveLength(1);
  });

  test('[VAL-1] useRegister makes the call of the page, and hands on its refusals', async () => {
    const { answer, mockServer } = await askHook('/index', () => useRegister<Registration>());
    const refused = await answer().mutateAsync({
      ...{ realName: '钱小满', mobile: '13900000000', code: '000000' },
      ...{ username: 'admin', password: 'abc12345' },
    });
    expect(refused).toMatchObject({ success: false, error: { name: 'RequestError' } });
    expect(mockServer.requests.of(platformCalls.register.path)).toHaveLength(1);
  });

  test('[SESS-2] useLogout ends the session', async () => {
    const { answer, providers } = await askHook('/index', () => useLogout());
    answer().mutate();
    await expect.poll(() => providers.session.get().phase).toBe('signed-out');
  });
});

describe('the access-control provider', () => {
  test('[PERM-4] useCan answers anew when the permissions have changed', async () => {
    const { answer, mockServer, providers } = await askHook(
      '/index',
      () => useCan({ resource: 'customer/store', action: 'delete' }).data?.can,
      { permissions: ['customer:store:list'] },
    );
    await expect.poll(answer).toBe(false);
    await mockServer.allowOnly('admin', ['customer:store:delete']);
    await providers.session.reloadRules();
    await expect.poll(answer).toBe(true);
  });
});

describe('the data providers', () => {
  test('useCustom makes a call of either family by its path', async () => {
    const { answer, mockServer } = await askHook('/index', () => ({
      stores: useCustom({
        ...{ url: stores.path, method: 'post' },
        config: { payload: { page: 1, limit: 1 } },
      }).result.data,
      post: useCustom({
        ...{ url: post.path.replace('{id}', '1'), method: 'get', dataProviderName: 'rest' },
      }).result.data,
    }));
    await expect.poll(answer).toMatchObject({
      stores: { list: [expect.anything()] },
      post: { postId: 1 },
    });
    expect(mockServer.requests.of(stores.path)).toHaveLength(1);
  });

  test('useCustomMutation hands on a refusal, which the staff were told once', async () => {
    const { answer, notifications } = await askHook('/index', () => useCustomMutation());
    const asked = { url: storeUpdate.path, method: 'post', values: { id: 0 } } as const;
    await expect(answer().mutateAsync(asked)).rejects.toMatchObject({ name: 'RequestError' });
    expect(notifications).toHaveLength(1);
  });
});

describe('the notification provider', () => {
  test('useNotification tells the staff by the notifier', async () => {
    const { answer, notifications } = await askHook('/index', () => useNotification());
    answer().open?.({ type: 'success', message: '保存成功' });
    expect(notifications).toEqual(['success: 保存成功']);
  });
});

describe('the live provider', () => {
  test('useSubscription hears what usePublish says on its channel', async () => {
    const heard: unknown[] = [];
    const { answer } = await askHook('/index', () => {
      useSubscription({ channel: 'sample', onLiveEvent: ({ payload }) => heard.push(payload) });
      return usePublish();
    });
    for (const channel of ['sample', 'another'])
      answer()?.({ channel, type: 'updated', payload: { ids: [7] }, date: new Date(0) });
    expect(heard).toEqual([{ ids: [7] }]);
  });

  test('[LAY-12] home reads its notices again when one has arrived', async () => {
    function HomeNotices() {
      return <Notices services={useServices()} tree={[]} />;
    }
    const { screen, mockServer, providers } = await renderAt('/index', <HomeNotices />);
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    const reads = () => mockServer.requests.of(notices.path).length;
    expect(reads()).toBe(1);
    providers.live.publish({
      ...{ channel: liveChannels.notices, type: 'arrived', payload: {}, date: new Date(0) },
    });
    await expect.poll(reads).toBe(2);
  });

  test('[LAY-12] [PERM-4] another version on the channel of versions has the rules read again', async () => {
    const { answer, mockServer, providers } = await askHook('/index', () => usePublish());
    const publish = (ruleVersion: number) =>
      answer()?.({
        ...{ channel: liveChannels.versions, type: 'updated', date: new Date(0) },
        payload: { ruleVersion },
      });
    const reads = () => mockServer.requests.of(platformCalls.ruleList.path).length;
    const before = reads();
    for (const version of [1, 1, 2]) publish(version);
    await expect.poll(reads).toBe(before + 1);
    expect(providers.session.get().phase).toBe('active');
  });
});
