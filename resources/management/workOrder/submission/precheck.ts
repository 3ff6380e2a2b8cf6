import { createContext } from 'react';
import { useCall } from '@/src/crud/useCall';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { managementEndpoints } from '../../endpoints';
import { type Facts, readFacts } from '../facts';
import type { Answered } from '../similar';
import type { WorkOrderType } from '../workOrder';

const { name, operations } = managementEndpoints['management/work-order-submission'];
const { precheck } = operations;

/** An order of the user's that may be refunded. */
interface Refundable {
  readonly no: string;
  readonly product: string;
  /** Yuan, two digits. */
  readonly amount: string;
}

/** The server's check before a submission. */
export interface Precheck {
  readonly ok: boolean;
  readonly msg: string;
  readonly facts: Facts;
  readonly orders: readonly Refundable[];
}

/** The inputs of the server's check. */
interface About {
  readonly type: WorkOrderType;
  readonly userId: RecordId | undefined;
  readonly customerOrderNo: string;
}

/** The data of the form's user; undefined until they are read. */
export const PrecheckContext = createContext<Precheck | undefined>(undefined);

/** Reads the server's check and the facts, anew after each step; makes no call without a user. */
export function usePrecheck({ type, userId, customerOrderNo }: About) {
  const body = { type, userId, customerOrderNo };
  return useCall(precheck, readPrecheck, {
    of: [name, 'precheck'],
    body,
    enabled: type !== 7 && userId !== undefined,
    gcTime: 0,
  });
}

/** Answers to work orders that resemble a text. */
export function useSimilar(type: WorkOrderType, reason: string) {
  const text = reason.trim();
  return useCall(
    precheck,
    (data) =>
      isRecord(data) && Array.isArray(data.similar) ? data.similar.filter(isRecord).map(readAnswered) : [],
    {
      of: [name, 'similar'],
      body: { type, reason: text },
      // Shorter texts resemble everything, or nothing.
      enabled: text.length >= 6,
      gcTime: 0,
    },
  );
}

function readAnswered({ id, orderNo, reason, result }: Readonly<Record<string, unknown>>): Answered {
  return { id: parseId(id) ?? '', orderNo: textOr(orderNo), reason: textOr(reason), result: textOr(result) };
}

function readPrecheck(data: unknown): Precheck {
  const { ok, msg, facts, orders } = isRecord(data) ? data : {};
  return {
    ...{ ok: isYes(ok), msg: textOr(msg), facts: readFacts(facts) },
    orders: Array.isArray(orders)
      ? orders.filter(isRecord).map(({ no, product, amount }) => ({
          ...{ no: textOr(no), product: textOr(product), amount: textOr(amount) },
        }))
      : [],
  };
}
