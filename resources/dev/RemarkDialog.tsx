import { Input } from 'antd';
import { useState } from 'react';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { Sample } from './sample';

/** Asks for a remark and writes it to all selected records. */
export default function RemarkDialog({ rows, close, done }: BatchDialogProps<Sample>) {
  const { run, running } = useOperation('update', '备注已修改');
  const [remark, setRemark] = useState('');
  const save = async () => {
    try {
      for (const { id } of rows) await run({ id, remark });
    } catch {
      return; // told by the pipeline; what was typed stays
    }
    done();
  };
  return (
    <ActionModal
      title={`批量备注（${rows.length} 条）`}
      running={running}
      onOk={() => void save()}
      onCancel={close}
    >
      <Input.TextArea
        aria-label="备注"
        rows={3}
        maxLength={200}
        showCount
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
    </ActionModal>
  );
}
