import type { Assignment } from '@/src/gaokao/assign';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import type { Filling } from './filling';

/** Whether an expert serves the provinces of all these students. */
export function servesAll(
  { provinceIds }: { readonly provinceIds: readonly number[] },
  students: readonly Pick<Filling, 'provinceId'>[],
): boolean {
  return students.every(({ provinceId }) => provinceIds.includes(Number(provinceId)));
}

/** How many students each of the experts would get. */
export function sharesOf<E extends { readonly id: RecordId }>(
  experts: readonly E[],
  assigned: readonly Assignment[],
): { readonly expert: E; readonly count: number }[] {
  return experts.map((expert) => ({
    expert,
    count: assigned.filter(({ expertId }) => sameId(expertId, expert.id)).length,
  }));
}

/** The question before students are assigned (E1). */
export function assignQuestion(students: readonly Pick<Filling, 'expertId'>[], experts: number): string {
  const question = `确定将 ${students.length} 位考生分配给 ${experts} 位专家？`;
  const others = students.filter(({ expertId }) => isRecordId(expertId) && Number(expertId) > 0).length;
  return others === 0 ? question : `${question}其中 ${others} 位已有负责专家，将被改派`;
}
