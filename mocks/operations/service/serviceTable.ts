import { z } from 'zod';
import {
  openedBy,
  refundRules,
  type Service,
  saleStatuses,
  serviceRules,
} from '@/resources/operations/service/service';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { code } from '../../expert/orderRules';
import { choice, numberMember, place, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';
import { htmlText } from '../contentInput';

/** A service as the server keeps it. */
export type ServiceRow = Omit<Stored<Service>, 'saleStatus' | 'refundRule'> & {
  saleStatus: number;
  refundRule: number;
  createBy: string;
  updateTime: string;
  updateBy: string;
};

/** Yuan with two digits. */
const written = (amount: string) => yuanOf(fenOf(amount) ?? 0n);

const productMissing = '请选择对应产品';

/** Members of a service that clients may write, with the texts of screen O10. */
export const serviceInput = z.object({
  name: textMember(serviceRules.name),
  category: choice('服务分类', labelsOf('service_category')),
  cover: z.string('请上传封面').min(1, '请上传封面').max(2000, '封面地址过长'),
  images: z.array(z.string()).max(6, '轮播图最多 6 张').default([]),
  price: textMember(serviceRules.price).transform(written),
  marketPrice: textMember(serviceRules.marketPrice).transform((amount) =>
    amount === '' ? '' : written(amount),
  ),
  minPrice: textMember(serviceRules.minPrice).transform(written),
  settlePrice: textMember(serviceRules.settlePrice).transform(written),
  product: z
    .number(productMissing)
    .refine((value) => value === 0 || orderProducts.some((one) => one.value === value), productMissing)
    .default(0),
  provinceIds: z.array(z.number()).default([]),
  grades: z.array(z.string()).default([]),
  stock: numberMember(serviceRules.stock, 0),
  refundRule: code('退款规则', refundRules),
  sort: place,
  intro: htmlText('服务详情'),
});

const kept = z.object({
  id: z.number(),
  userType: z.number(),
  vipPayType: z.number(),
  saleStatus: z.number().refine((value) => saleStatuses.some((one) => one.value === value)),
  sales: z.number(),
  rev: z.number(),
  ...stamps,
});

/** Name, category, price, product and what it gives. */
const seeds: readonly (readonly [string, string, string, number, string])[] = [
  ['体验卡', '1', '0.00', 1, '7 天内体验院校库与一键推荐'],
  ['志愿卡', '1', '360.00', 2, '志愿填报全部功能，至当年 9 月 30 日'],
  ['升学卡', '2', '680.00', 3, '选科、志愿与升学规划全部功能'],
  ['专家一对一·标准版', '1', '1980.00', 4, '专家制定方案一份，修改两次'],
  ['专家一对一·尊享版', '1', '3980.00', 5, '资深专家制定方案，不限次修改'],
  ['专家一对一·全程陪跑', '1', '6980.00', 6, '从选科到录取全程服务'],
  ['生涯规划课', '2', '1280.00', 0, '十二节线上课，含规划报告'],
  ['选科指导', '2', '580.00', 0, '测评加一次专家解读'],
  ['职业兴趣测评', '3', '98.00', 0, '测评报告一份'],
  ['性格类型测评', '3', '98.00', 0, '测评报告一份'],
  ['学科兴趣测评', '3', '68.00', 0, '测评报告一份'],
  ['学习力测评', '3', '128.00', 0, '测评报告一份，含建议'],
  ['志愿填报公开课', '4', '199.00', 0, '六节录播课'],
  ['强基计划辅导课', '4', '2680.00', 0, '笔试与面试各八节'],
  ['综合评价面试课', '4', '2280.00', 0, '模拟面试四次'],
  ['高考志愿资料包', '5', '59.00', 0, '电子资料，购买后下载'],
  ['院校专业手册', '5', '89.00', 0, '纸质手册一套'],
  ['新高考选科手册', '5', '49.00', 0, '电子手册'],
];

/** The services (screen O10): 18. */
export const serviceTable = defineTable<ServiceRow>({
  name: 'operations/service',
  idField: 'id',
  schema: serviceInput.extend(kept.shape),
  seed: seedServices,
});

function seedServices({ now }: SeedContext): ServiceRow[] {
  return seeds.map(([name, category, price, product, rights], index) => {
    const createTime = formatTime(now - (index + 10) * 7 * dayLength);
    const fen = fenOf(price) ?? 0n;
    return {
      ...{ id: index + 1, name, category, cover: `/profile/gallery/icon-${(index % 8) + 1}.svg`, images: [] },
      ...{ price, marketPrice: fen === 0n ? '' : yuanOf((fen * 13n) / 10n), product, ...openedBy(product) },
      ...{ minPrice: yuanOf((fen * 8n) / 10n), settlePrice: yuanOf((fen * 5n) / 10n) },
      ...{ provinceIds: [], grades: [], stock: index % 5 === 4 ? 500 : 0, refundRule: (index % 3) + 1 },
      ...{
        intro: `<p>${rights}</p>`,
        saleStatus: saleOf(index),
        sales: saleOf(index) === 0 ? 0 : 300 + ((index * 37) % 300),
      },
      ...{
        sort: index + 1,
        rev: 1,
        createTime,
        createBy: '林知远',
        updateTime: createTime,
        updateBy: '林知远',
      },
    };
  });
}

/** A service's orders of the last thirty days: a part of all its sales. */
export function orders30Of({ saleStatus, sales }: Pick<ServiceRow, 'saleStatus' | 'sales'>): number {
  return saleStatus === 1 ? Math.floor(sales / 3) : 0;
}

function saleOf(index: number): number {
  if (index % 9 === 8) return 0;
  return index % 7 === 6 ? 2 : 1;
}

/** The price that an institution has set for a service. */
interface PriceRow {
  id: number;
  serviceId: number;
  storeId: number;
  price: string;
}

/** Prices of institutions of their own. */
export const servicePriceTable = defineTable<PriceRow>({
  name: 'operations/servicePrice',
  idField: 'id',
  schema: z.object({ id: z.number(), serviceId: z.number(), storeId: z.number(), price: z.string() }),
  seed: () =>
    seeds.slice(1, 6).flatMap(([, , price], index) => {
      const fen = fenOf(price) ?? 0n;
      return [2, 3, 4].map((storeId, at) => ({
        ...{ id: index * 3 + at + 1, serviceId: index + 2, storeId },
        price: yuanOf((fen * BigInt([95, 110, 125][at] ?? 100)) / 100n),
      }));
    }),
});
