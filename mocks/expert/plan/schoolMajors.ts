import type { PlanMajor, Restrict } from '@/src/gaokao/planUnit';
import type { Category } from '@/src/gaokao/student';
import { isPlainPool } from '@/src/gaokao/subjects';
import { groupBy } from '@/src/lib/groupBy';
import type { College } from '../../gaokao/colleges';
import { jilinPlan } from '../../gaokao/jilinPlan';
import { type Major, majors, usualRequirements, vocationalMajors } from '../../gaokao/majors';
import { once } from '../../kept';
import { hashOf, pickOf } from './plan';
import { type Demand, demandOf } from './requirements';

/** A major that a college usually offers, with what it demands in a pool. */
export interface UsualMajor {
  readonly major: Pick<Major, 'code' | 'name' | 'majorClass' | 'years'>;
  /** The name in the plan: 计算机类. */
  readonly name: string;
  readonly demand: Demand;
}

/** Classes that colleges of a kind usually have, by the beginnings of majors' codes. */
const usualClasses: Readonly<Record<string, string>> = {
  综合: '0201 0203 0301 0501 0502 0503 0701 0702 0703 0710 0712 0807 0808 0809 0804 1202 1204 0810 0825 0601',
  理工: '0802 0803 0804 0805 0806 0807 0808 0809 0810 0813 0818 0825 0828 1201 1202 0502 0701 0712 0301',
  师范: '0401 0501 0502 0601 0701 0702 0703 0705 0710 0711 0809 0305 0807 1204 0712',
  医药: '1001 1002 1003 1004 1005 1006 1007 1008 1010 1011 0826 0710 1201',
  财经: '0201 0202 0203 0204 1201 1202 1206 1208 0301 0502 0712 0809',
  农林: '0901 0903 0904 0905 0827 0710 0825 0828 1203 0809 0802 0823',
  政法: '0301 0302 0303 0306 0831 1204 0502 0503 0203',
  语言: '0502 0501 0503 0204 0301 1202 0809',
  民族: '0304 0501 0502 0301 0710 0809 1202 1007',
  体育: '0402 1010 1204 0503 1209',
  艺术: '0501 0503 1202 1204 0809',
  军事: '0821 0820 0807 0809 0802 0306',
};

const codeOrder = once(async () => groupBy(await majors(), ({ code }) => code.slice(0, 4)));
const byName = once(async () => new Map((await majors()).map((major) => [major.name, major])));
const byClass = once(async () => groupBy(await majors(), ({ majorClass }) => majorClass));

/** Majors taught by a college according to the plan of 吉林: the 211 colleges and that province's. */
const announced = once(async () => {
  const groups = (await jilinPlan()).filter(({ batch }) => batch === '普通本科批');
  return groupBy(groups, ({ collegeCode }) => collegeCode);
});

const usual = new Map<string, Promise<UsualMajor[]>>();

/**
 * The majors that a college usually offers to a pool, with their usual demands: the same in every province. The pools of 文科 and
 * 理科 know no demands.
 */
export function usualMajorsOf(college: College, category: Category): Promise<readonly UsualMajor[]> {
  const key = `${college.code}|${category}`;
  const found = usual.get(key) ?? findUsual(college, category);
  usual.set(key, found);
  return found;
}

async function findUsual(college: College, category: Category): Promise<UsualMajor[]> {
  if (college.level === '高职（专科）') return vocationalOf(college);
  const known = (await announced()).get(college.code);
  const found = await (known ? announcedOf(known, category) : inventedOf(college, category));
  const offered = isPlainPool(category) ? found.map((one) => ({ ...one, demand: '不限' })) : found;
  return [...new Map(offered.map((one) => [`${one.name}|${one.demand}`, one])).values()];
}

async function announcedOf(
  groups: Awaited<ReturnType<typeof jilinPlan>>,
  category: Category,
): Promise<UsualMajor[]> {
  const pool = category === 5 || category === 1 ? 5 : 4;
  const found = groups.filter((group) => category === 3 || group.category === pool);
  return Promise.all(
    found.flatMap(({ majors: offered, body, category: own }) =>
      offered.map(async ({ name }) => {
        const demand = category === 3 && own === 4 ? physics(body) : body.replace('思想政治', '政治');
        return { major: await catalogued(name), name, demand };
      }),
    ),
  );
}

