import { useEffect, useEffectEvent, useRef } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { useNotify } from '../../../services/useNotify';
import { useConfirm } from '../../../ui/confirm/ConfirmProvider';
import { useResourcePage } from '../../ResourceContext';
import { useDownload } from '../../transfers/useDownload';
import { exportForm } from './exportPlan';
import type { ExportProps } from './useExportTool';

interface Props extends ExportProps {
  readonly close: () => void;
}

/**
 * Makes the server write the selected rows, else the filtered ones, into a file, once the person agrees. Draws nothing.
 */
export default function ServerExport({ state, selected, total, close }: Props) {
  const { resource, scope } = useResourcePage();
  const { endpoints, name, label } = resource;
  const notify = useNotify();
  const confirm = useConfirm();
  const download = useDownload();
  const count = selected.length || total;

  async function start(): Promise<void> {
    close();
    if (count === 0) return notify('warning', '没有可导出的数据');
    const which = selected.length > 0 ? '选中' : '当前筛选';
    const counted = count === undefined ? '' : ` ${count} 条`;
    if (!(await confirm({ text: `确定导出${which}的${counted}数据吗？` }))) return;
    const form = exportForm(resource, { state, selected }, scope);
    await download.form(operationOf(endpoints, name, 'export').path, form, `${label}.csv`, 'export');
  }

  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void start();
  });
  useEffect(() => begin(), []);
  return null;
}
