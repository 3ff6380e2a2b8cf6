import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { assign } from '@/src/gaokao/assign';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idsSchema, read, route } from '../route';
import { optionalText } from '../rules';
import { expertsOf } from './expertTable';
import { logStudent } from './studentLog';
import { studentOf } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';

const input = z.object({
  ids: idsSchema,
  strategy: z.literal([1, 2, 3], '请选择分配方式'),
  expertIds: idsSchema,
  remark: optionalText('备注', 200),
});

type ExpertShown = Awaited<ReturnType<typeof expertsOf>>[number];

/** Assigns students to experts: to one, in turn, or to the least busy (screen E1, A16). */
export const assignRoute = route(expertEndpoints['expert/filling'].operations.assign, async (request) => {
  const { mockServer, body } = request;
  const { ids, strategy, expertIds } = read(body, input);
  if (strategy === 1 && expertIds.length !== 1) refuse('请选择一位专家');
  const students = await Promise.all([...new Set(ids)].map((id) => studentOf(request, id)));
  const experts = await chosenExperts(mockServer, expertIds);
  for (const student of students) checkAssignable(student, experts);
  const assigned = shareOut(students, experts, strategy);
  const names = new Map((await expertsOf(mockServer)).map(({ id, name }) => [id, name]));
  const table = await mockServer.table(studentTable);
  for (const { student, expert } of assigned) {
    const former = names.get(student.expertId ?? 0) ?? '';
    const fillStatus = student.fillStatus === 0 ? 1 : student.fillStatus;
    await table.put({ ...student, expertId: expert.id, fillStatus });
    await logStudent(request, student.id, '负责专家', former, expert.name);
  }
  return { assigned: assigned.map(({ student, expert }) => ({ id: student.id, expertId: expert.id })) };
});

async function chosenExperts(mockServer: MockServer, ids: readonly number[]): Promise<ExpertShown[]> {
  const experts = (await expertsOf(mockServer)).filter(({ id }) => ids.includes(id));
  return experts.length === new Set(ids).size ? experts : refuse('专家不存在');
}

function checkAssignable({ provinceId, fillStatus }: StudentRow, experts: readonly ExpertShown[]): void {
  if (fillStatus === 9) refuse('已关闭的考生不能分配');
  const other = experts.find(({ provinceIds }) => !provinceIds.includes(provinceId));
  if (other) refuse(`专家「${other.name}」不负责该省`);
}

/** A16; nobody is assigned where the experts have too little room. */
function shareOut(students: readonly StudentRow[], experts: readonly ExpertShown[], strategy: 1 | 2 | 3) {
  const result = assign(
    strategy,
    students.map(({ id }) => id),
    experts,
  );
  if (!result.ok) return refuse(result.message);
  return students.flatMap((student) => {
    const { expertId } = result.assigned.find(({ id }) => id === student.id) ?? {};
    const expert = experts.find(({ id }) => id === expertId);
    return expert ? [{ student, expert }] : [];
  });
}
