import { categories } from '@/src/gaokao/enumerations';
import type { DrawnLine, ExamLines } from '@/src/gaokao/examLines';
import type { Category } from '@/src/gaokao/student';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';

/** Reads an exam from a form or a response; missing members are empty, or 0. */
export function readExam(values: Readonly<Record<string, unknown>>): ExamLines {
  return {
    id: isRecordId(values.id) ? values.id : '',
    provinceId: numberOr(values.provinceId),
    provinceName: textOr(values.provinceName),
    year: numberOr(values.year),
    category: readCategory(values.category),
    examName: textOr(values.examName),
    examDate: textOr(values.examDate),
    fullMark: numberOr(values.fullMark, 750),
    total: numberOr(values.total) || null,
    lines: Array.isArray(values.lines) ? values.lines.filter(isRecord).map(readLine) : [],
    gaokaoYear: numberOr(values.gaokaoYear),
    enabled: isYes(values.enabled) ? 1 : 0,
    remark: textOr(values.remark),
  };
}

/** A pool of candidates; 物理类 where none is named yet. */
export function readCategory(value: unknown): Category {
  return categories.find((category) => category.value === Number(value))?.value ?? 4;
}

function readLine({ batchId, name, score, subjects }: Record<string, unknown>): DrawnLine {
  const marks = isRecord(subjects) ? Object.entries(subjects) : [];
  return {
    batchId: numberOr(batchId),
    name: textOr(name),
    score: numberOr(score),
    subjects: Object.fromEntries(marks.map(([subject, mark]) => [subject, numberOr(mark)])),
  };
}
