import { type BatchConfig, fillTimeProblem } from './batch';
import { categoryName } from './subjects';

/** A problem of one of the batches; `index` is -1 where it is about all of them. */
export interface BatchProblem {
  readonly index: number;
  readonly field: keyof BatchConfig;
  readonly text: string;
}

type Rule = (batch: BatchConfig, index: number, all: readonly BatchConfig[]) => BatchProblem[];

/**
 * The problems of a province's batches of one year (screen Q4). The form shows them, and the server refuses with the
 * first.
 */
export function checkBatches(batches: readonly BatchConfig[], fullMark: number): BatchProblem[] {
  const rules: readonly Rule[] = [
    nameRule,
    choiceRule,
    majorRule,
    boundRule,
    ratioRule,
    timeRule,
    evidenceRule,
  ];
  const mains = batches.filter(({ main }) => main === 1).length;
  return [
    ...(mains === 1 ? [] : [{ index: -1, field: 'main' as const, text: '请选择一个主批次' }]),
    ...batches.flatMap((batch, index) => [
      ...rules.flatMap((rule) => rule(batch, index, batches)),
      ...lineProblems(batch, index, fullMark),
    ]),
    ...orderProblems(batches),
  ];
}

const nameRule: Rule = ({ name }, index, all) => {
  if (name.trim() === '') return [{ index, field: 'name', text: '请输入批次名称' }];
  const isTaken = all.some((other, place) => place < index && other.name.trim() === name.trim());
  return isTaken ? [{ index, field: 'name', text: '批次名称已存在' }] : [];
};

const choiceRule: Rule = ({ maxChoices }, index) =>
  isWithin(maxChoices, 1, 200) ? [] : [{ index, field: 'maxChoices', text: '志愿上限须为 1–200' }];

const majorRule: Rule = ({ mode, maxMajors, minMajors }, index) => {
  const most = mode === 1 ? 1 : 30;
  if (!isWithin(maxMajors, 1, most))
    return [
      {
        index,
        field: 'maxMajors',
        text: mode === 1 ? '该模式每志愿专业数固定为 1' : '每志愿专业数须为 1–30',
      },
    ];
  if (isWithin(minMajors, 1, maxMajors)) return [];
  return [{ index, field: 'minMajors', text: '最少专业数须为 1 到最多专业数之间的整数' }];
};

const boundRule: Rule = ({ rush, match, safe }, index) =>
  [rush, match, safe].every(Number.isInteger) && 1 <= rush && rush < match && match < safe && safe <= 99
    ? []
    : [{ index, field: 'rush', text: '阈值须依次增大' }];

const ratioRule: Rule = ({ ratio }, index) =>
  ratio.every((part) => isWithin(part, 0, 999)) && ratio.some((part) => part > 0)
    ? []
    : [{ index, field: 'ratio', text: '请输入冲稳保比例' }];

const timeRule: Rule = (batch, index) => {
  const text = fillTimeProblem(batch);
  return text === undefined ? [] : [{ index, field: 'fillStart', text }];
};

const evidenceRule: Rule = ({ evidence, remark }, index) =>
  evidence === 'A' && !remark?.trim()
    ? [{ index, field: 'remark', text: '依据为官方原文时，请在备注中注明出处' }]
    : [];

function lineProblems({ lines }: BatchConfig, index: number, fullMark: number): BatchProblem[] {
  const isRight = lines.every(({ score }) => isWithin(score, 0, fullMark));
  return isRight ? [] : [{ index, field: 'lines', text: `控制线须为 0–${fullMark} 的整数` }];
}

const levels: Readonly<Record<BatchConfig['kind'], number | undefined>> = {
  vocational: 1,
  undergrad: 2,
  special: 3,
  advance: undefined,
};

/** 专科 ≤ 本科 ≤ 特控, for each kind of candidates. */
function orderProblems(batches: readonly BatchConfig[]): BatchProblem[] {
  return batches.flatMap((batch, index) => {
    const level = levels[batch.kind];
    const isBroken = batch.lines.some((line) =>
      batches.some(
        (other) =>
          (levels[other.kind] ?? 9) < (level ?? 0) &&
          other.lines.some(
            ({ category, variant, score }) =>
              category === line.category && variant === line.variant && score > line.score,
          ),
      ),
    );
    return isBroken ? [{ index, field: 'lines' as const, text: '控制线应逐级升高' }] : [];
  });
}

/** A batch with another mode and all that follows: 专业+院校 has one major a choice, and no adjustment. */
export function withMode(batch: BatchConfig, mode: BatchConfig['mode']): BatchConfig {
  if (mode === batch.mode) return batch;
  if (mode === 1) return { ...batch, mode, maxMajors: 1, minMajors: 1, obeyAllowed: 0, adjustScope: 0 };
  const scope = mode === 2 ? 1 : 2;
  const maxMajors = batch.mode === 1 ? 6 : batch.maxMajors;
  return { ...batch, mode, maxMajors, adjustScope: batch.obeyAllowed ? scope : 0 };
}

/** 1 where a batch has a mode of its own; 0 where it follows its province. */
export function modeOwnOf(
  mode: BatchConfig['mode'],
  provinceMode: BatchConfig['mode'],
): BatchConfig['modeOwn'] {
  return mode === provinceMode ? 0 : 1;
}

/** The lines of a batch for the staff: 物理类 437、历史类 450. */
export function linesText({ lines }: Pick<BatchConfig, 'lines'>): string {
  return lines
    .map(
      ({ category, variant, score }) =>
        `${categoryName(category)}${variant ? ` ${variant} 类` : ''} ${score}`,
    )
    .join('、');
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
