import type { Operation } from '@/providers/endpoints/builder';

/** Dictionary `sys_oper_type`: 0 其他, 1 新增, 2 修改, 3 删除, 4 授权, 5 导出, 6 导入, 7 强退, 8 生成代码, 9 清空数据. */
export type BusinessType = number;

/** Types by the last part of the path, where it says more than the permission. */
const byAction: Readonly<Record<string, BusinessType>> = {
  clean: 9,
  refreshCache: 9,
  dataScope: 4,
  authRole: 4,
  cancel: 4,
  cancelAll: 4,
  selectAll: 4,
};

/** Types by the verb of the permission, RuoYi's and Refine's. */
const byVerb: Readonly<Record<string, BusinessType>> = {
  add: 1,
  create: 1,
  edit: 2,
  changeStatus: 2,
  resetPwd: 2,
  remove: 3,
  delete: 3,
  export: 5,
  import: 6,
  forceLogout: 7,
  code: 8,
  unlock: 0,
};

/** The type of a call in the operation log; undefined where the call only reads. */
export function businessTypeOf({ method, path, permission = '' }: Operation): BusinessType | undefined {
  const action = path.slice(path.lastIndexOf('/') + 1);
  const verb = permission.slice(permission.lastIndexOf(':') + 1);
  const reads = method === 'GET' && verb !== 'unlock' && verb !== 'code';
  return reads ? undefined : (byAction[action] ?? byVerb[verb]);
}
