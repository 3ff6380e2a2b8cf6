import { z } from 'zod';
import { type App, appRules, hasSameKeys } from '@/resources/customer/app/app';
import { all, grant } from '../menu/grants';
import { idSchema } from '../route';
import { choice, optionalText, place, textMember } from '../rules';
import { seedStamp } from '../seedStamp';
import { labelsOf } from '../system/dictSeed';
import { defineTable, type Stored, stamps } from '../table';
import { customerMenuTable } from './customerMenuTable';

const config = z.object({
  key: textMember(appRules.key),
  label: textMember(appRules.label),
  type: z.string().default('text'),
  default: textMember(appRules.default),
  required: z.number().default(0),
  remark: textMember(appRules.remark),
});

/** Members of an app that clients may write (screen C7), with the texts of its rules. */
export const appInput = z.object({
  icon: z.string('请上传图标').min(1, '请上传图标').max(2000, '图标长度不能超过 2000 个字符'),
  name: textMember(appRules.name),
  code: textMember(appRules.code),
  category: choice('分类', labelsOf('app_category')),
  intro: textMember(appRules.intro),
  detail: optionalText('详细介绍', 100_000),
  screenshots: z.array(z.string()).max(6, '截图不能超过 6 张').default([]),
  priceType: z.coerce.number().pipe(z.literal([1, 2, 3], '请选择计费方式')),
  price: z
    .string()
    .regex(/^(\d{1,9}(\.\d{1,2})?)?$/, '请输入正确的金额，最多两位小数')
    .default(''),
  editions: z
    .array(z.enum(Object.keys(labelsOf('store_edition')), '请选择适用套餐'), '请选择适用套餐')
    .min(1, '请选择适用套餐'),
  menuIds: z.array(idSchema, '请至少选择一个菜单').min(1, '请至少选择一个菜单'),
  url: textMember(appRules.url),
  configs: z
    .array(config)
    .max(20)
    .refine((rows) => !hasSameKeys(rows), '配置项标识重复')
    .default([]),
  status: z.coerce
    .number()
    .pipe(z.literal([0, 1, 2]))
    .default(0),
  sort: place,
});

export interface AppRow extends Omit<Stored<App>, 'installs' | 'configs' | 'menuIds'> {
  configs: z.infer<typeof config>[];
  menuIds: number[];
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** The apps of the store. */
export const appTable = defineTable<AppRow>({
  name: 'customer/app',
  idField: 'id',
  schema: appInput.extend({ id: z.number(), ...stamps }),
  seed: ({ now, seedOf }) => {
    const nodes = seedOf(customerMenuTable);
    return seeds.map((seed, index) => ({
      ...{ id: index + 1, sort: index + 1, ...seed, ...seedStamp(now) },
      icon: iconOf(seed.name, index),
      detail: seed.status === 0 ? '' : `<p>${seed.intro}。</p><p>开通后即可在机构后台使用。</p>`,
      screenshots: [],
      menuIds: grant(nodes, all(seed.menu)),
      url: '',
      editions: seed.priceType === 1 ? ['basic', 'pro', 'flagship'] : ['pro', 'flagship'],
      configs: index % 3 === 0 ? [dailyLimit] : [],
    }));
  },
});

const dailyLimit = {
  ...{ key: 'dailyLimit', label: '每日使用次数', type: 'number', default: '20' },
  ...{ required: 1, remark: '每位学生每天可使用的次数' },
};

/** Name, identifier, category, way of paying, price, state, a node of the menu that it opens, and what it is. */
const seeds = (
  [
    ['智能选科', 'smart-subject', 'choice', 1, '', 1, 3003, '按兴趣、成绩与专业要求推荐选科组合'],
    ['生涯测评', 'career-test', 'report', 3, '29.90', 1, 3001, '兴趣、性格与能力测评，生成生涯报告'],
    ['强基计划', 'strong-base', 'query', 2, '980.00', 1, 4004, '查询强基院校招生简章与入围分数'],
    ['艺考综合分', 'art-score', 'query', 2, '680.00', 1, 4004, '按各省公式计算艺术类综合分'],
    ['院校直播', 'college-live', 'live', 2, '1980.00', 1, 6002, '招生季院校直播与回放'],
    ['家长课堂', 'parent-class', 'live', 1, '', 1, 6002, '面向家长的志愿填报课程'],
    ['同分去向', 'same-score', 'query', 2, '1280.00', 1, 4003, '查询往年同分考生的录取去向'],
    ['提前批宝典', 'early-batch', 'query', 2, '880.00', 1, 4004, '军警、师范、医学定向等提前批信息'],
    ['专升本指南', 'upgrade-guide', 'query', 1, '', 2, 6002, '各省专升本政策与院校'],
    ['学业规划报告', 'study-plan', 'report', 3, '59.00', 1, 4002, '结合成绩走势生成学业规划报告'],
    ['模拟面试', 'mock-interview', 'live', 3, '99.00', 2, 3001, '综合评价与三位一体面试演练'],
    ['港澳升学', 'hk-macao', 'choice', 2, '1680.00', 0, 3001, '港澳院校申请条件与时间表'],
  ] as const
).map(([name, code, category, priceType, price, status, menu, intro]) => ({
  ...{ name, code, category, priceType, price, status, menu, intro },
}));

/** A square with the first character of the name; nothing has to be fetched. */
function iconOf(name: string, index: number): string {
  const colours = ['#409EFF', '#17803d', '#fa8c16', '#722ed1', '#13a8a8', '#c9302c'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${colours[index % colours.length]}"/><text x="48" y="62" font-size="40" text-anchor="middle" fill="#fff">${name.slice(0, 1)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
