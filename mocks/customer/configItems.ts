import { areasBelow } from '../platform/areas';
import { labelsOf } from '../system/dictSeed';
import { formatDay } from '../time';
import type { StoreRow } from './storeRow';
import { quotaOf } from './storeSeed';

/** A setting as the server describes it (screen C2). */
export interface Item {
  readonly key: string;
  readonly label: string;
  readonly group: string;
  readonly type: string;
  readonly default: unknown;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly remark: string;
  readonly readonly: 0 | 1;
}

const blank = { min: null, max: null, unit: '', options: [], remark: '', readonly: 0 } as const;

type Own = Partial<Item> & Pick<Item, 'default'>;

/** The settings of an institution's account; what is usual follows from its edition and its province. */
export function configItems({ edition, provinceId }: StoreRow, now: number): Item[] {
  const year = Number(formatDay(now).slice(0, 4));
  const provinces = areasBelow(0).map(({ id, name }) => ({ value: String(id), label: name }));
  const item = (group: string) => (key: string, label: string, type: string, own: Own) => ({
    ...blank,
    ...{ key, label, group, type },
    ...own,
  });
  const number = (min: number, max: number, unit: string, usual: number, remark = '') => ({
    ...{ min, max, unit, remark },
    default: usual,
  });
  const [account, login, guidance] = [item('账号额度'), item('登录安全'), item('志愿填报')];
  const [card, pay, sms] = [item('会员卡'), item('支付结算'), item('短信')];
  return [
    account('maxStaff', '员工账号上限', 'number', number(1, 500, '个', quotaOf(edition).staffMax)),
    account('maxExpert', '专家账号上限', 'number', number(0, 100, '个', 3)),
    account('maxOnline', '同时在线上限', 'number', number(1, 1000, '人', 20)),
    login('pwdExpireDays', '密码有效期', 'number', number(0, 365, '天', 0, '0 表示不限')),
    login('ipWhitelist', '登录 IP 白名单', 'textarea', {
      default: '',
      remark: '每行一个 IPv4 地址或网段，留空表示不限',
    }),
    guidance('openProvinces', '授权省份', 'multi-select', {
      ...{ default: [String(provinceId)], min: 1, options: provinces },
    }),
    guidance('planYear', '招生计划年份', 'select', {
      default: String(year),
      options: [year, year - 1, year - 2].map((one) => ({ value: String(one), label: `${one} 年` })),
    }),
    guidance('volunteerMax', '单生志愿表上限', 'number', number(1, 50, '份', 5)),
    guidance('showChance', '显示录取概率', 'switch', { default: 1 }),
    guidance('showSame', '显示同分去向', 'switch', { default: 1 }),
    guidance('exportPdf', '允许导出志愿表', 'switch', { default: 1 }),
    guidance('watermark', '报告水印', 'text', { default: '', max: 20 }),
    card('cardQuota', '会员卡额度', 'readonly', {
      ...{ default: 0, unit: '张', readonly: 1, remark: '来自会员卡发放' },
    }),
    card('trialDays', '体验卡天数', 'number', number(1, 30, '天', 3)),
    card('cardPrice', '零售价', 'money', { default: '398.00' }),
    pay('onlinePay', '在线支付', 'switch', { default: 0 }),
    pay('payChannel', '支付渠道', 'checkbox', {
      default: [],
      options: Object.entries(labelsOf('pay_channel')).map(([value, label]) => ({ value, label })),
    }),
    pay('shareRatio', '分成比例', 'number', number(0, 100, '%', 70)),
    sms('smsSign', '短信签名', 'text', { default: '', min: 2, max: 12 }),
    sms('smsLeft', '短信余量', 'readonly', {
      ...{ default: 0, unit: '条', readonly: 1, remark: '充值后增加' },
    }),
    sms('smsWarn', '余量预警', 'number', number(0, 10000, '条', 200)),
  ];
}
