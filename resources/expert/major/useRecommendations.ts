import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { CallOptions } from '@/providers/http/request';
import { useCalls } from '@/src/crud/useCall';
import type { Student } from '@/src/gaokao/student';
import { createTurns } from '@/src/lib/inTurn';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { expertEndpoints } from '../endpoints';
import { useStudentChanged } from '../student/useStudent';
import { readStudent } from '../workbench/model/readTable';
import { markedItem, type Recommendation, readRecommendation, type Said } from './recommendation';

const { recommend, save } = expertEndpoints['expert/major'].operations;
const { one, update } = expertEndpoints['expert/student'].operations;

/** The query for majors (screen E8). */
export interface MajorQuery {
  readonly userId: RecordId;
  readonly batchId: RecordId | undefined;
  readonly directions: readonly string[];
  /** 1 本科, 2 专科. */
  readonly degree: 1 | 2;
  readonly keyword: string;
}

const listKey = 'expert/major';

/** Majors by how well they fit. */
export function useRecommendations(asked: MajorQuery, enabled: boolean) {
  const read = useReadMajors();
  return useCalls(
    [listKey, 'fitting', asked],
    ({ signal }) => read(asked, { allowRepeat: true, quiet: true, signal }),
    { enabled, keepPrevious: true },
  );
}

/** Reads the majors that are asked for; rejects where the server refuses. */
function useReadMajors() {
  const { callOperation } = useServices();
  return async (asked: MajorQuery, options: CallOptions) => {
    const { data } = await callOperation(recommend, { body: { ...asked }, options });
    return Array.isArray(data) ? data.filter(isRecord).map(readRecommendation) : [];
  };
}

type Opinion = Pick<Recommendation, 'mark' | 'remark'>;

/**
 * Marks majors with an expert's opinion, a mark and a remark, one after the other. Resolves to the opinion that the
 * server has then: a colleague's where the question about it was declined. Undefined where the server refused, which has
 * been shown.
 */
export function useMarking(asked: MajorQuery) {
  const { callOperation } = useServices();
  const read = useReadMajors();
  const confirm = useConfirm();
  const client = useQueryClient();
  const [inTurn] = useState(createTurns);
  /** The opinions that this page saved last; rows on screen may be older. */
  const saved = useRef(new Map<string, Opinion>());
  const mark = async (row: Recommendation, said: Said): Promise<Opinion> => {
    const found = await read({ ...asked, keyword: row.majorCode }, { allowRepeat: true });
    const now = found.find(({ majorCode }) => majorCode === row.majorCode) ?? row;
    const own = saved.current.get(row.majorCode);
    const isOwn = own?.mark === now.mark && own.remark === now.remark;
    const { item, taken } = markedItem(isOwn ? now : row, said, now);
    const text = `「${row.majorName}」的${taken}已被他人修改，仍以您填写的为准吗？`;
    if (taken && !(await confirm({ text }))) return now;
    await callOperation(save, { body: { userId: asked.userId, items: [item] } });
    saved.current.set(row.majorCode, item);
    return item;
  };
  return (row: Recommendation, said: Said): Promise<Opinion | undefined> =>
    inTurn(() => mark(row, said))
      .catch(() => undefined)
      .finally(() => client.invalidateQueries({ queryKey: callKey([listKey, 'fitting']) }));
}

/** A family's wish about a major. */
export type Wish = 'prefer' | 'exclude';

/**
 * Adds or removes wishes for majors, one after the other, based on the student's present wishes. Wishes and exclusions
 * displace each other.
 */
export function useWishing(student: Student) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const changed = useStudentChanged();
  const [inTurn] = useState(createTurns);
  const [saving, setSaving] = useState<readonly string[]>([]);
  const saveWish = async (wish: Wish, code: string, on: boolean) => {
    const { data } = await callOperation(one, {
      body: { id: student.userId },
      options: { allowRepeat: true },
    });
    const wished = wishedFor(readStudent(data) ?? student, wish, code, on);
    await callOperation(update, { body: { id: student.id, ...wished } });
    await changed(student.userId, 'wishes');
    notify('success', on ? (wish === 'prefer' ? '已设为意向专业' : '已排除') : '已取消');
  };
  const setWish = async (wish: Wish, code: string, on: boolean) => {
    setSaving((codes) => [...codes, code]);
    // a refusal has been shown
    await inTurn(() => saveWish(wish, code, on)).catch(() => undefined);
    setSaving((codes) => codes.filter((one) => one !== code));
  };
  return { isSaving: (code: string) => saving.includes(code), setWish };
}

/** The members that change when a major is wished for, or against. */
export function wishedFor(
  { prefer, exclude }: Pick<Student, 'prefer' | 'exclude'>,
  wish: Wish,
  code: string,
  on: boolean,
) {
  const without = (codes: readonly string[]) => codes.filter((one) => one !== code);
  const codes = { prefer: without(prefer.majorCodes), exclude: without(exclude.majorCodes) };
  if (on) codes[wish].push(code);
  const before = { prefer, exclude };
  const names = (['prefer', 'exclude'] as const).filter(
    (name) => codes[name].join() !== before[name].majorCodes.join(),
  );
  return Object.fromEntries(names.map((name) => [name, { ...before[name], majorCodes: codes[name] }]));
}
