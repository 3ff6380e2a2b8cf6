import { defineBin } from '../../management/recycle';
import { collegeTable } from './collegeTable';

/** Colleges that were deleted, or went into another one. */
export const collegeBin = defineBin({
  entity: '10',
  bizType: 'operations/school-data',
  definition: collegeTable,
  nameOf: ({ name }) => name,
  labels: { code: '学校标识码', name: '院校名称', level: '办学层次', affiliation: '主管部门' },
  distinct: { code: '学校标识码', name: '院校名称' },
});
