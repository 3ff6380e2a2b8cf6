import { isRequestError } from '@/providers/http/errors';
import type { ApiResponse } from '@/providers/http/request';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { readTable } from './readTable';
import { mostRefused, refusalText, refusedRow } from './refusedRow';
import { itemsOf, type Rows, without } from './rows';
import { type Conflict, dueAt } from './saving';
import { contentOfRows, type TableModel } from './table';

/** The origin of a save: the clock or the staff. */
export type SaveType = 'auto' | 'manual';

/** Sends one save; resolves with the whole answer, 44444 included, and rejects as all calls do. */
export type SendSave = (
  body: Readonly<Record<string, unknown>>,
  how: { readonly keepalive: boolean },
) => Promise<ApiResponse>;

/** Saves a table by itself (E3, Saving). */
export interface Autosave {
  /** Saves now what there is to save; resolves to whether nothing is left. `keepalive` where the page may be about to go. */
  flush(type?: SaveType, how?: { readonly keepalive: boolean }): Promise<boolean>;
  /** 保存 and Ctrl+S: the same, and what was saved by itself becomes a version that is kept (历史). */
  keep(): Promise<boolean>;
  /** Tries at once what waits for the network. */
  retry(): void;
  /** Sends nothing by itself while the page is away; what is flushed still goes out. */
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Saves a table after a pause in its edits, one request at a time, and retries where no response comes. */
export function startAutosave(table: TableModel, send: SendSave): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  let stopped = false;
  let paused = false;
  /** The latest version that was saved here by itself. */
  let ownVersion: number | undefined;

  function wait(): void {
    clearTimeout(timer);
    if (stopped || paused) return;
    const due = dueAt(table.get().saving);
    if (due !== undefined) timer = setTimeout(() => void save('auto'), Math.max(0, due - Date.now()));
  }

  function save(type: SaveType, keepalive = false): Promise<boolean> {
    const before = table.get().meta.version;
    underWay ??= attempt(table, send, type, keepalive).finally(() => {
      const { version } = table.get().meta;
      if (type === 'auto' && version !== before) ownVersion = version;
      underWay = undefined;
      wait();
    });
    return underWay;
  }

  const unsubscribe = table.subscribe(wait);
  wait();
  const isBlocked = () => table.get().saving.phase === 'conflict' || table.get().readOnly !== undefined;
  return {
    async flush(type = 'auto', { keepalive } = { keepalive: false }) {
      await underWay;
      const { phase } = table.get().saving;
      if (phase === 'clean' && (type === 'auto' || table.get().meta.version > 0)) return true;
      return isBlocked() ? false : save(type, keepalive);
    },
    async keep() {
      await underWay;
      const { saving, meta } = table.get();
      const isKept = meta.version > 0 && meta.version !== ownVersion;
      if (saving.phase === 'clean' && isKept) return true;
      return isBlocked() ? false : save('manual');
    },
    retry() {
      if (table.get().saving.retryAt !== undefined && !stopped && !paused) void save('auto');
    },
    pause() {
      paused = true;
      clearTimeout(timer);
    },
    resume() {
      paused = false;
      wait();
    },
    stop() {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
    },
  };
}

async function attempt(
  table: TableModel,
  send: SendSave,
  type: SaveType,
  keepalive: boolean,
): Promise<boolean> {
  const refused = new Map<string, string>();
  let again = true;
  while (again) {
    const rows = without(table.get().undo.present, new Set(refused.keys()));
    try {
      again = await sendOnce(table, send, { rows, type, keepalive, refused });
    } catch (error) {
      again = isRequestError(error, 'refused') && leftOut(table, error.message, rows, refused);
      if (!again) failed(table, error);
    }
  }
  return table.get().saving.phase === 'clean';
}

/**
 * Marks the sent row of a refusal, so that the others are saved without it. One that was changed meanwhile is sent
 * again as it is. Returns false where that does not help.
 */
function leftOut(table: TableModel, message: string, rows: Rows, refused: Map<string, string>): boolean {
  const row = rows[refusedRow(message, itemsOf(rows)) ?? rows.length];
  if (!row || rows.length === 1 || refused.size === mostRefused) return false;
  if (table.get().saving.phase !== 'saving') return false;
  if (table.get().undo.present.includes(row)) refused.set(row.uid, refusalText(message));
  return true;
}

function failed(table: TableModel, error: unknown): void {
  // A session that is over is not tried again by itself.
  const kinds = ['refused', 'forbidden', 'expired'] as const;
  const refused = kinds.some((kind) => isRequestError(error, kind));
  if (refused && error instanceof Error) table.saving({ type: 'refused', message: error.message });
  else table.saving({ type: 'lost', at: Date.now() });
}

/** One request of a save: rows on screen, except for those that the server refused before. */
interface Attempt {
  readonly rows: Rows;
  readonly type: SaveType;
  readonly keepalive: boolean;
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * Sends rows; resolves to whether to send once more. An earlier, unanswered save of this table on the
 * server is no conflict: this save builds on it.
 */
async function sendOnce(
  table: TableModel,
  send: SendSave,
  { rows, type, keepalive, refused }: Attempt,
): Promise<boolean> {
  const content = contentOfRows(rows);
  table.saving({ type: 'sent', content });
  const { code, msg, data } = await send(bodyOf(table, rows, type), { keepalive });
  const answer = isRecord(data) ? data : {};
  if (code !== 44444) {
    accept(table, answer, content, refused);
    return false;
  }
  const conflict = readConflict(answer);
  // Edits that were dropped meanwhile are neither asked about nor sent again.
  if (table.get().saving.phase !== 'saving') return false;
  const kept = conflict && contentOfRows(conflict.table.items);
  if (!conflict) table.saving({ type: 'refused', message: msg });
  else if (kept === content) accept(table, { ...answer, id: conflict.table.id }, content, refused);
  else if (kept !== undefined && table.wasSent(kept) && conflict.version > table.get().meta.version) {
    const { version, savedAt } = conflict;
    table.accept({ id: conflict.table.id, version, savedAt });
    return true;
  } else table.saving({ type: 'conflict', conflict });
  return false;
}

function accept(
  table: TableModel,
  answer: Readonly<Record<string, unknown>>,
  content: string,
  refused: ReadonlyMap<string, string>,
): void {
  const { meta } = table.get();
  const savedAt = timeOr(answer.savedAt) || meta.savedAt;
  table.accept({
    id: parseId(answer.id) ?? meta.id,
    version: numberOr(answer.version, meta.version),
    savedAt,
  });
  table.saving({ type: 'saved', savedAt, content, refused });
}

function bodyOf(table: TableModel, rows: Rows, saveType: SaveType): Readonly<Record<string, unknown>> {
  const { meta } = table.get();
  const { id, userId, provinceId, year, batchId, mode, planNo, name, isMain, version } = meta;
  const place = { id, userId, provinceId, year, batchId, mode, planNo };
  // A stored table keeps its name and 主方案, which somebody else may have changed meanwhile.
  const first = version === 0 && { name, isMain };
  return { ...place, ...first, baseVersion: version, saveType, items: itemsOf(rows) };
}

/** The conflict of an answer with code 44444; undefined where it brings no table. */
export function readConflict(data: Readonly<Record<string, unknown>>): Conflict | undefined {
  const table = readTable(data.table);
  if (!table) return undefined;
  const { version, savedAt, savedBy } = data;
  return {
    table,
    version: numberOr(version, table.version),
    savedAt: timeOr(savedAt) || table.savedAt,
    savedBy: textOr(savedBy, table.savedBy),
  };
}
