import { Alert, Form } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { ProvinceInput } from '../../lookups/province';
import styles from './college.module.css';

/** 同步院校标签: updates the labels of a province's colleges from the standard list, and names the unknown colleges. */
export default function SyncDialog({ close }: { close: () => void }) {
  const { run, running } = useOperation('sync');
  const [form] = Form.useForm<{ provinceId: number }>();
  const [outcome, setOutcome] = useState<Readonly<Record<string, unknown>>>();
  const sync = async (values: { provinceId: number }) => {
    const answer = await run(values).catch(() => undefined); // shown already
    if (isRecord(answer)) setOutcome(answer);
  };
  return (
    <ActionModal title="同步院校标签" running={running} onOk={outcome ? close : form.submit} onCancel={close}>
      {outcome ? <Outcome data={outcome} /> : <p>将用标准标签库更新院校标签，手工标签保留，确定同步吗？</p>}
      <Form
        form={form}
        layout="vertical"
        hidden={outcome !== undefined}
        onFinish={(values) => void sync(values)}
      >
        <Form.Item name="provinceId" label="省份" rules={[{ required: true, message: '请选择省份' }]}>
          <ProvinceInput />
        </Form.Item>
      </Form>
    </ActionModal>
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
