import { useState } from 'react';
import { PickDialog } from '@/src/crud/pick/PickDialog';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { systemEndpoints } from '../endpoints';
import { candidates } from './roleUsers';

const { selectAll } = systemEndpoints['system/role/user'].operations;

/** Gives the role of the page to users who do not hold it; shows the server's answer. */
export default function GrantDialog({ close }: { close: () => void }) {
  const { scope } = useResourcePage();
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidateResource();
  const [running, setRunning] = useState(false);
  const grant = async (rows: readonly Row[]) => {
    setRunning(true);
    try {
      const { msg } = await callOperation(selectAll, {
        query: { ...scope, userIds: rows.map(({ id }) => id).join(',') },
      });
      notify('success', msg || '操作成功');
      close();
      await invalidate();
    } catch {
      setRunning(false); // told by the pipeline; the ticks are still there
    }
  };
  return (
    <PickDialog
      resource={candidates}
      {...(scope && { scope })}
      title="选择用户"
      none="请选择要分配的用户"
      running={running}
      onPick={(rows) => void grant(rows)}
      close={close}
    />
  );
}
