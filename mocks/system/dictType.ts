import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { type Route, route, type SignedInRequest } from '../route';
import { onOffWords } from '../rules';
import { dictDataTable, dictTypeInput, dictTypeTable } from './dictTables';

const endpoints = systemEndpoints['system/dict'];

interface Named {
  dictType: string;
}

/** Dictionaries (rest-contract, section 9). */
export const dictTypeRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, dictTypeTable, {
    input: dictTypeInput,
    contains: ['dictName', 'dictType'],
    unique: { thing: '字典', name: 'dictName', taken: { dictType: '字典类型' } },
    assigned: async ({ dictType }, { mockServer }) =>
      (await mockServer.table(dictDataTable)).all().some((entry) => entry.dictType === dictType),
    onUpdated: carryType,
    sheet: '字典类型',
    columns: {
      字典主键: 'dictId',
      字典名称: 'dictName',
      字典类型: 'dictType',
      状态: ['status', onOffWords],
    },
  }),
  route(endpoints.operations.refresh, () => undefined),
];

/** A changed type is carried into its entries. */
async function carryType({ dictType }: Named, { mockServer }: SignedInRequest, before: Named) {
  const entries = await mockServer.table(dictDataTable);
  const carried = entries
    .all()
    .filter((row) => row.dictType === before.dictType && dictType !== before.dictType);
  for (const entry of carried) await entries.put({ ...entry, dictType });
}
