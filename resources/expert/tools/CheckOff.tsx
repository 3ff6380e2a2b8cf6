import { Button, Modal, Progress } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { ownMember } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { useBatch, useRows, useTable } from '../workbench/model/WorkbenchContext';
import { checkMark, keepChecked, readChecked } from './checkedRows';
import styles from './checkOff.module.css';

/** 逐条核对 (E3): one choice at a time in big codes, for typing them into the province's own system. Enter means 已核对. */
export default function CheckOff({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const rows = useRows();
  const { done, set, clear } = useProgress(rows);
  const firstOpen = rows.findIndex((row, index) => !done.has(checkMark(row, index)));
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const checkButton = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const last = rows.length - 1;
  const row = rows[Math.min(at, last)];
  const count = rows.filter((one, index) => done.has(checkMark(one, index))).length;
  if (!row) return null;
  const mark = checkMark(row, Math.min(at, last));
  /** A row is read from its first code on. */
  const show = (index: number) => {
    setAt(index);
    stage.current?.scrollIntoView({ block: 'start' });
  };
  const go = (by: number) => show(Math.min(last, Math.max(0, at + by)));
  const check = () => {
    set(mark, true);
    go(1);
  };
  /** The focus begins anew as well: 重新核对 has nothing to do any more. */
  const restart = () => {
    clear();
    show(0);
    checkButton.current?.focus();
  };

  const commands: Readonly<Record<string, () => void>> = {
    Enter: check,
    ArrowUp: () => go(-1),
    ArrowLeft: () => go(-1),
    ArrowDown: () => go(1),
    ArrowRight: () => go(1),
    Backspace: () => set(mark, false),
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const command =
        isOtherButton(event.target) && event.key === 'Enter' ? undefined : ownMember(commands, event.key);
      if (!command) return;
      event.preventDefault();
      command();
    },
  };
  return (
    <Modal
      open
      width="100vw"
      className={styles.full ?? ''}
      title={`逐条核对 ${count} / ${rows.length}`}
      footer={null}
      onCancel={onClose}
    >
      <div ref={stage} className={styles.stage} {...keys}>
        <Progress percent={Math.round((100 * count) / rows.length)} showInfo={false} aria-label="核对进度" />
        <p className={styles.place} role="status">
          第 {at + 1} 志愿{done.has(mark) && <span>✓ 已核对</span>}
        </p>
        <Codes row={row} />
        {count === rows.length && <p role="status">全部 {rows.length} 个志愿已核对</p>}
        <div className={styles.buttons}>
          {/* At an end they stay in the order of focus: the keys are heard only from here. */}
          <Button size="large" aria-disabled={at === 0} onClick={() => go(-1)}>
            上一条
          </Button>
          <Button ref={checkButton} size="large" type="primary" autoFocus data-check="" onClick={check}>
            已核对（Enter）
          </Button>
          <Button size="large" aria-disabled={at >= last} onClick={() => go(1)}>
            下一条
          </Button>
          <Button size="large" type="text" disabled={count === 0} onClick={restart}>
            重新核对
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Enter on 上一条 means that button. */
function isOtherButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement && target.dataset.check === undefined;
}

function Codes({ row: { unit, picks, obey } }: { row: ChoiceRow }) {
  const { mode, obeyAllowed } = useBatch();
  const own = mode === 1 ? unit.majorCode : mode === 2 ? unit.groupCode : undefined;
  return (
    <div className={styles.codes}>
      <div>
        <b>{unit.schoolCode}</b>
        <span>{unit.schoolName}</span>
      </div>
      {own !== undefined && (
        <div>
          <b>{own}</b>
          <span>{mode === 1 ? unit.majorName : '专业组'}</span>
        </div>
      )}
      {mode !== 1 && (
        <ol>
          {picks.map((code) => (
            <li key={code}>
              <b>{code}</b>
              <span>{unit.majors.find(({ majorCode }) => majorCode === code)?.majorName}</span>
            </li>
          ))}
        </ol>
      )}
      {mode !== 1 && obeyAllowed === 1 && <p data-obey={obey}>{obey ? '服从调剂' : '不服从调剂'}</p>}
    </div>
  );
}

/** Checked rows of this table, kept in the browser; codes alone, nothing of the student. */
function useProgress(rows: readonly ChoiceRow[]) {
  const { userId } = useServices();
  const { id, batchId, planNo } = useTable(({ meta }) => meta);
  const place = { id, batchId, planNo };
  const [done, setDone] = useState(() => readChecked(userId(), place));
  const keep = (next: ReadonlySet<string>) => setDone(keepChecked(userId(), place, rows, next));
  return {
    done,
    set: (mark: string, isDone: boolean) => {
      const next = new Set(done);
      if (isDone) next.add(mark);
      else next.delete(mark);
      keep(next);
    },
    clear: () => keep(new Set()),
  };
}
