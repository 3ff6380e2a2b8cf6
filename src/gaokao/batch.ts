import { type RecordId, sameId } from '@/src/lib/recordId';
import type { Category } from './student';

/** 1 专业+院校 (MAJ_SCH), 2 院校专业组 (SCH_GRP), 3 院校+专业 (SCH_MAJ). */
export type ApplyMode = 1 | 2 | 3;

/** A control line of a batch. */
export interface BatchLine {
  readonly category: Category;
  readonly score: number;
  readonly rank?: number | undefined;
  readonly variant?: 'A' | 'B' | undefined;
}

/** Places for 冲, 稳 and 保, as parts of a whole. */
export type TierRatio = readonly [reach: number, match: number, safe: number];

/** The rules of one batch of one province and year (screens-expert, 0.2 and Q4). */
export interface BatchConfig {
  readonly id: RecordId;
  readonly provinceId: number;
  readonly year: number;
  readonly name: string;
  readonly kind: 'advance' | 'special' | 'undergrad' | 'vocational';
  /** 1 for the one main batch of a province and year. */
  readonly main: 0 | 1;
  /** A 官方原文, B 多处一致, C 待核实. */
  readonly evidence: 'A' | 'B' | 'C';
  readonly order: number;
  readonly mode: ApplyMode;
  /** 1 where the mode does not follow the province's. */
  readonly modeOwn: 0 | 1;
  readonly maxChoices: number;
  readonly maxMajors: number;
  readonly minMajors: number;
  readonly obeyAllowed: 0 | 1;
  /** 0 无, 1 组内专业, 2 全校专业. */
  readonly adjustScope: 0 | 1 | 2;
  readonly parallel: 0 | 1;
  readonly lines: readonly BatchLine[];
  /** Per cent from which a chance is 冲, 稳, 保. */
  readonly rush: number;
  readonly match: number;
  readonly safe: number;
  readonly ratio: TierRatio;
  /** 1 converts ranks of other years by the number of candidates. */
  readonly poolScale: 0 | 1;
  /** `YYYY-MM-DD HH:mm:ss`, Beijing time. */
  readonly fillStart?: string | undefined;
  readonly fillEnd?: string | undefined;
  readonly enabled: 0 | 1;
  readonly remark?: string | undefined;
}

interface FillTimes {
  readonly fillStart?: string | null | undefined;
  readonly fillEnd?: string | null | undefined;
}

/** The problem with the filling times of a batch: both are given or none, the end after the start. */
export function fillTimeProblem({ fillStart, fillEnd }: FillTimes): string | undefined {
  if (!fillStart && !fillEnd) return undefined;
  if (!fillStart || !fillEnd) return '请选择填报起止时间';
  return fillEnd > fillStart ? undefined : '结束时间须晚于开始时间';
}

/** The text in place of what a batch is chosen for, where the province has none in the student's year. */
export function noBatches({ year }: Pick<BatchConfig, 'year'>): string {
  return `该省份 ${year} 年尚未配置批次，请先在「省份批次配置」中维护`;
}

/** The batches that are filled in: all but the stopped ones. */
export function offeredBatches(batches: readonly BatchConfig[]): readonly BatchConfig[] {
  return batches.filter(({ enabled }) => enabled === 1);
}

/** The batch that a page opens: the named one, else the main one. */
export function openBatchOf(
  batches: readonly BatchConfig[],
  batchId: RecordId | null,
): BatchConfig | undefined {
  return (
    batches.find(({ id }) => sameId(id, batchId)) ?? batches.find(({ main }) => main === 1) ?? batches[0]
  );
}
