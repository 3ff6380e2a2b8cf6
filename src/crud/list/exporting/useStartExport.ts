import { useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { providerOf } from '@/providers/data/providerOf';
import { saveFile } from '@/providers/http/download';
import { isUnconnected } from '@/providers/http/errors';
import { startSheet } from '../../../lib/sheet/sheetJobs';
import { useServices } from '../../../services/useServices';
import { useTransfers } from '../../../services/useTransfers';
import { startTransfer, type TransferLog } from '../../../work/startTransfer';
import { readLabels } from '../../fields/readLabels';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useDownload } from '../../transfers/useDownload';
import { crudFilters } from '../listAddress';
import {
  cellOf,
  columnOf,
  type ExportPlan,
  type ExportScope,
  exportForm,
  exportName,
  filtersOfAll,
} from './exportPlan';
import { type RowsPage, readAllRows } from './readAllRows';
import type { ExportProps } from './useExportTool';

/** The message where the export holds no record. */
const nothingText = '没有可导出的数据';

/** The export of a list: by the server's own call for the choices, else read here, call by call. */
export function useStartExport({ state, selected }: Pick<ExportProps, 'state' | 'selected'>) {
  const { resource, defaultFilters = {}, scope: place } = useResourcePage();
  const { send } = useServices();
  const transfers = useTransfers();
  const queryClient = useQueryClient();
  const download = useDownload();
  const dataProvider = useDataProvider()(providerOf(resource.endpoints));
  const own = resource.endpoints.operations.export;
  const chosenFor = (scope: ExportScope) =>
    scope === 'all' ? filtersOfAll(defaultFilters, state.filters) : state.filters;

  /** Whether the server itself makes the file, with columns of its own choice. */
  const byServer = ({ scope, format }: Pick<ExportPlan, 'scope' | 'format'>) =>
    own !== undefined && format === 'xlsx' && (scope === 'filtered' || scope === 'all');

  async function readPage(
    scope: ExportScope,
    page: number,
    pageSize: number,
    signal: AbortSignal,
  ): Promise<RowsPage> {
    const sort = state.sort ?? resource.sort;
    const { data, total } = await dataProvider.getList<Row>({
      resource: resource.name,
      pagination: { currentPage: page, pageSize },
      filters: crudFilters(resource.filters, chosenFor(scope), place),
      sorters: sort ? [sort] : [],
      meta: { signal },
    });
    return { rows: data, total };
  }

  async function* pagesOf(scope: ExportScope, signal: AbortSignal): AsyncGenerator<RowsPage> {
    if (scope === 'selected') yield { rows: selected, total: selected.length };
    else if (scope === 'page') {
      const { rows } = await readPage(scope, state.page, state.size, signal);
      yield { rows, total: rows.length };
    } else yield* readAllRows((page, size) => readPage(scope, page, size, signal), signal);
  }

  async function write({ scope, format, fields }: ExportPlan, name: string, { report, signal }: TransferLog) {
    const labels = await readLabels(queryClient, send, fields);
    const sheet = startSheet({ title: resource.label, format, columns: fields.map(columnOf) });
    signal.addEventListener('abort', sheet.drop);
    try {
      let written = 0;
      for await (const { rows, total } of pagesOf(scope, signal)) {
        sheet.add(rows.map((row) => fields.map((field) => cellOf(field, row, labels))));
        written += rows.length;
        report(total === 0 ? undefined : Math.min(99, (written / total) * 100), `${written} / ${total} 条`);
      }
      if (written === 0) throw new Error(nothingText);
      const blob = await sheet.finish();
      signal.throwIfAborted();
      saveFile({ name, blob });
      return `共 ${written} 条`;
    } finally {
      sheet.drop();
    }
  }

  function start(plan: ExportPlan): Promise<boolean> {
    const name = exportName(resource.label, plan.format);
    if (own && byServer(plan)) {
      const asked = { state: { ...state, filters: chosenFor(plan.scope) }, selected: [] };
      return download.form(own.path, exportForm(resource, asked, place), name, 'export');
    }
    const run = (log: TransferLog) => write(plan, name, log);
    return startTransfer(transfers, { kind: 'export', name, run, wantsNetwork: isUnconnected });
  }

  return { start, byServer };
}
