import type { RecordId } from '@/src/lib/recordId';

/** An expert with her present load and her limit. */
export interface ExpertLoad {
  readonly id: RecordId;
  readonly load: number;
  readonly max: number;
}

/** A student and the expert who takes her. */
export interface Assignment {
  readonly id: RecordId;
  readonly expertId: RecordId;
}

/** All students assigned, or none and why. */
export type AssignResult =
  | { readonly ok: true; readonly assigned: readonly Assignment[] }
  | { readonly ok: false; readonly message: string };

/** A16: 2 平均分配 goes round the experts by id; 3 按负载分配 takes the least loaded; 1 指定 the one that is given. */
export function assign(
  strategy: 1 | 2 | 3,
  students: readonly RecordId[],
  experts: readonly ExpertLoad[],
): AssignResult {
  const rooms = experts.toSorted((a, b) => compareIds(a.id, b.id)).map((expert) => ({ ...expert }));
  const room = rooms.reduce((sum, { load, max }) => sum + Math.max(0, max - load), 0);
  if (room < students.length) {
    return { ok: false, message: `所选专家剩余名额不足：需要 ${students.length} 个，仅剩 ${room} 个` };
  }
  let last = -1;
  const assigned = students.flatMap((id) => {
    const index = strategy === 3 ? leastLoaded(rooms) : nextWithRoom(rooms, last);
    const expert = rooms[index];
    if (!expert) return [];
    expert.load += 1;
    last = index;
    return [{ id, expertId: expert.id }];
  });
  return { ok: true, assigned };
}

function hasRoom({ load, max }: ExpertLoad): boolean {
  return load < max;
}

function nextWithRoom(rooms: readonly ExpertLoad[], last: number): number {
  const after = rooms.findIndex((expert, index) => index > last && hasRoom(expert));
  return after < 0 ? rooms.findIndex(hasRoom) : after;
}

function leastLoaded(rooms: readonly ExpertLoad[]): number {
  const least = Math.min(...rooms.filter(hasRoom).map(({ load }) => load));
  return rooms.findIndex((expert) => hasRoom(expert) && expert.load === least);
}

function compareIds(a: RecordId, b: RecordId): number {
  return Number(a) - Number(b) || String(a).localeCompare(String(b));
}
