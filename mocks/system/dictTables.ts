import { z } from 'zod';
import type { DictData, DictType } from '@/resources/system/dict/dict';
import { seedStamp } from '../seedStamp';
import { defineTable, stamps } from '../table';
import { dictionarySeeds } from './dictSeed';

const tagClasses = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;

/** What clients may write of a dictionary (rest-contract, section 9). */
export const dictTypeInput = z.object({
  dictName: z
    .string('字典名称不能为空')
    .trim()
    .min(1, '字典名称不能为空')
    .max(100, '字典名称长度不能超过 100 个字符'),
  dictType: z
    .string('字典类型不能为空')
    .min(1, '字典类型不能为空')
    .max(100, '字典类型长度不能超过 100 个字符')
    .regex(/^[a-z][a-z0-9_]*$/, '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）'),
  status: z.enum(['0', '1']).default('0'),
  remark: z.string().nullish().transform(textOf),
});

/** What clients may write of an entry (rest-contract, section 10). */
export const dictDataInput = z.object({
  dictType: z.string('字典类型不能为空').min(1, '字典类型不能为空'),
  dictLabel: z.string('数据标签不能为空').trim().min(1, '数据标签不能为空'),
  dictValue: z.string('数据键值不能为空').trim().min(1, '数据键值不能为空'),
  dictSort: z.coerce.number('数据顺序不能为空').int('数据顺序不能为空'),
  cssClass: z.string().nullish().transform(textOf),
  listClass: z
    .enum(['', ...tagClasses])
    .nullish()
    .transform((name) => name || undefined),
  isDefault: z.enum(['Y', 'N']).default('N'),
  status: z.enum(['0', '1']).default('0'),
  remark: z.string().nullish().transform(textOf),
});

/** The dictionaries. */
export const dictTypeTable = defineTable<Omit<DictType, 'id'>>({
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
export const dictDataTable = defineTable<Omit<DictData, 'id'>>({
  name: 'system/dict/data',
  idField: 'dictCode',
  schema: dictDataInput.extend({ dictCode: z.number(), ...stamps }),
  seed: ({ now }) => {
    const entries = dictionarySeeds.flatMap(({ dictType, firstIsDefault, entries }) =>
      entries.map(([dictValue, dictLabel, listClass], index) => ({
        dictType,
        dictLabel,
        dictValue,
        // 其他 stands at the end of the operations
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

function textOf(text: string | null | undefined): string {
  return text ?? '';
}
