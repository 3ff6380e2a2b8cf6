import { Input, Modal } from 'antd';
import { useState } from 'react';
import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { usePane } from '@/src/services/usePane';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { expertEndpoints } from '../../endpoints';
import { useTable, useWorkbench } from '../model/WorkbenchContext';

const { status: setStatus } = expertEndpoints['expert/volunteer'].operations;

/** Takes a table that is under review or final back to a draft, for a reason. */
export default function ReopenDialog({ close }: { close: () => void }) {
  const { table } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  const id = useTable(({ meta }) => meta.id);
  const container = usePane()?.container;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [running, setRunning] = useState(false);
  const wrong = tried && reason.trim() === '';
  async function send(): Promise<void> {
    setTried(true);
    const given = reason.trim();
    if (given === '') return;
    setRunning(true);
    try {
      const { data } = await callOperation(setStatus, { body: { id, status: 0, reason: given } });
      const { version } = table.get().meta;
      table.accept({ status: 0, version: isRecord(data) ? numberOr(data.version, version) : version });
      table.lock(undefined);
      notify('success', '已转为草稿，可以继续填报');
      close();
    } catch {
      // has been shown
    } finally {
      setRunning(false);
    }
  }
  return (
    <Modal
      open
      centered
      width={440}
      title="重新填报"
      okText="确定"
      cancelText="取消"
      okButtonProps={busy(running)}
      {...(container && { getContainer: () => container })}
      onOk={() => void send()}
      onCancel={close}
    >
      <Input.TextArea
        autoFocus
        rows={3}
        maxLength={200}
        aria-label="重新填报的原因"
        placeholder="请输入原因"
        status={wrong ? 'error' : ''}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {wrong && <p role="alert">请输入原因</p>}
    </Modal>
  );
}
