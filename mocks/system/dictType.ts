import { systemEndpoints } from '@/resources/system/endpoints';
import { refuse } from '../answer';
import { type Action, crudHandlers } from '../crud';
import { type Asked, type Route, route } from '../route';
import { dictDataTable, dictTypeInput, dictTypeTable } from './dictTables';

const endpoints = systemEndpoints['system/dict'];

interface Named {
  dictId: number;
  dictName: string;
  dictType: string;
}

/** Dictionaries (rest-contract, section 9). */
export const dictTypeRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, dictTypeTable, {
    input: dictTypeInput,
    contains: ['dictName', 'dictType'],
    check,
    onUpdated: carryType,
    sheet: {
      title: '字典类型',
      columns: {
        字典主键: 'dictId',
        字典名称: 'dictName',
        字典类型: 'dictType',
        状态: ['status', { 0: '正常', 1: '停用' }],
      },
    },
  }),
  route(endpoints.operations.refresh, () => undefined),
  route(endpoints.operations.options, async ({ world }) => (await world.table(dictTypeTable)).all()),
];

const verbs = { create: '新增', update: '修改' };

async function check(action: Action, { dictId, dictName, dictType }: Named, { world }: Asked) {
  if (action === 'remove') {
    const isUsed = (await world.table(dictDataTable)).find((row) => row.dictType === dictType);
    if (isUsed) refuse(`${dictName}已分配,不能删除`);
    return;
  }
  const types = await world.table(dictTypeTable);
  if (types.find((row) => row.dictType === dictType && row.dictId !== dictId))
    refuse(`${verbs[action]}字典'${dictName}'失败，字典类型已存在`);
}

/** A changed type is carried into its entries. */
async function carryType({ dictType }: Named, { world }: Asked, before: Named) {
  const entries = await world.table(dictDataTable);
  const carried = entries
    .all()
    .filter((row) => row.dictType === before.dictType && dictType !== before.dictType);
  for (const entry of carried) await entries.put({ ...entry, dictType });
}
