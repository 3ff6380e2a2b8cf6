import { z } from 'zod';
import { type DrawnLine, type ExamLines, examSubjects, lineKinds } from '@/src/gaokao/examLines';
import { anchorsOf, convertByLines } from '@/src/gaokao/mockExam';
import type { Category } from '@/src/gaokao/student';
import { controlLinesOf } from '../gaokao/controlLines';
import { provinceOf } from '../gaokao/provinces';
import { createRandom } from '../random';
import { seedStamp } from '../seedStamp';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';

/** An exam as the mocks keep it. */
export type ExamRow = Stored<Omit<ExamLines, 'provinceName' | 'transcripts' | 'meanError'>> & {
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
};

/** The stored shape of an exam; clients may write less. */
const examShape = {
  provinceId: z.number(),
  year: z.number(),
  category: z.literal([1, 2, 3, 4, 5]),
  examName: z.string(),
  examDate: z.string(),
  fullMark: z.number(),
  total: z.number().nullable(),
  lines: z.array(
    z.object({
      batchId: z.number(),
      name: z.string(),
      score: z.number(),
      subjects: z.record(z.string(), z.number()),
    }),
  ),
  gaokaoYear: z.number(),
  remark: z.string(),
  enabled: z.literal([0, 1]),
};

/** The mock exams with their lines (screen Q6): 14 in six provinces. */
export const examTable = defineTable<ExamRow>({
  name: 'score/line',
  idField: 'id',
  schema: z.object({ id: z.number(), ...examShape, ...stamps }),
  seed: ({ now }) => seeds.map((seed, index) => ({ ...examOf(seed, index + 1), ...seedStamp(now) })),
});

type Seed = readonly [
  provinceId: number,
  category: Category,
  year: number,
  name: string,
  day: string,
  transcripts: number,
];

/** Exams of the spring; 湖南 first, as the demonstration's student is from there. */
const seeds: readonly Seed[] = [
  [430000, 4, 2026, '湖南省名校联考（3 月）', '2026-03-19', 24],
  [430000, 5, 2026, '湖南省名校联考（3 月）', '2026-03-19', 6],
  [430000, 4, 2026, '湖南省高三模拟考试（5 月）', '2026-05-08', 31],
  [420000, 4, 2026, '湖北省七市州联考（3 月）', '2026-03-12', 18],
  [420000, 5, 2026, '湖北省七市州联考（3 月）', '2026-03-12', 9],
  [440000, 4, 2026, '广东省一模', '2026-03-24', 22],
  [440000, 4, 2026, '广东省二模', '2026-04-22', 17],
  [440000, 5, 2026, '广东省一模', '2026-03-24', 11],
  [130000, 4, 2026, '河北省省级联测（4 月）', '2026-04-10', 14],
  [130000, 4, 2026, '河北省适应性考试（5 月）', '2026-05-15', 0],
  [110000, 3, 2026, '北京市海淀区一模', '2026-04-02', 12],
  [110000, 3, 2026, '北京市海淀区二模', '2026-05-06', 0],
  [650000, 2, 2026, '新疆第一次适应性检测', '2026-03-05', 8],
  [440000, 4, 2025, '广东省一模', '2025-03-20', 28],
];

function examOf(
  [provinceId, category, year, examName, examDate]: Seed,
  id: number,
): Omit<ExamRow, keyof typeof stamps> {
  const harder = 18 + ((id * 7) % 17);
  const fullMark = provinceOf(provinceId)?.fullMark ?? 750;
  const lines = gaokaoLinesOf(provinceId, year, category).map(({ batchId, name, score }) =>
    drawn(batchId, name, score - harder, { category, provinceId, fullMark }),
  );
  return {
    ...{ id, provinceId, category, year, examName, examDate, fullMark, lines, gaokaoYear: year },
    total: provinceId === 110000 ? 5200 : 60_000 + id * 9_100,
    enabled: 1,
    remark: '',
  };
}

interface Scale {
  readonly category: Category;
  readonly provinceId: number;
  readonly fullMark: number;
}

/** The lines of a batch; each subject has its share of the total. */
function drawn(
  batchId: number,
  name: string,
  score: number,
  { category, provinceId, fullMark }: Scale,
): DrawnLine {
  const subjects = examSubjects(category, provinceId).map((subject, index) => {
    const share = Math.floor((score * (subject.fullMark ?? 150)) / fullMark);
    return [subject.name, share + ((index + batchId) % 2)] as const;
  });
  return { batchId, name, score, subjects: Object.fromEntries(subjects) };
}

/** The official lines by the names that mock exams draw theirs under; 西藏 has them for each kind of candidates. */
export function gaokaoLinesOf(provinceId: number, year: number, category: Category, variant?: 'A' | 'B') {
  const ofPool = controlLinesOf(provinceId, year).filter((line) => line.category === category);
  const own = ofPool.filter((line) => line.variant === variant);
  const official = own.length > 0 ? own : ofPool;
  const namesOf: Readonly<Record<number, readonly string[]>> = {
    1: ['特殊类型', '本科一批'],
    2: ['本科批', '一段', '本科二批'],
    3: ['专科批', '二段'],
  };
  return lineKinds.flatMap(({ batchId, name }) => {
    const found = namesOf[batchId]?.flatMap((batch) => official.filter((line) => line.batch === batch))[0];
    return found ? [{ batchId, name, score: found.score }] : [];
  });
}

/** A transcript that an expert keeps for a student: her mock exam, and what she got in the end. */
export interface TranscriptRow {
  id: number;
  lineId: number;
  mockScore: number;
  gaokaoScore: number | null;
}

/** The transcripts of past mock exams: invented, told apart by number alone. */
export const transcriptTable = defineTable<TranscriptRow>({
  name: 'score/transcript',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    lineId: z.number(),
    mockScore: z.number(),
    gaokaoScore: z.number().nullable(),
  }),
  seed: seedTranscripts,
});

function seedTranscripts({ seedOf }: SeedContext): TranscriptRow[] {
  const random = createRandom(2026);
  const exams = seedOf(examTable);
  return seeds
    .flatMap(([, , , , , count], index) => {
      const exam = exams[index];
      return exam ? Array.from({ length: count }, () => transcriptOf(exam, index, random.below)) : [];
    })
    .map((row, index) => ({ id: index + 1, ...row }));
}

/** Some exams promise too much, others too little, and each scatters in its own way. */
function transcriptOf(
  exam: ExamRow,
  index: number,
  below: (end: number) => number,
): Omit<TranscriptRow, 'id'> {
  const mockScore = Math.round(exam.fullMark * 0.45) + below(Math.round(exam.fullMark * 0.42));
  const scatter = 8 + ((index * 5) % 19);
  const bias = ((index * 3) % 13) - 6;
  const gaokaoScore = predicted(exam, mockScore) - bias + below(2 * scatter + 1) - scatter;
  return { lineId: exam.id, mockScore, gaokaoScore: Math.min(exam.fullMark, gaokaoScore) };
}

/** The prediction for a score from an exam's lines (A15). */
export function predicted(
  { provinceId, category, gaokaoYear, fullMark, lines }: ExamRow,
  score: number,
): number {
  const gaokao = provinceOf(provinceId)?.fullMark ?? fullMark;
  const anchors = anchorsOf(lines, gaokaoLinesOf(provinceId, gaokaoYear, category), {
    mock: fullMark,
    gaokao,
  });
  return convertByLines(score, anchors);
}
