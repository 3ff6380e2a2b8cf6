import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { read, route } from '../route';
import { idList, optionalText } from '../rules';
import { expertsOf } from './expertTable';
import { logStudent } from './studentLog';
import { studentOf } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';

const input = z.object({
  ids: idList.min(1, '请选择考生'),
  strategy: z.literal([1, 2, 3], '请选择分配方式'),
  expertIds: idList.min(1, '请选择专家'),
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
  const table = await mockServer.table(studentTable);
  for (const { student, expert } of assigned) {
    const former = experts.find(({ id }) => id === student.expertId)?.name ?? '';
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
  const stranger = experts.find(({ provinceIds }) => !provinceIds.includes(provinceId));
  if (stranger) refuse(`专家「${stranger.name}」不负责该省`);
}

/** A16; nobody is assigned where the experts have too little room. Whoever already is with an expert takes no further place of hers. */
function shareOut(students: readonly StudentRow[], experts: readonly ExpertShown[], strategy: 1 | 2 | 3) {
  const load = new Map(experts.map(({ id, load: own }) => [id, own]));
  const room = ({ id, max }: ExpertShown) => Math.max(0, max - (load.get(id) ?? 0));
  const left = experts.reduce((sum, expert) => sum + room(expert), 0);
  const needed = students.length;
  if (left < needed) refuse(`所选专家剩余名额不足：需要 ${needed} 个，仅剩 ${left} 个`);
  let turn = 0;
  return students.map((student) => {
    const free = experts.filter((expert) => room(expert) > 0);
    const inTurn = experts.map((_, index) => experts[(turn + index) % experts.length]);
    const next = inTurn.find((expert) => expert && room(expert) > 0);
    const [least] = [...free].sort((one, other) => (load.get(one.id) ?? 0) - (load.get(other.id) ?? 0));
    const expert = (strategy === 3 ? least : next) ?? refuse('所选专家剩余名额不足');
    turn = experts.indexOf(expert) + 1;
    load.set(expert.id, (load.get(expert.id) ?? 0) + 1);
    return { student, expert };
  });
}
