import type { RecordId } from '@/src/lib/recordId';
import type { Category, SubjectType } from './student';
import { categoriesOf, categoryName, subjectName } from './subjects';

/** The lines of one batch in a mock exam: the total, and one for each subject. */
export interface DrawnLine {
  readonly batchId: number;
  /** 特控线, 本科线 or 专科线. */
  readonly name: string;
  readonly score: number;
  readonly subjects: Readonly<Record<string, number>>;
}

/** A mock exam's parts that decide whether its lines are sound (screen Q6). */
export interface DrawnExam {
  readonly provinceId: number;
  readonly year: number;
  readonly category: Category;
  readonly examName: string;
  /** `YYYY-MM-DD`. */
  readonly examDate: string;
  readonly fullMark: number;
  readonly lines: readonly DrawnLine[];
}

/** A mock exam with its lines (模考划线). */
export interface ExamLines extends DrawnExam {
  readonly id: RecordId;
  readonly provinceName?: string | undefined;
  /** Candidates of the exam. */
  readonly total?: number | null | undefined;
  /** The gaokao that it is converted to. */
  readonly gaokaoYear: number;
  readonly enabled: 0 | 1;
  readonly remark: string;
  /** Transcripts that use it, and the error of their predictions, in points; both are the server's. */
  readonly transcripts?: number | undefined;
  readonly meanError?: number | null | undefined;
}

/** A problem or an oddity, and its field; a cell of the grid is `lines.2.化学`, or `lines.2` for the total. */
export interface ExamProblem {
  readonly field: string;
  readonly level: 'error' | 'warn';
  readonly text: string;
}

/** The lines of an exam, hardest first. */
export const lineKinds = [
  { batchId: 1, name: '特控线' },
  { batchId: 2, name: '本科线' },
  { batchId: 3, name: '专科线' },
] as const;

/** Subject lines may add up to this many points more or less than the total. */
const sumTolerance = 15;

const shanghai = 310000;
const zhejiang = 330000;
/** 海南 converts its marks to standard scores, which no full mark bounds. */
const hainan = 460000;

/** Subjects of a pool in a province with their full marks; null where nothing bounds them. */
export function examSubjects(
  category: Category,
  provinceId: number,
): { readonly name: string; readonly fullMark: number | null }[] {
  const electives: readonly string[] = electivesOf(category, provinceId);
  const elective = category < 3 ? 300 : provinceId === shanghai ? 70 : 100;
  const bound = (mark: number) => (provinceId === hainan ? null : mark);
  return [
    ...['语文', '数学', '外语'].map((name) => ({ name, fullMark: bound(150) })),
    ...electives.map((name) => ({ name, fullMark: bound(elective) })),
  ];
}

function electivesOf(category: Category, provinceId: number): string[] {
  if (category < 3) return ['综合'];
  const shared = ['化学', '生物', '政治', '地理'];
  if (category === 4) return ['物理', ...shared];
  if (category === 5) return ['历史', ...shared];
  return ['物理', '历史', ...shared, ...(provinceId === zhejiang ? ['技术'] : [])];
}

/** Q6: the problems of an exam's lines; the screen checks first, then the server. */
export function checkExamLines(exam: DrawnExam): ExamProblem[] {
  const lines = [...exam.lines].sort((a, b) => a.batchId - b.batchId);
  return [
    ...checkExam(exam),
    ...lines.flatMap((line) => checkLine(line, exam)),
    ...lines.slice(1).flatMap((line, index) => checkOrder(lines[index], line, exam)),
  ];
}

function checkExam({ examDate, year, fullMark }: DrawnExam): ExamProblem[] {
  const gaokao = `${year}-06-07`;
  return [
    ...(examDate >= gaokao ? [error('examDate', '考试日期须早于当年高考')] : []),
    ...(fullMark < 100 || fullMark > 900 ? [error('fullMark', '满分须为 100–900')] : []),
  ];
}

/** The problem of a pool that the province does not have: no exam is drawn for it. */
export function checkCategory(category: Category, type: SubjectType): ExamProblem[] {
  if (categoriesOf(type).includes(category)) return [];
  return [error('category', `该省份没有${categoryName(category)}`)];
}

