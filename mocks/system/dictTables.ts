import { z } from 'zod';
import type { DictData, DictType } from '@/resources/system/dict/dict';
import { counted, filled, onOff, optionalText, remark } from '../rules';
import { seedStamp } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';
import { dictionarySeeds } from './dictSeed';

const tagClasses = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;

/** What clients may write of a dictionary (rest-contract, section 9). */
export const dictTypeInput = z.object({
  dictName: filled('字典名称', 100),
  dictType: filled('字典类型', 100).regex(
    /^[a-z][a-z0-9_]*$/,
    '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）',
  ),
  status: onOff,
  remark,
});

/** What clients may write of an entry (rest-contract, section 10). */
export const dictDataInput = z.object({
  dictType: filled('字典类型', 100),
  dictLabel: filled('数据标签', 100),
  dictValue: filled('数据键值', 100),
  dictSort: counted('数据顺序不能为空'),
  cssClass: optionalText('样式属性', 100),
  listClass: z
    .enum(['', ...tagClasses])
    .nullish()
    .transform((name) => name || undefined),
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

/** The entries of all dictionaries. */
export const dictDataTable = defineTable<Stored<Omit<DictData, 'id'>>>({
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
        listClass,
        isDefault: firstIsDefault && index === 0 ? 'Y' : 'N',
        status: '0',
        remark: '',
        ...seedStamp(now),
      })),
    );
    return entries.map((entry, index) => ({ ...entry, dictCode: index + 1 }));
  },
});
