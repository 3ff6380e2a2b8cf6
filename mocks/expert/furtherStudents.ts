import { categoryOf } from '@/src/gaokao/subjects';
import { currentYear } from '../gaokao/batchTable';
import { provinceOf } from '../gaokao/provinces';
import { createRandom } from '../random';
import { mobileNumber, personName } from '../seed/names';
import { dayLength, formatDay, formatTime } from '../time';
import type { StudentRow } from './studentTable';

/** The state of users outside the expert service: its lists leave them out. */
export const unserved = -1;

const count = 236;

const provinceIds = [430000, 440000, 220000, 110000, 130000, 650000, 370000, 210000] as const;

/** Users of the products alone, after those of the expert service: with both of them there are 300 (screen G6). */
export function furtherStudents(
  { id: firstId, storeIds }: { readonly id: number; readonly storeIds: readonly number[] },
  now: number,
): StudentRow[] {
  const random = createRandom(236);
  return Array.from({ length: count }, (_, index) => {
    const [id, name] = [firstId + index, personName(random)];
    const provinceId = provinceIds[index % provinceIds.length] ?? 430000;
    const time = formatTime(now - (index % 180) * dayLength - random.below(36_000) * 1000);
    return {
      ...{ id, userId: id, storeId: storeIds[index % storeIds.length] ?? 2, name },
      ...{ gender: index % 2 === 0 ? (1 as const) : (2 as const), mobile: mobileNumber(5101 + index) },
      ...{
        provinceId,
        cityName: '',
        schoolName: '',
        year: currentYear + (index % 7 === 3 ? 1 : 0),
        examNo: '',
      },
      ...subjectsOf(provinceId, index),
      ...{ scoreType: 3 as const, score: index % 3 === 0 ? null : 420 + random.below(220), rank: null },
      ...{ bonus: 0, subjectScores: {}, language: '英语', nation: '汉族', colorVision: 0 as const },
      ...{ guardian: '', guardianMobile: '', height: null, vision: null },
      prefer: { provinceIds: [], cityNames: [], majorCodes: [], natures: [], labels: [], tuitionMax: null },
      exclude: { provinceIds: [], majorCodes: [], natures: [] },
      ...{ expertId: null, fillStatus: unserved, remark: '', updatedAt: time, createTime: time },
      ...{ scoreChanges: 0, yearChanges: 0, orderNo: '', rev: 1 },
      ...membershipOf(index, provinceId, now),
    };
  });
}

function subjectsOf(
  provinceId: number,
  index: number,
): Pick<StudentRow, 'subjectType' | 'subjects' | 'category'> {
  const subjectType = provinceOf(provinceId)?.subjectType ?? 3;
  const hasArts = index % 3 === 1;
  const arts = subjectType === 1 ? ['文科'] : ['历史', '政治', '地理'];
  const sciences = subjectType === 1 ? ['理科'] : ['物理', '化学', '生物'];
  const subjects = hasArts ? arts : sciences;
  return { subjectType, subjects, category: categoryOf(subjectType, subjects) ?? 3 };
}

/**
 * The membership of a seeded user: mostly ordinary users, some of them former members; the others bought online.
 */
function membershipOf(index: number, provinceId: number, now: number) {
  const started = now - (1 + (index % 25)) * dayLength;
  const ordinary = { userType: 0 as const, vipPayType: 0 as const, provinceIds: [], trialUsed: 0 as const };
  if (index % 10 < 6) return { ...ordinary, vipExpire: '', startTime: '' };
  if (index % 10 === 6) {
    const ended = `${formatDay(started)} 23:59:59`;
    return {
      ...ordinary,
      trialUsed: 1 as const,
      vipExpire: ended,
      startTime: formatTime(started - 3 * dayLength),
    };
  }
  const end = [`${currentYear}-09-30`, formatDay(now + 30 * dayLength)].sort().at(-1);
  return {
    ...{ userType: index % 10 === 7 ? (2 as const) : (1 as const), vipPayType: 3 as const },
    ...{ provinceIds: [provinceId], trialUsed: 0 as const, startTime: formatTime(started) },
    vipExpire: `${end} 23:59:59`,
  };
}
