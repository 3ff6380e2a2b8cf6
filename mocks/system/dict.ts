import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { DictData, DictType, TagClass } from '@/resources/system/dict/dict';
import { dictDataRules, dictTypeRules } from '@/resources/system/dict/dict';
import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { sortRows } from '../list';
import { type Route, route, type SignedInRequest } from '../route';
import { counted, filledMember, onOff, onOffWords, remark, textMember } from '../rules';
import { seedStamp } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';
import { dictionarySeeds } from './dictSeed';

const tagClasses = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;

/** Members of a dictionary that clients may write (rest-contract, section 9). */
const dictTypeInput = z.object({
  dictName: filledMember(dictTypeRules.dictName),
  dictType: filledMember(dictTypeRules.dictType),
  status: onOff,
  remark,
});

/** Members of an entry that clients may write (rest-contract, section 10). */
const dictDataInput = z.object({
  dictType: filledMember(dictTypeRules.dictType),
  dictLabel: filledMember(dictDataRules.dictLabel),
  dictValue: filledMember(dictDataRules.dictValue),
  dictSort: counted('数据顺序不能为空'),
  cssClass: textMember(dictDataRules.cssClass),
  listClass: z
    .enum(['', ...tagClasses])
    .nullish()
    .transform((name) => name ?? ''),
  isDefault: z.enum(['Y', 'N']).default('N'),
  status: onOff,
  remark,
});

/** The dictionaries. */
export const dictTypeTable = defineTable<Stored<Omit<DictType, 'id'>>>({
  name: 'system/dict/type',
  idField: 'dictId',
  schema: dictTypeInput.extend({ dictId: z.number(), ...stamps }),
  seed: ({ now }) =>
    dictionarySeeds.map(({ dictType, dictName }, index) => ({
      dictId: index + 1,
      dictName,
      dictType,
      status: '0',
      remark: `${dictName}列表`,
      ...seedStamp(now),
    })),
});

/** An entry as RuoYi keeps it: without a look of its own the class is empty. */
type Entry = Stored<Omit<DictData, 'id' | 'listClass'>> & { listClass: TagClass | '' };

/** The entries of all dictionaries. */
export const dictDataTable = defineTable<Entry>({
  name: 'system/dict/data',
  idField: 'dictCode',
  schema: dictDataInput.extend({ dictCode: z.number(), ...stamps }),
  seed: ({ now }) => {
    const entries = dictionarySeeds.flatMap(({ dictType, firstIsDefault, entries }) =>
      entries.map(([dictValue, dictLabel, listClass], index) => ({
        dictType,
        dictLabel,
        dictValue,
        // 其他 is at the end of the operations
        dictSort: dictType === 'sys_oper_type' ? index || 99 : index + 1,
        cssClass: '',
        listClass: listClass ?? ('' as const),
        isDefault: firstIsDefault && index === 0 ? 'Y' : 'N',
        status: '0',
        remark: '',
        ...seedStamp(now),
      })),
    );
    return entries.map((entry, index) => ({ ...entry, dictCode: index + 1 }));
  },
});

interface Named {
  dictType: string;
}

/** Dictionaries (rest-contract, section 9). */
export const dictTypeRoutes = crudHandlers(systemEndpoints['system/dict'], dictTypeTable, {
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
});

/** A changed type is carried into its entries. */
async function carryType({ dictType }: Named, { mockServer }: SignedInRequest, before: Named) {
  const entries = await mockServer.table(dictDataTable);
  const carried = entries
    .all()
    .filter((row) => row.dictType === before.dictType && dictType !== before.dictType);
  for (const entry of carried) await entries.put({ ...entry, dictType });
}

/**
 * Entries of dictionaries (rest-contract, section 10), and the read of one dictionary by any signed-in caller.
 */
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
    if (!(await mockServer.table(dictTypeTable)).find(({ dictType }) => dictType === params.type))
      mockServer.report(`no such dictionary: ${params.type}`);
    const entries = (await mockServer.table(dictDataTable)).all();
    const live = entries.filter(({ dictType, status }) => dictType === params.type && status === '0');
    return sortRows(live, { field: 'dictSort' });
  }),
];
