import { useRef, useState } from 'react';
import { isRequestError, isRuledOut } from '@/providers/http/errors';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { createUuid } from '@/src/lib/uuid';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { financeEndpoints } from '../endpoints';
import { matchRemark, type StatementMatch, type StatementRow, sureScore } from './cashbook';

const { match, recharges, confirm } = financeEndpoints['finance/management'].operations;
const { list: withdrawals } = financeEndpoints['finance/withdrawals'].operations;

/** The lists of what waits, their state that waits, and whose they are to read. */
const waiting = {
  recharge: { operation: recharges, status: 0, permission: 'system:recharge:list' },
  withdrawal: { operation: withdrawals, status: 1, permission: 'finance:withdrawals:list' },
} as const;

/** A line of a statement with what it is. */
export interface Matched extends StatementMatch {
  readonly line: StatementRow;
  /** Number and institution of the record; empty where there is none. */
  readonly no: string;
  readonly storeName: string;
  /** The confirmation's: however often it is sent, the money is booked once. */
  readonly requestNo: string;
  /** Why it could not be confirmed; undefined before, empty where it was. */
  readonly outcome?: string;
  /** Whether no further call helps: it is confirmed, or the rules refuse it. */
  readonly settled?: boolean;
}

const unansweredText = '未收到处理结果，再次确认不会重复到账';

/** Whether a line is a recharge that is confirmed together with the others. */
export function isSure({ kind, score, settled = false }: Matched): boolean {
  return kind === 'recharge' && score >= sureScore && !settled;
}

/** Matches the lines of a statement, and confirms the recharges that are sure, one after another. */
export function useMatching() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const invalidate = useInvalidateResource();
  const [matched, setMatched] = useState<readonly Matched[]>();
  const [running, setRunning] = useState<'find' | 'confirm'>();
  /** Raised by each `forget`: an answer of an earlier count is about another file, or other columns. */
  const count = useRef(0);

  async function named(kind: keyof typeof waiting): Promise<ReadonlyMap<string, Named>> {
    const { operation, status, permission } = waiting[kind];
    if (!can(permission)) return new Map();
    const options = { allowRepeat: true };
    const { data } = await callOperation(operation, { body: { page: 1, limit: 1000, status }, options });
    const list = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
    return new Map(list.map((row) => [textOr(row.id), namedIn(row)]));
  }

  async function find(lines: readonly StatementRow[]): Promise<void> {
    const asked = count.current;
    setRunning('find');
    try {
      const { data } = await callOperation(match, { body: { rows: lines }, options: { allowRepeat: true } });
      const names = {
        recharge: await named('recharge'),
        withdrawal: await named('withdrawal'),
        none: new Map<string, Named>(),
      };
      const found = (Array.isArray(data) ? data.filter(isRecord) : []).map(matchIn);
      if (asked !== count.current) return;
      setMatched(
        lines.map((line, row) => {
          const one = found.find((match) => match.row === row) ?? nothing(row);
          const of = names[one.kind].get(String(one.id)) ?? { no: '', storeName: '' };
          return { ...one, ...of, line, requestNo: createUuid() };
        }),
      );
    } catch {
      // shown already
    } finally {
      setRunning(undefined);
    }
  }

  async function confirmSure(): Promise<void> {
    const sure = (matched ?? []).filter(isSure);
    setRunning('confirm');
    let done = 0;
    for (const one of sure) {
      const failure = await confirmOne(one);
      if (!failure) done += 1;
      const ends = { outcome: failure?.message ?? '', settled: !failure || isRuledOut(failure) };
      setMatched((all) => all?.map((other) => (other.row === one.row ? { ...other, ...ends } : other)));
      // without a connection the others would only wait for nothing
      if (failure && !isRequestError(failure, 'refused')) break;
    }
    await invalidate();
    setRunning(undefined);
    if (done === sure.length) notify('success', `已确认 ${done} 笔充值到账`);
    else notify('warning', `已确认 ${done} 笔充值到账，${sure.length - done} 笔未确认，原因见列表`);
  }

  /** Resolves to why it was not confirmed; undefined where it was. */
  async function confirmOne({ id, line, requestNo }: Matched): Promise<Error | undefined> {
    const body = { id, status: 1, remark: matchRemark(line), requestNo };
    try {
      await callOperation(confirm, { body, options: { quiet: true, failedText: unansweredText } });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    ...{ matched, find, confirmSure },
    running: running !== undefined,
    confirming: running === 'confirm',
    mayConfirm: can('system:recharge:end'),
    forget: () => {
      count.current += 1;
      setMatched(undefined);
    },
  };
}

interface Named {
  readonly no: string;
  readonly storeName: string;
}

function namedIn(row: Readonly<Record<string, unknown>>): Named {
  return { no: textOr(row.orderNo, textOr(row.withdrawNo)), storeName: textOr(row.storeName) };
}

function nothing(row: number): StatementMatch {
  return { row, kind: 'none', id: null, score: 0, reason: '没有匹配结果' };
}

function matchIn(one: Readonly<Record<string, unknown>>): StatementMatch {
  const id: RecordId | null = isRecordId(one.id) ? one.id : null;
  const kind = one.kind === 'recharge' || one.kind === 'withdrawal' ? one.kind : 'none';
  return { row: numberOr(one.row), kind, id, score: numberOr(one.score), reason: textOr(one.reason) };
}
