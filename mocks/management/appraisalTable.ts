import { z } from 'zod';
import { type AppraisalType, traitsOf } from '@/resources/management/appraisal/appraisal';
import { type StudentRow, servedStudents } from '../expert/studentTable';
import { createRandom, type Random } from '../random';
import { defineTable, type SeedContext, stamps } from '../table';
import { dayLength, formatTime } from '../time';

/** A test as the server keeps it: what follows from the answers is computed. */
export interface AppraisalRow {
  id: number;
  userId: number;
  storeId: number;
  type: AppraisalType;
  status: number;
  questions: number;
  answered: number;
  /** Seconds. */
  duration: number;
  longestRun: number;
  mostEqual: number;
  /** Scores by trait, 0 to 100. */
  scores: number[];
  comment: string;
  commentBy: string;
  commentTime: string;
  voidReason: string;
  finishTime: string;
  /** The test that this one gives another chance for; null for a first one. */
  resetOf: number | null;
  rev: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** Questions of each kind of test. */
const questionsOf: Readonly<Record<AppraisalType, number>> = { 1: 60, 2: 93, 3: 45, 4: 52 };

/** Aptitude tests (screen G1): 120 of the students. */
export const appraisalTable = defineTable<AppraisalRow>({
  name: 'management/appraisal',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    userId: z.number(),
    storeId: z.number(),
    type: z.literal([1, 2, 3, 4]),
    status: z.number(),
    questions: z.number(),
    answered: z.number(),
    duration: z.number(),
    longestRun: z.number(),
    mostEqual: z.number(),
    scores: z.array(z.number()),
    comment: z.string(),
    commentBy: z.string(),
    commentTime: z.string(),
    voidReason: z.string(),
    finishTime: z.string(),
    resetOf: z.number().nullable(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedAppraisals,
});

const count = 120;

const comments = [
  '兴趣与成绩优势一致，建议优先考虑理工类研究型专业，志愿可适当冲高。',
  '动手能力突出，建议结合实践类专业，并了解对应院校的培养方案。',
  '沟通意愿强，适合师范和管理方向，建议与家长一起查看专业推荐报告。',
] as const;

function seedAppraisals(context: SeedContext): AppraisalRow[] {
  const { now } = context;
  const random = createRandom(120);
  const students = servedStudents(context);
  return Array.from({ length: count }, (_, index) => {
    const student = students[index % students.length];
    return student ? [seedRow(index, student, random, now)] : [];
  }).flat();
}

/** The second round of the students takes another kind of test. */
function seedRow(index: number, student: StudentRow, random: Random, now: number): AppraisalRow {
  const type = ([1, 2, 3, 4] as const)[(index + (index >= 64 ? 1 : 0)) % 4] ?? 1;
  const status = index % 9 === 8 ? 0 : index % 15 === 7 ? 2 : 1;
  const begun = now - (1 + ((index * 5) % 150)) * dayLength - random.below(30_000) * 1000;
  const answers = answering(index, questionsOf[type], status === 0, random);
  const finishTime = status === 0 ? '' : formatTime(begun + answers.duration * 1000);
  return {
    ...{ id: index + 1, userId: student.id, storeId: student.storeId, type, status, ...answers },
    scores: status === 0 ? [] : scoresOf(type, random),
    ...commentOn(index, status, begun),
    voidReason: status === 2 ? '学生反馈为家长代答，申请重新作答' : '',
    ...{ finishTime, resetOf: null, rev: 1 },
    ...{ createTime: formatTime(begun), createBy: student.name },
    ...{ updateTime: formatTime(begun), updateBy: student.name },
  };
}

/** Signs of careless answers: every eleventh test is hasty, every thirteenth has equal answers. */
function answering(index: number, questions: number, isOpen: boolean, random: Random) {
  const answered = isOpen ? 5 + random.below(questions - 10) : questions;
  const isHasty = index % 11 === 3;
  const isEqual = index % 13 === 6;
  return {
    ...{ questions, answered },
    duration: isHasty ? Math.floor(answered * 1.4) : answered * 6 + random.below(answered * 3),
    longestRun: isEqual ? 18 : 2 + random.below(5),
    mostEqual: Math.floor(answered * (isEqual ? 0.88 : 0.3)),
  };
}

/** Pairs add up to a hundred. */
function scoresOf(type: AppraisalType, random: Random): number[] {
  if (type !== 2) return traitsOf[type].map(() => 30 + random.below(66));
  return traitsOf[2].flatMap((_, index) => {
    const first = 20 + random.below(61);
    return index % 2 === 0 ? [first, 100 - first] : [];
  });
}

function commentOn(index: number, status: number, begun: number) {
  if (status !== 1 || index % 3 !== 0) return { comment: '', commentBy: '', commentTime: '' };
  const comment = comments[(index / 3) % comments.length] ?? comments[0];
  return { comment, commentBy: '陈牧之', commentTime: formatTime(begun + dayLength / 2) };
}
