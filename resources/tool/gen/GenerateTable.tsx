import { operationOf } from '@/providers/data/callOperation';
import type { RowDialogProps } from '@/src/crud/defineResource';
import { useServices } from '@/src/crud/services';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { toolEndpoints } from '../endpoints';
import { codePath } from './codePath';
import type { GenTable } from './gen';
import { useAtOnce } from './useAtOnce';

const endpoints = toolEndpoints['tool/gen'];

/** Generates the code of a table at once, without a question: into its folder on the server, or as an archive. */
export default function GenerateTable({ row, close }: RowDialogProps<GenTable>) {
  const { callOperation, notify } = useServices();
  const download = useDownload();
  useAtOnce(() => {
    close();
    const { tableName, genType, genPath } = row;
    if (genType !== '1') return void download.zip(codePath([tableName]), 'ruoyi.zip');
    callOperation(operationOf(endpoints, 'tool/gen', 'codeToPath'), { id: tableName }).then(
      () => notify('success', `成功生成到自定义路径：${genPath}`),
      () => undefined, // told by the pipeline
    );
  });
  return null;
}
