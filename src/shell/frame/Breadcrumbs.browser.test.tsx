import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addressOf } from '../model/menu/menuTree';
import { openFrame } from './testFrame';

test('[LAY-1] [ROUTE-12] of two entries of one path the breadcrumb leads to its own', {
  tags: 'full',
}, async () => {
  await page.viewport(1440, 800);
  const entry = (title: string, query: string) => ({
    ...{ path: 'list', component: 'customer/list/index', query },
    meta: { title },
  });
  const detail = {
    ...{ path: 'detail', component: 'customer/detail/index', hidden: true },
    meta: { title: '机构详情', activeMenu: '/customer/list?status=0' },
  };
  const children = [entry('全部', ''), entry('启用', '{"status":"0"}'), detail];
  const list = [{ path: '/customer', component: 'Layout', alwaysShow: true, children }];
  const { screen } = await openFrame('/customer/detail', { list, addressFor: addressOf });
  const crumb = screen.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '启用' });
  await expect.element(crumb).toHaveAttribute('href', '/customer/list?status=0');
});
