import { useEffect, useEffectEvent, useRef } from 'react';
import type { BatchDialogProps } from '@/src/crud/defineResource';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { codePath } from './codePath';
import type { GenTable } from './gen';

/** Generates the code of the ticked tables as one archive, at once. */
export default function GenerateTables({ rows, done }: BatchDialogProps<GenTable>) {
  const download = useDownload();
  const begin = useEffectEvent(() => {
    void download.zip(codePath(rows.map(({ tableName }) => tableName)), 'ruoyi.zip');
    done();
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  return null;
}
