import { z } from 'zod';
import type { Appointment, Slot } from '@/resources/expert/appointment/appointment';
import {
  closing,
  dayOf,
  hasBegun,
  opening,
  overlaps,
  spanOf,
  step,
  timeAt,
} from '@/resources/expert/appointment/times';
import { cancelReason } from '@/resources/expert/cancelReason';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { maskMobile } from '@/src/lib/rules';
import { crudHandlers } from '../crud';
import { refuseOutside, type Scope } from '../crudOptions';
import { platformStoreId } from '../customer/storeRow';
import { type ListRules, member } from '../list';
import { provinceShortName } from '../platform/areas';
import { found, refuse, unknownRow } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { joinPaths } from '../sharedPath';
import { formatTime } from '../time';
import { appointmentInput, checkAppointment, standingOf } from './appointmentRules';
import { type AppointmentRow, appointmentNumber, appointmentTable } from './appointmentTable';
import { expertsOf, expertTable } from './expertTable';
import { orderTable } from './orderTable';
import { ownStudents, seesAll } from './studentShown';
import { studentTable } from './studentTable';

const endpoints = expertEndpoints['expert/appointment'];
const { operations } = endpoints;

const listRules: ListRules = {
  keyword: ['no', 'userName', 'wholeMobile'],
  matches: {
    dateFrom: (row, day) => String(member(row, 'start')) >= day,
    dateTo: (row, day) => dayOf(String(member(row, 'start'))) <= day,
  },
  order: { field: 'start', descending: true },
};

/** Experts see their own, those who assign students see all, institutions those of their students. */
export const appointmentScope: Scope<AppointmentRow> = {
  covers: async (caller) => {
    const { mockServer, user } = caller;
    if (user.storeId !== platformStoreId) {
      const isOwn = await ownStudents(caller);
      const students = await mockServer.table(studentTable);
      return ({ userId }) =>
        students.find((student) => student.id === userId && isOwn(student)) !== undefined;
    }
    return (await seesAll(caller)) ? () => true : ({ expertId }) => expertId === user.userId;
  },
  refusal: unknownRow,
};

const statusInput = z.object({ status: z.union([z.number(), z.string().regex(/^\d$/)]).transform(Number) });
const meant: Readonly<Record<number, string>> = { 1: 'confirm', 2: 'finish', 3: 'cancel', 4: 'finish' };

/** Appointments of experts with students (screen E9). */
export const appointmentRoutes: readonly Route[] = [
  ...crudHandlers<AppointmentRow>(endpoints, appointmentTable, {
    ...listRules,
    input: appointmentInput,
    scope: appointmentScope,
    presenter,
    complete: (_values, id, { mockServer }) => ({
      no: appointmentNumber(formatTime(mockServer.now()), id),
      ...{ status: 0, summary: '', reason: '' },
    }),
    check: async (action, row, request, before) => {
      if (action === 'remove') {
        if (row.status !== 0 && row.status !== 3) refuse('仅待确认和已取消的预约可以删除');
      } else await checkAppointment(row, request, before);
    },
    // A moved appointment must be confirmed again by the other side.
    onUpdated: async (row, { mockServer }, before) => {
      const isMoved =
        row.start !== before.start || row.minutes !== before.minutes || row.expertId !== before.expertId;
      if (isMoved && row.status === 1)
        await (await mockServer.table(appointmentTable)).put({ ...row, status: 0 });
    },
  }),
  ...joinPaths(
    (['confirm', 'finish', 'cancel'] as const).map((name) => ({
      name,
      route: route(operations[name], setStatus),
    })),
    (body) => meant[read(body, statusInput).status] ?? refuse('当前状态不允许该操作'),
  ),
  route(operations.slots, async ({ mockServer, body }) => {
    const { expertId, date } = read(body, slotsInput);
    found((await mockServer.table(expertTable)).get(expertId));
    const rows = (await mockServer.table(appointmentTable)).all();
    const busy = rows.filter(
      (row) => row.expertId === expertId && row.status <= 1 && dayOf(row.start) === date,
    );
    return slotsOf(date, busy, formatTime(mockServer.now()));
  }),
];

const slotsInput = z.object({
  expertId: idSchema,
  date: z.string('请选择日期').regex(/^\d{4}-\d\d-\d\d$/, '请选择日期'),
});

/** The half hours of a day; those that are over are not free. */
function slotsOf(date: string, busy: readonly AppointmentRow[], now: string): Slot[] {
  return Array.from({ length: (closing - opening) / step }, (_, index) => {
    const from = opening + index * step;
    const span = { from, until: from + step };
    const start = timeAt(date, from);
    const isFree = start > now && !busy.some((row) => overlaps(spanOf(row), span));
    return { start, end: timeAt(date, span.until), free: isFree ? 1 : 0 };
  });
}

async function presenter({ mockServer }: SignedInRequest): Promise<(row: AppointmentRow) => Appointment> {
  const students = await mockServer.table(studentTable);
  const orders = await mockServer.table(orderTable);
  const experts = new Map((await expertsOf(mockServer)).map(({ id, name }) => [id, name]));
  return (row) => {
    const student = students.get(row.userId);
    const shown = {
      ...row,
      userName: student?.name ?? '',
      mobile: maskMobile(student?.mobile ?? ''),
      provinceId: student?.provinceId ?? 0,
      provinceName: provinceShortName(student?.provinceId ?? 0),
      expertName: experts.get(row.expertId) ?? '',
      orderNo: orders.get(row.orderId ?? 0)?.no ?? '',
    };
    // Kept for the keyword filter alone; never sent.
    return Object.defineProperty(shown, 'wholeMobile', { value: student?.mobile ?? '', enumerable: false });
  };
}

/** Allowed transitions by state. */
const next: Readonly<Record<number, readonly number[]>> = { 0: [1, 3], 1: [2, 3, 4] };

async function setStatus(request: SignedInRequest): Promise<void> {
  const { mockServer, body, user, trail } = request;
  const table = await mockServer.table(appointmentTable);
  const before = found(table.get(read(body.id, idSchema)));
  await refuseOutside(appointmentScope, before, request);
  const { status } = read(body, statusInput);
  if (!next[before.status]?.includes(status)) refuse(`${standingOf(before)}，不能进行此操作`);
  if ((status === 2 || status === 4) && !hasBegun(before, mockServer.now())) refuse('未到预约时间');
  const changes = said(status, body);
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = await table.put({ ...before, ...changes, status, ...stamp });
  Object.assign(trail, { before, after });
}

/**
 * Members required with a change of state: the minutes of the consultation, or the reason of the cancellation.
 */
function said(status: number, body: SignedInRequest['body']): Partial<AppointmentRow> {
  if (status === 3) return read(body, z.object({ reason: textMember(cancelReason) }));
  if (status !== 2) return {};
  const missing = '请输入咨询纪要（不少于 10 字）';
  return read(
    body,
    z.object({
      summary: z
        .string(missing)
        .max(20_000)
        .refine((html) => wordsOf(html).length >= 10, missing),
    }),
  );
}

/** The text of HTML, without blanks. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '');
}
