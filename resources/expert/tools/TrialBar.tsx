import { CloseOutlined } from '@ant-design/icons';
import { Button, Slider } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useCall } from '@/src/crud/useCall';
import { isDraftTable, rankText, type ScoreRow } from '@/src/gaokao/scoreTable';
import { isRecord, isYes, numberOr } from '@/src/lib/record';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import { expertEndpoints } from '../endpoints';
import { trialOf, trialRange, trialReach } from '../workbench/model/trial';
import { useWorkbench, useWorkbenchState } from '../workbench/model/WorkbenchContext';
import styles from './tools.module.css';

const { scoreTable } = expertEndpoints['expert/student'].operations;

/** 分数滑块 (E3, Beyond): tries another score; every chance, quota and replay follows, and nothing is saved. */
export default function TrialBar({ onClose }: { onClose: () => void }) {
  const { workbenchStore } = useWorkbench();
  const trial = useWorkbenchState((state) => state.trial);
  const { score: own, provinceId } = useWorkbenchState(({ student }) => student);
  const { data: rules } = useProvinceRules(provinceId);
  const { data: rows, isPending, isError, refetch } = useScoreRows();
  useEffect(() => () => workbenchStore.change({ trial: null }), [workbenchStore]);
  if (own === null) return <Bar onClose={onClose}>请先填写考生成绩</Bar>;
  if (isPending) return <Bar onClose={onClose}>正在读取一分一段表…</Bar>;
  if (isError || !rows || rows.length === 0)
    return (
      <Bar onClose={onClose}>
        {isError ? '一分一段表读取失败' : '一分一段表尚未发布，无法试算'}
        {isError && (
          <Button size="small" onClick={() => void refetch()}>
            重试
          </Button>
        )}
      </Bar>
    );
  const attempt = (score: number) => workbenchStore.change({ trial: trialOf(rows, own, score) });
  return (
    <Bar onClose={onClose} isTrial={trial !== null}>
      <Slider
        className={styles.slider ?? ''}
        {...trialRange(own, rules?.fullMark)}
        value={trial?.score ?? own}
        tooltip={{ open: false }}
        ariaLabelForHandle="试算分数"
        ariaValueTextFormatterForHandle={(value) => `${value} 分`}
        onChange={attempt}
      />
      {trial ? (
        <>
          <b role="status">
            试算 {trial.score} 分 · 位次 {rankText(trial)}
          </b>
          <Button size="small" onClick={() => attempt(own)}>
            返回实际
          </Button>
        </>
      ) : (
        <span>
          实际 {own} 分；拖动滑块，查看 ±{trialReach} 分的录取机会，不会保存
        </span>
      )}
    </Bar>
  );
}

interface BarProps {
  readonly isTrial?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Bar({ isTrial = false, onClose, children }: BarProps) {
  return (
    <section className={styles.bar} data-trial={isTrial} aria-label="分数试算">
      <b>分数试算</b>
      {children}
      <Button
        size="small"
        type="text"
        aria-label="关闭分数试算"
        icon={<CloseOutlined aria-hidden />}
        onClick={onClose}
      />
    </section>
  );
}

/** The score table of the student's province, year and category, read whole and once. */
function useScoreRows() {
  const { provinceId, year, category } = useWorkbenchState(({ student }) => student);
  return useCall(scoreTable, (data): readonly ScoreRow[] => readRows(data), {
    of: 'scoreStage',
    body: { provinceId, year, category, page: 1, limit: 1000 },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function readRows(data: unknown): ScoreRow[] {
  const rows =
    isRecord(data) && Array.isArray(data.list) && !isDraftTable(data) ? data.list.filter(isRecord) : [];
  return rows
    .map(({ score, count, cum, open }) => ({
      score: numberOr(score),
      count: numberOr(count),
      cum: numberOr(cum),
      open: isYes(open) ? (1 as const) : (0 as const),
    }))
    .toSorted((one, other) => other.score - one.score);
}
