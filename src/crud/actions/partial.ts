import type { ApiResponse } from '@/providers/http/request';
import { isRecord, textOr } from '../../lib/record';
import { isRecordId, type RecordId, recordIdsOf } from '../../lib/recordId';

/** Code of a batch that the server did only in part (contract, section 1). */
const partialCode = 44444;

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
export function partialIn({ code, data }: Pick<ApiResponse, 'code' | 'data'>): PartialOutcome | undefined {
  if (code !== partialCode || !isRecord(data)) return undefined;
  const { done, failed } = data;
  return {
    done: recordIdsOf(done),
    failed: Array.isArray(failed) ? failed.flatMap(failedIn) : [],
  };
}

function failedIn(value: unknown): Failed[] {
  if (!isRecord(value) || !isRecordId(value.id)) return [];
  return [{ id: value.id, name: textOr(value.name, String(value.id)), reason: textOr(value.msg) }];
}
