import { useQuery } from '@tanstack/react-query';
import { Empty, Modal, Select, Skeleton, Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReadError } from '@/src/crud/ReadError';
import { useServices } from '@/src/crud/services';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import '@/src/ui/fields/code/code.css';
import { toolEndpoints } from '../../endpoints';
import type { GenTable } from '../gen';
import './preview.css';
import { type PreviewFile, previewFiles } from './previewFiles';

const CodeView = lazy(() => import('@/src/ui/fields/code/CodeView'));

const { preview } = toolEndpoints['tool/gen'].operations;

/** What would be generated for a table, file by file; highlighted, to be copied. */
export default function PreviewDialog({ row, close }: RowDialogProps<GenTable>) {
  useReturnFocus();
  const narrow = useNarrow();
  const { callOperation } = useServices();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['tool/gen', 'preview', row.tableId],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return previewFiles((await callOperation(preview, { id: row.tableId, options })).data);
    },
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Modal open centered width={narrow ? '100%' : '80%'} title="代码预览" footer={null} onCancel={close}>
      <div className="gen-preview">
        {data ? (
          <Files files={data} table={row.tableName} />
        ) : isError ? (
          <ReadError error={error} retry={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </div>
    </Modal>
  );
}

/** One file at a time: by tabs, on a narrow screen by a select. */
function Files({ files, table }: { files: readonly PreviewFile[]; table: string }) {
  const narrow = useNarrow();
  const [chosen, setChosen] = useState(files[0]?.key);
  const file = files.find(({ key }) => key === chosen) ?? files[0];
  if (!file) return <Empty description={`${table} 没有可以生成的内容`} />;
  const view = (
    <Suspense fallback={<Skeleton active />}>
      <CodeView key={file.key} text={file.text} language={file.language} label={file.label} />
    </Suspense>
  );
  if (narrow)
    return (
      <>
        <Select
          aria-label="文件"
          className="gen-preview-file"
          value={file.key}
          options={files.map(({ key, label }) => ({ value: key, label }))}
          onChange={setChosen}
        />
        {view}
      </>
    );
  return (
    <Tabs
      activeKey={file.key}
      onChange={setChosen}
      items={files.map(({ key, label }) => ({ key, label, children: key === file.key ? view : null }))}
    />
  );
}
