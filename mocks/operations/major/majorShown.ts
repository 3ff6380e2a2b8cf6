import { reqStatsOf } from '../../expert/majorDetail';
import type { SignedInRequest } from '../../route';
import { planTable } from '../plan/planTable';
import { type MajorRow, majorClasses } from './majorTable';

/** Majors as they are shown: with the names of their classes, and how many colleges took students for them. */
export async function majorPresenter({ mockServer }: Pick<SignedInRequest, 'mockServer'>) {
  const classes = await majorClasses();
  const schools = new Map<number | string, Set<number>>();
  for (const { majorId, majorName, schoolId } of (await mockServer.table(planTable)).all()) {
    const key = majorId ?? majorName;
    schools.set(key, (schools.get(key) ?? new Set<number>()).add(schoolId));
  }
  return (row: MajorRow) => ({
    ...row,
    className: classes.get(row.classCode)?.name ?? '',
    category: classes.get(row.classCode)?.category ?? '',
    schoolCount: new Set([...(schools.get(row.id) ?? []), ...(schools.get(row.name) ?? [])]).size,
  });
}

/** One major, with what plans demand for it. */
export async function shownMajor(request: SignedInRequest, row: MajorRow) {
  const present = await majorPresenter(request);
  const bare = row.code.slice(0, 6);
  const own = await reqStatsOf(row.code);
  return { ...present(row), reqStats: own.length > 0 ? own : await reqStatsOf(bare) };
}

/** 层次, 门类 and 专业类 as a tree, each with what the filter `node` takes. */
export async function majorTree() {
  const classes = [...(await majorClasses()).values()];
  return (['本科', '专科'] as const).map((level) => {
    const own = classes.filter((one) => one.level === level);
    const categories = [...new Set(own.map(({ category }) => category))];
    return {
      ...{ id: level, label: level },
      children: categories.map((category) => {
        const below = own.filter((one) => one.category === category);
        return {
          ...{ id: below[0]?.code.slice(0, 2) ?? '', label: category },
          children: below.map(({ code, name }) => ({ id: code, label: `${code} ${name}` })),
        };
      }),
    };
  });
}
