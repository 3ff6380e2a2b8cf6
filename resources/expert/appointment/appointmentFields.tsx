import type { FormRule } from 'antd';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { richtext } from '@/src/crud/fields/richtext';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { appointmentStatuses, appointmentWays } from '@/src/gaokao/serviceEnumerations';
import { formatTime } from '@/src/lib/dates';
import { numberOr, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, formAndShow, listAndShow, showOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { expert } from '../../lookups/expert';
import { dayFilter } from '../dayFilter';
import { StudentCell } from '../StudentCell';
import { type Appointment, appointmentRules, durations } from './appointment';
import { spanOf, spanText, startProblem } from './times';

const ExpertInput = load(() => import('./ExpertInput'));
const OrderInput = load(() => import('./OrderInput'));
const StartInput = load(() => import('./StartInput'));
const StudentInput = load(() => import('./StudentInput'));

/** Filters that are no column of their own; other pages link to a day by the two dates. */
export const appointmentFilters = {
  keyword: text('考生或编号', { personal: true, placeholder: '姓名、手机号或预约编号', on: ['filter'] }),
  dateFrom: dayFilter('预约日期起'),
  dateTo: dayFilter('预约日期止', { beside: 'dateFrom' }),
};

/** A time that was agreed on before may be over by now: only a new one has to be ahead. */
const isRight: FormRule = ({ getFieldValue, isFieldTouched }) => ({
  validator: async (_rule, start: unknown) => {
    const isOld = getFieldValue('id') !== undefined && !isFieldTouched('start') && !isFieldTouched('minutes');
    if (typeof start !== 'string' || isOld) return;
    const minutes = numberOr(getFieldValue('minutes'), durations[0]);
    const problem = startProblem({ start, minutes }, Date.now());
    if (problem) throw new Error(problem);
  },
});

const isWay =
  (way: number) =>
  (values: { readonly way?: unknown }): boolean =>
    numberOr(values.way) === way;

/** The fields of an appointment (screen E9), in the order of the form. */
export const appointmentFields: FieldsOf<Appointment> = {
  no: text('预约编号', { on: listAndShow, width: 130 }),
  userId: reference('考生', 'expert/filling', {
    on: everywhere.filter((place) => place !== 'filter'),
    shownBy: 'userName',
    required: '请选择考生',
    priority: 'high',
    width: 160,
    Input: StudentInput,
    Cell: StudentCell,
    exportText: ({ userName }) => textOr(userName),
    serverErrors: ['考生不存在'],
  }),
  provinceName: text('省份', { on: showOnly }),
  expertId: expert('专家', {
    on: everywhere,
    required: '请选择专家',
    Input: ExpertInput,
    serverErrors: ['该专家不负责'],
  }),
  start: datetime('预约时间', {
    on: ['list', 'form', 'show'],
    required: '请选择预约时间',
    rules: [isRight],
    Input: StartInput,
    sortable: true,
    priority: 'high',
    width: 196,
    Cell: ({ value, record }) => {
      if (!value) return null;
      const start = formatTime(value);
      return (
        <>
          {start.slice(0, 10)} {spanText(spanOf({ start, minutes: numberOr(record.minutes) }))}
        </>
      );
    },
    serverErrors: ['预约时间', '该时段专家已有预约'],
  }),
  minutes: choice<number>(
    '时长',
    durations.map((value) => ({ value, label: `${value} 分钟` })),
    { on: formAndShow, required: true, initial: 60 },
  ),
  way: choice<number>('咨询方式', appointmentWays, { on: everywhere, required: true, initial: 1 }),
  place: text(appointmentRules.place, { on: formAndShow, visible: isWay(1), required: true }),
  link: text(appointmentRules.link, { on: formAndShow, visible: isWay(2), required: true }),
  topic: dictionary('咨询主题', 'appoint_topic', { on: ['list', 'form', 'show'], required: true }),
  orderId: reference('关联订单', 'expert/order', {
    on: ['list', 'form', 'show'],
    shownBy: 'orderNo',
    priority: 'low',
    width: 164,
    Input: OrderInput,
    resetOn: ['userId'],
    serverErrors: ['关联订单'],
  }),
  status: choice<number>('状态', appointmentStatuses, { on: ['filter', 'list', 'show'] }),
  summary: richtext('咨询纪要', { on: showOnly }),
  reason: text('取消原因', { on: showOnly }),
  source: dictionary('来源', 'lead_source', { on: ['list', 'form', 'show'], priority: 'low' }),
  remark: textarea(appointmentRules.remark, { on: ['list', 'form', 'show'], priority: 'low' }),
  createTime: datetime('创建时间', { on: showOnly }),
};
