import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useRows, useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import { landingMarks, replayYears } from './replays';
import styles from './tools.module.css';

/** 模拟投档 (E3, Beyond): where the table would have landed in the last three years, live; the rows wear marks meanwhile. */
export default function ReplayBar({ onClose }: { onClose: () => void }) {
  const { show, ui } = useWorkbench();
  const rows = useRows();
  const context = useTable((state) => state.context);
  const years = useMemo(() => replayYears(rows, context), [rows, context]);
  useEffect(() => {
    const found = landingMarks(years);
    show({ marks: withLandings(ui.get().marks, found) });
    return () => show({ marks: withLandings(ui.get().marks, new Map()) });
  }, [years, show, ui]);
  return (
    <section className={styles.bar} aria-label="模拟投档">
      <b>模拟投档</b>
      {years.length === 0 && (
        <span>{context.batch.parallel ? '请先填写考生位次' : '顺序志愿不适用推演'}</span>
      )}
      <ul aria-live="polite">
        {years.map(({ year, text, skipped, closed, isBad, uid }) => (
          <li key={year} data-bad={isBad}>
            {uid === undefined ? (
              text
            ) : (
              <button type="button" onClick={() => show({ goTo: { uid, flash: true } })}>
                {text}
              </button>
            )}
            {skipped > 0 && <small>跳过 {skipped} 个无数据</small>}
            {closed > 0 && <small>跳过 {closed} 个不可报</small>}
          </li>
        ))}
      </ul>
      <small>按历年投档线推演，仅供参考</small>
      <Button
        size="small"
        type="text"
        aria-label="关闭模拟投档"
        icon={<CloseOutlined aria-hidden />}
        onClick={onClose}
      />
    </section>
  );
}

type Marks = ReturnType<typeof landingMarks>;

/** The marks of others stay. */
function withLandings(marks: Marks, landings: Marks): Marks {
  const isOther = ({ tone }: { tone: string }) => tone === 'remark';
  const kept = new Map([...marks].map(([uid, list]) => [uid, list.filter(isOther)]));
  for (const [uid, list] of landings) kept.set(uid, [...(kept.get(uid) ?? []), ...list]);
  return new Map([...kept].filter(([, list]) => list.length > 0));
}
