import type { PermissionNode } from './permissionTree';

/** The worked example of the design (screens-platform, P1): a fixture of its own. */

const plain = { icon: '', url: '', permission: '', locked: false, granted: false, children: [] };
const fun = (id: number, name: string): PermissionNode => ({ ...plain, id, name, isMenu: false });
const page = (id: number, name: string, more: Partial<PermissionNode> = {}): PermissionNode => ({
  ...plain,
  id,
  name,
  isMenu: true,
  url: `example/${id}`,
  ...more,
});
const always = { locked: true, granted: true };

/** 专家服务, 学生管理 with a page that nobody can be granted, and 个人中心, which everybody has. */
export const exampleNodes: readonly PermissionNode[] = [
  page(2000, '专家服务', {
    url: '',
    children: [
      page(2001, '专家填报'),
      page(2002, '专家预约'),
      fun(2003, '创建客户订单'),
      fun(2004, '志愿详情'),
      fun(2005, '专业推荐'),
      fun(2006, '批量分配'),
    ],
  }),
  page(3000, '学生管理', {
    url: '',
    children: [
      page(3001, '学生列表', { children: [fun(300101, '新增'), fun(300102, '导出')] }),
      page(3002, '数据回收', { locked: true }),
    ],
  }),
  page(9000, '个人中心', { url: '', ...always, children: [page(9001, '修改密码', always)] }),
];

const all = '2000,2001,2002,2003,2004,2005,2006';

/** The clicks of each step, and the result: the ids to send, and the boxes of 2000, 3000, 3001 and 全部权限. */
export const exampleSteps: readonly {
  readonly clicks: readonly (number | '全部')[];
  readonly after: string;
}[] = [
  { clicks: [], after: '9000,9001 empty empty empty partial' },
  { clicks: [2003], after: '2000,2003,9000,9001 partial empty empty partial' },
  { clicks: [2001, 2002, 2004, 2005, 2006], after: `${all},9000,9001 ticked empty empty partial` },
  { clicks: [2004], after: '2000,2001,2002,2003,2005,2006,9000,9001 partial empty empty partial' },
  { clicks: [2000], after: `${all},9000,9001 ticked empty empty partial` },
  { clicks: [2000], after: '9000,9001 empty empty empty partial' },
  { clicks: [300101], after: '3000,3001,9000,9001,300101 empty partial partial partial' },
  { clicks: [300101], after: '3000,3001,9000,9001 empty partial partial partial' },
  { clicks: [3001], after: '3000,3001,9000,9001,300101,300102 empty partial ticked partial' },
  { clicks: [3001], after: '9000,9001 empty empty empty partial' },
  { clicks: ['全部'], after: `${all},3000,3001,9000,9001,300101,300102 ticked partial ticked partial` },
  { clicks: ['全部'], after: '9000,9001 empty empty empty partial' },
  { clicks: [2003, 2003], after: '9000,9001 empty empty empty partial' },
  // The body that 保存 sends.
  { clicks: [], after: '9000,9001 empty empty empty partial' },
];
