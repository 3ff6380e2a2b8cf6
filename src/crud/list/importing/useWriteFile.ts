import { operationOf } from '@/providers/data/callOperation';
import { workbookOf } from '../../../lib/sheet/sheetJobs';
import { useServices } from '../../../services/useServices';
import type { FormValues } from '../../../ui/fields/field';
import type { TransferLog } from '../../../work/startTransfer';
import { fieldsOn, type Resource } from '../../defineResource';
import { sentValues, startValues } from '../../form/formValues';
import { useResourcePage } from '../../ResourceContext';
import { useInvalidateResource } from '../../useInvalidateResource';
import type { CheckedRow } from './checkRows';
import type { ImportPlan } from './importPlan';
import { checkByServer, importByServer, type ServerCheck, sentTable } from './serverImport';
import { type RowResult, writeRows } from './writeRows';

/**
 * Looks at a file's rows and writes them: by the resource's import call, else row by row. Writing never rejects.
 */
export function useWriteFile({ fields }: ImportPlan) {
  const { resource, initialValues } = useResourcePage();
  const { send, callOperation } = useServices();
  const invalidate = useInvalidateResource();
  const { import: operation } = resource.endpoints.operations;
  const server = operation && { send, callOperation, operation };

  /** A file with only these rows: the rest of one that was written in part, say. */
  const fileWith = (file: File, rows: readonly CheckedRow[]) => {
    const table = sentTable(fields, rows);
    return workbookOf(file, table.head, table.rows);
  };

  async function writeAll(
    file: File,
    rows: readonly CheckedRow[],
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<RowResult[]> {
    if (server) return importByServer(server, await fileWith(file, rows), rows, { signal, onProgress });
    const create = operationOf(resource.endpoints, resource.name, 'create');
    // A refused row is in the outcome: nobody is asked about each of a thousand.
    const options = { quiet: true, allowRepeat: true, writes: true, overridable: false, signal };
    const onRow = (done: number) => onProgress((done / rows.length) * 100);
    const first = firstValues(resource, initialValues);
    return writeRows(
      rows,
      ({ values }) => callOperation(create, { body: { ...first, ...values }, options }),
      {
        onRow,
        signal,
      },
    );
  }

  /** The server's opinion of the rows; where it has none before they are written, all are right. */
  async function check(file: File, rows: readonly CheckedRow[], signal: AbortSignal): Promise<ServerCheck> {
    if (!server || rows.length === 0) return { problems: [], valid: rows.length, updated: 0 };
    return checkByServer(server, await fileWith(file, rows), rows, { signal });
  }

  const write = async (
    file: File,
    rows: readonly CheckedRow[],
    { report, signal }: TransferLog,
    onProgress: (percent: number) => void,
  ): Promise<RowResult[]> => {
    const tell = (percent: number) => {
      report(percent);
      onProgress(percent);
    };
    try {
      return await writeAll(file, rows, signal, tell);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return rows.map((row) => ({ row, result: { outcome: 'refused', reason } }));
    } finally {
      void invalidate();
    }
  };
  return { check, write };
}

/** Values of a new record besides the file's, as in the form. */
function firstValues(resource: Resource, given: FormValues = {}): FormValues {
  const fields = fieldsOn(resource, 'create');
  return { ...given, ...sentValues(fields, startValues(fields, undefined, given)) };
}
