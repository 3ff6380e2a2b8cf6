import { CanAccess, useBreadcrumb, useMenu, useNavigation, useResourceParams } from '@refinedev/core';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { renderInside, type VisitOptions } from '@/src/testing/openView';

/** What a hook of Refine's answers on the page at an address, inside the application. */
async function ask<T>(address: string, useHook: () => T, options?: VisitOptions) {
  const answers: T[] = [];
  function Asked() {
    answers.push(useHook());
    return null;
  }
  const visit = await renderAt(address, <Asked />, options);
  return { ...visit, answer: () => answers.at(-1) ?? expect.unreachable() };
}

/** As the panes of the open tabs draw a page: each with an address of its own. */
function renderAt(address: string, element: ReactNode, options?: VisitOptions) {
  return renderInside(
    <Routes location={address}>
      <Route path="*" element={element} />
    </Routes>,
    options,
  );
}

describe('the resources that Refine is told of', () => {
  test('[ROUTE-12] useResourceParams names resource, action and record of an address', async () => {
    const { answer } = await ask('/customer/list/edit/3', () => useResourceParams());
    const { resource, action, id } = answer();
    expect([resource?.name, action, id]).toEqual(['customer/store', 'edit', '3']);
    expect(resource?.meta).toMatchObject({ label: '机构列表', dataProviderName: 'default' });
  });

  test('[ROUTE-11] useResourceParams knows a page below a gated route', async () => {
    const { answer } = await ask('/system/dict-data/index/7/create', () => useResourceParams());
    expect([answer().resource?.name, answer().action]).toEqual(['system/dict/data', 'create']);
  });

  test('useNavigation leads to the pages of any resource', async () => {
    const { answer } = await ask('/index', () => useNavigation());
    const { listUrl, createUrl, editUrl, showUrl } = answer();
    expect([
      listUrl('system/post'),
      createUrl('system/post'),
      editUrl('system/post', 7),
      showUrl('customer/store', 3),
    ]).toEqual(['/system/post', '/system/post/create', '/system/post/edit/7', '/customer/list/show/3']);
  });

  test('useMenu and useBreadcrumb read the menu of the person', async () => {
    const { answer } = await ask('/customer/list', () => ({ ...useMenu(), ...useBreadcrumb() }));
    const { menuItems, breadcrumbs, selectedKey } = answer();
    const customers = menuItems.find(({ label }) => label === '客户管理');
    const entry = customers?.children.find(({ label }) => label === '机构列表');
    expect([entry?.route, entry?.key]).toEqual(['/customer/list', selectedKey]);
    expect(breadcrumbs.map(({ label }) => label)).toEqual(['客户管理', '机构列表']);
    expect(menuItems.some(({ label }) => label === '字典数据')).toBe(false);
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
