import type { FormRule } from 'antd';
import { Suspense } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { dictionaries } from '@/src/crud/fields/dictionary/dictionaries';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { repeated } from '@/src/crud/fields/repeated/repeated';
import { richtext } from '@/src/crud/fields/richtext';
import { placeAndState } from '@/src/crud/fields/standard';
import { treeCheck } from '@/src/crud/fields/treeCheck/treeCheck';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { isRecord, numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, formAndShow, listAndShow, showOnly } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { customerEndpoints } from '../endpoints';
import {
  type App,
  type AppConfig,
  appRules,
  appStates,
  configTypes,
  hasSameKeys,
  isPaid,
  priceTypes,
} from './app';

const AppCards = load(() => import('./AppCards'));
const AppConfigsCell = load(() => import('./AppConfigsCell'));

const distinctKeys: FormRule = {
  validator: async (_rule, rows: unknown) => {
    if (Array.isArray(rows) && hasSameKeys(rows.filter(isRecord))) throw new Error('配置项标识重复');
  },
};

const configFields: FieldsOf<AppConfig> = {
  key: text(appRules.key, identifier),
  label: text(appRules.label),
  type: choice<string>('类型', configTypes, { required: true, initial: 'text' }),
  default: text(appRules.default),
  required: yesNo('必填', { initial: 0 }),
  remark: text(appRules.remark),
};

const is =
  (...states: number[]) =>
  ({ status }: App) =>
    states.includes(numberOr(status, -1));

/** Apps of the store (应用商店, screen C7). */
export const apps = defineResource<App>()({
  label: '应用',
  endpoints: customerEndpoints['customer/app'],
  form: 'page',
  formTabs: true,
  picture: 'icon',
  order: { field: 'sort', module: 'app' },
  displays: { cards: { label: '卡片', Display: AppCards } },
  card: { lines: [['category', 'priceType', 'installs']] },
  groups: {
    basic: {
      label: '基本信息',
      fields: [
        ...['icon', 'name', 'code', 'category', 'sort', 'intro', 'priceType', 'price', 'editions'],
        ...['url', 'menuIds', 'installs', 'status', 'createTime'],
      ] as (keyof App)[],
    },
    detail: { label: '详情介绍', fields: ['detail', 'screenshots'] },
    configs: { label: '配置项', fields: ['configs'] },
  },
  fields: {
    icon: upload('图标', 'image', { on: formAndShow, required: true, maxSize: 0.5, shape: { square: true } }),
    name: text(appRules.name, { on: everywhere, serverErrors: ['应用名称已存在'] }),
    code: text(appRules.code, {
      ...identifier,
      fixed: true,
      serverErrors: ['应用标识已存在'],
      priority: 'low',
    }),
    category: dictionary('分类', 'app_category', { on: everywhere, required: true }),
    intro: text(appRules.intro, { width: 220 }),
    priceType: choice<number>('计费方式', priceTypes, { on: everywhere, required: true }),
    price: money('价格', {
      required: ({ priceType }) => isPaid(priceType),
      visible: ({ priceType }) => isPaid(priceType),
    }),
    editions: dictionaries('适用套餐', 'store_edition', { on: formAndShow, required: true }),
    url: text(appRules.url, { on: formAndShow, help: '页面路径或外部地址' }),
    menuIds: treeCheck('开通的菜单', 'customer/menu', {
      on: formAndShow,
      required: '请至少选择一个菜单',
      parents: 'half',
    }),
    detail: richtext('详细介绍', { on: formAndShow, help: '上架前须填写' }),
    screenshots: upload('截图', 'images', { on: formAndShow, maxCount: 6 }),
    configs: repeated<AppConfig>('配置项', configFields, {
      on: formAndShow,
      rules: [distinctKeys],
      serverErrors: ['配置项标识重复'],
      Cell: ({ record }) => (
        <Suspense fallback={null}>
          <AppConfigsCell appId={record.id} />
        </Suspense>
      ),
    }),
    installs: number('开通机构数', { on: listAndShow, width: 84 }),
    ...placeAndState({ sort: { on: ['list', 'form'], priority: 'low' } }),
    status: choice<number>('状态', appStates, { on: ['list', 'filter', 'show'] }),
    createTime: datetime('创建时间', { on: showOnly }),
  },
  actions: {
    shelve: {
      on: 'row',
      label: '上架',
      promoted: true,
      operation: 'shelve',
      when: is(0, 2),
      confirm: ({ name }) => `确认上架「${name}」吗？`,
      request: ({ id }) => ({ body: { id, status: 1 } }),
      success: '上架成功',
    },
    withdraw: {
      on: 'row',
      label: '下架',
      promoted: true,
      operation: 'shelve',
      when: is(1),
      confirm: () => '下架后新机构无法开通，已开通的不受影响，确认下架吗？',
      request: ({ id }) => ({ body: { id, status: 2 } }),
      success: '下架成功',
    },
  },
});
