import { isRequestError } from '@/providers/http/errors';
import type { ApiResponse } from '@/providers/http/request';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { readTable } from './readTable';
import { itemsOf } from './rows';
import { type Conflict, dueAt } from './saving';
import { contentOf, type TableModel } from './table';

/** Who asked for a save: the clock, the staff. */
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
  stop(): void;
}

/** Follows a table: waits until it has rested, sends it, one request at a time, and tries again where no answer comes. */
export function startAutosave(table: TableModel, send: SendSave): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const due = dueAt(table.get().saving);
    if (due !== undefined) timer = setTimeout(() => void save('auto'), Math.max(0, due - Date.now()));
  }

  function save(type: SaveType, keepalive = false): Promise<boolean> {
    underWay ??= attempt(table, send, type, keepalive).finally(() => {
      underWay = undefined;
      wait();
    });
    return underWay;
  }

  const unsubscribe = table.subscribe(wait);
  wait();
  return {
    async flush(type = 'auto', { keepalive } = { keepalive: false }) {
      await underWay;
      const { phase } = table.get().saving;
      if (phase === 'clean' && (type === 'auto' || table.get().meta.version > 0)) return true;
      if (phase === 'conflict' || table.get().readOnly !== undefined) return false;
      return save(type, keepalive);
    },
    stop() {
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
  const state = table.get();
  const content = contentOf(state);
  table.saving({ type: 'sent' });
  try {
    const { code, msg, data } = await send(bodyOf(table, type), { keepalive });
    const answer = isRecord(data) ? data : {};
    const conflict = code === 44444 ? readConflict(answer) : undefined;
    if (conflict) table.saving({ type: 'conflict', conflict });
    else if (code === 44444) table.saving({ type: 'refused', message: msg });
    else accept(table, answer, content);
  } catch (error) {
    const refused = isRequestError(error, 'refused') || isRequestError(error, 'forbidden');
    if (refused) table.saving({ type: 'refused', message: error.message });
    else table.saving({ type: 'lost', at: Date.now() });
  }
  return table.get().saving.phase === 'clean';
}

function accept(table: TableModel, answer: Readonly<Record<string, unknown>>, content: string): void {
  const { meta } = table.get();
  const savedAt = textOr(answer.savedAt, meta.savedAt);
  table.accept({
    id: parseId(answer.id) ?? meta.id,
    version: numberOr(answer.version, meta.version),
    savedAt,
  });
  table.saving({ type: 'saved', savedAt, content });
}

function bodyOf(table: TableModel, saveType: SaveType): Readonly<Record<string, unknown>> {
  const { meta, undo } = table.get();
  const { id, userId, provinceId, year, batchId, mode, planNo, name, isMain, version } = meta;
  const place = { id, userId, provinceId, year, batchId, mode, planNo, name, isMain };
  return { ...place, baseVersion: version, saveType, items: itemsOf(undo.present) };
}

function readConflict(data: Readonly<Record<string, unknown>>): Conflict | undefined {
  const table = readTable(data.table);
  if (!table) return undefined;
  const { version, savedAt, savedBy } = data;
  return {
    table,
    version: numberOr(version, table.version),
    savedAt: textOr(savedAt, table.savedAt),
    savedBy: textOr(savedBy, table.savedBy),
  };
}
