import { defineResource } from '@/src/crud/defineResource';
import { dictionaryCode } from '@/src/crud/fields/dictionary/dictionaryCode';
import { idField } from '@/src/crud/fields/ruoyi';
import { sameCode } from '@/src/lib/codes';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { cleanLog } from '../cleanLog';
import { monitorEndpoints } from '../endpoints';
import type { OperRecord } from './operLog';

const OperDetail = load(() => import('./OperDetail'));

/** Changes made by the staff (操作日志; rest-contract, section 13). */
export const operLog = defineResource<OperRecord>()({
  label: '操作日志',
  search: false,
  endpoints: monitorEndpoints['monitor/operlog'],
  sort: { field: 'operTime', order: 'desc' },
  idLabel: '日志编号',
  card: {
    lines: [
      ['businessType', 'operName', 'operTime'],
      ({ status, errorMsg }) => (sameCode(status, 0) ? undefined : errorMsg || '操作失败'),
    ],
  },
  fields: {
    operId: idField('日志编号'),
    title: text('系统模块', { on: filterAndList }),
    businessType: dictionaryCode('操作类型', 'sys_oper_type', { on: filterAndList, priority: 'high' }),
    operName: text('操作人员', { personal: true, on: filterAndList, sortable: true }),
    operIp: text('操作地址', { on: filterAndList }),
    status: dictionaryCode('操作状态', 'sys_common_status', { on: filterAndList }),
    operTime: datetime('操作时间', {
      on: filterAndList,
      exact: true,
      sortable: true,
    }),
    costTime: number('消耗时间', { on: listOnly, sortable: true, unit: '毫秒', width: 100 }),
  },
  actions: {
    detail: {
      on: 'row',
      label: '详情',
      opens: true,
      permission: 'monitor:operlog:query',
      dialog: OperDetail,
    },
    clean: cleanLog('操作日志'),
  },
});
