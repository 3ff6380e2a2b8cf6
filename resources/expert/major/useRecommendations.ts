import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '@/src/crud/services';
import { readBatches } from '@/src/gaokao/readBatches';
import type { Student } from '@/src/gaokao/student';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { expertEndpoints } from '../endpoints';
import { useStudentChanged } from '../student/useStudent';

import { type Mark, type Recommendation, readRecommendation } from './recommendation';

const { recommend, save } = expertEndpoints['expert/major'].operations;
const { update } = expertEndpoints['expert/student'].operations;
const { batches } = expertEndpoints['expert/volunteer'].operations;

/** What majors are asked for (screen E8). */
export interface Asked {
  readonly userId: RecordId;
  readonly batchId: RecordId | undefined;
  readonly directions: readonly string[];
  /** 1 本科, 2 专科. */
  readonly degree: 1 | 2;
  readonly keyword: string;
}

const listKey = 'expert/major';

/** The batches of a student's province and year. */
export function useBatches({ provinceId, year }: Pick<Student, 'provinceId' | 'year'>) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: [listKey, 'batches', provinceId, year],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return readBatches((await callOperation(batches, { body: { provinceId, year }, options })).data);
    },
    staleTime: 5 * 60_000,
  });
}

/** Majors by how well they fit. */
export function useRecommendations(asked: Asked, enabled: boolean) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: [listKey, 'list', asked],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(recommend, { body: { ...asked }, options });
      return Array.isArray(data) ? data.filter(isRecord).map(readRecommendation) : [];
    },
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** What an expert says of a major: a mark, a remark. */
export function useMarking(userId: RecordId) {
  const { callOperation } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      majorCode,
      order,
      ...about
    }: Recommendation & { mark: Mark | null; remark: string }) => {
      const item = { majorCode, mark: about.mark, order, remark: about.remark };
      await callOperation(save, { body: { userId, items: [item] } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listKey, 'list'] }),
  });
}

/** What a family wants of a major. */
export type Wish = 'prefer' | 'exclude';

/** Wants a major, or wants it no longer; the other wish goes where this one comes. */
export function useWishing(student: Student) {
  const { callOperation, notify } = useServices();
  const changed = useStudentChanged();
  return useMutation({
    mutationFn: async ({ wish, code, on }: { wish: Wish; code: string; on: boolean }) => {
      await callOperation(update, { body: { id: student.id, ...wishedFor(student, wish, code, on) } });
      await changed(student.userId);
      notify('success', on ? (wish === 'prefer' ? '已设为意向专业' : '已排除') : '已取消');
    },
  });
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
