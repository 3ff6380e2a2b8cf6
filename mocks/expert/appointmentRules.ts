import { z } from 'zod';
import { appointmentRules, durations, isPending } from '@/resources/expert/appointment/appointment';
import { dayOf, overlaps, spanOf, spanText, startProblem } from '@/resources/expert/appointment/times';
import { appointmentStatuses, appointmentWays } from '@/src/gaokao/serviceEnumerations';
import { ApiError, forbidden, refuse } from '../responses';
import { idSchema, type SignedInRequest } from '../route';
import { choice, optionalId, optionalText, textMember } from '../rules';
import { canCall } from '../session';
import { labelsOf } from '../system/dictSeed';
import { type AppointmentRow, appointmentTable } from './appointmentTable';
import { expertTable } from './expertTable';
import { code } from './orderRules';
import { orderTable } from './orderTable';
import { seesAll, studentOf } from './studentShown';
import { studentTable } from './studentTable';

const idOf = (missing: string) =>
  z.custom((id) => id !== undefined && id !== null && id !== '', missing).pipe(idSchema);

/** Members of an appointment that clients may write (screen E9), with the texts of its rules. */
export const appointmentInput = z
  .object({
    userId: idOf('请选择考生'),
    expertId: idOf('请选择专家'),
    way: code('咨询方式', appointmentWays),
    start: z.string('请选择预约时间').regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '请选择预约时间'),
    minutes: code(
      '时长',
      durations.map((value) => ({ value })),
    ),
    place: textMember(appointmentRules.place),
    link: textMember(appointmentRules.link),
    topic: choice('咨询主题', labelsOf('appoint_topic')),
    orderId: optionalId,
    source: optionalText('来源', 10).refine(
      (source) => source === '' || Object.hasOwn(labelsOf('lead_source'), source),
      '请选择来源',
    ),
    remark: textMember(appointmentRules.remark),
  })
  .superRefine(({ way, place, link }, issues) => {
    if (way === 1 && place === '') issues.addIssue('请输入地点');
    if (way === 2 && link === '') issues.addIssue('请输入会议链接');
  });

/** The present state in a refusal: somebody else was quicker. */
export function standingOf({ status }: AppointmentRow): string {
  const label = appointmentStatuses.find(({ value }) => value === status)?.label ?? '';
  return `该预约当前为「${label}」`;
}

/** Refuses what screen E9 refuses when an appointment is made or changed. */
export async function checkAppointment(
  row: AppointmentRow,
  request: SignedInRequest,
  before: AppointmentRow | undefined,
): Promise<void> {
  if (before && !isPending(before)) refuse(`${standingOf(before)}，不能修改`);
  const { mockServer, user } = request;
  // Experts book for themselves; whoever sees the others' appointments books for all of them.
  const own = (await seesAll(request)) ? row.expertId : user.userId;
  const isReassigned = row.expertId !== (before?.expertId ?? own);
  if (isReassigned && !(await canCall(mockServer, user, 'expert:appointment:reassign')))
    throw forbidden('rpc');
  await checkPeople(row, request, before);
  const isTimed = before?.start !== row.start || before.minutes !== row.minutes;
  const problem = isTimed ? startProblem(row, mockServer.now()) : undefined;
  if (problem) refuse(problem);
  if (isTimed || isReassigned || before?.userId !== row.userId) await checkOverlaps(row, request);
}

async function checkPeople(
  row: AppointmentRow,
  request: SignedInRequest,
  before: AppointmentRow | undefined,
): Promise<void> {
  const { mockServer } = request;
  const student = await studentOf(request, row.userId);
  const expert = (await mockServer.table(expertTable)).get(row.expertId) ?? refuse('请选择专家');
  if (!expert.provinceIds.includes(student.provinceId)) refuse('该专家不负责考生所在省份');
  // An order that was refunded since it was linked must not bar the later changes.
  const isLinked = before?.orderId === row.orderId && before.userId === row.userId;
  if (row.orderId === null || isLinked) return;
  const order = (await mockServer.table(orderTable)).get(row.orderId);
  const isPaid = order?.userId === row.userId && order.status >= 1 && order.status <= 4;
  if (!isPaid) refuse('关联订单须为该考生已支付的订单');
}

/** An expert cannot be in two places; that a student has two appointments may be meant. */
async function checkOverlaps(row: AppointmentRow, { mockServer, body }: SignedInRequest): Promise<void> {
  const span = spanOf(row);
  const rivals = (await mockServer.table(appointmentTable))
    .all()
    .filter((other) => other.id !== row.id && isPending(other) && dayOf(other.start) === dayOf(row.start))
    .filter((other) => overlaps(spanOf(other), span));
  const taken = rivals.find(({ expertId }) => expertId === row.expertId);
  if (taken) {
    const student = (await mockServer.table(studentTable)).get(taken.userId);
    refuse(`该时段专家已有预约（${spanText(spanOf(taken))} ${student?.name ?? ''}）`);
  }
  if (Number(body.force) !== 1 && rivals.some(({ userId }) => userId === row.userId))
    throw new ApiError('该考生同一时段已有预约，仍要预约？', 601);
}
