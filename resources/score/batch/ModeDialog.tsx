import { Alert, Select } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import type { ApplyMode, BatchConfig } from '@/src/gaokao/batch';
import { withMode } from '@/src/gaokao/batchRules';
import { volunteerTypes } from '@/src/gaokao/enumerations';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import styles from './batch.module.css';
import { Labelled } from './Labelled';
import { useReloadRules } from './useBatchSettings';

interface Props {
  readonly batch: BatchConfig;
  readonly close: () => void;
}

/** Changes the mode of one batch, with the limits of that mode; takes effect at once, in the workbench too. */
export default function ModeDialog({ batch, close }: Props) {
  const { run, running } = useOperation('changeBatchMode', '填报模式已切换');
  const [next, setNext] = useState(batch);
  const reload = useReloadRules();
  const wrong = {
    maxChoices: isWithin(next.maxChoices, 200) ? undefined : '志愿上限须为 1–200',
    maxMajors: isWithin(next.maxMajors, next.mode === 1 ? 1 : 30) ? undefined : '每志愿专业数须为 1–30',
  };
  const change = async () => {
    if (wrong.maxChoices ?? wrong.maxMajors) return;
    const { mode, maxChoices, maxMajors } = next;
    const answer = await run({ batchId: batch.id, mode, maxChoices, maxMajors }).catch(() => undefined);
    if (answer === undefined) return;
    await reload();
    close();
  };
  return (
    <ActionModal
      title={`切换填报模式：${batch.name}`}
      running={running}
      onOk={() => void change()}
      onCancel={close}
    >
      <div className={styles.dialog}>
        <Alert type="info" showIcon message="切换后立即生效；与省份模式不同的批次不再跟随省份。" />
        <Labelled label="填报模式">
          {(id) => (
            <Select
              id={id}
              value={next.mode}
              options={[...volunteerTypes]}
              onChange={(mode: ApplyMode) => setNext(withMode(next, mode))}
            />
          )}
        </Labelled>
        <Labelled label="志愿上限" error={wrong.maxChoices}>
          {(id) => (
            <NumberBox
              id={id}
              precision={0}
              value={next.maxChoices}
              onChange={(maxChoices) => setNext({ ...next, maxChoices: maxChoices ?? 0 })}
            />
          )}
        </Labelled>
        <Labelled label="每志愿专业数" error={wrong.maxMajors}>
          {(id) => (
            <NumberBox
              id={id}
              precision={0}
              disabled={next.mode === 1}
              value={next.maxMajors}
              onChange={(maxMajors) => setNext({ ...next, maxMajors: maxMajors ?? 0 })}
            />
          )}
        </Labelled>
      </div>
    </ActionModal>
  );
}

function isWithin(value: number, most: number): boolean {
  return value >= 1 && value <= most;
}
