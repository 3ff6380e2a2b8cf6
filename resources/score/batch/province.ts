import type { ApplyMode } from '@/src/gaokao/batch';
import type { SubjectType } from '@/src/gaokao/student';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A province in the list of screen Q4. */
export interface Province {
  readonly id: RecordId;
  readonly name: string;
  readonly shortName: string;
  readonly year: number;
  /** The server's value, as is `mode`. */
  readonly subjectType: number;
  readonly mode: number;
  readonly batchCount: number;
  /** 1 where batches have different modes. */
  readonly mixed: 0 | 1;
  readonly mainLimit: string;
  readonly fullMark: number;
  /** 1 where the tools serve it. */
  readonly open: 0 | 1;
  readonly updatedAt: string;
}

/** The settings of one province. */
export interface ProvinceInfo {
  readonly id: number;
  readonly shortName: string;
  readonly subjectType: SubjectType;
  readonly mode: ApplyMode;
  readonly fullMark: number;
  readonly examDays: number;
  readonly open: 0 | 1;
  readonly official: string;
}

/** Parses the response of `provinceInfo`. */
export function readProvince(value: unknown): ProvinceInfo {
  const data = isRecord(value) ? value : {};
  const among = <const T extends number>(values: readonly T[], member: unknown, otherwise: T) =>
    values.find((one) => one === numberOr(member)) ?? otherwise;
  return {
    id: numberOr(data.id),
    shortName: provinceName(textOr(data.name)),
    subjectType: among([1, 2, 3], data.subjectType, 3),
    mode: among([1, 2, 3], data.mode, 2),
    fullMark: numberOr(data.fullMark, 750),
    examDays: numberOr(data.examDays, 3),
    open: among([0, 1], data.open, 0),
    official: textOr(data.official),
  };
}
