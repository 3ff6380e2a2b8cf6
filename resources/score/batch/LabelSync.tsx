import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import styles from './batch.module.css';
import type { Province } from './province';

interface Outcome {
  readonly updated: number;
  readonly unchanged: number;
  readonly missing: readonly string[];
}

function readOutcome(value: unknown): Outcome {
  const data = isRecord(value) ? value : {};
  const missing = Array.isArray(data.missing) ? data.missing.filter(isRecord) : [];
  return {
    updated: numberOr(data.updated),
    unchanged: numberOr(data.unchanged),
    missing: missing.map(({ schoolName }) => textOr(schoolName)),
  };
}

/** Takes the labels of colleges over from the official lists, and says which names the lists do not know. */
export function LabelSync({ province }: { province: Pick<Province, 'id' | 'shortName'> }) {
  const { run, running, allowed, needs } = useOperation('syncLabels');
  const confirm = useConfirm();
  const [outcome, setOutcome] = useState<Outcome>();
  const sync = async () => {
    if (!(await confirm({ text: `将按官方名单更新「${province.shortName}」的院校标签，确认同步吗？` })))
      return;
    const answer = await run({ provinceId: province.id }).catch(() => undefined);
    if (answer !== undefined) setOutcome(readOutcome(answer));
  };
  return (
    <div className={styles.sync}>
      <p>标签（985、211、双一流、强基计划等）用于志愿填报工作台的筛选与院校资料。</p>
      {allowed && (
        <Button type="primary" {...busy(running)} data-needs={needs} onClick={() => void sync()}>
          同步院校标签
        </Button>
      )}
      {outcome && (
        <Alert
          role="status"
          showIcon
          type={outcome.missing.length > 0 ? 'warning' : 'success'}
          message={`已更新 ${outcome.updated} 所，${outcome.unchanged} 所无变化，${outcome.missing.length} 所未找到`}
          description={
            outcome.missing.length > 0 && (
              <ul className={styles.missing}>
                {outcome.missing.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )
          }
        />
      )}
    </div>
  );
}
