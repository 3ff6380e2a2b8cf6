import { defineBin } from '../../management/recycle';
import { recycleTable } from '../../management/recycleTable';
import type { MockServer } from '../../mockServer';
import { collegeTable } from './collegeTable';

/** Colleges that were deleted, or went into another one. */
export const collegeBin = defineBin({
  entity: '10',
  bizType: 'operations/school-data',
  definition: collegeTable,
  nameOf: ({ name }) => name,
  labels: { code: '学校标识码', name: '院校名称', level: '办学层次', affiliation: '主管部门' },
  distinct: { code: '学校标识码', zsCode: '院校代码', name: '院校名称' },
});

/** The college of a record, where it is gone as well: it has to come back first. */
export async function lostCollege(
  { schoolId }: { readonly schoolId: number },
  { table }: MockServer,
): Promise<string | undefined> {
  if ((await table(collegeTable)).get(schoolId)) return undefined;
  const kept = (await table(recycleTable)).find(
    ({ bizType, bizId }) => bizType === collegeBin.bin.bizType && bizId === schoolId,
  );
  return kept?.name ?? '所属院校';
}
