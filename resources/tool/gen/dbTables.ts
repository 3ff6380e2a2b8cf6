import { defineResource } from '@/src/crud/defineResource';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { toolEndpoints } from '../endpoints';
import type { DbTable } from './gen';

/** Tables of the database that were not imported yet; a list to pick from, without a page of its own. */
export const dbTables = defineResource<DbTable>()({
  label: '数据表',
  view: null,
  endpoints: toolEndpoints['tool/gen/db'],
  fields: {
    tableName: text('表名称', { on: filterAndList }),
    tableComment: text('表描述', { on: filterAndList }),
    createTime: datetime('创建时间', { on: listOnly }),
    updateTime: datetime('更新时间', { on: listOnly }),
  },
});
