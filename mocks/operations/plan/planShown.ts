import { outliersOf, type PastFigure } from '@/resources/operations/collegeData/collegeData';
import { rankOf, type ScoreRow } from '@/src/gaokao/scoreTable';
import { type Admission, admissionsOf } from '../../gaokao/admissions';
import { batchTable } from '../../gaokao/batchTable';
import { provincesNow } from '../../gaokao/provinceTable';
import { scoreTableOf } from '../../gaokao/scoreTables';
import { kept } from '../../kept';
import type { MockServer } from '../../mockServer';
import { provinceShortName } from '../../platform/areas';
import type { SignedInRequest } from '../../route';
import { collegeTable } from '../college/collegeTable';
import { majorTable } from '../major/majorTable';
import { type PlanRow, planTable } from './planTable';

/** Figures as they are shown: with the names of other records, and with what is odd about them. */
export async function planPresenter({ mockServer }: Pick<SignedInRequest, 'mockServer'>) {
  const { table } = mockServer;
  const rows = (await table(planTable)).all();
  const [batches, schools, majors] = [
    await table(batchTable),
    await table(collegeTable),
    await table(majorTable),
  ];
  const modes = new Map((await provincesNow(mockServer)).map(({ id, subjectType }) => [id, subjectType]));
  const [pastOf, tables] = [await pastFinder(rows), await tablesOf(mockServer, rows)];
  return (row: PlanRow) => {
    const major = row.majorId === null ? undefined : majors.get(row.majorId);
    const scores = tables.get(tableKey(row));
    const places = scores && row.minScore !== null ? rankOf(scores, row.minScore) : null;
    const outliers = outliersOf(row, pastOf(row), places);
    return {
      ...row,
      provinceName: provinceShortName(row.provinceId),
      batchName: batches.get(row.batchId)?.name ?? '',
      schoolName: schools.get(row.schoolId)?.name ?? '',
      majorText: major ? `${major.code} ${major.name}` : '',
      subjectType: modes.get(row.provinceId) ?? 3,
      outliers,
      odd: outliers.length > 0 ? 1 : 0,
    };
  };
}

type Line = Pick<PlanRow, 'provinceId' | 'category' | 'schoolId' | 'groupCode' | 'majorName'>;

/** The key of a line that stays the same from year to year. */
function lineKey({ provinceId, category, schoolId, groupCode, majorName }: Line): string {
  return [provinceId, category, schoolId, groupCode, majorName].join('|');
}

/** Finds a row's earlier figures: in the table, and in what was announced for years that the table lacks. */
async function pastFinder(rows: readonly PlanRow[]): Promise<(row: PlanRow) => readonly PastFigure[]> {
  const found = new Map<string, PastFigure[]>();
  const add = (key: string, figure: PastFigure) => found.set(key, [...(found.get(key) ?? []), figure]);
  for (const row of rows) add(lineKey(row), row);
  const provinces = [...new Set(rows.map(({ provinceId }) => provinceId))];
  const before = new Map(
    await Promise.all(provinces.map(async (id) => [id, await announcedIn(id)] as const)),
  );
  return (row) => {
    const key = lineKey(row);
    const own = found.get(key) ?? [];
    const announced = before.get(row.provinceId)?.get(key) ?? [];
    const isOwn = (year: number) => own.some((figure) => figure.year === year);
    return [...own, ...announced.filter(({ year }) => !isOwn(year))];
  };
}

type FiguresByLine = ReadonlyMap<string, readonly PastFigure[]>;

/** Announced figures by province, cached: the files do not change, and hold tens of thousands of lines. */
const announcements = new Map<number, Promise<FiguresByLine>>();

function announcedIn(provinceId: number): Promise<FiguresByLine> {
  return kept(announcements, provinceId, () => readAnnounced(provinceId));
}

async function readAnnounced(provinceId: number): Promise<FiguresByLine> {
  const found = new Map<string, PastFigure[]>();
  for (const line of await admissionsOf(provinceId)) {
    const key = lineKey(lineOf(provinceId, line));
    const figures = found.get(key);
    if (figures) figures.push(pastOf(line));
    else found.set(key, [pastOf(line)]);
  }
  return found;
}

function lineOf(provinceId: number, { category, collegeCode, code }: Admission): Line {
  return { provinceId, category, schoolId: Number(collegeCode), groupCode: code, majorName: '' };
}

function pastOf({ year, minScore, minRank }: Admission): PastFigure {
  return { year, minScore, minRank: minRank ?? null };
}

/** The score tables that the rows' ranks come from; those that are missing say nothing. */
async function tablesOf(mockServer: MockServer, rows: readonly PlanRow[]) {
  const tables = new Map<string, readonly ScoreRow[]>();
  for (const row of rows) {
    const key = tableKey(row);
    if (tables.has(key)) continue;
    tables.set(key, (await scoreTableOf(mockServer, row)) ?? []);
  }
  return tables;
}

function tableKey({ provinceId, year, category }: PlanRow): string {
  return `${provinceId} ${year} ${category}`;
}
