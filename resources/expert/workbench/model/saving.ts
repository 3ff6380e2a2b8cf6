import type { VolunteerTable } from '@/src/gaokao/volunteerTable';

/** The server's state after somebody else has saved (E3, code 44444). */
export interface Conflict {
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly table: VolunteerTable;
}

/** How far a table is saved (E3, Saving). Times are epoch milliseconds. */
export interface Saving {
  readonly phase: 'clean' | 'dirty' | 'saving' | 'error' | 'conflict';
  /** Changes that the server does not have; those on their way count. */
  readonly changes: number;
  /** The number of changes on their way. */
  readonly sent: number;
  /** The times of the first and the latest change among the others. */
  readonly since: number | undefined;
  readonly changedAt: number | undefined;
  /** Attempts that got no answer, in a row. */
  readonly failures: number;
  /** The time of the next attempt; undefined after a refusal by code, which is not retried. */
  readonly retryAt: number | undefined;
  /** The server's words. */
  readonly refusal: string | undefined;
  readonly conflict: Conflict | undefined;
  /** Server time of the latest save; empty before the first. */
  readonly savedAt: string;
}

/** Why the server did not take rows, by their uids: the rest was saved without them. */
export type RefusedRows = ReadonlyMap<string, string>;

/** Events of a table's saving. */
export type SavingEvent =
  /** A change that goes on counts as one with the latest, unless that is on its way. */
  | { readonly type: 'changed'; readonly at: number; readonly goesOn?: boolean }
  | { readonly type: 'sent'; readonly content: string }
  /** `content` is what went out; rows that the server does not take are left out of it. */
  | {
      readonly type: 'saved';
      readonly savedAt: string;
      readonly content: string;
      readonly refused?: RefusedRows;
    }
  /** No response came. */
  | { readonly type: 'lost'; readonly at: number }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'conflict'; readonly conflict: Conflict }
  /** The staff's own version is to be saved over the other one. */
  | { readonly type: 'mine'; readonly at: number }
  /** The screen and the server agree. */
  | { readonly type: 'settled'; readonly savedAt?: string };

/** Milliseconds after the last change, and at the latest after the first. */
const debounce = 2000;
const latest = 15_000;
const retries = [2000, 4000, 8000, 16_000, 30_000];

/** The initial state: nothing to save. */
export function startSaving(savedAt: string): Saving {
  return {
    phase: 'clean',
    changes: 0,
    sent: 0,
    since: undefined,
    changedAt: undefined,
    failures: 0,
    retryAt: undefined,
    refusal: undefined,
    conflict: undefined,
    savedAt,
  };
}

/** The next state of saving after an event. */
export function reduceSaving(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'changed':
      return changed(state, event);
    case 'sent':
      return { ...state, phase: 'saving', sent: state.changes, since: undefined, changedAt: undefined };
    case 'saved':
      return saved(state, event);
    case 'lost':
      return lost(state, event.at);
    case 'refused':
      return refused(state, event.message);
    case 'conflict':
      return { ...failed(state), phase: 'conflict', retryAt: undefined, conflict: event.conflict };
    case 'mine':
      return {
        ...state,
        phase: 'dirty',
        conflict: undefined,
        since: event.at,
        changedAt: event.at - debounce,
      };
    case 'settled':
      return startSaving(event.savedAt ?? state.savedAt);
  }
}

function changed(state: Saving, event: Extract<SavingEvent, { type: 'changed' }>): Saving {
  const { at } = event;
  const isCounted = event.goesOn === true && state.changes > state.sent;
  const changes = isCounted ? state.changes : state.changes + 1;
  const counted = { ...state, changes, since: state.since ?? at, changedAt: at };
  const goesOn = state.phase === 'saving' || state.phase === 'conflict' || state.retryAt !== undefined;
  return goesOn ? counted : { ...counted, phase: 'dirty', refusal: undefined };
}

function saved(state: Saving, { savedAt, refused }: Extract<SavingEvent, { type: 'saved' }>): Saving {
  const changes = state.changes - state.sent;
  const rest = { ...startSaving(savedAt), changes, since: state.since, changedAt: state.changedAt };
  if (changes > 0) return { ...rest, phase: 'dirty' };
  const left = refused?.size ?? 0;
  if (left === 0) return startSaving(savedAt);
  return { ...rest, phase: 'error', changes: left, refusal: `${left} 个志愿未能保存，其余已保存` };
}

/** Changes made while the refused save was on its way may correct the fault: they are sent in their turn. */
function refused(state: Saving, message: string): Saving {
  const next = { ...failed(state), failures: 0, retryAt: undefined };
  return state.changes > state.sent ? { ...next, phase: 'dirty' } : { ...next, refusal: message };
}

function lost(state: Saving, at: number): Saving {
  const wait = retries[Math.min(state.failures, retries.length - 1)] ?? latest;
  return { ...failed(state), failures: state.failures + 1, retryAt: at + wait, refusal: undefined };
}

function failed(state: Saving): Saving {
  return { ...state, phase: 'error', sent: 0 };
}

/** The time of the next attempt; undefined where none is due. */
export function dueAt({ phase, since, changedAt, retryAt }: Saving): number | undefined {
  if (phase === 'error') return retryAt;
  if (phase !== 'dirty' || since === undefined || changedAt === undefined) return undefined;
  return Math.min(changedAt + debounce, since + latest);
}

/** Whether leaving loses something. */
export function isUnsaved({ phase }: Saving): boolean {
  return phase !== 'clean';
}

/** The text of the bar about saving. */
export function savingLabel(state: Saving, now: number): string {
  const { phase, changes, refusal, retryAt, savedAt } = state;
  if (phase === 'saving') return '保存中…';
  if (phase === 'conflict') return '版本冲突';
  if (phase === 'dirty') return `${changes} 处修改未保存`;
  if (phase === 'error' && refusal !== undefined) return refusal;
  if (phase === 'error')
    return `网络异常，已存本机，${Math.max(0, Math.ceil(((retryAt ?? now) - now) / 1000))} 秒后重试`;
  return savedAt === '' ? '尚未保存' : `已保存 ${savedAt.slice(11, 19)}`;
}
