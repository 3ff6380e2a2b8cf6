import type { SubjectType } from '@/src/gaokao/student';
import { subjectName } from '@/src/gaokao/subjects';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, textsOf } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { StateTag } from '@/src/ui/StateTag';
import { useStudentForm } from './StudentFormContext';
import { rankHint, rankQuestion, rankRange, sumWarning, transcriptSubjects } from './scoreRules';
import styles from './student.module.css';

/** A rank; says whether it is the table's own for the score, or beside it. */
export function RankInput({ value, onChange, ...rest }: InputProps<number>) {
  const { standing, values } = useStudentForm();
  const range = rankRange(values, standing);
  const isOwn = range !== undefined && standing?.rank === value;
  const hint = rankHint({ ...values, rank: value }, standing);
  return (
    <>
      <NumberBox
        {...rest}
        style={{ width: '100%' }}
        precision={0}
        value={value ?? null}
        suffix={isOwn && <StateTag tone="info">系统换算</StateTag>}
        onChange={(rank) => onChange?.(rank)}
      />
      {range && rankQuestion(range, value) !== undefined && (
        <p role="status" className={styles.warning}>
          {String(values.score)} 分对应位次 {formatNumber(range.best)}–{formatNumber(range.worst)}
        </p>
      )}
      {hint && (
        <p role="status" className={styles.soft}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The scores of the single subjects; a warning where they do not add up to the total. */
export function SubjectScoresInput({
  id,
  value,
  onChange,
  disabled = false,
  ...rest
}: InputProps<Record<string, number>>) {
  const { values } = useStudentForm();
  const { placeholder: _placeholder, choices: _choices, 'aria-label': _label, ...told } = rest;
  const scores = isRecord(value) ? value : {};
  const type = Number(values.subjectType);
  const subjectType: SubjectType = type === 1 || type === 2 ? type : 3;
  const names = transcriptSubjects(subjectType, textsOf(values.subjects));
  const warning = sumWarning(names, scores, { score: values.score, bonus: values.bonus });
  const enter = (subject: string, score: number | null) => {
    const { [subject]: _before, ...others } = scores;
    const kept = Object.fromEntries(
      Object.entries(others).flatMap(([name, one]) => (typeof one === 'number' ? [[name, one]] : [])),
    );
    onChange?.(score === null ? kept : { ...kept, [subject]: score });
  };
  return (
    <div>
      <div className={styles.scores}>
        {names.map((subject, index) => (
          <div key={subject}>
            <span aria-hidden="true">{subjectName(subject)}</span>
            <NumberBox
              {...(index === 0 ? { ...(id && { id }), ...told } : {})}
              aria-label={subjectName(subject)}
              controls={false}
              disabled={disabled}
              min={0}
              max={300}
              value={numberIn(scores, subject)}
              onChange={(score) => enter(subject, score)}
            />
          </div>
        ))}
      </div>
      {warning && (
        <p role="status" className={styles.warning}>
          {warning}
        </p>
      )}
    </div>
  );
}

function numberIn(scores: Readonly<Record<string, unknown>>, subject: string): number | null {
  const score = scores[subject];
  return typeof score === 'number' ? score : null;
}
