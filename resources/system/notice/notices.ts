import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { richtext } from '@/src/crud/fields/richtext';
import { idField, nameField } from '@/src/crud/fields/ruoyi';
import type { RecordId } from '@/src/lib/recordId';
import { date } from '@/src/ui/fields/date';
import { everywhere, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { noticeRules } from './notice.rules';

const ReadersDialog = load(() => import('./ReadersDialog'));

/** A message to all staff (通知公告), which the bell shows while it is open. */
export interface Notice {
  /** The same as `noticeId`; the data provider sets it. */
  id: RecordId;
  noticeId: RecordId;
  noticeTitle: string;
  /** `"1"` 通知, `"2"` 公告. */
  noticeType: string;
  /** HTML. */
  noticeContent: string;
  /** `"0"` open, `"1"` closed. */
  status: string;
  createBy: string;
  createTime: string;
}

/** Messages to the staff (通知公告; rest-contract, section 12). */
export const notices = defineResource<Notice>()({
  label: '公告',
  endpoints: systemEndpoints['system/notice'],
  form: 'page',
  idLabel: '公告编号',
  fields: {
    noticeId: idField('序号'),
    noticeTitle: nameField(noticeRules.noticeTitle, { width: 320, serverErrors: ['公告标题'] }),
    noticeType: dictionary('公告类型', 'sys_notice_type', {
      on: everywhere,
      required: true,
    }),
    status: dictionary('状态', 'sys_notice_status', { initial: '0' }),
    createBy: text('创建者', { personal: true, on: ['filter', 'list', 'show'], width: 120 }),
    createTime: date('创建时间', { on: listAndShow }),
    noticeContent: richtext('内容', { on: formAndShow }),
  },
  actions: {
    readers: { on: 'row', label: '阅读用户', opens: true, operation: 'readers', dialog: ReadersDialog },
  },
});
