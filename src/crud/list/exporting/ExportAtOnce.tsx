import { useEffect, useEffectEvent, useRef } from 'react';
import { useColumnSettings } from '../columns/useColumnSettings';
import { scopesOf } from './exportPlan';
import type { ExportProps } from './useExportTool';
import { useStartExport } from './useStartExport';

interface Props extends ExportProps {
  readonly close: () => void;
}

/**
 * Exports what the list shows as a workbook: the selected rows, else the ones that match the filters. Draws nothing.
 */
export default function ExportAtOnce({ state, selected, total, close }: Props) {
  const { columns } = useColumnSettings();
  const { start } = useStartExport({ state, selected });
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    const scope = scopesOf({ state, selected, total })[0]?.value ?? 'all';
    void start({ scope, format: 'xlsx', fields: columns.map(({ field }) => field) });
    close();
  });
  useEffect(() => begin(), []);
  return null;
}
