import { Button, Empty } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { RowActionDialog } from '@/src/crud/actions/RowActionDialog';
import { cardMarks, useMovedCard } from '@/src/crud/board/useMovedCard';
import { FieldCell } from '@/src/crud/FieldCell';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import styles from '../board.module.css';
import { canStep, clientStages, stageAfter } from './client';

/** Cards of a column that are read at once; the rest is in the list. */
const mostCards = 30;

/**
 * The clients by stage, a column each; where the filters name a stage, its column alone. Who is due comes first (screen
 * G2).
 */
export default function ClientBoard({ filters, showList }: ListDisplayProps) {
  const { board, follow, focusMoved } = useMovedCard();
  const shown = clientStages.filter(({ value }) => !filters.stage || filters.stage === String(value));
  return (
    <section {...board} className={styles.board} aria-label="客户看板">
      {shown.map(({ value, label, tone }) => (
        <Column
          key={value}
          stage={value}
          head={<StateTag tone={tone}>{label}</StateTag>}
          label={label}
          filters={filters}
          onFollowed={(id) => follow(id, stageAfter('follow'))}
          onDrawn={focusMoved}
          showAll={() => showList({ stage: String(value) })}
        />
      ))}
    </section>
  );
}

interface ColumnProps {
  readonly stage: number;
  readonly head: ReactNode;
  readonly label: string;
  readonly filters: ListDisplayProps['filters'];
  readonly onFollowed: (id: RecordId) => void;
  readonly onDrawn: () => void;
  readonly showAll: () => void;
}

function Column({ stage, head, label, filters, onFollowed, onDrawn, showAll }: ColumnProps) {
  useEffect(onDrawn);
  const { resource } = useResourcePage();
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostCards },
    filters: crudFilters(resource.filters, { ...filters, stage: String(stage) }),
    hasPanel: true,
  });
  return (
    <section className={styles.column} aria-label={label}>
      <h3>
        {head}
        {data && <small>{data.total}</small>}
      </h3>
      {!data && isError && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton />}
      {data?.data.length === 0 && <Empty description="暂无客户" />}
      {data && data.data.length > 0 && (
        <ul aria-label={`${label}的客户`}>
          {data.data.map((client) => (
            <Card key={client.id} client={client} onFollowed={onFollowed} />
          ))}
        </ul>
      )}
      {data && (data.total ?? 0) > mostCards && (
        <Button type="link" onClick={showAll}>
          查看全部 {data.total} 位
        </Button>
      )}
    </section>
  );
}

interface CardProps extends Pick<ColumnProps, 'onFollowed'> {
  readonly client: Row;
}

function Card({ client, onFollowed }: CardProps) {
  const { resource, basePath } = useResourcePage();
  const can = useCan();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const name = textOr(client.name);
  const cell = (member: string) => {
    const field = resource.fields.find((one) => one.name === member);
    return field && <FieldCell field={field} record={client} place="list" />;
  };
  const mayFollow = canStep('follow', { stage: client.stage }) && can('management:client-data:follow');
  return (
    <li className={styles.card} {...cardMarks(client.id, numberOr(client.stage))}>
      <div className={styles.cardHead}>
        {can('management:client-data:show') ? (
          <Link to={{ pathname: recordPath(basePath, 'show', client.id), search }} state={fromList}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        <small>{cell('ownerId')}</small>
      </div>
      <p>
        {cell('provinceId')} · {cell('year')} · {cell('source')}
      </p>
      {textOr(client.nextTime) !== '' && <p>下次 {cell('nextTime')}</p>}
      {mayFollow && (
        <div className={styles.steps}>
          <Button size="small" aria-label={`写跟进：${name}`} onClick={() => setOpen(true)}>
            写跟进
          </Button>
        </div>
      )}
      {isOpen && (
        <RowActionDialog
          name="follow"
          row={{ id: client.id, name, rev: numberOr(client.rev) }}
          onDone={() => onFollowed(client.id)}
          close={() => setOpen(false)}
        />
      )}
    </li>
  );
}
