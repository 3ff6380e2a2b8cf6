import { isYes, numberOr, textOr, textsOf } from '@/src/lib/record';
import { goneText, isGone, parseId, type RecordId } from '@/src/lib/recordId';
import { type Reply, repliesOf } from './consult';

/** An enquiry as its page reads it. */
export interface ConsultLine {
  readonly id: RecordId;
  readonly consultNo: string;
  readonly title: string;
  readonly question: string;
  readonly images: readonly string[];
  readonly topic: string;
  readonly userName: string;
  readonly mobile: string;
  readonly storeName: string;
  readonly provinceName: string;
  readonly year: number;
  readonly channel: number;
  readonly status: number;
  /** The name of who answers it, or that the person is gone; empty where there is nobody. */
  readonly handlerName: string;
  readonly waitSince: string;
  readonly replies: readonly Reply[];
  readonly isPublic: boolean;
  readonly publicTitle: string;
  readonly publicAnswer: string;
  readonly closeTime: string;
  readonly closeReason: string;
  readonly lineDate: string;
  readonly createTime: string;
  readonly rev: number;
}

/** Reads an enquiry, whatever the server's numbers are written as. */
export function readConsult(row: Readonly<Record<string, unknown>>): ConsultLine {
  const textOf = (name: string) => textOr(row[name]);
  return {
    id: parseId(row.id) ?? '',
    ...{ consultNo: textOf('consultNo'), title: textOf('title'), question: textOf('question') },
    ...{ topic: textOf('topic'), userName: textOf('userName'), mobile: textOf('mobile') },
    ...{ storeName: textOf('storeName'), provinceName: textOf('provinceName') },
    handlerName: isGone(row.handlerId, row.handlerName) ? goneText : textOf('handlerName'),
    waitSince: textOf('waitSince'),
    ...{ publicTitle: textOf('publicTitle'), publicAnswer: textOf('publicAnswer') },
    ...{ closeTime: textOf('closeTime'), closeReason: textOf('closeReason') },
    ...{ lineDate: textOf('lineDate'), createTime: textOf('createTime') },
    ...{ year: numberOr(row.year), channel: numberOr(row.channel), status: numberOr(row.status) },
    ...{ images: textsOf(row.images), replies: repliesOf(row.replies) },
    ...{ isPublic: isYes(row.isPublic), rev: numberOr(row.rev) },
  };
}
