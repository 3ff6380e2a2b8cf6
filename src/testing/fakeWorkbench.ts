import { vi } from 'vitest';
import { z } from 'zod';
import { RequestError } from '@/providers/http/errors';
import type { ApiResponse } from '@/providers/http/request';
import { contextOf } from '@/resources/expert/workbench/model/assess';
import { type SendSave, startAutosave } from '@/resources/expert/workbench/model/autosave';
import { checkTable } from '@/resources/expert/workbench/model/problems';
import { savingLabel } from '@/resources/expert/workbench/model/saving';
import { contentOfRows, createTable } from '@/resources/expert/workbench/model/table';
import { watchTable } from '@/resources/expert/workbench/model/watchTable';
import type { ChoiceItem, VolunteerTable } from '@/src/gaokao/volunteerTable';
import type { Drafts } from '@/src/work/drafts';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { testBatch, testRow, testStudent, testUnit } from './choiceRows';
import { testNow } from './clock';
import { memoryDrafts } from './testDrafts';

/**
 * The fate of one call: its travel time, whether it arrives, whether its response does, and whether that refuses it.
 */
export interface Fate {
  /** Milliseconds on the way there and on the way back. */
  readonly there?: number;
  readonly back?: number;
  readonly lost?: 'call' | 'answer';
  readonly refusal?: string;
}

/** Milliseconds after which the client gives a call up. */
const patience = 60_000;

const saveBody = z.strictObject({
  id: z.union([z.number(), z.string()]),
  ...{ userId: z.literal(1), provinceId: z.literal(430000), year: z.literal(2026), batchId: z.literal(1) },
  ...{ mode: z.literal(2), planNo: z.literal(1) },
  name: z.string().min(1).optional(),
  isMain: z.literal([0, 1]).optional(),
  baseVersion: z.number(),
  saveType: z.enum(['auto', 'manual']),
  items: z.array(
    z.strictObject({
      ...{ key: z.string(), picks: z.array(z.string()), obey: z.literal([0, 1]), locked: z.literal([0, 1]) },
      ...{ manualTier: z.literal([0, 1, 2, 3, 9]).nullable(), note: z.string() },
    }),
  ),
});

type Stored = Omit<VolunteerTable, 'items'> & { readonly items: readonly ChoiceItem[] };

