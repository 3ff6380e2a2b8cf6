import { matchReq } from '@/src/gaokao/requirement';
import type { Candidate } from '@/src/gaokao/student';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { assessUnit, type ScoreContext } from '../workbench/model/assess';
import { newUid } from '../workbench/model/readTable';

/** A table of a student of about the same rank. */
export interface SimilarTable {
  readonly id: RecordId;
  /** Surname alone. */
  readonly userName: string;
  readonly score: number;
  readonly rank: number;
  readonly subjects: readonly string[];
  readonly status: number;
  readonly filled: number;
}

/** Tables by how many subjects they share, then finished ones first, then by the nearness of the rank. */
export function similarFirst(
  tables: readonly SimilarTable[],
  { subjects, rank }: Pick<Candidate, 'subjects' | 'rank'>,
): SimilarTable[] {
  const shared = (table: SimilarTable) => table.subjects.filter((name) => subjects.includes(name)).length;
  const isFinal = ({ status }: SimilarTable) => (status === 2 || status === 3 ? 1 : 0);
  const distance = (table: SimilarTable) => Math.abs(table.rank - (rank ?? 0));
  return tables
    .filter(({ filled }) => filled > 0)
    .toSorted((a, b) => shared(b) - shared(a) || isFinal(b) - isFinal(a) || distance(a) - distance(b));
}

/** The rows that this student may take over, as new ones: without what the other one's expert noted and marked. */
export function fittingRows(rows: readonly ChoiceRow[], context: ScoreContext): ChoiceRow[] {
  const { batch, candidate } = context;
  return rows.flatMap(({ unit, picks, obey }) => {
    const barred = unit.gone === 1 || !sameId(unit.batchId, batch.id) || matchReq(unit, candidate).ok === 0;
    if (barred) return [];
    const open = picks.filter((code) => {
      const major = unit.majors.find(({ majorCode }) => majorCode === code);
      return major && matchReq({ req: major.req, category: unit.category }, candidate).ok !== 0;
    });
    const fresh = {
      uid: newUid(),
      unit: assessUnit(context, unit),
      locked: 0,
      manualTier: null,
      note: '',
    } as const;
    return [{ ...fresh, picks: open, obey }];
  });
}
