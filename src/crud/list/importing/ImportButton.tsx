import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useResourcePage } from '../../ResourceContext';
import { useCan, useServices } from '../../services';

const ImportDialog = lazy(() => import('./ImportDialog'));

/** Imports records from a file, where the resource says how and the person may. */
export function ImportButton() {
  const { endpoints, importing } = useResourcePage().resource;
  const { hasPermission } = useServices();
  const can = useCan();
  const [open, setOpen] = useState(false);
  const { import: own, create } = endpoints.operations;
  const needs = `${endpoints.permission}:import`;
  if (!importing || !can(own ?? create) || !hasPermission(needs)) return null;
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} data-needs={needs} onClick={() => setOpen(true)}>
        导入
      </Button>
      <Suspense fallback={null}>{open && <ImportDialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
