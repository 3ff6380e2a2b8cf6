import { Button, Result } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isRequestError } from '@/providers/http/errors';
import { ReadError } from '@/src/crud/ReadError';
import { useCalls } from '@/src/crud/useCall';
import { useLeave } from '@/src/crud/useOpenRecord';
import { textOr } from '@/src/lib/record';
import { Can } from '@/src/services/Can';
import { useTabTitle } from '@/src/services/usePane';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { toolEndpoints } from '../../endpoints';
import { GenEditor } from './GenEditor';
import { type GenConfig, readGenConfig } from './genConfig';

const { detail, update } = toolEndpoints['tool/gen-edit'].operations;

/** 修改生成配置 of the table that the address names (rest-contract, section 16). */
export default function GenEditPage() {
  const { tableId = '' } = useParams();
  const { notFound } = useServices();
  if (!/^\d+$/.test(tableId)) return notFound;
  return (
    <Can isPage permission={update.permission ?? ''}>
      <ConfirmProvider>
        <Config key={tableId} tableId={tableId} />
      </ConfirmProvider>
    </Can>
  );
}

/** The edited configuration as it was read, with a number that rises each time another one replaces it. */
interface Edited {
  readonly config: GenConfig;
  readonly version: number;
}

/**
 * Reads the configuration each time the page is shown. It replaces the one on screen as long as nobody has changed
 * that.
 */
function Config({ tableId }: { tableId: string }) {
  const goBack = useCloseTabButton();
  const { data, error, isError, refetch } = useConfig(tableId);
  const read = useReadConfig(tableId);
  const [edited, setEdited] = useState<Edited>();
  const [dirty, setDirty] = useState(false);
  if (data && data !== edited?.config && !dirty)
    setEdited({ config: data, version: (edited?.version ?? 0) + 1 });
  const title = `修改[${textOr(edited?.config.table.tableName)}]生成配置`;
  useTabTitle(edited && title);

  if (edited)
    return (
      <GenEditor
        key={edited.version}
        title={title}
        config={edited.config}
        readNow={async () => (await read()) ?? Promise.reject(new Error(missingText))}
        onDirty={setDirty}
        onLeave={goBack}
        onDropped={() => {
          setDirty(false);
          setEdited({ ...edited, version: edited.version + 1 });
        }}
      />
    );
  if (data === null || isRequestError(error, 'refused'))
    return <Missing reason={error?.message} goBack={goBack} retry={refetch} />;
  if (isError) return <ReadError error={error} retry={refetch} />;
  return <Skeleton rows={10} />;
}

const missingText = '没有找到这张表的生成配置';

/** Reads the configuration as the server holds it now; null where there is none. */
function useReadConfig(tableId: string) {
  const { callOperation } = useServices();
  return async (signal?: AbortSignal): Promise<GenConfig | null> => {
    const options = { allowRepeat: true, quiet: true, ...(signal && { signal }) };
    const response = await callOperation(detail, { id: tableId, options });
    return readGenConfig(response.data) ?? null;
  };
}

function useConfig(tableId: string) {
  const read = useReadConfig(tableId);
  return useCalls(['tool/gen-edit', 'config', tableId], ({ signal }) => read(signal), {
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** Back to the list as it was: the page was opened with the list's query in its own. */
function useCloseTabButton(): () => void {
  const leave = useLeave();
  const [params] = useSearchParams();
  return () => leave(`/tool/gen${params.get('list') ?? ''}`);
}

interface MissingProps {
  readonly reason: string | undefined;
  readonly goBack: () => void;
  readonly retry: () => unknown;
}

function Missing({ reason, goBack, retry }: MissingProps) {
  return (
    <Result
      status="warning"
      title={missingText}
      subTitle={reason}
      extra={[
        <Button key="back" type="primary" onClick={goBack}>
          返回
        </Button>,
        <Button key="retry" onClick={() => void retry()}>
          重新加载
        </Button>,
      ]}
    />
  );
}
