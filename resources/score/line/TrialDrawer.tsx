import { Alert, Drawer, Form, Tag } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { type ExamLines, examSubjects, judgeTranscript } from '@/src/gaokao/examLines';
import { subjectName } from '@/src/gaokao/subjects';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import styles from './line.module.css';
import { readExam } from './readExam';
import { type Trial, TrialCustomer } from './TrialCustomer';
import { TrialResult } from './TrialResult';

/**
 * 试算 (screen Q6): rates a mock exam's transcript, typed or a customer's, by the lines and converts it to the
 * gaokao.
 */
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
      <TrialCustomer exam={exam} onFound={(found) => setTrial({ ...trial, ...found })} />
      <Form layout="vertical" className={styles.trial} aria-label="试算">
        <Form.Item label="模考总分" htmlFor="trial-score">
          <NumberBox
            id="trial-score"
            min={0}
            max={exam.fullMark}
            precision={0}
            value={trial.score}
            onChange={(score) => setTrial({ ...trial, score })}
          />
        </Form.Item>
        <Form.Item label="模考位次" htmlFor="trial-rank">
          <NumberBox
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
            <NumberBox
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
