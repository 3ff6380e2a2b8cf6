import { Alert } from 'antd';
import { useState } from 'react';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { province } from '../../lookups/province';
import styles from './college.module.css';

const fields = { provinceId: province('省份', { required: true }) };

/** 同步院校标签: updates the labels of a province's colleges from the standard list, and names the unknown colleges. */
export default function SyncDialog({ close }: { close: () => void }) {
  const { run } = useOperation('sync');
  const [outcome, setOutcome] = useState<Readonly<Record<string, unknown>>>();
  if (outcome)
    return (
      <ActionModal title="同步院校标签" onOk={close} onCancel={close}>
        <Outcome data={outcome} />
      </ActionModal>
    );
  return (
    <FormDialog
      title="同步院校标签"
      above={<p>将用标准标签库更新院校标签，手工标签保留，确定同步吗？</p>}
      fields={fields}
      onSend={async (values) => {
        const answer = await run(values);
        if (isRecord(answer)) setOutcome(answer);
      }}
      close={close}
    />
  );
}

function Outcome({ data }: { data: Readonly<Record<string, unknown>> }) {
  const missing = Array.isArray(data.missing) ? data.missing.filter(isRecord) : [];
  const counts = `已更新 ${numberOr(data.updated)} 所，${numberOr(data.unchanged)} 所无变化，${missing.length} 所未找到`;
  return (
    <Alert
      role="status"
      showIcon
      type={missing.length > 0 ? 'warning' : 'success'}
      message={counts}
      description={
        missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map(({ schoolName }) => (
              <li key={textOr(schoolName)}>{textOr(schoolName)}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
