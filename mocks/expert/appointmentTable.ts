import { z } from 'zod';
import type { Appointment } from '@/resources/expert/appointment/appointment';
import { addDays, timeAt } from '@/resources/expert/appointment/times';
import { createRandom } from '../random';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatDay, formatTime } from '../time';
import { expertTable } from './expertTable';
import { orderTable } from './orderTable';
import { studentTable } from './studentTable';

type Shown = 'userName' | 'mobile' | 'provinceName' | 'expertName' | 'orderNo';

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

/** Five a day from five days ago on; what is over is finished or missed, what is to come is confirmed or not yet. */
function seedAppointments({ now, seedOf }: SeedContext): AppointmentRow[] {
  const random = createRandom(9);
  const [experts, students, orders] = [seedOf(expertTable), seedOf(studentTable), seedOf(orderTable)];
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const expert = experts[(index * 2 + Math.floor(index / 5)) % experts.length];
    const served = students.filter(({ provinceId }) => expert?.provinceIds.includes(provinceId));
    const own = served.filter(({ expertId }) => expertId === expert?.id);
    const student = random.pick([(own.length > 0 ? own : served)[index % Math.max(1, own.length || served.length)]]);
    const day = addDays(formatDay(now), Math.floor(index / 5) - 2);
    const start = timeAt(day, beginnings[index % beginnings.length] ?? 540);
    const isOver = start <= formatTime(now);
    const way = (index % 3) + 1;
    const createTime = formatTime(now - (8 + (index % 4)) * dayLength);
    const order = orders.find(({ userId, status }) => userId === student?.id && status >= 1 && status <= 4);
    const status = isOver ? ([2, 2, 4, 2, 2, 3][index % 6] ?? 2) : ([0, 1, 1, 0, 1, 3, 1][index % 7] ?? 1);
    return {
      ...{ id, no: appointmentNumber(createTime, id), userId: student?.id ?? 0, expertId: expert?.id ?? 0 },
      ...{ way, start, minutes: lengths[index % lengths.length] ?? 60 },
      ...{ place: way === 1 ? `咨询室 ${(index % 4) + 1}` : '' },
      ...{ link: way === 2 ? `https://meeting.example.com/room/${1000 + id}` : '' },
      ...{ topic: String((index % 6) + 1), orderId: order?.id ?? null, status },
      summary: status === 2 ? '<p>核对了选科与位次，确定先冲后保的思路，下周看方案初稿。</p>' : '',
      ...{ reason: status === 3 ? '家长临时有事' : '', source: String((index % 6) + 1), remark: '' },
      ...{ createTime, createBy: '林知远', updateTime: createTime, updateBy: '林知远' },
    };
  });
}

/** `YY2606150012`. */
export function appointmentNumber(createTime: string, id: number): string {
  return `YY${createTime.slice(2, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
}
