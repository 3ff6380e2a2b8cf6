import type { BatchConfig } from '@/src/gaokao/batch';
import type { PlanMajor, PlanUnit } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';

/** A batch of 湖南 with 45 groups of six majors, with the changes of a test. */
export function testBatch(more: Partial<BatchConfig> = {}): BatchConfig {
  return {
    id: 1,
    provinceId: 430000,
    year: 2026,
    name: '本科批',
    kind: 'undergrad',
    main: 1,
    evidence: 'A',
    order: 1,
    mode: 2,
    modeOwn: 0,
    maxChoices: 45,
    maxMajors: 6,
    minMajors: 1,
    obeyAllowed: 1,
    adjustScope: 1,
    parallel: 1,
    lines: [{ category: 4, score: 437 }],
    rush: 15,
    match: 60,
    safe: 85,
    ratio: [3, 4, 3],
    poolScale: 0,
    enabled: 1,
    ...more,
  };
}

/** A candidate of 湖南 with physics, chemistry and geography, 600 points. */
export function testStudent(more: Partial<Student> = {}): Student {
  return {
    id: 1,
    userId: 1,
    storeId: 1,
    storeName: '',
    name: '陈同学',
    mobile: '19900000001',
    provinceId: 430000,
    provinceName: '湖南',
    cityName: '',
    schoolName: '',
    year: 2026,
    examNo: '',
    subjectType: 3,
    subjects: ['物理', '化学', '地理'],
    category: 4,
    scoreType: 1,
    score: 600,
    rank: 18876,
    bonus: 0,
    subjectScores: { 语文: 115, 数学: 128, 外语: 120 },
    language: '英语',
    nation: '汉族',
    gender: 1,
    colorVision: 0,
    guardian: '',
    guardianMobile: '',
    prefer: { provinceIds: [], cityNames: [], majorCodes: [], natures: [], labels: [] },
    exclude: { provinceIds: [], majorCodes: [], natures: [] },
    userType: 0,
    vipPayType: 0,
    fillStatus: 2,
    updatedAt: '2026-06-26 09:00:00',
    ...more,
  };
}

/** A major inside a group, known by its code. */
export function testMajor(majorCode: string, more: Partial<PlanMajor> = {}): PlanMajor {
  return {
    majorCode,
    majorId: `0809${majorCode}`,
    majorName: `专业${majorCode}`,
    majorClass: '计算机类',
    req: '',
    planCount: 10,
    tuition: 5000,
    years: '4',
    history: [],
    chance: 90,
    ...more,
  };
}

/** A group of a college, known by its key. */
export function testUnit(key: string, more: Partial<PlanUnit> = {}): PlanUnit {
  const [schoolCode = '', groupCode = ''] = key.split('|');
  return {
    key,
    provinceId: 430000,
    year: 2026,
    batchId: 1,
    category: 4,
    schoolId: schoolCode,
    schoolCode,
    schoolName: `学校${schoolCode}`,
    schoolProvinceId: 430000,
    schoolProvinceName: '湖南',
    schoolCity: '长沙',
    schoolType: '综合',
    nature: '公办',
    labels: [],
    groupCode,
    req: '首选物理，再选不限',
    planCount: 10,
    history: [],
    majors: [testMajor('1'), testMajor('2')],
    chance: 50,
    refRank: 20000,
    spread: 0.1,
    volatility: 0.05,
    synthetic: 0,
    basis: 'group',
    gone: 0,
    ...more,
  };
}

/** A row of a table, with its first major picked. */
export function testRow(
  key: string,
  unit: Partial<PlanUnit> = {},
  more: Partial<Omit<ChoiceRow, 'unit'>> = {},
): ChoiceRow {
  const rowUnit = testUnit(key, unit);
  const picks = rowUnit.majors.slice(0, 1).map((major) => major.majorCode);
  return { uid: key, unit: rowUnit, picks, obey: 1, locked: 0, manualTier: null, note: '', ...more };
}