/** A server that keeps one table: strict about versions, and as slow or silent as it is told to be. */
export function createFakeServer(more: Partial<Stored> = {}) {
  const student = testStudent();
  let kept: Stored = {
    ...{
      id: 7,
      userId: 1,
      userName: '陈同学',
      provinceId: 430000,
      year: 2026,
      batchId: 1,
      batchName: '本科批',
    },
    ...{ mode: 2, planNo: 1, name: '方案一', isMain: 1, status: 0, version: 3, score: 600, rank: 18_876 },
    ...{ category: 4, subjects: student.subjects, chanceAt: '', shareCount: 0 },
    ...{ savedAt: '2026-06-27 14:32:05', savedBy: '李老师' },
    items: ['A|1', 'B|1', 'C|1'].map(itemFor),
    ...more,
  };
  const fates: Fate[] = [];
  const bodies: z.infer<typeof saveBody>[] = [];
  const state = { online: true };

  function store(by: string, change: Partial<Stored>): void {
    kept = { ...kept, ...change, version: kept.version + 1, savedBy: by, savedAt: '2026-06-27 15:00:00' };
  }

  function answer(input: z.infer<typeof saveBody>): ApiResponse {
    if (kept.status !== 0) refuse('志愿表已定稿');
    if (input.baseVersion !== kept.version) {
      const { version, savedAt, savedBy } = kept;
      return response(44444, { version, savedAt, savedBy, table: asTable(kept) });
    }
    refuseRows(input.items);
    const { items, name = kept.name, isMain = kept.isMain } = input;
    if (kept.version === 0 && (input.name === undefined || input.isMain === undefined))
      refuse('请输入志愿表名称');
    store('我', { id: 7, items, name, isMain });
    return response(20000, { id: 7, version: kept.version, savedAt: kept.savedAt });
  }

  const send: SendSave = async (body) => {
    const input = saveBody.parse(JSON.parse(JSON.stringify(body)));
    bodies.push(input);
    const { there = 50, back = 50, lost, refusal } = fates.shift() ?? {};
    if (!state.online || lost === 'call') {
      await pause(there);
      throw failure('网络异常', { kind: 'network' });
    }
    const arrived = pause(there).then(() => (refusal === undefined ? answer(input) : undefined));
    const answered = arrived.then(async (result) => {
      await pause(back);
      if (lost === 'answer' || !state.online) throw failure('网络异常', { kind: 'network' });
      return result ?? refuse(refusal ?? '');
    });
    const late = pause(patience).then(() => {
      throw failure('请求超时', { kind: 'timeout' });
    });
    return Promise.race([answered, late]);
  };

  return {
    send,
    /** Bodies that were sent, oldest first. */
    bodies,
    /** Sets the fates of the next calls; later ones succeed. */
    next: (...coming: readonly Fate[]) => void fates.push(...coming),
    forget: () => void fates.splice(0),
    go: (online: boolean) => {
      state.online = online;
    },
    /** The table as a client reads it now. */
    read: () => asTable(kept),
    /** Rows, as `contentOfRows` writes them. */
    content: () => JSON.stringify(kept.items),
    keys: () => kept.items.map(({ key }) => key),
    /** A second expert. */
    rival: {
      save: (...keys: string[]) => store('王老师', { items: keys.map(itemFor) }),
      rename: (name: string, isMain: 0 | 1 = kept.isMain) => {
        kept = { ...kept, name, isMain };
      },
      finalise: () => store('王老师', { status: 2 }),
      reopen: () => store('王老师', { status: 0 }),
    },
    version: () => kept.version,
    meta: () => kept,
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** Opens the server's table as a page does: table, autosave, draft and unsaved changes, without the page. */
export async function openWorkbench(server: FakeServer, drafts: Drafts = memoryDrafts()) {
  const table = createTable(server.read(), contextOf(testStudent(), testBatch(), {}, null), undefined);
  const autosave = startAutosave(table, server.send);
  const unsavedRegistry = createUnsavedRegistry();
  const watched = watchTable(
    { unsavedRegistry, drafts },
    { tab: '/workbench', path: '/workbench' },
    { table, autosave },
  );
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...{ table, autosave, unsavedRegistry, draft: watched.draft },
    /** The problems in the check panel now. */
    problems: () => checkTable(table.get(), undefined).all,
    /** Rows that the latest save left out, by their keys, with the reason. */
    refused: () =>
      table.get().undo.present.flatMap(({ uid, unit }) => {
        const reason = table.get().refused.get(uid);
        return reason === undefined ? [] : [`${unit.key} ${reason}`];
      }),
    add: (key: string) => table.edit(`加入 ${key}`, (rows) => [...rows, testRow(key)]),
    remove: (key: string) => table.edit('删除', (rows) => rows.filter(({ unit }) => unit.key !== key)),
    keys: () => table.get().undo.present.map(({ unit }) => unit.key),
    content: () => contentOfRows(table.get().undo.present),
    phase: () => table.get().saving.phase,
    label: () => savingLabel(table.get().saving, Date.now()),
    /** Leaves the page, or loads it anew: nothing of it goes on. */
    leave() {
      autosave.stop();
      watched.stop();
    },
  };
}

export type FakeWorkbench = Awaited<ReturnType<typeof openWorkbench>>;

/** Finds any unit except those whose college is `gone`. */
export async function findUnits(keys: readonly string[]) {
  return keys.filter((key) => !key.startsWith('gone')).map((key) => testUnit(key));
}

/** The clock of these machines: begins at the minute of all tests and moves on command. */
export const clock = {
  start: () => void vi.useFakeTimers({ now: testNow }),
  pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  stop: () => void vi.useRealTimers(),
};

/** Refuses rows that the server never takes: a unit of no plan, and one that is there twice. */
function refuseRows(items: readonly ChoiceItem[]): void {
  const keys = items.map(({ key }) => key);
  const unknown = keys.find((key) => key.startsWith('gone'));
  if (unknown !== undefined) refuse(`招生计划不存在：${unknown}`);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (twice >= 0) refuse(`第 ${twice + 1} 志愿与第 ${keys.indexOf(keys[twice] ?? '') + 1} 志愿重复`);
}

function asTable({ items, ...meta }: Stored): VolunteerTable {
  const rows = items.map(({ key, ...choice }) => testRow(key, {}, { uid: `server ${key}`, ...choice }));
  return { ...meta, items: rows };
}

function itemFor(key: string): ChoiceItem {
  return { key, picks: ['1'], obey: 1, locked: 0, manualTier: null, note: '' };
}

function response(code: number, data: object): ApiResponse {
  const members = { code, msg: '', data };
  return { ...members, members };
}

function refuse(message: string): never {
  throw failure(message, { kind: 'refused', code: 40000, data: null });
}

function failure(message: string, reason: RequestError['reason']): RequestError {
  return new RequestError(message, { reason, call: 'zySave' });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
