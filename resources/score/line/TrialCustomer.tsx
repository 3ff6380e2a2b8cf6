import { Alert, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { type ExamLines, examSubjects } from '@/src/gaokao/examLines';
import { categoryName } from '@/src/gaokao/subjects';
import { readPhone } from '@/src/lib/phoneNumber';
import { plainText } from '@/src/lib/plainText';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { scoreEndpoints } from '../endpoints';
import styles from './line.module.css';
import { readCategory } from './readExam';

const { student } = scoreEndpoints['score/line'].operations;

/** A transcript that is tried; nothing of it is kept. */
export interface Trial {
  readonly score: number | null;
  readonly rank: number | null;
  readonly marks: Readonly<Record<string, number>>;
}

interface Props {
  readonly exam: ExamLines;
  readonly onFound: (found: Partial<Trial>) => void;
}

interface Lookup {
  readonly running?: boolean;
  readonly found?: Record<string, unknown>;
  readonly refusal?: string;
}

/**
 * Takes score and marks from a customer, found by number or mobile. The mobile is neither stored nor shown in full
 * (Q6).
 */
export function TrialCustomer({ exam, onFound }: Props) {
  const { callOperation } = useServices();
  const [asked, setAsked] = useState('');
  const [{ running = false, found, refusal }, setLookup] = useState<Lookup>({});
  const search = async () => {
    if (running) return;
    const text = readPhone(asked) ?? plainText(asked);
    if (!/^\d+$/.test(text)) return setLookup({ refusal: '请输入考生编号或手机号' });
    setLookup({ running: true });
    const body = /^1\d{10}$/.test(text) ? { mobile: text } : { id: text };
    try {
      const { data } = await callOperation(student, { body, options: { allowRepeat: true, quiet: true } });
      if (!isRecord(data)) return setLookup({ refusal: '考生不存在' });
      onFound(readTrial(data, exam));
      setLookup({ found: data });
    } catch (error) {
      setLookup({ refusal: error instanceof Error ? error.message : '考生查询失败' });
    }
  };
  const doubt = found && doubtOf(found, exam);
  return (
    <div className={styles.customer}>
      <Space.Compact block>
        <Input
          aria-label="考生编号或手机号"
          placeholder="考生编号或手机号，带入该考生的成绩"
          inputMode="numeric"
          autoComplete="off"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          onPressEnter={() => void search()}
        />
        <Button {...busy(running)} onClick={() => void search()}>
          带入考生
        </Button>
      </Space.Compact>
      {found && <p role="status">{describe(found)}</p>}
      {doubt && <Alert type="warning" showIcon message={doubt} />}
      {refusal && <Alert type="error" showIcon message={refusal} />}
    </div>
  );
}

function readTrial(found: Record<string, unknown>, { category, provinceId }: ExamLines): Partial<Trial> {
  const marks = isRecord(found.subjectScores) ? found.subjectScores : {};
  const known = examSubjects(category, provinceId).flatMap(({ name }) =>
    name in marks ? [[name, numberOr(marks[name])] as const] : [],
  );
  return { score: numberOr(found.score) || null, rank: null, marks: Object.fromEntries(known) };
}

function describe(found: Record<string, unknown>): string {
  const kind = numberOr(found.scoreType) === 1 ? '（当前为高考成绩，请核对）' : '';
  return `${textOr(found.name)} ${maskMobile(textOr(found.mobile))} ${poolOf(found)}${kind}`;
}

/** The reason against trying this customer by these lines. */
function doubtOf(found: Record<string, unknown>, { provinceId, category }: ExamLines): string | undefined {
  if (numberOr(found.score) === 0) return '该考生尚未登记成绩，请直接输入模考总分';
  const isOther = numberOr(found.provinceId) !== provinceId || numberOr(found.category) !== category;
  return isOther ? `该考生为${poolOf(found)}，与本场考试不同，换算仅供参考` : undefined;
}

function poolOf(found: Record<string, unknown>): string {
  return `${textOr(found.provinceName)}${categoryName(readCategory(found.category))}`;
}
