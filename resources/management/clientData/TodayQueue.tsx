import { Alert, Button, Empty, Modal, Progress, Space } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowActionDialog } from '@/src/crud/actions/RowActionDialog';
import { FieldCell } from '@/src/crud/FieldCell';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { numberOr, textOr } from '@/src/lib/record';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { morningIn, quickResults } from './client';
import styles from './client.module.css';

/** Clients of one day: nobody calls more. */
const longest = 100;

const filters = [
  { field: 'due', operator: 'eq' as const, value: '1' },
  { field: 'mine', operator: 'eq' as const, value: '1' },
];

/** 今日跟进: one's own due clients, one after the other, each with a result in one tap (screen G2, Beyond). */
export default function TodayQueue({ close }: { close: () => void }) {
  const { resource } = useResourcePage();
  useReturnFocus();
  const [finished, setFinished] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { data, isError } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: longest },
    filters,
    hasPanel: true,
  });
  const left = data?.data.filter(({ id }) => !finished.includes(String(id))) ?? [];
  const skippedAt = ({ id }: Row) => skipped.indexOf(String(id));
  // The untouched ones first, then the skipped ones in turn.
  const [client] = [...left].sort((one, other) => skippedAt(one) - skippedAt(other));
  const total = finished.length + left.length;
  return (
    <Modal open centered title="今日跟进" width={560} maskClosable={false} footer={null} onCancel={close}>
      {isError && !data && <Alert type="error" showIcon message="客户加载失败，请稍后再试" />}
      {!data && !isError && <Skeleton />}
      {data && !client && (
        <NoClient description={total > 0 ? `今日的 ${total} 位客户已全部跟进` : '今日没有需要跟进的客户'} />
      )}
      {client && (
        <>
          <Progress
            percent={Math.round((finished.length / total) * 100)}
            format={() => `${finished.length} / ${total}`}
            aria-label="今日跟进进度"
          />
          <OneClient
            key={client.id}
            client={client}
            onDone={() => setFinished([...finished, String(client.id)])}
            onSkip={() =>
              setSkipped([...skipped.filter((id) => id !== String(client.id)), String(client.id)])
            }
          />
        </>
      )}
    </Modal>
  );
}

/** Takes the focus of a button that has gone with the client before: Escape still closes the dialog. */
function useFocusTaken<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}

function NoClient({ description }: { readonly description: string }) {
  const place = useFocusTaken<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      <Empty description={description} />
    </div>
  );
}

interface OneProps {
  readonly client: Row;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

const facts = ['mobile', 'parentMobile', 'stage', 'nextTime', 'provinceId', 'source'];

function OneClient({ client, onDone, onSkip }: OneProps) {
  const { resource } = useResourcePage();
  const { run, running } = useOperation('follow', '跟进成功');
  const [writes, setWrites] = useState(false);
  const name = textOr(client.name);
  const place = useFocusTaken<HTMLElement>();
  /** A pressed button stays enabled and keeps the focus; a second press does nothing. */
  const settle = ({ content, days }: (typeof quickResults)[number]) => {
    if (running) return;
    const body = { id: client.id, rev: client.rev, way: 1, content, nextTime: morningIn(days, Date.now()) };
    void run(body).then(onDone, () => undefined);
  };
  return (
    <section ref={place} tabIndex={-1} className={styles.queue} aria-label={`客户：${name}`}>
      <dl>
        <dt>客户</dt>
        <dd>
          <b className={styles.number}>{name}</b> {textOr(client.parentName)}
        </dd>
        {facts.map((member) => {
          const field = resource.fields.find((one) => one.name === member);
          return (
            field && (
              <FactOf key={member} label={field.label}>
                <FieldCell field={field} record={client} place="show" />
              </FactOf>
            )
          );
        })}
        <FactOf label="上次说到">{textOr(client.lastContent) || '尚未跟进'}</FactOf>
        <FactOf label="备注">{textOr(client.remark) || '—'}</FactOf>
      </dl>
      <Space wrap className={styles.results ?? ''} role="group" aria-label="跟进结果">
        {quickResults.map((result) => (
          <Button key={result.label} type="primary" ghost onClick={() => settle(result)}>
            {result.label}
          </Button>
        ))}
        <Button disabled={running} onClick={() => setWrites(true)}>
          写跟进
        </Button>
        <Button type="text" disabled={running} onClick={onSkip}>
          稍后再说
        </Button>
      </Space>
      {writes && (
        <RowActionDialog
          name="follow"
          row={{ id: client.id, name, rev: numberOr(client.rev) }}
          onDone={onDone}
          close={() => setWrites(false)}
        />
      )}
    </section>
  );
}

function FactOf({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
