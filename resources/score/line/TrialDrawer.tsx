import { Alert, Button, Drawer, Form, Input, InputNumber, Space, Tag } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useServices } from '@/src/crud/services';
import { type ExamLines, examSubjects, judgeTranscript } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { busy } from '@/src/ui/busy';
import { scoreEndpoints } from '../endpoints';
import styles from './line.module.css';
import { readExam } from './readExam';
import { TrialResult } from './TrialResult';

const { student } = scoreEndpoints['score/line'].operations;

/** A transcript that is tried; nothing of it is kept. */
export interface Trial {
  readonly score: number | null;
  readonly rank: number | null;
  readonly marks: Readonly<Record<string, number>>;
}

/** 试算 (screen Q6): a transcript of a mock exam, typed or a customer's, judged by the lines and converted to the gaokao. */
export default function TrialDrawer({ row, close }: RowDialogProps<ExamLines>) {
  const exam = readExam({ ...row });
  const [trial, setTrial] = useState<Trial>({ score: null, rank: null, marks: {} });
  const subjects = examSubjects(exam.category, exam.provinceId);
  const setMark = (name: string, mark: number | null) => {
    const { [name]: _old, ...others } = trial.marks;
    setTrial({ ...trial, marks: mark === null ? others : { ...others, [name]: mark } });
  };
  return (
    <Drawer open title={`试算：${exam.examName}`} width="min(720px, 100%)" onClose={close}>
      <Customer
        onFound={(found) => setTrial({ ...trial, ...found })}
        names={subjects.map(({ name }) => name)}
      />
      <Form layout="vertical" className={styles.trial} aria-label="试算">
        <Form.Item label="模考总分" htmlFor="trial-score">
          <InputNumber
            id="trial-score"
            min={0}
            max={exam.fullMark}
            precision={0}
            value={trial.score}
            onChange={(score) => setTrial({ ...trial, score })}
          />
        </Form.Item>
        <Form.Item label="模考位次" htmlFor="trial-rank">
          <InputNumber
            id="trial-rank"
            min={1}
            max={exam.total ?? Number.MAX_SAFE_INTEGER}
            precision={0}
            placeholder="选填"
            value={trial.rank}
            onChange={(rank) => setTrial({ ...trial, rank })}
          />
        </Form.Item>
        {subjects.map(({ name, fullMark }) => (
          <Form.Item key={name} label={subjectName(name)} htmlFor={`trial-${name}`}>
            <InputNumber
              id={`trial-${name}`}
              min={0}
              max={fullMark ?? 300}
              precision={0}
              placeholder="选填"
              value={trial.marks[name] ?? null}
              onChange={(mark) => setMark(name, mark)}
            />
          </Form.Item>
        ))}
      </Form>
      {trial.score === null ? (
        <p className={styles.soft}>输入模考总分后，按划线与位次两种方式换算为高考成绩，并逐科判断是否上线</p>
      ) : (
        <>
          <TrialResult exam={exam} score={trial.score} rank={trial.rank} />
          <Verdicts exam={exam} score={trial.score} marks={trial.marks} />
        </>
      )}
    </Drawer>
  );
}

interface CustomerProps {
  readonly names: readonly string[];
  readonly onFound: (found: Partial<Trial>) => void;
}

/** Takes score and marks from a customer, found by number or mobile; the mobile is not kept and not shown in full. */
function Customer({ names, onFound }: CustomerProps) {
  const { callOperation } = useServices();
  const [asked, setAsked] = useState('');
  const [state, setState] = useState<{ running: boolean; found?: string; refusal?: string }>({
    running: false,
  });
  const search = async () => {
    const text = asked.trim();
    if (text === '') return;
    setState({ running: true });
    const body = /^1\d{10}$/.test(text) ? { mobile: text } : { id: text };
    try {
      const { data } = await callOperation(student, { body, options: { allowRepeat: true, quiet: true } });
      const found = isRecord(data) ? data : {};
      onFound(readTrial(found, names));
      setState({ running: false, found: describe(found) });
    } catch (error) {
      setState({ running: false, refusal: error instanceof Error ? error.message : '考生查询失败' });
    }
  };
  return (
    <div className={styles.customer}>
      <Space.Compact block>
        <Input
          aria-label="考生编号或手机号"
          placeholder="考生编号或手机号，带入该考生的成绩"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          onPressEnter={() => void search()}
        />
        <Button {...busy(state.running)} onClick={() => void search()}>
          带入考生
        </Button>
      </Space.Compact>
      {state.found && <p role="status">{state.found}</p>}
      {state.refusal && <Alert type="error" showIcon message={state.refusal} />}
    </div>
  );
}

function readTrial(found: Record<string, unknown>, names: readonly string[]): Partial<Trial> {
  const marks = isRecord(found.subjectScores) ? found.subjectScores : {};
  const known = names.flatMap((name) => (name in marks ? [[name, numberOr(marks[name])] as const] : []));
  return { score: numberOr(found.score) || null, rank: null, marks: Object.fromEntries(known) };
}

function describe(found: Record<string, unknown>): string {
  const kind = numberOr(found.scoreType) === 1 ? '（当前为高考成绩，请核对）' : '';
  return `${textOr(found.name)} ${maskMobile(textOr(found.mobile))} ${textOr(found.provinceName)}${kind}`;
}

const colours = { 双上线: 'success', 单上线: 'warning', 未上线: 'error' } as const;

function Verdicts({ exam, score, marks }: { exam: ExamLines; score: number; marks: Trial['marks'] }) {
  const verdicts = judgeTranscript(score, marks, exam.lines);
  if (verdicts.length === 0) return <Alert type="warning" showIcon message="该考试尚未划线" />;
  return (
    <ul className={styles.verdicts} aria-label="上线情况">
      {verdicts.map(({ name, diff, subjects, verdict }) => (
        <li key={name}>
          <strong>{name}</strong>{' '}
          <VerdictTag verdict={verdict} inTotal={diff >= 0} judged={subjects.length > 0} /> 总分
          {diffText(diff)}
          {subjects.map((subject) => (
            <span key={subject.name} data-under={subject.diff < 0}>
              {subjectName(subject.name)} {diffText(subject.diff)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface VerdictProps {
  readonly verdict: keyof typeof colours;
  readonly inTotal: boolean;
  /** Whether any subject was entered: without one only the total is known. */
  readonly judged: boolean;
}

function VerdictTag({ verdict, inTotal, judged }: VerdictProps) {
  if (judged) return <Tag color={colours[verdict]}>{verdict}</Tag>;
  return (
    <Tag color={inTotal ? 'success' : 'error'} title="填写单科成绩后判断双上线">
      {inTotal ? '总分上线' : '总分未上线'}
    </Tag>
  );
}

function diffText(diff: number): string {
  return diff < 0 ? `差 ${-diff} 分` : diff === 0 ? '上线' : `上线，高 ${diff} 分`;
}
