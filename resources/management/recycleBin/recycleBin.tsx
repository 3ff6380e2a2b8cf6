import { DeleteOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, listAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { managementEndpoints } from '../endpoints';
import { clearWord, lastDays, type Recycled } from './recycled';

const RestoreOneDialog = load(
  () => import('./BinDialogs'),
  (code) => code.RestoreOneDialog,
);
const RestoreAllDialog = load(
  () => import('./BinDialogs'),
  (code) => code.RestoreAllDialog,
);
const FactsTab = load(() => import('./FactsTab'));

/** Lets records go for good, with the password. */
const purge = {
  label: '彻底删除',
  title: '彻底删除',
  operation: 'purge',
  danger: true,
  password: true,
  fields: {},
  success: '删除成功',
} as const;
const purgeText = (count: number) => `彻底删除后无法恢复，确定删除选中的 ${count} 条数据吗？`;
const clearHint = `请输入「${clearWord}」以确认`;

const searchable = ['filter', 'list', 'show'] as const;

/** Kinds of record with a number of their own in the tabs, by their code in `recycle_entity`. */
const entities = [
  ['1', '机构'],
  ['2', '用户'],
  ['3', '客户'],
  ['4', '资讯'],
  ['5', '简章'],
  ['6', '资源'],
  ['7', '图集'],
  ['8', '公告'],
  ['9', '院校数据'],
  ['10', '学校资料'],
  ['11', '专业'],
  ['12', '备忘'],
  ['13', '开票申请'],
  ['14', '咨询'],
  ['15', '系统更新'],
] as const;

/** Records deleted within thirty days (回收站, screen G5): they can be restored or deleted for good. */
export const recycleBin = defineResource<Recycled>()({
  label: '已删除数据',
  endpoints: managementEndpoints['management/recycle-bin'],
  // A restored record is out of date on every page that lists such records.
  invalidates: [['data']],
  counts: 'counts',
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...entities.map(([entity, label]) => ({ label, filters: { entity }, count: `entity${entity}` })),
  ],
  card: { badge: 'daysLeft', lines: [['entity', 'deleteBy', 'deleteTime']] },
  actions: {
    restore: { on: 'row', label: '恢复', operation: 'restore', promoted: true, dialog: RestoreOneDialog },
    purge: { on: 'row', ...purge, text: purgeText(1) },
    restoreAll: { on: 'batch', label: '恢复', operation: 'restore', dialog: RestoreAllDialog },
    purgeAll: { on: 'batch', ...purge, text: (rows) => purgeText(rows.length) },
    clear: {
      on: 'toolbar',
      label: '清空回收站',
      operation: 'clear',
      danger: true,
      icon: <DeleteOutlined aria-hidden />,
      title: '清空回收站',
      text: '清空后，回收站中的全部数据无法恢复。',
      password: true,
      fields: {
        word: text(clearHint, {
          required: clearHint,
          placeholder: clearWord,
          rules: [{ pattern: new RegExp(`^${clearWord}$`), message: clearHint }],
        }),
      },
      body: () => ({}),
      success: '回收站已清空',
    },
  },
  showTabs: [{ key: 'facts', label: '内容', Tab: FactsTab }],
  fields: {
    name: text('名称', { personal: true, on: searchable, width: 220 }),
    entity: dictionary('数据类型', 'recycle_entity', { on: searchable, priority: 'high', width: 110 }),
    storeName: text('机构', { on: searchable, width: 140, platformOnly: true }),
    deleteBy: text('删除人', { personal: true, on: searchable, width: 100 }),
    deleteTime: datetime('删除时间', { on: searchable }),
    reason: text('删除原因', { on: listAndShow, width: 140 }),
    daysLeft: number('剩余天数', { on: listAndShow, width: 100, Cell: DaysCell }),
  },
});

function DaysCell({ value }: CellProps<number>) {
  const days = Number(value ?? 0);
  return <StateTag tone={days <= lastDays ? 'danger' : 'info'}>{`${days} 天`}</StateTag>;
}
