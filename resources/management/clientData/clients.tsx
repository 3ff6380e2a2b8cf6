import { PhoneOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { auditTab } from '@/src/crud/show/auditTab';
import { memoTab } from '@/src/crud/show/memoTab';
import { formatTime } from '@/src/lib/dates';
import { load } from '@/src/ui/load';
import { memberPages } from '../../lookups/memberPages';
import { managementEndpoints } from '../endpoints';
import { owner } from '../lookups';
import { type Client, canDelete, canStep, clientStages, nextExamYear } from './client';
import { clientFields, clientFilters, clientGroups } from './clientFields';
import { talkFields } from './talkFields';

const AppraisalTab = load(
  () => import('./ClientTabs'),
  (code) => code.AppraisalTab,
);
const ClientBoard = load(() => import('./ClientBoard'));
const FollowTab = load(
  () => import('./ClientTabs'),
  (code) => code.FollowTab,
);
const MergeDialog = load(() => import('./MergeDialog'));
const OrdersTab = load(
  () => import('./ClientTabs'),
  (code) => code.OrdersTab,
);
const TodayQueue = load(() => import('./TodayQueue'));

/** Families that may become customers, with their follow-ups (客户数据, screen G2). */
export const clients = defineResource<Client>()({
  label: '客户',
  endpoints: managementEndpoints['management/client-data'],
  title: 'name',
  state: 'stage',
  search: 'keyword',
  counts: 'counts',
  sendsChangesOnly: true,
  recycles: true,
  createsOnce: true,
  serverExport: true,
  // 转为用户 adds one to the users and to the expert service.
  invalidates: memberPages,
  fields: clientFields,
  filters: clientFilters,
  groups: clientGroups,
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    { label: '我的', filters: { mine: '1' }, count: 'mine' },
    { label: '今日待跟进', filters: { today: '1' }, count: 'today' },
    { label: '已逾期', filters: { overdue: '1' }, count: 'overdue' },
    { label: '7 天未跟进', filters: { stale: '1' }, count: 'stale' },
    ...clientStages.map(({ value, label }) => ({
      label,
      filters: { stage: String(value) },
      count: String(value),
    })),
    { label: '疑似重复', filters: { twin: '1' }, count: 'twin' },
  ],
  displays: { board: { label: '看板', Display: ClientBoard } },
  card: { lines: [['mobile', 'provinceId', 'ownerId'], dueText] },
  importing: {
    columns: [
      ...(['name', 'gender', 'mobile', 'parentName', 'parentMobile', 'provinceId', 'year', 'grade'] as const),
      ...(['schoolName', 'score', 'rank', 'source', 'remark'] as const),
    ],
    example: [
      {
        ...{
          name: '陈若溪',
          gender: 2,
          mobile: '19900009001',
          parentName: '陈女士',
          parentMobile: '19900009002',
        },
        ...{ provinceId: 430000, year: nextExamYear(Date.now()), schoolName: '长沙示范中学' },
        ...{ grade: '3', source: '3' },
      },
    ],
  },
  actions: {
    today: {
      on: 'toolbar',
      label: '今日跟进',
      icon: <PhoneOutlined aria-hidden />,
      operation: 'follow',
      dialog: TodayQueue,
    },
    follow: {
      on: 'row',
      label: '写跟进',
      operation: 'follow',
      promoted: true,
      when: (row) => canStep('follow', row),
      title: ({ name }) => `写跟进：${name}`,
      fields: talkFields,
      success: '跟进成功',
    },
    resume: {
      on: 'row',
      label: '重新跟进',
      operation: 'follow',
      promoted: true,
      when: (row) => canStep('resume', row),
      title: ({ name }) => `重新跟进：${name}`,
      fields: talkFields,
      body: (values) => ({ ...values, stage: 1 }),
      success: '已重新跟进',
    },
    convert: {
      on: 'row',
      label: '转为用户',
      operation: 'convert',
      when: (row) => canStep('convert', row),
      confirm: ({ mobile }) => `将以 ${mobile} 开通用户，确定吗？`,
      request: ({ id, rev }) => ({ body: { id, rev } }),
      success: '已转为用户',
    },
    merge: {
      on: 'row',
      label: '合并',
      operation: 'merge',
      when: ({ twinId }) => String(twinId) !== '0',
      dialog: MergeDialog,
    },
    lose: {
      on: 'row',
      label: '标记流失',
      operation: 'follow',
      danger: true,
      when: (row) => canStep('lose', row),
      title: ({ name }) => `标记流失：${name}`,
      fields: {
        lostReason: dictionary('流失原因', 'lost_reason', { required: true, serverErrors: ['流失原因'] }),
      },
      body: (values) => ({ ...values, stage: 3 }),
      success: '已标记流失',
    },
    assign: {
      on: 'batch',
      label: '分配',
      operation: 'assign',
      title: '分配客户',
      text: (rows) => `将选中的 ${rows.length} 位客户分配给：`,
      fields: { ownerId: owner('负责人', { required: true, serverErrors: ['负责人'] }) },
      success: '分配成功',
    },
  },
  canDelete,
  deleteQuestion: (rows) => {
    const [only] = rows;
    const what = only && rows.length === 1 ? `客户「${only.name}」` : `选中的 ${rows.length} 位客户`;
    return `删除后可在回收站恢复，是否确认删除${what}？`;
  },
  showTabs: [
    { key: 'follows', label: '跟进记录', Tab: FollowTab },
    { key: 'appraisals', label: '测评', Tab: AppraisalTab },
    { key: 'orders', label: '订单', Tab: OrdersTab },
    memoTab('management/client-data'),
    auditTab,
  ],
});

/** The client's warning on a phone; the state comes first, as a line may be cut. */
function dueText(client: Client): string | undefined {
  const { overdue, nextTime }: Client & { readonly overdue?: unknown } = client;
  return Number(overdue) === 1 ? `已逾期 · ${formatTime(nextTime).slice(5, 16)}` : undefined;
}