function checkLine({ batchId, name, score, subjects }: DrawnLine, exam: DrawnExam): ExamProblem[] {
  const field = `lines.${batchId}`;
  const expected = examSubjects(exam.category, exam.provinceId);
  const missing = expected.filter((subject) => subjects[subject.name] === undefined);
  const above = expected.filter(
    (subject) => subject.fullMark !== null && (subjects[subject.name] ?? 0) > subject.fullMark,
  );
  return [
    ...(score > 0 ? [] : [error(field, `请输入${name}总分`)]),
    ...(score > exam.fullMark ? [error(field, `${name}不能高于满分 ${exam.fullMark}`)] : []),
    ...above.map((subject) =>
      error(
        `${field}.${subject.name}`,
        `${name}${subjectName(subject.name)}不能高于满分 ${subject.fullMark}`,
      ),
    ),
    ...(missing.length > 0
      ? [error(field, `缺少科目：${missing.map((subject) => subjectName(subject.name)).join('、')}`)]
      : checkSum({ batchId, name, score, subjects }, exam)),
  ];
}

/** The compulsory subjects and as many electives as a candidate has, the highest of them. */
function checkSum(
  { batchId, score, subjects }: DrawnLine,
  { category, provinceId }: DrawnExam,
): ExamProblem[] {
  if (provinceId === hainan || score <= 0) return [];
  const all = examSubjects(category, provinceId).map(({ name }) => name);
  const fixed = all.slice(0, category > 3 ? 4 : category === 3 ? 3 : all.length);
  const mark = (name: string) => subjects[name] ?? 0;
  const best = all
    .slice(fixed.length)
    .map(mark)
    .sort((a, b) => b - a)
    .slice(0, category === 3 ? 3 : 2);
  const sum = [...fixed.map(mark), ...best].reduce((total, value) => total + value, 0);
  const off = Math.abs(sum - score);
  if (off <= sumTolerance) return [];
  return [
    { field: `lines.${batchId}`, level: 'warn', text: `单科线之和 ${sum} 与总分线 ${score} 相差 ${off}` },
  ];
}

function checkOrder(upper: DrawnLine | undefined, lower: DrawnLine, exam: DrawnExam): ExamProblem[] {
  if (!upper) return [];
  const text = `${upper.name}须高于${lower.name}`;
  const field = `lines.${lower.batchId}`;
  const subjects = examSubjects(exam.category, exam.provinceId).flatMap(({ name }) => {
    const [high, low] = [upper.subjects[name], lower.subjects[name]];
    const falls = high === undefined || low === undefined || high > low;
    return falls ? [] : [error(`${field}.${name}`, `${subjectName(name)}：${text}`)];
  });
  const falls = upper.score > lower.score || upper.score <= 0 || lower.score <= 0;
  return [...(falls ? [] : [error(field, text)]), ...subjects];
}

function error(field: string, text: string): ExamProblem {
  return { field, level: 'error', text };
}

/** The comparison of a transcript with one line. */
export interface LineVerdict {
  readonly name: string;
  /** Points above the line, or below it. */
  readonly diff: number;
  readonly subjects: readonly { readonly name: string; readonly diff: number }[];
  readonly verdict: '双上线' | '单上线' | '未上线';
}

/** Q6: whether a transcript reaches each line, in total and in the subjects that it names; 双上线 is both. */
export function judgeTranscript(
  score: number,
  marks: Readonly<Record<string, number>>,
  lines: readonly DrawnLine[],
): LineVerdict[] {
  return lines.map((line) => {
    const subjects = Object.entries(marks).flatMap(([name, mark]) => {
      const drawn = line.subjects[name];
      return drawn === undefined ? [] : [{ name, diff: mark - drawn }];
    });
    const inTotal = score >= line.score;
    const inSubjects = subjects.length > 0 && subjects.every(({ diff }) => diff >= 0);
    const both = inTotal && (inSubjects || subjects.length === 0);
    const verdict = both ? '双上线' : inTotal || inSubjects ? '单上线' : '未上线';
    return { name: line.name, diff: score - line.score, subjects, verdict };
  });
}

/** A mock exam against the gaokao that followed. */
export interface Prediction {
  readonly predicted: number;
  readonly actual: number;
}

/** The error of an exam's predictions. */
export interface Calibration {
  readonly count: number;
  /** Mean of predicted minus actual, in points: above 0 the exam promises too much. */
  readonly bias: number;
  /** Mean of the absolute errors. */
  readonly meanError: number;
  /** Per cent of predictions within ten points. */
  readonly within: number;
}

/** Q6: how far a mock exam can be trusted; null without transcripts. Means have one decimal. */
export function calibrate(predictions: readonly Prediction[]): Calibration | null {
  const count = predictions.length;
  if (count === 0) return null;
  const offs = predictions.map(({ predicted, actual }) => predicted - actual);
  const mean = (values: readonly number[]) =>
    Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / count) / 10;
  return {
    count,
    bias: mean(offs),
    meanError: mean(offs.map(Math.abs)),
    within: Math.round((100 * offs.filter((off) => Math.abs(off) <= 10).length) / count),
  };
}
