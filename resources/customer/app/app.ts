import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** An extra function that institutions may switch on or buy (应用, screen C7). */
export interface App {
  readonly id: RecordId;
  /** Address of a square picture. */
  readonly icon: string;
  readonly name: string;
  /** Small letters, digits and dashes; settled once the app exists. */
  readonly code: string;
  /** Dictionary app_category. */
  readonly category: string;
  readonly intro: string;
  /** HTML. */
  readonly detail: string;
  readonly screenshots: string[];
  /** A value of {@link priceTypes}. */
  readonly priceType: number;
  /** Yuan, as text; no matter where the app is free. */
  readonly price: string;
  /** Values of the dictionary store_edition. */
  readonly editions: string[];
  /** Nodes of the institutions' menu that the app opens. */
  readonly menuIds: RecordId[];
  /** A view path, or an address elsewhere. */
  readonly url: string;
  readonly configs: AppConfig[];
  /** Institutions that have opened it. */
  readonly installs: number;
  /** A value of {@link appStates}. */
  readonly status: number;
  readonly sort: number;
  readonly createTime: string;
}

/** A setting of an app that institutions may change. */
export interface AppConfig {
  /** Unique within the app. */
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly default: string;
  readonly required: 0 | 1;
  readonly remark: string;
}

/** How an app is paid for (enum:priceType). */
export const priceTypes = [
  { value: 1, label: '免费', tone: 'success' },
  { value: 2, label: '按年', tone: 'primary' },
  { value: 3, label: '按次', tone: 'warning' },
] as const;

/** Whether an app can be opened (enum:appStatus). */
export const appStates = [
  { value: 0, label: '草稿', tone: 'info' },
  { value: 1, label: '已上架', tone: 'success' },
  { value: 2, label: '已下架', tone: 'danger' },
] as const;

/** Types of setting that an app may have (C2 draws them). */
export const configTypes = [
  { value: 'text', label: '文本' },
  { value: 'textarea', label: '多行文本' },
  { value: 'number', label: '数字' },
  { value: 'switch', label: '开关' },
  { value: 'money', label: '金额' },
] as const;

/** Whether an app costs something, by its `priceType`. */
export function isPaid(priceType: unknown): boolean {
  return priceType !== undefined && priceType !== null && Number(priceType) !== 1;
}

const code = /^[a-z][a-z0-9-]{2,29}$/;
const configKey = /^[a-zA-Z]\w{1,29}$/;
const viewPath = /^[a-z][\w-]*(\/[\w-]+)+$/;
const address = /^https?:\/\/\S{1,248}$/;

/** Whether two settings of an app have the same key. */
export function hasSameKeys(rows: readonly { readonly key?: unknown }[]): boolean {
  const keys = rows.map(({ key }) => String(key ?? '').trim()).filter((key) => key !== '');
  return new Set(keys).size < keys.length;
}

/** Rules of the texts of an app, for its forms and its mock (decision 41). */
export const appRules = {
  key: {
    ...{ label: '标识', required: true },
    format: {
      test: (text: string) => configKey.test(text),
      message: '以字母开头，2 到 30 位字母、数字或下划线',
    },
  },
  label: { label: '名称', required: true, maxLength: 20 },
  default: { label: '默认值', maxLength: 100 },
  remark: { label: '说明', maxLength: 100 },
  name: { label: '应用名称', required: true, maxLength: 20 },
  code: {
    ...{ label: '应用标识', required: true },
    format: {
      test: (text: string) => code.test(text),
      message: '以小写字母开头，仅限小写字母、数字和短横线',
    },
  },
  intro: { label: '一句话介绍', required: true, maxLength: 50 },
  url: {
    ...{ label: '入口地址', maxLength: 255 },
    format: {
      test: (text: string) => viewPath.test(text) || address.test(text),
      message: '请输入页面路径，或以 http:// 或 https:// 开头的地址',
    },
  },
} as const satisfies Record<string, TextRule>;
