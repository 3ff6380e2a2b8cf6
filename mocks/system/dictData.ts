import { platformCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { sortRows } from '../list';
import { type Route, route } from '../route';
import { dictDataInput, dictDataTable } from './dictTables';

/** Entries of dictionaries (rest-contract, section 10), and the reading of one dictionary by everybody who is signed in. */
export const dictDataRoutes: readonly Route[] = [
  ...crudHandlers(systemEndpoints['system/dict/data'], dictDataTable, {
    input: dictDataInput,
    contains: ['dictLabel'],
    order: { field: 'dictSort' },
    sheet: '字典数据',
    columns: {
      字典编码: 'dictCode',
      字典排序: 'dictSort',
      字典标签: 'dictLabel',
      字典键值: 'dictValue',
      字典类型: 'dictType',
      是否默认: ['isDefault', { Y: '是', N: '否' }],
      状态: ['status', { 0: '正常', 1: '停用' }],
    },
  }),
  route(platformCalls.dictionary, async ({ mockServer, params }) => {
    const entries = (await mockServer.table(dictDataTable)).all();
    const live = entries.filter(({ dictType, status }) => dictType === params.type && status === '0');
    return sortRows(live, { field: 'dictSort' });
  }),
];
