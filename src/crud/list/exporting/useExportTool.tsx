import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { useTranslate } from '@refinedev/core';
import { useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { load } from '../../../ui/load';
import type { ToolCommand, Tools } from '../../actions/toolCommand';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import type { ListState } from '../listAddress';

const ExportDialog = load(() => import('./ExportDialog'));
const ExportAtOnce = load(() => import('./ExportAtOnce'));
const ServerExport = load(() => import('./ServerExport'));

/** The rows, filters and columns of an export. */
export interface ExportProps {
  readonly state: ListState;
  readonly selected: readonly Row[];
  /** Records that match the filters; undefined while they are read. */
  readonly total: number | undefined;
}

/** 导出, where the list can be exported and the person may: at once, or after a dialog with options. */
export function useExportTool(props: ExportProps): Tools {
  const { endpoints, exports, serverExport = false } = useResourcePage().resource;
  const can = useCan();
  const translate = useTranslate();
  const [open, setOpen] = useState<'dialog' | 'at once'>();
  const own = endpoints.operations.export;
  const needs = own ? own.permission : `${endpoints.permission}:export`;
  const offered = (own || exports) && (needs === undefined || can(needs));
  const close = () => setOpen(undefined);
  const AtOnce = serverExport ? ServerExport : ExportAtOnce;
  const aside = {
    label: '选择范围、格式与列',
    icon: <DownOutlined aria-hidden />,
    run: () => setOpen('dialog'),
  };
  const command: ToolCommand = {
    ...{ key: 'export', label: translate('buttons.export'), icon: <DownloadOutlined aria-hidden />, needs },
    run: () => setOpen('at once'),
    ...(!serverExport && { aside }),
  };
  return {
    commands: offered ? [command] : [],
    dialogs: (
      <DialogBoundary close={close}>
        {offered && open === 'dialog' && <ExportDialog {...props} close={close} />}
        {offered && open === 'at once' && <AtOnce {...props} close={close} />}
      </DialogBoundary>
    ),
  };
}
