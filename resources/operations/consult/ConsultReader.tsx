import { Button, Space } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { operationOf } from '@/providers/data/callOperation';
import { isRequestError } from '@/providers/http/errors';
import { ReaderHead } from '@/src/crud/board/ReadingBoard';
import { RecordPictures } from '@/src/crud/display/RecordPictures';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { isRecord } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { StatusTag, Waiting } from './ConsultItem';
import { isWritten, stepRefusal, userChannels } from './consult';
import styles from './consult.module.css';
import { ReplyForm } from './ReplyForm';
import { type ConsultLine, readConsult } from './readConsult';
import type { Replies } from './useReplies';
import { WrittenSteps } from './WrittenSteps';

const CloseDialog = load(
  () => import('./dialogs'),
  (code) => code.CloseDialog,
);
const PublishDialog = load(() => import('./PublishDialog'));

interface Props {
  readonly id: string;
  readonly replies: Replies;
  readonly onRemoved: () => void;
}

/** An enquiry: the asker, the conversation, and the reply being written. */
export function ConsultReader({ id, replies, onRemoved }: Props) {
  const { data: consult, error, refetch } = useConsult(id);
  const failure = error && <ReadError error={error} retry={() => void refetch()} />;
  if (!consult) return failure ?? <Skeleton />;
  return (
    <>
      {/* A refused one may be gone, or the server busy: what is typed stays, in open dialogs as well. */}
      {isRequestError(error, 'refused') && failure}
      <article aria-label={consult.title} className={styles.article}>
        <ReaderHead title={consult.title}>
          <Steps consult={consult} onRemoved={onRemoved} />
        </ReaderHead>
        <Facts consult={consult} />
        <Talk consult={consult} />
        {consult.status !== 2 && !isWritten(consult) && <ReplyForm consult={consult} replies={replies} />}
      </article>
    </>
  );
}

/** An enquiry with its conversation; read again with the list. */
function useConsult(id: string) {
  const { name, endpoints } = useResourcePage().resource;
  return useCall(
    operationOf(endpoints, name, 'one'),
    (data): ConsultLine => readConsult(isRecord(data) ? data : {}),
    { of: [name, 'conversation'], body: { id } },
  );
}

interface StepsProps {
  readonly consult: ConsultLine;
  readonly onRemoved: () => void;
}

/** Actions on the enquiry besides replying. */
function Steps({ consult, onRemoved }: StepsProps) {
  const [dialog, setDialog] = useState<'close' | 'publish'>();
  const confirm = useConfirm();
  const openRecord = useOpenRecord();
  const reopening = useOperation('reopen', '已重新打开');
  const closing = useOperation('close');
  const publishing = useOperation('publish');
  const removing = useOperation('remove', '删除成功');
  const can = useCan();
  const { one } = useResourcePage().resource.endpoints.operations;
  const { id, rev, title } = consult;
  const may = (step: Parameters<typeof stepRefusal>[0]) =>
    stepRefusal(step, consult, Date.now()) === undefined;
  const remove = () =>
    confirm({
      text: `删除后可在回收站恢复，是否确认删除「${title}」？`,
      danger: true,
      run: () => removing.run({ id }),
    }).then((yes) => yes && onRemoved());
  return (
    <Space wrap size={8}>
      {can(one) && (
        <Button size="small" onClick={() => openRecord('show', id)}>
          详情
        </Button>
      )}
      {!isWritten(consult) && <ToClient consult={consult} />}
      {isWritten(consult) ? (
        <WrittenSteps consult={consult} />
      ) : (
        publishing.allowed &&
        may('publish') && (
          <Button size="small" data-needs={publishing.needs} onClick={() => setDialog('publish')}>
            {consult.isPublic ? '修改公开内容' : '公开为问答'}
          </Button>
        )
      )}
      {reopening.allowed && may('reopen') && (
        <Button
          size="small"
          data-needs={reopening.needs}
          disabled={reopening.running}
          onClick={() => void reopening.run({ id, rev }).catch(() => undefined)}
        >
          重新打开
        </Button>
      )}
      {closing.allowed && may('close') && (
        <Button size="small" data-needs={closing.needs} onClick={() => setDialog('close')}>
          关闭
        </Button>
      )}
      {removing.allowed && may('remove') && (
        <Button size="small" danger data-needs={removing.needs} onClick={() => void remove()}>
          删除
        </Button>
      )}
      <DialogBoundary close={() => setDialog(undefined)}>
        {dialog === 'close' && <CloseDialog row={consult} close={() => setDialog(undefined)} />}
        {dialog === 'publish' && <PublishDialog row={consult} close={() => setDialog(undefined)} />}
      </DialogBoundary>
    </Space>
  );
}

