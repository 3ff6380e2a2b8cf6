import type { BatchConfig } from '@/src/gaokao/batch';
import { matchReq } from '@/src/gaokao/requirement';
import type { Student } from '@/src/gaokao/student';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { sameId } from '@/src/lib/recordId';
import type { Volunteer } from './volunteer';

/** Share of the rank by which students may differ. */
const rankShare = 0.1;

/** The filters that find tables of similar students: same province, batch and category, the rank within a tenth (E6). */
export function similarFilters(row: Pick<Volunteer, 'provinceId' | 'batchId' | 'category' | 'rank'>) {
  const { provinceId, batchId, category, rank } = row;
  if (rank === null) return undefined;
  const [rankMin, rankMax] = [Math.ceil(rank * (1 - rankShare)), Math.floor(rank * (1 + rankShare))];
  return { provinceId, batchId, category, rankMin, rankMax };
}

type Candidate = Pick<Volunteer, 'id' | 'userId' | 'subjects' | 'status' | 'filled'>;

/** Tables of others that have rows: those with most subjects in common first, among them the final ones. */
export function bySimilarity<T extends Candidate>(
  tables: readonly T[],
  { userId, subjects }: Pick<Volunteer, 'userId' | 'subjects'>,
): T[] {
  const overlap = (table: Candidate) => table.subjects.filter((one) => subjects.includes(one)).length;
  const finality = ({ status }: Candidate) => (status === 2 || status === 3 ? 2 : status === 1 ? 1 : 0);
  return tables
    .filter((table) => !sameId(table.userId, userId) && table.status !== 9 && table.filled > 0)
    .toSorted((one, other) => overlap(other) - overlap(one) || finality(other) - finality(one));
}

/** A row of another's table, and what is against taking it over. */
export interface Fitting {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  /** Undefined where it fits. */
  readonly reason: string | undefined;
}

/** The rows of a table that another student could take over, by the server's rules (E6). */
export function fittingRows(
  { items }: Pick<VolunteerTable, 'items'>,
  student: Student,
  { maxChoices }: Pick<BatchConfig, 'maxChoices'>,
): Fitting[] {
  let taken = 0;
  return items.map(({ unit }, index) => {
    const { ok, reasons } = matchReq(unit, student);
    const reason =
      unit.gone === 1
        ? '今年已无招生计划'
        : ok === 0
          ? (reasons[0] ?? '选科不符')
          : taken >= maxChoices
            ? '超出志愿上限'
            : undefined;
    if (reason === undefined) taken += 1;
    const name = [unit.schoolName, unit.groupCode && `${unit.groupCode} 组`, unit.majorName].filter(Boolean);
    return { key: unit.key, place: index + 1, name: name.join(' '), reason };
  });
}
