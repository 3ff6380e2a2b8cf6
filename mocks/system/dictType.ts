import { systemEndpoints } from '@/resources/system/endpoints';
import { refuse } from '../answer';
import { type Action, crudHandlers } from '../crud';
import { type Asked, type Route, route } from '../route';
import { onOffWords } from '../rules';
import { dictDataTable, dictTypeInput, dictTypeTable } from './dictTables';

const endpoints = systemEndpoints['system/dict'];

interface Named {
  dictName: string;
  dictType: string;
}

/** Dictionaries (rest-contract, section 9). */
export const dictTypeRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, dictTypeTable, {
    input: dictTypeInput,
    contains: ['dictName', 'dictType'],
    unique: { thing: '字典', name: 'dictName', taken: { dictType: '字典类型已存在' } },
    check,
    onUpdated: carryType,
    sheet: {
      title: '字典类型',
      columns: {
        字典主键: 'dictId',
        字典名称: 'dictName',
        字典类型: 'dictType',
        状态: ['status', onOffWords],
      },
    },
  }),
  route(endpoints.operations.refresh, () => undefined),
];

async function check(action: Action, { dictName, dictType }: Named, { world }: Asked) {
  const entries = await world.table(dictDataTable);
  if (action === 'remove' && entries.find((row) => row.dictType === dictType))
    refuse(`${dictName}已分配,不能删除`);
}

/** A changed type is carried into its entries. */
async function carryType({ dictType }: Named, { world }: Asked, before: Named) {
  const entries = await world.table(dictDataTable);
  const carried = entries
    .all()
    .filter((row) => row.dictType === before.dictType && dictType !== before.dictType);
  for (const entry of carried) await entries.put({ ...entry, dictType });
}
