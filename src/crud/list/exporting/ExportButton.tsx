import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useServices } from '../../services';
import type { ListState } from '../listAddress';

const ExportDialog = lazy(() => import('./ExportDialog'));
const ExportAtOnce = lazy(() => import('./ExportAtOnce'));

/** What an export is made of. */
export interface ExportProps {
  readonly state: ListState;
  readonly selected: readonly Row[];
  /** Records that match the filters. */
  readonly total: number;
}

/** Exports the list, where it can be exported and the person may: at once as it is, or after asking what and how. */
export function ExportButton(props: ExportProps) {
  const { endpoints, exports } = useResourcePage().resource;
  const { hasPermission } = useServices();
  const [open, setOpen] = useState<'asking' | 'at once'>();
  const own = endpoints.operations.export;
  const needs = own ? own.permission : `${endpoints.permission}:export`;
  if (!(own || exports) || (needs !== undefined && !hasPermission(needs))) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="export-buttons">
        <Button icon={<DownloadOutlined aria-hidden />} data-needs={needs} onClick={() => setOpen('at once')}>
          导出
        </Button>
        <Button
          className="export-choose"
          icon={<DownOutlined aria-hidden />}
          aria-label="选择范围、格式与列"
          title="选择范围、格式与列"
          aria-haspopup="dialog"
          data-needs={needs}
          onClick={() => setOpen('asking')}
        />
      </div>
      <Suspense fallback={null}>
        {open === 'asking' && <ExportDialog {...props} close={close} />}
        {open === 'at once' && <ExportAtOnce {...props} close={close} />}
      </Suspense>
    </>
  );
}
