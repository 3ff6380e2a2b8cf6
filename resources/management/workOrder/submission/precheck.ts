import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { managementEndpoints } from '../../endpoints';
import { type Facts, readFacts } from '../facts';
import type { Answered } from '../similar';
import type { WorkOrderType } from '../workOrder';

const { precheck } = managementEndpoints['management/work-order-submission'].operations;

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

/** Reads the server's check and the facts; makes no call without a user. */
export function usePrecheck({ type, userId, customerOrderNo }: About) {
  const { callOperation } = useServices();
  const body = { type, userId, customerOrderNo };
  return useQuery({
    queryKey: ['management', 'workOrder', 'precheck', body],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(precheck, {
        body,
        options: { allowRepeat: true, quiet: true, signal },
      });
      return readPrecheck(data);
    },
    enabled: type !== 7 && userId !== undefined,
    gcTime: 0,
    retry: false,
  });
}

/** Answers to work orders that resemble a text. */
export function useSimilar(type: WorkOrderType, reason: string) {
  const { callOperation } = useServices();
  const text = reason.trim();
  return useQuery({
    queryKey: ['management', 'workOrder', 'similar', type, text],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(precheck, { body: { type, reason: text }, options });
      return isRecord(data) && Array.isArray(data.similar)
        ? data.similar.filter(isRecord).map(readAnswered)
        : [];
    },
    // Shorter texts resemble everything, or nothing.
    enabled: text.length >= 6,
    gcTime: 0,
    retry: false,
  });
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
