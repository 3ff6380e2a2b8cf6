import { Button, Radio } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { scoreEndpoints } from '../endpoints';
import type { StageName } from './stage';
import styles from './stage.module.css';

const { info } = scoreEndpoints['score/stage'].operations;

const kinds = [
  { value: 'score' as const, label: '分数' },
  { value: 'rank' as const, label: '位次' },
];

/** Looks up a score or a rank as students and the workbench do: in published tables only. */
export function LookUp({ name }: { name: StageName }) {
  const { callOperation } = useServices();
  const [kind, setKind] = useState<'score' | 'rank'>('score');
  const [value, setValue] = useState<number | null>(null);
  const [answer, setAnswer] = useState('');
  const [running, setRunning] = useState(false);
  const lookUp = async () => {
    if (value === null || running) return;
    setRunning(true);
    try {
      const { data } = await callOperation(info, {
        body: { ...name, [kind]: value },
        options: { allowRepeat: true },
      });
      setAnswer(answerText(data));
    } catch {
      setAnswer(''); // said already
    } finally {
      setRunning(false);
    }
  };
  return (
    <form
      className={styles.lookUp}
      aria-label="换算"
      onSubmit={(event) => {
        event.preventDefault();
        void lookUp();
      }}
    >
      <Radio.Group
        optionType="button"
        aria-label="按什么换算"
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'rank' ? 'rank' : 'score')}
      />
      <NumberBox
        aria-label={kind === 'score' ? '分数' : '位次'}
        precision={0}
        min={0}
        value={value}
        onChange={setValue}
      />
      <Button htmlType="submit" disabled={value === null} {...busy(running)}>
        换算
      </Button>
      <span role="status">{answer}</span>
    </form>
  );
}

/** 600 分：位次 18,384–18,876，同分 493 人；2025 年等位分 593，2024 年等位分 588. */
function answerText(data: unknown): string {
  if (!isRecord(data) || data.rank === null || data.rank === undefined) return '一分一段表尚未发布，无法换算';
  const text = (value: unknown) => formatNumber(numberOr(value));
  const place =
    numberOr(data.beyond) === 1
      ? `＞${text(numberOr(data.rank) - 1)}`
      : `${text(data.rankBest)}–${text(data.rankWorst)}`;
  const equ = Array.isArray(data.equ) ? data.equ.filter(isRecord) : [];
  const equivalents = equ.map(
    ({ year, score }) => `${numberOr(year)} 年等位分 ${score === null ? '–' : numberOr(score)}`,
  );
  const same = `同分 ${text(data.sameCount)} 人`;
  return [
    `${numberOr(data.score)} 分：位次 ${place}，${same}`,
    ...(equivalents.length > 0 ? [equivalents.join('，')] : []),
  ].join('；');
}
