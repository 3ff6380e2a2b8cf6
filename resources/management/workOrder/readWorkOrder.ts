import { timeOr } from '@/src/lib/dates';
import { isYes, numberOr, textOr, textsOf } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { readFacts } from './facts';
import { statusOf, typeOf, type Wish, type WorkOrderStatus } from './workOrder';
import { type DescribedOrder, summaryOf } from './workOrderTexts';

type Values = Readonly<Record<string, unknown>>;

/** The request of a record or a form, however the server writes numbers. */
export function readWish(values: Values): Wish {
  const text = (name: string) => textOr(values[name]);
  const number = (name: string) =>
    values[name] == null || values[name] === '' ? null : numberOr(values[name]);
  const { newProvinceIds: provinces } = values;
  return {
    ...{ customerOrderNo: text('customerOrderNo'), refundAmount: text('refundAmount') },
    ...{ refundWay: text('refundWay'), cardNo: text('cardNo'), newYear: number('newYear') },
    ...{ newUserType: number('newUserType'), newExpireTime: timeOr(values.newExpireTime) },
    newProvinceIds: Array.isArray(provinces) ? provinces.map((id) => numberOr(id)) : [],
    ...{ confirmed: isYes(values.confirmed) ? 1 : 0, newScore: number('newScore') },
    ...{ newRank: number('newRank'), newSubjects: textsOf(values.newSubjects) },
    ...{ module: text('module'), title: text('title') },
  };
}

/** A work order as lines, cards and dialogs tell of it. */
export interface OrderLine extends DescribedOrder {
  readonly id: RecordId;
  readonly rev: number;
  readonly orderNo: string;
  readonly status: WorkOrderStatus;
  readonly urgent: boolean;
  readonly summary: string;
  readonly userId: RecordId | null;
  readonly userName: string;
  readonly storeId: RecordId | null;
  readonly storeName: string;
  readonly submitBy: string;
  readonly handlerId: RecordId | null;
  readonly handlerName: string;
  readonly reason: string;
  readonly result: string;
  readonly deadline: string;
  readonly createTime: string;
  readonly finishTime: string;
  readonly stars: number;
  readonly resubmits: number;
}

/** Reads a row of the list, or a record. */
export function readOrder(row: Values & { readonly id: RecordId }): OrderLine {
  const text = (name: string) => textOr(row[name]);
  const asked = { ...readWish(row), type: typeOf({ type: row.type }), facts: readFacts(row.facts) };
  return {
    ...asked,
    ...{
      id: row.id,
      rev: numberOr(row.rev),
      orderNo: text('orderNo'),
      status: statusOf({ status: row.status }),
    },
    ...{
      urgent: isYes(row.urgent),
      summary: text('summary') || summaryOf(asked),
      userId: isRecordId(row.userId) ? row.userId : null,
      userName: text('userName'),
    },
    ...{ storeId: isRecordId(row.storeId) ? row.storeId : null, storeName: text('storeName') },
    ...{ submitBy: text('submitBy'), handlerName: text('handlerName') },
    ...{ handlerId: isRecordId(row.handlerId) ? row.handlerId : null, reason: text('reason') },
    ...{ result: text('result'), deadline: text('deadline'), createTime: text('createTime') },
    ...{ finishTime: text('finishTime'), stars: numberOr(row.stars), resubmits: numberOr(row.resubmits) },
  };
}
