import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { idField } from '@/src/crud/fields/ruoyi';
import { sameCode } from '@/src/lib/codes';
import type { RecordId } from '@/src/lib/recordId';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { cleanLog } from './cleanLog';
import { monitorEndpoints } from './endpoints';

/** An attempt to sign in. */
export interface LoginRecord {
  /** The same as `infoId`; the data provider sets it. */
  id: RecordId;
  infoId: RecordId;
  userName: string;
  ipaddr: string;
  loginLocation: string;
  os: string;
  browser: string;
  /** `"0"` success, `"1"` failure. */
  status: string;
  msg: string;
  loginTime: string;
}

const listed = { on: listOnly } as const;

/** Whether the attempt may have locked the account: our server says so, RuoYi's counts the wrong passwords until it does. */
export function mayHaveLocked({ status, msg }: Pick<LoginRecord, 'status' | 'msg'>): boolean {
  return !sameCode(status, '0') && /锁定|密码输入错误\s*\d+\s*次/.test(msg);
}

/** Attempts to sign in (登录日志; rest-contract, section 13). */
export const loginLog = defineResource<LoginRecord>()({
  label: '登录日志',
  search: false,
  endpoints: monitorEndpoints['monitor/logininfor'],
  sort: { field: 'loginTime', order: 'desc' },
  idLabel: '访问编号',
  card: {
    lines: [
      ['ipaddr', 'loginLocation', 'loginTime'],
      ({ status, msg }) => (sameCode(status, '0') ? undefined : msg),
    ],
  },
  fields: {
    infoId: idField('访问编号'),
    userName: text('用户名称', { personal: true, on: filterAndList, sortable: true }),
    ipaddr: text('登录地址', { on: filterAndList }),
    loginLocation: text('登录地点', listed),
    os: text('操作系统', listed),
    browser: text('浏览器', { ...listed, width: 110 }),
    status: dictionary('登录状态', 'sys_common_status', { on: filterAndList }),
    msg: text('描述', { ...listed, priority: 'high' }),
    loginTime: datetime('登录时间', {
      on: filterAndList,
      exact: true,
      priority: 'high',
      sortable: true,
    }),
  },
  actions: {
    unlock: {
      on: 'row',
      label: '解锁',
      operation: 'unlock',
      when: mayHaveLocked,
      confirm: ({ userName }) => `是否确认解锁用户「${userName}」数据项？`,
      request: ({ userName }) => ({ id: userName }),
      success: ({ userName }) => `用户${userName}解锁成功`,
    },
    clean: cleanLog('登录日志'),
  },
});
