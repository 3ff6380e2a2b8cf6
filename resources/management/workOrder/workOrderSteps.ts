import { momentOf } from '@/src/lib/dates';
import { isYes, numberOr } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { statusOf, type WorkOrderStatus } from './workOrder';

/** Steps of a work order (screens-business, G9). */
export type WorkOrderStep = 'accept' | 'assign' | 'finish' | 'reject' | 'resubmit' | 'withdraw' | 'rate';

interface Step {
  readonly label: string;
  readonly from: readonly WorkOrderStatus[];
  /** The state that it leads to; as it is where absent. */
  readonly to?: WorkOrderStatus;
}

/** The table of states. */
export const workOrderSteps: Readonly<Record<WorkOrderStep, Step>> = {
  accept: { label: '受理', from: [0], to: 1 },
  assign: { label: '转派', from: [1] },
  finish: { label: '处理完成', from: [1], to: 2 },
  reject: { label: '驳回', from: [0, 1], to: 3 },
  resubmit: { label: '修改重提', from: [3], to: 0 },
  withdraw: { label: '撤回', from: [0] },
  rate: { label: '评价', from: [2] },
};

/** A work order as its steps see it, whatever the server writes numbers as. */
export interface Standing {
  readonly status: unknown;
  readonly handlerId?: unknown;
  readonly handlerName?: unknown;
  readonly resubmits?: unknown;
  readonly stars?: unknown;
  readonly finishTime?: unknown;
}

/** The person who takes a step, and the moment. */
export interface Actor {
  readonly userId: RecordId;
  /** Holds the permission to hand work orders to others. */
  readonly mayAssign?: boolean;
  /** Whether the person holds the permission for a step; all of them where absent. */
  readonly may?: (step: WorkOrderStep) => boolean;
  /** Milliseconds. */
  readonly now: number;
}

const ended = '工单已办结，请提交新工单';
const refusedBefore = '该工单已驳回，请等待提交人修改重提';
const acceptFirst = '请先受理该工单';
const notHandler = '仅受理人可处理该工单';
const mostResubmits = 3;
const ratedWithin = 30 * 86_400_000;

/** Why a step is refused; undefined where it is allowed. */
export function stepRefusal(step: WorkOrderStep, order: Standing, actor: Actor): string | undefined {
  return refusals[step](order, actor);
}

/** Whether a step is offered. */
export function canStep(step: WorkOrderStep, order: Standing, actor: Actor): boolean {
  return stepRefusal(step, order, actor) === undefined;
}

const refusals: Readonly<Record<WorkOrderStep, (order: Standing, actor: Actor) => string | undefined>> = {
  accept: (order) => {
    const status = statusOf(order);
    if (status === 1)
      return order.handlerName ? `该工单已被 ${order.handlerName} 受理` : '该工单已被他人受理';
    return status === 0 ? undefined : endedText(status);
  },
  assign: (order, { userId, mayAssign = false }) => {
    const status = statusOf(order);
    if (status === 0) return acceptFirst;
    if (status !== 1) return endedText(status);
    return mayAssign || sameId(order.handlerId, userId) ? undefined : notHandler;
  },
  finish: (order, { userId }) => {
    const status = statusOf(order);
    if (status === 0) return acceptFirst;
    if (status !== 1) return endedText(status);
    return sameId(order.handlerId, userId) ? undefined : notHandler;
  },
  reject: (order, { userId }) => {
    const status = statusOf(order);
    if (status > 1) return '已处理的工单不能驳回';
    return status === 0 || sameId(order.handlerId, userId) ? undefined : notHandler;
  },
  resubmit: (order) => {
    if (statusOf(order) !== 3) return '仅已驳回的工单可以修改';
    return numberOr(order.resubmits) < mostResubmits ? undefined : '重新提交次数已达上限（3 次）';
  },
  withdraw: (order) => (statusOf(order) === 0 ? undefined : '仅待处理的工单可以撤回'),
  rate: (order, { now }) => {
    if (statusOf(order) !== 2) return '仅已处理的工单可以评价';
    if (numberOr(order.stars) > 0 || isYes(order.stars)) return '该工单已评价';
    return now - momentOf(order.finishTime) <= ratedWithin ? undefined : '仅可在办结后 30 天内评价';
  },
};

function endedText(status: WorkOrderStatus): string {
  return status === 3 ? refusedBefore : ended;
}

/** The step that brings a work order from its state into another: what dropping a card on a column means. */
export function stepInto(status: WorkOrderStatus, order: Standing): WorkOrderStep | undefined {
  const steps = (['accept', 'finish', 'reject'] as const).filter(
    (step) => workOrderSteps[step].to === status,
  );
  return statusOf(order) === status ? undefined : steps[0];
}

/** Why a card cannot be dropped on a column; undefined where it can. */
export function dropRefusal(status: WorkOrderStatus, order: Standing, actor: Actor): string | undefined {
  if (statusOf(order) === status) return '工单已在此状态';
  const step = stepInto(status, order);
  if (!step) return '由提交人在服务中心修改重提';
  return actor.may?.(step) === false ? '没有权限' : stepRefusal(step, order, actor);
}
