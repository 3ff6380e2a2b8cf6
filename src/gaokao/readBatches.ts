import { timeOr } from '../lib/dates';
import { numberOr, textOr } from '../lib/record';
import { parseId } from '../lib/recordId';
import type { BatchConfig, BatchLine, TierRatio } from './batch';
import { bit, figure, listOf, oneOf, readCategory, type Wire } from './wireValues';

/**
 * The batches of a province and year from the response of `gaokao/batchs`, in their order. Codes may be text (Q4, E3).
 */
export function readBatches(value: unknown): readonly BatchConfig[] {
  return listOf(value)
    .map(readBatch)
    .toSorted((one, other) => one.order - other.order);
}

function readBatch(value: Wire): BatchConfig {
  return {
    id: parseId(value.id) ?? '',
    provinceId: numberOr(value.provinceId),
    year: numberOr(value.year),
    name: textOr(value.name),
    kind: oneOf(['advance', 'special', 'undergrad', 'vocational'], value.kind, 'undergrad'),
    main: bit(value.main),
    evidence: oneOf(['A', 'B', 'C'], value.evidence, 'C'),
    order: numberOr(value.order),
    mode: oneOf([1, 2, 3], value.mode, 2),
    modeOwn: bit(value.modeOwn),
    maxChoices: numberOr(value.maxChoices, 45),
    maxMajors: numberOr(value.maxMajors, 6),
    minMajors: numberOr(value.minMajors, 1),
    obeyAllowed: bit(value.obeyAllowed),
    adjustScope: oneOf([0, 1, 2], value.adjustScope, 0),
    parallel: bit(value.parallel),
    lines: listOf(value.lines).map(readLine),
    rush: numberOr(value.rush, 15),
    match: numberOr(value.match, 60),
    safe: numberOr(value.safe, 85),
    ratio: readRatio(value.ratio),
    poolScale: bit(value.poolScale),
    fillStart: timeOr(value.fillStart) || undefined,
    fillEnd: timeOr(value.fillEnd) || undefined,
    enabled: bit(value.enabled ?? 1),
    remark: textOr(value.remark),
  };
}

function readLine(line: Wire): BatchLine {
  const rank = figure(line.rank);
  return {
    category: readCategory(line.category),
    score: numberOr(line.score),
    ...(rank !== null && { rank }),
    ...(line.variant === 'A' || line.variant === 'B' ? { variant: line.variant } : {}),
  };
}

function readRatio(value: unknown): TierRatio {
  const [reach = 3, match = 4, safe = 3] = Array.isArray(value) ? value.map((part) => numberOr(part)) : [];
  return [reach, match, safe];
}