function physics(body: string): Demand {
  return body === '不限' ? (hashOf(body) < 0.5 ? '物理' : '不限') : `物理＋${body.replace('和', '＋')}`;
}

/** The catalogue's major that a plan means: itself, one of its class, or one whose name it begins with. */
export function catalogued(planName: string): Promise<UsualMajor['major']> {
  const found = meant.get(planName) ?? find(planName);
  meant.set(planName, found);
  return found;
}

const meant = new Map<string, Promise<UsualMajor['major']>>();

async function find(planName: string): Promise<UsualMajor['major']> {
  const name = planName.replace(/[(（［[].*$/, '').trim();
  const exact = (await byName()).get(name);
  if (exact) return exact;
  const [ofClass] = (await byClass()).get(name) ?? [];
  if (ofClass) return ofClass;
  const near = (await majors()).find((major) => major.name.slice(0, 2) === name.slice(0, 2));
  return { code: near?.code ?? '', name, majorClass: near?.majorClass ?? name, years: near?.years ?? 4 };
}

async function inventedOf({ code, type }: College, category: Category): Promise<UsualMajor[]> {
  const classes = (usualClasses[type] ?? usualClasses.综合 ?? '').split(' ');
  const [ordered, demands] = [await codeOrder(), await usualRequirements()];
  return classes.flatMap((name) => {
    const offered = (ordered.get(name) ?? []).slice(0, 4).filter((major) => hashOf(code + major.code) < 0.55);
    return offered.flatMap((major) => {
      const demand = demandOf(demands.get(major.code), category, `${code}${major.code}`);
      return demand === undefined ? [] : [{ major, name: major.name, demand }];
    });
  });
}

async function vocationalOf({ code }: College): Promise<UsualMajor[]> {
  const all = (await vocationalMajors()).filter((major) => major.code !== '');
  const picked = all.filter((major) => hashOf(code + major.code) < 0.2);
  return picked.map((major) => ({ major, name: major.name, demand: '不限' }));
}

/** A major inside a unit, with invented places and fees; `code` is the province's. */
export function planMajor(
  { major, name, demand: _demand }: UsualMajor,
  college: College,
  about: Pick<PlanMajor, 'majorCode' | 'req' | 'history'> & { planCount?: number; tuition?: number },
): PlanMajor {
  const seed = `${college.code}${about.majorCode}${name}`;
  const restrict = restrictionOf(major.code);
  return {
    majorId: major.code,
    majorName: name,
    majorClass: major.majorClass,
    planCount: 2 + Math.floor(hashOf(`n${seed}`) ** 2 * 24),
    tuition: tuitionOf(name, college, major.code, seed),
    years: String(major.years || 4),
    ...(restrict ? { restrict } : {}),
    ...about,
  };
}

/** Fees of majors that a college offers with a foreign one, as the plan of 吉林 has them. */
const jointTuitions = [36_000, 50_000, 60_000, 70_000, 80_000, 100_000] as const;

function tuitionOf(name: string, { nature }: College, code: string, seed: string): number {
  if (/中外合作办学|马来西亚分校/.test(name)) return pickOf(jointTuitions, seed) ?? 60_000;
  if (nature === '民办') return pickOf([16_800, 18_000, 19_800, 22_000, 26_800], seed) ?? 18_000;
  if (nature !== '公办') return pickOf([55_000, 65_000, 80_000], seed) ?? 60_000;
  if (code.startsWith('10')) return pickOf([5700, 6000, 6900], seed) ?? 6000;
  return pickOf([4800, 5000, 5300, 5500, 5850, 6500], seed) ?? 5000;
}

/** Restrictions of some majors by health and convention. */
function restrictionOf(code: string): Restrict | undefined {
  if (code.startsWith('1002') || code.startsWith('1007')) return { noColorWeak: 1, noColorBlind: 1 };
  if (code.startsWith('0703') || code.startsWith('0813')) return { noColorWeak: 1, noColorBlind: 1 };
  if (code === '050201') return { languages: ['英语'], subjectMin: { 英语: 110 } };
  if (code.startsWith('0306')) return { gender: 1, minHeight: 170 };
  return undefined;
}
