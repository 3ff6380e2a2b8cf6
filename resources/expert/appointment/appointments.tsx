import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { richtext } from '@/src/crud/fields/richtext';
import { appointmentStatuses } from '@/src/gaokao/serviceEnumerations';
import { today } from '@/src/lib/dates';
import { htmlLength } from '@/src/lib/htmlText';
import { numberOr } from '@/src/lib/record';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { load } from '@/src/ui/load';
import { cancelReason } from '../cancelReason';
import { expertEndpoints } from '../endpoints';
import { type Appointment, isPending } from './appointment';
import { appointmentFields, appointmentFilters } from './appointmentFields';
import { hasBegun, startText } from './times';
import { slotsKey } from './useSlots';

const RescheduleDialog = load(() => import('./RescheduleDialog'));
const WeekCalendar = load(() => import('./calendar/WeekCalendar'));

const is =
  (status: number) =>
  (row: Appointment): boolean =>
    numberOr(row.status, -1) === status;

/** An agreed one ends, by minutes or without the student, once it has begun. */
const mayEnd = (row: Appointment): boolean => is(1)(row) && hasBegun(row, Date.now());

const summaryText = '请输入咨询纪要（不少于 10 字）';

/** Appointments of students with experts (专家预约, screen E9): from today on, the next one first. */
export const appointments = defineResource<Appointment>()({
  label: '预约',
  endpoints: expertEndpoints['expert/appointment'],
  title: 'no',
  search: 'keyword',
  sort: { field: 'start', order: 'asc' },
  defaultFilters: () => ({ dateFrom: today() }),
  form: 'modal',
  sendsChangesOnly: true,
  invalidates: [callKey(slotsKey)],
  card: { title: 'userName', lines: [['start', 'expertId']] },
  displays: { week: { label: '周历', Display: WeekCalendar } },
  fields: appointmentFields,
  filters: appointmentFilters,
  quickFilters: [
    { label: '全部', filters: {} },
    ...appointmentStatuses.map(({ value, label }) => ({ label, filters: { status: String(value) } })),
  ],
  canEdit: isPending,
  canDelete: ({ status }) => numberOr(status, -1) === 0 || numberOr(status, -1) === 3,
  actions: {
    confirm: {
      on: 'row',
      label: '确认',
      promoted: true,
      operation: 'confirm',
      when: is(0),
      request: ({ id }) => ({ body: { id, status: 1 } }),
      success: '预约已确认',
    },
    finish: {
      on: 'row',
      label: '完成',
      promoted: true,
      operation: 'finish',
      when: mayEnd,
      title: ({ userName }) => `完成预约：${userName}`,
      fields: {
        summary: richtext('咨询纪要', {
          required: summaryText,
          rules: [problemRule((html) => (htmlLength(html) < 10 ? summaryText : undefined))],
        }),
      },
      body: (values) => ({ ...values, status: 2 }),
      success: '预约已完成',
    },
    reschedule: { on: 'row', label: '改期', operation: 'update', when: isPending, dialog: RescheduleDialog },
    absent: {
      on: 'row',
      label: '未到场',
      operation: 'finish',
      when: mayEnd,
      confirm: ({ userName }) => `确定「${userName}」未到场？`,
      request: ({ id }) => ({ body: { id, status: 4 } }),
      success: '已记为未到场',
    },
    workbench: {
      on: 'row',
      label: '打开工作台',
      always: true,
      permission: 'expert:filling:fill',
      href: ({ userId }) => `/expert/filling/workbench?userId=${userId}`,
    },
    cancel: {
      on: 'row',
      label: '取消预约',
      danger: true,
      operation: 'cancel',
      when: isPending,
      text: ({ userName, start }) => `确定取消「${userName}」${startText(start)} 的预约？`,
      fields: { reason: reason(cancelReason) },
      body: (values) => ({ ...values, status: 3 }),
      success: '取消成功',
    },
  },
});
