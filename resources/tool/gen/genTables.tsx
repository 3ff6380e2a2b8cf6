import { lazy } from 'react';
import { confirmAction } from '@/src/crud/confirmAction';
import { defineResource } from '@/src/crud/defineResource';
import { rowNumber } from '@/src/crud/fields/rowNumber';
import { datetime } from '@/src/ui/fields/date';
import { text } from '@/src/ui/fields/text';
import { toolEndpoints } from '../endpoints';
import { GenToolbar } from './GenToolbar';
import type { GenTable } from './gen';

const PreviewDialog = lazy(() => import('./preview/PreviewDialog'));
const GenerateTable = lazy(() => import('./GenerateTable'));
const GenerateTables = lazy(() => import('./GenerateTables'));

const searched = ['filter', 'list'] as const;

/** Tables that code is generated for (代码生成; rest-contract, section 16). */
export const genTables = defineResource<GenTable>({
  name: 'tool/gen',
  label: '代码生成',
  view: 'tool/gen/index',
  endpoints: toolEndpoints['tool/gen'],
  title: 'tableName',
  search: 'tableName',
  idLabel: '表编号',
  fields: {
    tableId: rowNumber('序号'),
    tableName: text('表名称', { on: searched }),
    tableComment: text('表描述', { on: searched }),
    className: text('实体', { on: ['list'] }),
    createTime: datetime('创建时间', { on: searched }),
    updateTime: datetime('更新时间', { on: ['list'] }),
  },
  rowActions: [
    { key: 'preview', label: '预览', operation: 'preview', Dialog: PreviewDialog },
    {
      key: 'edit',
      label: '编辑',
      permission: 'tool:gen:edit',
      to: ({ tableId }, search) =>
        `/tool/gen-edit/index/${tableId}${search && `?${new URLSearchParams({ list: search })}`}`,
    },
    {
      key: 'sync',
      label: '同步',
      ...confirmAction<GenTable>({
        operation: 'sync',
        question: ({ tableName }) => `确认要强制同步"${tableName}"表结构吗？`,
        call: ({ tableName }) => ({ id: tableName }),
        success: '同步成功',
      }),
    },
    { key: 'code', label: '生成代码', operation: 'code', Dialog: GenerateTable },
  ],
  batchActions: [{ key: 'code', label: '生成', operation: 'batchCode', Dialog: GenerateTables }],
  Toolbar: GenToolbar,
});
