import { EyeOutlined, ManOutlined, WarningFilled, WomanOutlined } from '@ant-design/icons';
import { useState, useSyncExternalStore } from 'react';
import { useWholeValue } from '@/src/crud/fields/masked/useWholeValue';
import { scoreTypes } from '@/src/gaokao/enumerations';
import { subjectName } from '@/src/gaokao/subjects';
import { timeOr } from '@/src/lib/dates';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { Bar } from '@/src/ui/Bar';
import { clockTime, onTick } from '@/src/ui/display/clock';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { PlainButton } from '@/src/ui/PlainButton';
import { StateTag } from '@/src/ui/StateTag';
import { expertEndpoints } from '../endpoints';
import { shortSubject, timeLeft } from './filling';
import styles from './filling.module.css';

const { mobile } = expertEndpoints['expert/filling'].operations;

/** The student with gender and year; a warning where another institution has the same customer (E1, Beyond). */
export function StudentCell({ value, record }: CellProps<string>) {
  const female = Number(record.gender) === 2;
  return (
    <span className={styles.student}>
      {value}
      <span className={styles.gender} data-female={female} title={female ? '女' : '男'}>
        {female ? <WomanOutlined aria-label="女" /> : <ManOutlined aria-label="男" />}
      </span>
      <small>{textOr(record.year)}</small>
      {numberOr(record.twin) > 0 && (
        <span title="该手机号或考生号在其他机构也有登记，请先核对，避免两位专家重复填报">
          <WarningFilled className={styles.twin ?? ''} aria-label="其他机构有相同客户" />
        </span>
      )}
    </span>
  );
}

/** A mobile, masked; for a while the whole of it, for those who may, which the server notes down. */
export function MobileCell({ value, record }: CellProps<string>) {
  const { callOperation } = useServices();
  const allowed = useCan()(mobile);
  const [running, setRunning] = useState(false);
  const [whole, setWhole] = useWholeValue({ value, record });
  if (!value) return emptyText;
  const show = async () => {
    setRunning(true);
    try {
      const options = { allowRepeat: true };
      const { data } = await callOperation(mobile, { body: { id: record.id }, options });
      if (isRecord(data)) setWhole(textOr(data.mobile));
    } catch {
      // shown by the pipeline
    } finally {
      setRunning(false);
    }
  };
  return (
    <span className={styles.mobile}>
      {whole ?? maskMobile(value)}
      {allowed && whole === undefined && (
        <PlainButton
          look="text"
          small
          icon={<EyeOutlined aria-hidden />}
          busy={running}
          aria-label={`查看完整手机号：${textOr(record.name)}`}
          data-needs={mobile.permission}
          onClick={() => void show()}
        />
      )}
    </span>
  );
}

/** The subjects, a character each; their names are said. */
export function SubjectsCell({ value }: CellProps<readonly string[]>) {
  const subjects = textsOf(value);
  if (subjects.length === 0) return emptyText;
  return (
    <span className={styles.subjects} title={subjects.map(subjectName).join('、')}>
      {subjects.map((subject) => (
        <span key={subject}>{shortSubject(subject)}</span>
      ))}
    </span>
  );
}

/** 模考 or 估分 of a score that is not the real one. */
function scoreMark(record: CellProps<number>['record']): string | undefined {
  const type = scoreTypes.find((one) => one.value === Number(record.scoreType));
  return type && type.value !== 1 ? (type.value === 2 ? '模考' : '估分') : undefined;
}

/** Score and rank in a file: 估分 598 / 12,345. */
export function scoreText(record: CellProps<number>['record']): string {
  const mark = scoreMark(record);
  const text = `${textOr(record.score) || '–'} / ${rankText(record)}`;
  return mark ? `${mark} ${text}` : text;
}

function rankText(record: CellProps<number>['record']): string {
  const rank = numberOr(record.rank);
  return rank > 0 ? formatNumber(rank) : '–';
}

/** Score over rank, with what kind of score it is unless it is the real one. */
export function ScoreCell({ value, record }: CellProps<number>) {
  const mark = scoreMark(record);
  return (
    <span className={styles.score}>
      <span>
        {mark && <StateTag tone="warning">{mark}</StateTag>}
        {value ?? '–'}
      </span>
      <small>位次 {rankText(record)}</small>
    </span>
  );
}

/** The responsible expert; a missing one in red. */
export function ExpertCell({ record }: CellProps<unknown>) {
  const name = textOr(record.expertName);
  return name ? name : <span className={styles.missing}>未分配</span>;
}

/** Rows filled of those that there may be, and how many errors they have. */
export function ProgressCell({ value, record }: CellProps<{ filled: number; limit: number }>) {
  if (!isRecord(value)) return emptyText;
  const [filled, limit, errors] = [numberOr(value.filled), numberOr(value.limit), numberOr(record.errors)];
  return (
    <span className={styles.progress}>
      <Bar value={filled} max={limit} low={false} label={`填报进度：${textOr(record.name)}`} />
      {errors > 0 && (
        <span className={styles.errors} title={`${errors} 项错误`}>
          <span className="visually-hidden">错误</span>
          {errors}
        </span>
      )}
    </span>
  );
}

/** The time left for filling in; the end itself is its title. */
export function CountdownCell({ value, place }: CellProps<string | number>) {
  const now = useSyncExternalStore(onTick, clockTime);
  const left = timeLeft(value, now);
  if (!left) return emptyText;
  const end = timeOr(value);
  return (
    <span className={styles.countdown} data-tone={left.tone} title={end}>
      {left.text}
      {place === 'show' && `（${end}）`}
    </span>
  );
}
