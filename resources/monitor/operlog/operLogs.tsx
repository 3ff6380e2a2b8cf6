import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { idField } from '@/src/crud/fields/audit';
import { dictionaryCode } from '@/src/crud/fields/dictionaryCode';
import { datetime } from '@/src/ui/fields/date';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { cleanLog } from '../cleanLog';
import { monitorEndpoints } from '../endpoints';
import type { OperRecord } from './operLog';

const OperDetail = lazy(() => import('./OperDetail'));

const searched = ['filter', 'list'] as const;

/** What the staff have changed (操作日志; rest-contract, section 13). */
export const operLog = defineResource<OperRecord>()({
  label: '操作日志',
  endpoints: monitorEndpoints['monitor/operlog'],
  title: 'title',
  sort: { field: 'operTime', order: 'desc' },
  idLabel: '日志编号',
  fields: {
    operId: idField('日志编号'),
    title: text('系统模块', { on: searched }),
    businessType: dictionaryCode('操作类型', 'sys_oper_type', { on: searched, filterLabel: '类型' }),
    operName: text('操作人员', { on: searched, sortable: true }),
    operIp: text('操作地址', { on: searched }),
    status: dictionaryCode('操作状态', 'sys_common_status', { on: searched, filterLabel: '状态' }),
    operTime: datetime('操作日期', { on: searched, filterLabel: '操作时间', exact: true, sortable: true }),
    costTime: number('消耗时间', { on: ['list'], sortable: true, unit: '毫秒', width: 120 }),
  },
  actions: {
    detail: { on: 'row', label: '详细', permission: 'monitor:operlog:query', dialog: OperDetail },
    clean: cleanLog('操作日志'),
  },
});
