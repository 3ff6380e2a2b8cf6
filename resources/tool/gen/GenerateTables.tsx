import type { BatchDialogProps } from '@/src/crud/defineResource';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { codePath } from './codePath';
import type { GenTable } from './gen';
import { useAtOnce } from './useAtOnce';

/** Generates the code of the ticked tables as one archive, at once; they stay ticked where it did not come. */
export default function GenerateTables({ rows, close, done }: BatchDialogProps<GenTable>) {
  const download = useDownload();
  useAtOnce(async () => {
    const came = await download.zip(codePath(rows.map(({ tableName }) => tableName)), 'ruoyi.zip');
    if (came) done();
    else close();
  });
  return null;
}
