import type { ApplyMode } from '@/src/gaokao/batch';
import { historyOf } from '@/src/gaokao/chance';
import type { PlanMajor, PlanUnit, YearLine } from '@/src/gaokao/planUnit';
import { unitKey } from '@/src/gaokao/unitKey';
import { provinceShortName } from '../../platform/areas';
import { hashOf, type PlanGroup, type PlanSchool, type PlanScope } from './plan';

/** Cuts a college's places into units of a mode: majors, groups, or the college itself. No chances yet. */
export function cutSchool(school: PlanSchool, mode: ApplyMode, scope: PlanScope): PlanUnit[] {
  const about = commonOf(school, scope);
  if (mode === 3) return [wholeSchool(school, about)];
  return school.groups.flatMap((group) =>
    mode === 2
      ? [ofGroup(group, school, about)]
      : group.majors.map((major) => ofMajor(major, group, school, about)),
  );
}

type Common = Omit<
  PlanUnit,
  'key' | 'req' | 'planCount' | 'history' | 'majors' | 'basis' | 'synthetic' | 'gone'
>;

function commonOf({ code, name, college }: PlanSchool, { batch, category }: PlanScope): Common {
  return {
    provinceId: batch.provinceId,
    year: batch.year,
    batchId: batch.id,
    category,
    schoolId: college.id,
    schoolCode: code,
    schoolName: name,
    schoolProvinceId: college.provinceId,
    schoolProvinceName: provinceShortName(college.provinceId),
    schoolCity: college.city,
    schoolType: college.type,
    nature: college.nature,
    labels: college.tags,
    chance: null,
    refRank: null,
    spread: null,
    volatility: null,
  };
}

function ofGroup(group: PlanGroup, { history: school }: PlanSchool, about: Common): PlanUnit {
  const { code, req, majors, history: own, synthetic, gone } = group;
  const found = historyOf(2, { own, majors: majors.map((major) => major.history), school });
  const key = unitKey(2, { schoolCode: about.schoolCode, groupCode: code });
  const places = gone === 1 ? { planCount: 0, planPrev: sum(majors) } : placesOf(majors, key);
  return {
    ...about,
    ...places,
    key,
    groupCode: code,
    groupName: `${code} 组`,
    req,
    majors,
    synthetic,
    gone,
    history: found.history,
    basis: found.basis,
    tuition: cheapest(majors),
  };
}

function ofMajor(major: PlanMajor, group: PlanGroup, school: PlanSchool, about: Common): PlanUnit {
  const { majorCode, majorId, majorName, majorClass, req, tuition, years, restrict } = major;
  const isKnown = major.history.some(({ minRank }) => minRank > 0);
  const sameClass = isKnown ? [] : historiesOf(school, majorClass);
  const found = historyOf(1, { own: major.history, sameClass });
  const key = unitKey(1, { schoolCode: about.schoolCode, majorCode });
  return {
    ...about,
    ...placesOf([major], key),
    key,
    majorCode,
    majorId,
    majorName,
    majorClass,
    req,
    tuition,
    years,
    majors: [],
    ...(restrict ? { restrict } : {}),
    synthetic: group.synthetic,
    gone: group.gone,
    history: found.history,
    basis: found.basis,
  };
}

function historiesOf({ groups }: PlanSchool, majorClass: string) {
  const all = groups.flatMap(({ majors }) => majors);
  return all.filter((one) => one.majorClass === majorClass).map(({ history }) => history);
}

function wholeSchool({ groups: all, history, synthetic }: PlanSchool, about: Common): PlanUnit {
  const present = all.filter(({ gone }) => gone === 0);
  const majors = present.flatMap((group) => group.majors);
  const [first] = present;
  const isOne = present.every(({ req }) => req === first?.req);
  const groups = easiest(present.map((group) => group.history));
  const parts = groups.length > 0 ? groups : easiest(majors.map((major) => major.history));
  const found = historyOf(3, { own: history.length > 0 ? history : parts });
  const key = unitKey(3, about);
  const invented = present.some((group) => group.synthetic === 1) ? 1 : synthetic;
  const mark = history.length > 0 ? synthetic : invented;
  return {
    ...about,
    ...{
      key,
      req: isOne ? (first?.req ?? '') : '',
      majors,
      synthetic: mark,
      gone: present.length > 0 ? 0 : 1,
    },
    ...{ ...placesOf(majors, key), ...found, tuition: cheapest(majors) },
  };
}

/**
 * The line of the largest rank of each year: the college's last candidate. The plan of that part is not the
 * college's.
 */
function easiest(histories: readonly (readonly YearLine[])[]): YearLine[] {
  const years = new Map<number, YearLine>();
  for (const line of histories.flat())
    if (line.minRank > (years.get(line.year)?.minRank ?? 0)) years.set(line.year, line);
  return [...years.values()]
    .map(({ plan: _plan, ...line }) => line)
    .sort((one, other) => other.year - one.year);
}

/** Places of a unit; every twentieth unit has far fewer than the year before. */
function placesOf(majors: readonly PlanMajor[], key: string) {
  const planCount = sum(majors);
  const share = hashOf(`v${key}`);
  const growth = share < 0.05 ? 1.8 : 0.85 + 0.3 * hashOf(`w${key}`);
  // A new unit has no year before.
  return share > 0.97 ? { planCount } : { planCount, planPrev: Math.max(1, Math.round(planCount * growth)) };
}

function sum(majors: readonly PlanMajor[]): number {
  return majors.reduce((all, { planCount }) => all + planCount, 0);
}

function cheapest(majors: readonly PlanMajor[]): number | undefined {
  return majors.length === 0 ? undefined : Math.min(...majors.map(({ tuition }) => tuition));
}
