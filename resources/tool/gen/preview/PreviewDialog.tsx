import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Modal, Segmented, Select, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { saveFile } from '@/providers/http/download';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { toolEndpoints } from '../../endpoints';
import type { GenTable } from '../gen';
import { type PreviewFile, previewFiles } from './previewFiles';
import { type OwnPreview, useOwnFiles } from './useOwnFiles';
import '@/src/ui/fields/code/code.css';
import './preview.css';

const CodeView = load(() => import('@/src/ui/fields/code/CodeView'));

const { preview } = toolEndpoints['tool/gen'].operations;

/** The generated files of a table, those of the server and of this application, to be copied or saved. */
export default function PreviewDialog({ row, close }: RowDialogProps<GenTable>) {
  useReturnFocus();
  const narrow = useNarrow();
  const { data, error, isError, refetch } = useCall(preview, previewFiles, {
    of: ['tool/gen', 'preview'],
    id: row.tableId,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const own = useOwnFiles(row);
  return (
    <Modal open centered width={narrow ? '100%' : '80%'} title="代码预览" footer={null} onCancel={close}>
      <div className="gen-preview">
        {data && !own.isPending ? (
          <Sides files={data} own={own.data ?? unread} table={row.tableName} />
        ) : isError ? (
          <ReadError error={error} retry={refetch} />
        ) : (
          <Skeleton rows={10} />
        )}
      </div>
    </Modal>
  );
}

/** The server's files are there all the same. */
const unread: OwnPreview = { files: [], notes: ['没有读到表的生成配置，本系统的代码未生成'] };

interface SidesProps {
  readonly files: readonly PreviewFile[];
  readonly own: OwnPreview;
  readonly table: string;
}

/** The files of the server, or those of this application with what they do not hold. */
function Sides({ files, own, table }: SidesProps) {
  const [side, setSide] = useState<'server' | 'own'>('server');
  if (own.files.length === 0 && own.notes.length === 0) return <Files files={files} table={table} />;
  return (
    <>
      <Segmented
        className="gen-preview-sides"
        value={side}
        onChange={setSide}
        options={[
          { value: 'server', label: '服务器端代码' },
          { value: 'own', label: '本系统代码' },
        ]}
      />
      {side === 'own' && own.notes.length > 0 && <Notes notes={own.notes} />}
      {side === 'own' && own.files.length === 0 ? null : (
        <Files key={side} files={side === 'own' ? own.files : files} table={table} />
      )}
    </>
  );
}

/** One file at a time: by tabs, on a narrow screen by a select. */
function Files({ files, table }: { files: readonly PreviewFile[]; table: string }) {
  const narrow = useNarrow();
  const [chosen, setChosen] = useState(files[0]?.key);
  const file = files.find(({ key }) => key === chosen) ?? files[0];
  if (!file) return <Empty description={`${table} 没有可以生成的内容`} />;
  const view = (
    <Suspense fallback={<Skeleton />}>
      <CodeView key={file.key} text={file.text} language={file.language} label={file.label} />
    </Suspense>
  );
  const save = <SaveButton file={file} />;
  if (narrow)
    return (
      <>
        <div className="gen-preview-choice">
          <Select
            aria-label="文件"
            value={file.key}
            options={files.map(({ key, label }) => ({ value: key, label }))}
            onChange={setChosen}
          />
          {save}
        </div>
        {view}
      </>
    );
  return (
    <Tabs
      activeKey={file.key}
      onChange={setChosen}
      tabBarExtraContent={save}
      items={files.map(({ key, label }) => ({ key, label, children: key === file.key ? view : null }))}
    />
  );
}

/** Parts of the configuration that this application's files do not hold. */
function Notes({ notes }: { notes: readonly string[] }) {
  const lines = notes.map((note) => <li key={note}>{note}</li>);
  return (
    <Alert
      className="gen-preview-notes"
      type="info"
      message="与配置不同之处"
      description={<ul>{lines}</ul>}
    />
  );
}

function SaveButton({ file: { saveAs, label, text } }: { file: PreviewFile }) {
  const save = () => saveFile({ name: saveAs, blob: new Blob([text], { type: 'text/plain' }) });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} aria-label={`下载${label}`} onClick={save}>
      下载
    </Button>
  );
}
