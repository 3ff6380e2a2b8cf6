import { Button, Empty, Modal } from 'antd';
import { Suspense, useState } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { ReadError } from '@/src/crud/ReadError';
import type { Row } from '@/src/crud/resourceSpec';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import type { useUnsaved } from '@/src/services/useUnsaved';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './articleForm.module.css';

const ParagraphDiff = load(() => import('@/src/ui/display/compare/ParagraphDiff'));

/** The calls for a record's earlier versions. */
interface VersionCalls {
  readonly versions: Operation;
  readonly version: Operation;
  readonly rollback: Operation;
}

interface Props {
  /** The saved record. */
  readonly record: Row;
  readonly calls: VersionCalls;
  /** The present text. */
  readonly content: string;
  /** The paragraphs of such a text, by which two of them are compared. */
  readonly paragraphsOf: (content: string) => string[];
  /** The form around, whose unsaved text a restored version replaces. */
  readonly unsaved: Pick<ReturnType<typeof useUnsaved>, 'isDirty' | 'settle'>;
  readonly close: () => void;
  readonly onRestored: () => void;
}

/** Earlier versions of an article or a question, compared with the present one; each can be restored. */
export default function VersionsDialog(props: Props) {
  const { record, calls, close } = props;
  useReturnFocus();
  const [chosen, setChosen] = useState<number>();
  const { data, error, refetch } = useVersions(calls.versions, record.id);
  const shown = chosen ?? data?.[0]?.no;
  return (
    <Modal open centered width="min(960px, 100%)" title="版本记录" footer={null} onCancel={close}>
      {error && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <Empty description="暂无修改记录" />}
      {shown !== undefined && (
        <div className={styles.versions}>
          <ol className={styles.list} aria-label="版本">
            {data?.map(({ no, by, time }) => (
              <li key={no}>
                <Button
                  type={no === shown ? 'primary' : 'text'}
                  aria-pressed={no === shown}
                  onClick={() => setChosen(no)}
                >
                  版本 {no}
                  <br />
                  {time} {by}
                </Button>
              </li>
            ))}
          </ol>
          <Version key={shown} no={shown} {...props} />
        </div>
      )}
    </Modal>
  );
}

function Version({ no, ...props }: Props & { readonly no: number }) {
  const { record, calls, content, paragraphsOf, unsaved } = props;
  const confirm = useConfirm();
  const can = useCan();
  const { data, error, refetch } = useVersion(calls.version, record.id, no);
  const { restore, running } = useRestore(props, no);
  if (error) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const ask = () => {
    const kept = unsaved.isDirty() ? '未保存的修改将丢失，已保存的内容会保留' : '当前内容会保留';
    return confirm({ text: `${kept}为新的版本，确定恢复到版本 ${no} 吗？`, run: restore });
  };
  return (
    <div>
      <p>
        版本 {no}：「{data.title}」。绿色为当前内容，红色为该版本的内容。
      </p>
      <Suspense fallback={<Skeleton />}>
        <ParagraphDiff
          label={`版本 ${no} 与当前内容的差异`}
          before={paragraphsOf(data.content)}
          after={paragraphsOf(content)}
        />
      </Suspense>
      {can(calls.rollback) && (
        <Button
          type="primary"
          {...busy(running)}
          data-needs={calls.rollback.permission}
          onClick={() => void ask()}
        >
          恢复此版本
        </Button>
      )}
    </div>
  );
}

function useRestore({ record: { id, rev }, calls, unsaved, close, onRestored }: Props, no: number) {
  const notify = useNotify();
  const { run, running } = useOperation(calls.rollback);
  const restore = async () => {
    await run({ id, no, rev });
    // A draft that is offered still, and was not asked about, stays.
    if (unsaved.isDirty()) unsaved.settle();
    notify('success', '已恢复');
    close();
    onRestored();
  };
  return { restore, running };
}

function useVersions(versions: Operation, id: RecordId) {
  return useCall(
    versions,
    (data) => {
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map(({ no, by, time }) => ({ no: numberOr(no), by: textOr(by), time: timeOr(time) }));
    },
    { of: ['operations', 'versions'], body: { id }, gcTime: 0 },
  );
}

function useVersion(version: Operation, id: RecordId, no: number) {
  return useCall(
    version,
    (data) => {
      const { title, content } = isRecord(data) ? data : {};
      return { title: textOr(title), content: textOr(content) };
    },
    { of: ['operations', 'version'], body: { id, no } },
  );
}
