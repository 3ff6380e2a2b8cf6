import { defineBin } from '../../management/recycle';
import { provinceShortName } from '../../platform/areas';
import { lostCollege } from '../college/collegeBin';
import { planKey, planTable } from './planTable';

/** Figures that were deleted. */
export const planBin = defineBin({
  entity: '9',
  bizType: 'operations/college-data',
  definition: planTable,
  nameOf: ({ year, groupCode, majorName, source }) =>
    [`${year} 年`, groupCode && `${groupCode} 组`, majorName || source].filter(Boolean).join(' '),
  labels: {
    year: '年份',
    provinceId: ['生源省份', (id) => provinceShortName(Number(id))],
    groupCode: '专业组',
    majorName: '招生专业名称',
    planCount: '计划数',
    minScore: '最低分',
    minRank: '最低位次',
  },
  distinct: { year: '同一院校、批次和专业的年份' },
  among: (row, other) => planKey(row) === planKey(other),
  lostParent: lostCollege,
});
