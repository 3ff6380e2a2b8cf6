import { FileAddOutlined } from '@ant-design/icons';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { examYears } from '@/src/gaokao/examYears';
import type { RecordId } from '@/src/lib/recordId';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, emptyText, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { province } from '../../lookups/province';
import { operationsEndpoints } from '../endpoints';
import { createQuestionAddress } from '../headlines/articlePaths';
import { Waiting } from './ConsultItem';
import { type Consult, consultStatuses, userChannels } from './consult';
import { handler } from './handler';

const { write } = operationsEndpoints['operations/consult'].operations;
const mayWrite = write.permission ?? '';

const filterAndShow = ['filter', 'list', 'show'] as const;

/** How long the asker waits; nothing where nobody does. */
function WaitCell({ value }: CellProps<string>) {
  return value ? <Waiting since={value} /> : emptyText;
}

/** Enquiries of families and visitors on the sites (咨询管理, screen O4). The page draws its own list. */
export const consults = defineResource<Consult>()({
  label: '咨询',
  endpoints: operationsEndpoints['operations/consult'],
  title: 'title',
  search: 'keyword',
  counts: 'counts',
  recycles: true,
  serverExport: true,
  // 转为客户 adds one there.
  invalidates: [callKey('management/client-data')],
  canDelete: ({ status }) => Number(status) === 2,
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...consultStatuses.map(({ value, label }) => ({
      label,
      filters: { status: String(value) },
      count: String(value),
    })),
    { label: '我的', filters: { mine: '1' }, count: 'mine' },
  ],
  filters: {
    keyword: text('咨询', { personal: true, placeholder: '编号、问题、咨询人或手机号', on: ['filter'] }),
    mine: choice<string>('我的咨询', [{ value: '1', label: '我的' }], { on: ['filter'] }),
  },
  fields: {
    consultNo: text('咨询编号', { on: ['list', 'show'] }),
    title: text('标题', { on: ['list', 'show'] }),
    question: textarea('问题内容', { on: showOnly }),
    images: upload('图片', 'images', { on: showOnly }),
    topic: dictionary('咨询主题', 'consult_topic', { on: filterAndShow }),
    userName: text('咨询人', { on: ['list', 'show'] }),
    mobile: text('手机号', { on: ['list', 'show'] }),
    storeId: reference<RecordId>('机构', 'customer/store', {
      on: filterAndShow,
      shownBy: 'storeName',
      platformOnly: true,
    }),
    provinceId: province('省份', { on: filterAndShow }),
    year: choice<number>('高考年份', examYears(2024), { on: filterAndShow }),
    channel: choice<Consult['channel']>('来源渠道', userChannels, { on: filterAndShow }),
    status: choice<Consult['status']>('状态', consultStatuses, { on: filterAndShow }),
    handlerId: handler('处理人', { on: filterAndShow }),
    waitSince: text('等待时长', { on: ['list', 'show'], Cell: WaitCell }),
    createTime: datetime('提问时间', { on: filterAndShow }),
    isPublic: yesNo('公开问答', { on: filterAndShow }),
    publicTitle: text('公开标题', { on: showOnly }),
    publicAnswer: textarea('公开回答', { on: showOnly }),
    views: number('浏览', { on: ['list', 'show'] }),
    useful: number('有用数', { on: ['list', 'show'] }),
    closeTime: datetime('关闭时间', { on: showOnly }),
    closeReason: text('关闭原因', { on: showOnly }),
  },
  actions: {
    write: {
      on: 'toolbar',
      label: '新增',
      icon: <FileAddOutlined aria-hidden />,
      primary: true,
      permission: mayWrite,
      href: () => createQuestionAddress,
    },
  },
  showTabs: [auditTab],
});
