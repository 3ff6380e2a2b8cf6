import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView, type Visit } from '@/src/testing/openView';

/** A gated page, the only permission that its visitor holds, and what they do there. */
interface Gated {
  readonly view: string;
  readonly parameter: string;
  readonly id: string;
  readonly permission: string;
  readonly act: (visit: Visit) => Promise<void>;
}

const press = (visit: Visit, name: string) => visit.screen.getByRole('button', { name, exact: true }).click();
const shows = async (visit: Visit, name: string) => {
  await expect.element(visit.screen.getByRole('cell', { name, exact: true }).first()).toBeVisible();
};
const hears = (visit: Visit, text: string) => expect.poll(() => visit.notifications).toEqual([text]);

const gated: Readonly<Record<string, Gated>> = {
  '[ROUTE-6] 分配角色': {
    view: 'system/user-auth/role',
    parameter: 'userId',
    id: '4',
    permission: 'system:user:edit',
    act: async (visit) => {
      await visit.screen.getByRole('checkbox', { name: '选择：财务专员', exact: true }).click();
      await press(visit, '提交');
      await hears(visit, 'success: 授权成功');
    },
  },
  '[ROUTE-7] 分配用户': {
    view: 'system/role-auth/user',
    parameter: 'roleId',
    id: '5',
    permission: 'system:role:edit',
    act: async (visit) => {
      await press(visit, '添加用户');
      const picker = page.getByRole('dialog', { name: '选择用户' });
      await picker.getByRole('cell', { name: 'xinren' }).click();
      await picker.getByRole('button', { name: '确定' }).click();
      await hears(visit, 'success: 操作成功');
      await shows(visit, 'xinren');
      const row = visit.screen.getByRole('row').filter({ hasText: 'xinren' });
      await expect.element(row.getByRole('button', { name: '取消授权' })).toBeVisible();
    },
  },
  '[ROUTE-8] 字典数据': {
    view: 'system/dict-data/index',
    parameter: 'dictId',
    id: '3',
    permission: 'system:dict:list',
    act: (visit) => shows(visit, '停用'),
  },
  '[ROUTE-9] 调度日志': {
    view: 'monitor/job-log/index',
    parameter: 'jobId',
    id: '7',
    permission: 'monitor:job:list',
    act: (visit) => shows(visit, '批次线同步'),
  },
  '[ROUTE-10] 修改生成配置': {
    view: 'tool/gen-edit/index',
    parameter: 'tableId',
    id: '5',
    permission: 'tool:gen:edit',
    act: async (visit) => {
      await visit.screen.getByLabelText('字段描述：note_title').fill('题目');
      await press(visit, '提交');
      await hears(visit, 'success: 操作成功');
    },
  },
};

test.each(Object.entries(gated))('%s asks for more than the permission that opens it', async (_name, one) => {
  const { view, parameter, id, permission, act } = one;
  const place = { view, path: `/${view}/:${parameter}`, params: { [parameter]: id } };
  const visit = await openView(place, { as: 'yunying', permissions: [permission] });
  await act(visit);
});
