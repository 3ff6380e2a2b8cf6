import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useServices } from '../../services';
import type { ListState } from '../listAddress';

const ExportDialog = lazy(() => import('./ExportDialog'));

/** What an export is made of. */
export interface ExportProps {
  readonly state: ListState;
  readonly selected: readonly Row[];
  /** Records that match the filters. */
  readonly total: number;
}

/** Exports the list, where it can be exported and the person may; asks what and how. */
export function ExportButton(props: ExportProps) {
  const { endpoints, exports } = useResourcePage().resource;
  const { hasPermission } = useServices();
  const [open, setOpen] = useState(false);
  const own = endpoints.operations.export;
  const needs = own ? own.permission : `${endpoints.permission}:export`;
  if (!(own || exports) || (needs !== undefined && !hasPermission(needs))) return null;
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} data-needs={needs} onClick={() => setOpen(true)}>
        导出
      </Button>
      <Suspense fallback={null}>{open && <ExportDialog {...props} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
