import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useMay } from '@/src/crud/services';
import { Permit } from '@/src/ui/permit/Permit';

const CreateTableDialog = lazy(() => import('./CreateTableDialog'));
const ImportTableDialog = lazy(() => import('./ImportTableDialog'));

/** 创建, for the role admin, and 导入: the ways in which a table comes into the generator. */
export function GenToolbar() {
  const { operations } = useResourcePage().resource.endpoints;
  const may = useMay();
  const [open, setOpen] = useState<'create' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Permit inRole="admin">
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('create')}>
          创建
        </Button>
      </Permit>
      {may(operations.import) && (
        <Button
          icon={<ImportOutlined aria-hidden />}
          data-needs={operations.import?.permission}
          onClick={() => setOpen('import')}
        >
          导入
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'create' && <CreateTableDialog close={close} />}
        {open === 'import' && <ImportTableDialog close={close} />}
      </Suspense>
    </>
  );
}