/** 转为客户: the asker becomes a client, and her page opens where it may be seen. */
function ToClient({ consult: { id } }: { readonly consult: ConsultLine }) {
  const { run, running, allowed, needs } = useOperation('toClient', '已转为客户');
  const can = useCan();
  const navigate = useNavigate();
  if (!allowed) return null;
  const convert = async () => {
    const data = await run({ id });
    const clientId = isRecord(data) ? data.clientId : undefined;
    if (isRecordId(clientId) && can('management:client-data:show'))
      await navigate(`/management/client-data/show/${clientId}`);
  };
  return (
    <Button
      size="small"
      disabled={running}
      data-needs={needs}
      onClick={() => void convert().catch(() => undefined)}
    >
      转为客户
    </Button>
  );
}

function Facts({ consult }: { readonly consult: ConsultLine }) {
  const { consultNo, userName, mobile, provinceName, year, channel, storeName, handlerName } = consult;
  const from = userChannels.find(({ value }) => value === channel)?.label ?? '';
  return (
    <div className={styles.facts}>
      <StatusTag status={consult.status} />
      <Waiting since={consult.waitSince} />
      <Topic consult={consult} />
      <span>{consultNo}</span>
      <span>
        {userName} {mobile}
      </span>
      <span>{[provinceName, year > 0 ? `${year} 年高考` : '', from].filter(Boolean).join(' · ')}</span>
      <span>{storeName}</span>
      <span>处理人：{handlerName || '未分配'}</span>
    </div>
  );
}

/** The topic, which whoever replies may change in place. */
function Topic({ consult: { id, topic, rev } }: { readonly consult: ConsultLine }) {
  const { run, running, allowed } = useOperation('topic', '修改成功');
  return (
    <span className={styles.topic}>
      <DictionarySelect
        type="consult_topic"
        aria-label="咨询主题"
        value={topic}
        disabled={!allowed || running}
        onChange={(chosen) => void run({ id, topic: chosen, rev }).catch(() => undefined)}
      />
    </span>
  );
}

/** The question and all that was said after it. */
function Talk({ consult }: { readonly consult: ConsultLine }) {
  const { question, images, userName, createTime, replies, status, closeReason, closeTime, publicAnswer } =
    consult;
  const asked = { content: question, images, by: userName, time: createTime, fromUser: 1 };
  const written = { ...asked, content: publicAnswer, by: '公开回答', fromUser: 0 };
  const said = [asked, ...(isWritten(consult) && publicAnswer !== '' ? [written] : []), ...replies];
  return (
    <ol className={styles.talk} aria-label="回复记录">
      {said.map((one) => (
        <li key={`${one.time} ${one.by}`} data-asker={one.fromUser === 1}>
          <b>{one.by}</b> <time>{formatTime(one.time)}</time>
          <p>{one.content}</p>
          {one.images.length > 0 && <RecordPictures addresses={one.images} label="图片" size={64} />}
        </li>
      ))}
      {status === 2 && (
        <li data-closed>
          {formatTime(closeTime)} 已关闭：{closeReason}
        </li>
      )}
    </ol>
  );
}
