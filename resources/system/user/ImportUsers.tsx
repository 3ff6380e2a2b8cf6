import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';

const ImportUsersDialog = lazy(() => import('./ImportUsersDialog'));

/** Lets the server take users out of a workbook. */
export function ImportUsers() {
  const { allowed, needs } = useOperation('importData');
  const [open, setOpen] = useState(false);
  if (!allowed) return null;
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} data-needs={needs} onClick={() => setOpen(true)}>
        导入
      </Button>
      <Suspense fallback={null}>{open && <ImportUsersDialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
