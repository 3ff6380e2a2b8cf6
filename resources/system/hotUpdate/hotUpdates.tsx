import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { upload } from '@/src/crud/fields/upload/upload';
import { sizeText } from '@/src/lib/fileSize';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import {
  type CellProps,
  emptyText,
  everywhere,
  formAndShow,
  listAndShow,
  showOnly,
} from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle } from '@/src/ui/fields/toggle';
import { load, loadPlain } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import {
  compareVersions,
  type HotUpdate,
  hotStates,
  hotUpdateRules,
  isDraft,
  isLive,
  packageTypes,
} from './hotUpdate';

const LiveVersions = loadPlain(() => import('./LiveVersions'));
const PublishDialog = load(() => import('./PublishDialog'));

const notAbove: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const version: unknown = getFieldValue('version');
    if (typeof value !== 'string' || typeof version !== 'string' || value === '' || version === '') return;
    if (compareVersions(value, version) > 0) throw new Error('最低适用版本不能大于版本号');
  },
});

/** Packages of the student apps that go out without a store (热更新, screen H2). */
export const hotUpdates = defineResource<HotUpdate>()({
  label: '热更新',
  endpoints: systemEndpoints['system/hot-update'],
  title: 'version',
  form: 'drawer',
  sendsChangesOnly: true,
  canEdit: isDraft,
  AboveRows: LiveVersions,
  aboveLabel: '各平台当前版本',
  card: { lines: [['platform', 'gray', 'hits']] },
  fields: {
    version: text(hotUpdateRules.version, {
      ...identifier,
      on: everywhere,
      serverErrors: ['版本号必须大于', '该版本已存在'],
      width: 80,
    }),
    platform: dictionary('平台', 'hot_platform', { on: everywhere, required: true, fixed: true, width: 110 }),
    pkgType: choice<number>('包类型', packageTypes, { required: true, fixed: true, initial: 1, width: 96 }),
    minVersion: text(hotUpdateRules.minVersion, { ...identifier, on: formAndShow, rules: [notAbove] }),
    packageUrl: upload('更新包', 'file', {
      on: formAndShow,
      required: true,
      types: ['wgt', 'zip', 'apk'],
      maxSize: 50,
      serverErrors: ['更新包'],
    }),
    size: number('大小', { on: showOnly, Cell: SizeCell }),
    md5: text('校验值', { on: showOnly }),
    force: toggle('强制更新', { initial: 0, width: 90, Cell: ForceCell }),
    gray: number('灰度比例', { on: listAndShow, unit: '%', width: 90 }),
    log: textarea(hotUpdateRules.log, { width: 200, priority: 'low' }),
    hits: number('已更新设备', { on: listAndShow, width: 100 }),
    status: choice<number>('状态', hotStates, { on: ['filter', 'list', 'show'] }),
    revokeReason: textarea('撤回原因', { on: showOnly }),
    publishTime: datetime('发布时间', { on: listAndShow }),
  },
  actions: {
    publish: {
      on: 'row',
      label: '发布',
      promoted: true,
      operation: 'publish',
      when: isDraft,
      dialog: PublishDialog,
    },
    gray: {
      ...{ on: 'row', label: '调整灰度', operation: 'publish', always: true },
      when: (row) => isLive(row) && Number(row.gray) < 100,
      dialog: PublishDialog,
    },
    revoke: {
      on: 'row',
      ...{ label: '撤回', operation: 'revoke', danger: true, always: true, when: isLive },
      title: ({ version }) => `撤回：${version}`,
      text: '撤回后设备不再收到该版本，确认撤回吗？',
      fields: { reason: reason(hotUpdateRules.revokeReason) },
      success: '撤回成功',
    },
  },
});

function SizeCell({ value }: CellProps<number>) {
  return value ? sizeText(Number(value)) : emptyText;
}

function ForceCell({ value }: CellProps<0 | 1>) {
  return Number(value) === 1 ? '是' : '否';
}
