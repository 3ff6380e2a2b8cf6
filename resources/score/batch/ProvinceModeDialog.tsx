import { Select } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { subjectModes, volunteerTypes } from '@/src/gaokao/enumerations';
import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import styles from './batch.module.css';
import { Labelled } from './Labelled';
import type { Province } from './province';
import { useReloadRules } from './useBatchSettings';

interface Props {
  readonly row: Pick<Province, 'id' | 'shortName' | 'year' | 'subjectType' | 'mode'>;
  readonly close: () => void;
}

/**
 * Changes a province's kind of exam or its mode, with every batch that follows it. The server asks where tables
 * depend on them.
 */
export default function ProvinceModeDialog({ row, close }: Props) {
  const [subjectType, setSubjectType] = useState(Number(row.subjectType));
  const [mode, setMode] = useState(Number(row.mode));
  const { run, running } = useOperation('changeProvinceMode');
  const notify = useNotify();
  const reload = useReloadRules();
  const change = async () => {
    const body = { provinceId: row.id, year: Number(row.year), subjectType, mode };
    const answer = await run(body).catch(() => undefined);
    if (answer === undefined) return;
    notify('success', outcomeText(answer));
    await reload();
    close();
  };
  return (
    <ActionModal
      title={`切换模式：${row.shortName}`}
      running={running}
      onOk={() => void change()}
      onCancel={close}
    >
      <div className={styles.dialog}>
        <p>跟随省份的批次将一并切换，单独设置的批次不变；志愿填报工作台立即生效。</p>
        <Labelled label="选科类型">
          {(id) => (
            <Select id={id} value={subjectType} options={[...subjectModes]} onChange={setSubjectType} />
          )}
        </Labelled>
        <Labelled label="填报模式">
          {(id) => <Select id={id} value={mode} options={[...volunteerTypes]} onChange={setMode} />}
        </Labelled>
      </div>
    </ActionModal>
  );
}

function outcomeText(answer: unknown): string {
  const { changedBatches, ownBatches } = isRecord(answer) ? answer : {};
  const own = numberOr(ownBatches);
  return `已调整 ${numberOr(changedBatches)} 个批次${own > 0 ? `，${own} 个单独设置的批次未变` : ''}`;
}
