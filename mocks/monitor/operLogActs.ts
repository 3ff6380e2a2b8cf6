import type { Random } from '../random';
import { personName } from '../seed/names';

/** One call as somebody made it. */
export interface Act {
  /** Name of the screen. */
  readonly title: string;
  /** Dictionary `sys_oper_type`. */
  readonly businessType: number;
  /** Method and path. */
  readonly call: `${'POST' | 'PUT' | 'DELETE' | 'GET'} ${string}`;
  readonly params: object;
  /** Account; the administrator's where absent. */
  readonly by?: string;
  /** Why the server said no. */
  readonly refusal?: string;
  readonly before?: object;
  readonly after?: object;
}

/** Usual acts of the staff, with each kind of call among them. */
export const acts: readonly ((random: Random) => Act)[] = [
  (random) => {
    const after = { userId: 100 + random.below(80), nickName: personName(random), deptId: 104, status: '0' };
    return { title: '用户管理', businessType: 1, call: 'POST /system/user', params: after, after };
  },
  (random) => {
    const before = { userId: 7 + random.below(10), deptId: 104, email: '', remark: '' };
    const after = { ...before, deptId: 106, email: `staff${before.userId}@example.com`, remark: '转岗' };
    return changed('用户管理', 'PUT /system/user', before, after);
  },
  (random) => {
    const params = { id: String(60 + random.below(40)) };
    return { title: '用户管理', businessType: 3, call: `DELETE /system/user/${params.id}`, params };
  },
  () => ({
    title: '用户管理',
    businessType: 3,
    call: 'DELETE /system/user/1',
    params: { id: '1' },
    refusal: '不允许操作超级管理员用户',
  }),
  () => ({ title: '用户管理', businessType: 5, call: 'POST /system/user/export', params: { status: '0' } }),
  () => ({
    title: '用户管理',
    businessType: 6,
    call: 'POST /system/user/importData',
    params: { updateSupport: '0', file: '新员工名单.xlsx' },
  }),
  () => ({
    title: '角色管理',
    businessType: 4,
    call: 'PUT /system/role/authUser/selectAll',
    params: { roleId: '3', userIds: '8,11' },
  }),
  () => {
    const before = { roleId: 3, roleName: '运营专员', roleSort: 3, dataScope: '5', status: '0' };
    return changed('角色管理', 'PUT /system/role', before, { ...before, roleSort: 2, dataScope: '4' });
  },
  () => {
    const before = { menuId: 817, menuName: '系统更新', orderNum: 17, visible: '1' };
    const after = { ...before, menuName: '更新日志', visible: '0' };
    return changed('菜单管理', 'PUT /system/menu', before, after);
  },
  () => ({
    title: '部门管理',
    businessType: 3,
    call: 'DELETE /system/dept/101',
    params: { id: '101' },
    refusal: '存在下级部门,不允许删除',
  }),
  () => ({
    title: '岗位管理',
    businessType: 3,
    call: 'DELETE /system/post/2',
    params: { id: '2' },
    refusal: '项目经理已分配,不能删除',
  }),
  () => {
    const before = { dictCode: 31, dictLabel: '加盟店', dictValue: '2', dictSort: 2, listClass: 'default' };
    const after = { ...before, dictLabel: '加盟', listClass: 'primary' };
    return changed('字典数据', 'PUT /system/dict/data', before, after);
  },
  () => ({ title: '字典类型', businessType: 9, call: 'DELETE /system/dict/type/refreshCache', params: {} }),
  () => {
    const before = { configId: 2, configKey: 'sys.user.initPassword', configValue: '123456', remark: '' };
    return changed('参数管理', 'PUT /system/config', before, {
      ...before,
      remark: '新员工首次登录后须修改',
    });
  },
  () => ({
    title: '参数管理',
    businessType: 3,
    call: 'DELETE /system/config/1',
    params: { id: '1' },
    refusal: '内置参数【sys.index.skinName】不能删除',
  }),
  () => {
    const noticeContent = '<p>到期前 30 天内续费可享受续费优惠，详情请联系客户经理。</p>';
    const after = { noticeTitle: '机构年度续费优惠说明', noticeType: '2', status: '0', noticeContent };
    return { title: '通知公告', businessType: 1, call: 'POST /system/notice', params: after, after };
  },
  () => {
    const before = {
      noticeId: 6,
      noticeContent: '<p>维护时间 2:00–6:00，期间无法登录，请提前保存工作。</p>',
    };
    const after = { ...before, noticeContent: '<p>维护时间 2:00–4:00，期间无法登录，请提前保存工作。</p>' };
    return changed('通知公告', 'PUT /system/notice', before, after);
  },
  () => ({
    title: '账户解锁',
    businessType: 0,
    call: 'GET /monitor/logininfor/unlock/caiwu',
    params: { id: 'caiwu' },
  }),
  (random) => ({
    title: '在线用户',
    businessType: 7,
    call: 'DELETE /monitor/online/{id}',
    params: { id: `5e550011-0a1b-4c2d-8e3f-${String(random.below(1e9)).padStart(12, '0')}` },
  }),
  () => ({
    title: '定时任务',
    businessType: 1,
    call: 'POST /monitor/job',
    params: { jobName: '每日对账', invokeTarget: 'ryTask.ryNoParams', cronExpression: '0 0 25 * * ?' },
    refusal: "新增任务'每日对账'失败，Cron表达式不正确",
  }),
  () => ({
    title: '定时任务',
    businessType: 2,
    call: 'PUT /monitor/job/run',
    params: { jobId: 4, jobGroup: 'DEFAULT' },
  }),
  () => ({
    title: '代码生成',
    businessType: 8,
    call: 'GET /tool/gen/batchGenCode',
    params: { tables: 'sys_user,sys_post' },
  }),
  (random) => {
    const before = { id: 3 + random.below(30), contact: personName(random), status: 1, remark: '' };
    const after = { ...before, contact: personName(random), remark: '负责人变更' };
    return { ...changed('机构列表', 'POST /ssystem-api/api/store/edit', before, after), by: 'yunying' };
  },
  () => ({
    title: '机构列表',
    businessType: 5,
    call: 'POST /ssystem-api/api/store/export',
    params: { status: '1' },
    by: 'caiwu',
  }),
];

/** Done once, by hand, in the middle of a working day. */
export const rareAct: Act = {
  title: '缓存列表',
  businessType: 9,
  call: 'DELETE /monitor/cache/clearCacheName/{id}',
  params: { id: 'sys_dict:' },
};

function changed(title: string, call: Act['call'], before: object, after: object): Act {
  return { title, businessType: 2, call, params: after, before, after };
}
