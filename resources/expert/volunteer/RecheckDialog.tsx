import { Modal, Progress } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { countProblems, validateTable } from '@/src/gaokao/validateTable';
import { useServices } from '@/src/services/useServices';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { readVolunteer } from '../detail/useVolunteer';
import type { Volunteer } from './volunteer';
import styles from './volunteer.module.css';

interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** 重新校验: reads the chosen tables with fresh chances, one after the other, and says what the checks find (E6). */
export default function RecheckDialog({ rows, done }: BatchDialogProps<Volunteer>) {
  useReturnFocus();
  const { outcomes, stop } = useChecks(rows);
  const isOver = outcomes.length === rows.length;
  const leave = () => {
    stop();
    done();
  };
  return (
    <Modal
      open
      centered
      title="重新校验"
      okText={isOver ? '关闭' : '停止校验'}
      onOk={leave}
      onCancel={leave}
      footer={(_buttons, { OkBtn }) => <OkBtn />}
      maskClosable={false}
    >
      <Progress
        percent={Math.round((100 * outcomes.length) / Math.max(1, rows.length))}
        aria-label="校验进度"
      />
      <p role="status">
        已校验 {outcomes.length} / {rows.length} 张志愿表
      </p>
      <ul className={styles.list}>
        {outcomes.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Runs while the dialog is open; a table that could not be read does not hold up the others. */
function useChecks(rows: readonly Volunteer[]) {
  const { callOperation } = useServices();
  const invalidate = useInvalidateResource();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [stopping] = useState(() => new AbortController());
  const check = async ({ id }: Volunteer) => {
    try {
      const { table, batch, student } = await readVolunteer(callOperation, String(id), stopping.signal);
      const { error, warn } = countProblems(validateTable(table, batch, student));
      return error + warn === 0 ? '通过' : `${error} 项错误，${warn} 项警告`;
    } catch (error) {
      return `校验失败：${error instanceof Error ? error.message : String(error)}`;
    }
  };
  const run = useEffectEvent(async () => {
    for (const row of rows) {
      const text = await check(row);
      if (stopping.signal.aborted) return;
      const outcome = { id: String(row.id), name: `${row.userName} ${row.name}`, text };
      setOutcomes((before) => [...before, outcome]);
    }
    await invalidate();
  });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run();
  }, []);
  return { outcomes, stop: () => stopping.abort() };
}
