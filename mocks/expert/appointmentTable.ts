import { z } from 'zod';
import type { Appointment } from '@/resources/expert/appointment/appointment';
import { addDays, timeAt } from '@/resources/expert/appointment/times';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatDay, formatTime } from '../time';
import { type Expert, expertTable } from './expertTable';
import { type OrderRow, orderTable } from './orderTable';
import { type StudentRow, servedStudents } from './studentTable';

type Shown = 'userName' | 'mobile' | 'provinceId' | 'provinceName' | 'expertName' | 'orderNo';

/** An appointment as the server keeps it: names of other records are not kept. */
export interface AppointmentRow extends Omit<Stored<Appointment>, Shown> {
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** The appointments (screen E9): 40 invented ones around the day on which the mock server started. */
export const appointmentTable = defineTable<AppointmentRow>({
  name: 'expert/appointment',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    no: z.string(),
    userId: z.number(),
    expertId: z.number(),
    way: z.number(),
    start: z.string(),
    minutes: z.number(),
    place: z.string(),
    link: z.string(),
    topic: z.string(),
    orderId: z.number().nullable(),
    status: z.number(),
    summary: z.string(),
    reason: z.string(),
    source: z.string(),
    remark: z.string(),
    ...stamps,
  }),
  seed: seedAppointments,
});

const count = 40;

/** Beginnings of a day's appointments, in minutes; none of them runs into the next. */
const beginnings = [9 * 60, 10 * 60 + 30, 14 * 60, 16 * 60, 19 * 60] as const;
const lengths = [60, 90, 60, 90, 120, 60, 30] as const;

/**
 * Seeds five appointments a day, from two days ago on. Past ones are finished or missed, future ones confirmed or not
 * yet.
 */
function seedAppointments(context: SeedContext): AppointmentRow[] {
  const { now, seedOf } = context;
  const students = servedStudents(context);
  const people = { experts: seedOf(expertTable), students, orders: seedOf(orderTable) };
  return Array.from({ length: count }, (_, index) => seedAppointment(index, now, people));
}

interface SeedPeople {
  readonly experts: readonly Expert[];
  readonly students: readonly StudentRow[];
  readonly orders: readonly OrderRow[];
}

function seedAppointment(index: number, now: number, people: SeedPeople): AppointmentRow {
  const id = index + 1;
  const day = addDays(formatDay(now), Math.floor(index / 5) - 2);
  const start = timeAt(day, beginnings[index % beginnings.length] ?? 540);
  const createTime = formatTime(now - (8 + (index % 4)) * dayLength);
  return {
    ...{ id, no: appointmentNumber(createTime, id), start, minutes: lengths[index % lengths.length] ?? 60 },
    ...peopleOf(index, people),
    ...placeOf(index),
    ...standingOf(index, start <= formatTime(now)),
    ...{ topic: String((index % 6) + 1), source: String((index % 6) + 1), remark: '' },
    ...{ createTime, createBy: '林知远', updateTime: createTime, updateBy: '林知远' },
  };
}

/** Picks an expert with one of her own students, if she has any. */
function peopleOf(index: number, { experts, students, orders }: SeedPeople) {
  const expert = experts[(index * 2 + Math.floor(index / 5)) % experts.length];
  const served = students.filter(({ provinceId }) => expert?.provinceIds.includes(provinceId));
  const own = served.filter(({ expertId }) => expertId === expert?.id);
  const candidates = own.length > 0 ? own : served;
  const userId = candidates[index % Math.max(1, candidates.length)]?.id ?? 0;
  const order = orders.find((row) => row.userId === userId && row.status >= 1 && row.status <= 4);
  return { userId, expertId: expert?.id ?? 0, orderId: order?.id ?? null };
}

function placeOf(index: number) {
  const way = (index % 3) + 1;
  return {
    way,
    place: way === 1 ? `咨询室 ${(index % 4) + 1}` : '',
    link: way === 2 ? `https://meeting.example.com/room/${1001 + index}` : '',
  };
}

const finished = [2, 2, 4, 2, 1, 3] as const;
const coming = [0, 1, 1, 0, 1, 3, 1] as const;

function standingOf(index: number, isOver: boolean) {
  const status = (isOver ? finished[index % finished.length] : coming[index % coming.length]) ?? 1;
  return {
    status,
    summary: status === 2 ? '<p>核对了选科与位次，确定先冲后保的思路，下周看方案初稿。</p>' : '',
    reason: status === 3 ? '家长临时有事' : '',
  };
}

/** `YY2606150012`. */
export function appointmentNumber(createTime: string, id: number): string {
  return `YY${createTime.slice(2, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
}
