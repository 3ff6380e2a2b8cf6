import { defineBin } from '../../management/recycle';
import { majorTable } from './majorTable';

/** Majors that were deleted. */
export const majorBin = defineBin({
  entity: '11',
  bizType: 'operations/specialty',
  definition: majorTable,
  nameOf: ({ name }) => name,
  labels: { code: '专业代码', name: '专业名称', level: '层次', degree: '授予学位' },
  distinct: { code: '专业代码', name: '专业名称' },
  among: ({ level }, other) => level === other.level,
});
