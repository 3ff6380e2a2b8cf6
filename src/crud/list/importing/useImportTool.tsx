import { UploadOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { load } from '../../../ui/load';
import type { Tools } from '../../actions/toolCommand';
import { useResourcePage } from '../../ResourceContext';

const ImportDialog = load(() => import('./ImportDialog'));

/** 导入 of records from a file, where the resource says how and the person may. */
export function useImportTool(): Tools {
  const { endpoints, importing } = useResourcePage().resource;
  const can = useCan();
  const [open, setOpen] = useState(false);
  const { import: own, create } = endpoints.operations;
  const needs = `${endpoints.permission}:import`;
  const offered = importing !== undefined && can(own ?? create) && can(needs);
  const icon = <UploadOutlined aria-hidden />;
  return {
    commands: offered ? [{ key: 'import', label: '导入', icon, needs, run: () => setOpen(true) }] : [],
    dialogs: (
      <DialogBoundary close={() => setOpen(false)}>
        {offered && open && <ImportDialog close={() => setOpen(false)} />}
      </DialogBoundary>
    ),
  };
}
