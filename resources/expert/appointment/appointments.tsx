import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { appointmentStatuses } from '@/src/gaokao/serviceEnumerations';
import { today } from '@/src/lib/dates';
import { numberOr } from '@/src/lib/record';
import { expertEndpoints } from '../endpoints';
import { type Appointment, isPending } from './appointment';
import { appointmentFields, appointmentFilters } from './appointmentFields';
import { slotsKey } from './useSlots';

const CancelAppointmentDialog = lazy(() => import('./CancelAppointmentDialog'));
const FinishDialog = lazy(() => import('./FinishDialog'));
const RescheduleDialog = lazy(() => import('./RescheduleDialog'));
const WeekCalendar = lazy(() => import('./calendar/WeekCalendar'));

const is =
  (status: number) =>
  (row: Appointment): boolean =>
    numberOr(row.status, -1) === status;

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
  invalidates: [slotsKey],
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
      when: is(1),
      dialog: FinishDialog,
    },
    reschedule: { on: 'row', label: '改期', operation: 'update', when: isPending, dialog: RescheduleDialog },
    absent: {
      on: 'row',
      label: '未到场',
      operation: 'finish',
      when: is(1),
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
      dialog: CancelAppointmentDialog,
    },
  },
});
