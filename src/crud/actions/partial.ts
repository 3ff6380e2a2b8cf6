import { isRequestError, mayBeWritten } from '@/providers/http/errors';
import type { ApiResponse } from '@/providers/http/request';
import { isPartial } from '@/providers/http/responseCodes';
import { isRecord, textOr } from '../../lib/record';
import { isRecordId, type RecordId, recordIdsOf } from '../../lib/recordId';

/** The messages for a record that somebody else has moved on (code 40000); the second one is a recharge's. */
const movedTexts: readonly string[] = ['该记录已被他人处理，请刷新后重试', '该记录已处理'];

/** Whether the server refused since somebody else has moved the record on: what is on screen is out of date. */
export function isMoved(error: unknown): boolean {
  return isRequestError(error, 'refused') && movedTexts.includes(error.message);
}

/** A refused record, and the reason. */
export interface Failed {
  readonly id: RecordId;
  readonly name: string;
  readonly reason: string;
  /** The call got no response: it may be done. */
  readonly isUnsure?: boolean;
}

/** The outcome of a batch. */
export interface PartialOutcome {
  readonly done: readonly RecordId[];
  readonly failed: readonly Failed[];
}

/** The rows done and the rows failed, where the server did a part; undefined where it did all. */
export function partialIn(response: Pick<ApiResponse, 'code' | 'data'>): PartialOutcome | undefined {
  if (!isPartial(response)) return undefined;
  const { done, failed } = response.data;
  return {
    done: recordIdsOf(done),
    failed: Array.isArray(failed) ? failed.flatMap(failedIn) : [],
  };
}

/** The records that were done although the call as a whole was refused. */
export function doneBefore(error: unknown): readonly RecordId[] {
  if (!isRequestError(error) || error.reason.kind !== 'refused') return [];
  return partialIn(error.reason)?.done ?? [];
}

function failedIn(value: unknown): Failed[] {
  if (!isRecord(value) || !isRecordId(value.id)) return [];
  return [{ id: value.id, name: textOr(value.name, String(value.id)), reason: textOr(value.msg) }];
}

/** Why a row was refused. */
export type Refusal = Pick<Failed, 'reason'> & { readonly isUnsure: boolean };

/** Makes a call for each row, one after the other; resolves with the refused ones, and the reasons. */
export async function refusedOf<T>(
  rows: readonly T[],
  call: (row: T) => Promise<unknown>,
  step: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<T, Refusal>> {
  const failed = new Map<T, Refusal>();
  let isOver = false;
  for (const [done, row] of rows.entries()) {
    if (isOver) {
      failed.set(row, { reason: '未处理', isUnsure: false });
      continue;
    }
    step(done);
    try {
      await call(row);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failed.set(row, { reason, isUnsure: mayBeWritten(error) });
      // The connection or the session is gone: the rest would fail as well.
      isOver = !isRequestError(error, 'refused') && !isRequestError(error, 'declined');
    }
  }
  return failed;
}
