import { Button, Empty, Spin } from 'antd';
import { type DragEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cardMarks, useMovedCard } from '@/src/crud/board/useMovedCard';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { formatTime } from '@/src/lib/dates';
import { memoStatuses } from '@/src/lib/memoStatuses';
import { numberOr, textOr } from '@/src/lib/record';
import { StateTag } from '@/src/ui/StateTag';
import { canStep, isNotNo, isOverdue, type MemoStatus, memoSteps, priorities } from './memo';
import styles from './memo.module.css';

/** Memos that a board shows at most. */
const most = 300;

/** The memos in three columns by state; a card is moved by its buttons, or dragged to another column. */
export default function MemoBoard({ filters, showList }: ListDisplayProps) {
  const { resource, basePath } = useResourcePage();
  const query = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: most },
    filters: crudFilters(resource.filters, filters),
    hasPanel: true,
  });
  const { run, running } = useOperation('status', '操作成功');
  const [dragged, setDragged] = useState<Card>();
  const { board, follow, focusMoved } = useMovedCard();
  useEffect(focusMoved);
  const move = ({ id, rev }: Card, status: MemoStatus) =>
    void run({ id: String(id), status, rev }).then(
      () => follow(id, status),
      () => undefined, // shown already
    );
  if (!query.data && query.isError)
    return <ReadError error={query.error} retry={() => void query.refetch()} />;
  const cards = (query.data?.data ?? []).map(cardOf);
  const total = query.data?.total ?? 0;
  return (
    <Spin spinning={query.isFetching || running} delay={200}>
      {total > most && (
        <p role="status" className={styles.cut}>
          仅显示前 {most} 条
          <Button type="link" size="small" onClick={() => showList({})}>
            查看全部 {total} 条
          </Button>
        </p>
      )}
      <section {...board} className={styles.board} aria-label="备忘看板">
        {memoStatuses.map(({ value, label }) => {
          const own = cards.filter(({ status }) => status === value);
          const takes = dragged !== undefined && canStep(dragged.status, value);
          return (
            <section
              key={value}
              className={styles.column}
              aria-label={label}
              data-takes={takes}
              onDragOver={(event) => takes && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged && takes) move(dragged, value);
              }}
            >
              <h3>
                {label} <small>{own.length}</small>
              </h3>
              {own.length === 0 && <Empty />}
              <ul>
                {own.map((card) => (
                  <MemoCard
                    key={card.id}
                    card={card}
                    path={recordPath(basePath, 'show', card.id)}
                    onMove={(status) => move(card, status)}
                    onDrag={setDragged}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </section>
    </Spin>
  );
}

type Card = ReturnType<typeof cardOf>;

function cardOf(row: Readonly<Record<string, unknown>> & { readonly id: string | number }) {
  const status = memoStatuses.find(({ value }) => value === numberOr(row.status))?.value ?? 0;
  return {
    ...{ id: row.id, rev: row.rev, status, title: textOr(row.title), dueTime: textOr(row.dueTime) },
    isMine: isNotNo(row.isMine),
    ...{ names: textOr(row.assigneeNames), about: textOr(row.bizName), priority: numberOr(row.priority) },
    replies: Array.isArray(row.replies) ? row.replies.length : 0,
  };
}

interface MemoCardProps {
  readonly card: Card;
  readonly path: string;
  readonly onMove: (status: MemoStatus) => void;
  readonly onDrag: (card: Card | undefined) => void;
}

function MemoCard({ card, path, onMove, onDrag }: MemoCardProps) {
  const { title, status, dueTime, names, about, replies } = card;
  const { search } = useLocation();
  const priority = priorities.find(({ value }) => value === card.priority);
  const isLate = isOverdue(card, Date.now());
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', title);
    onDrag(card);
  };
  return (
    <li
      className={styles.card}
      {...cardMarks(card.id, status)}
      draggable={card.isMine}
      onDragStart={drag}
      onDragEnd={() => onDrag(undefined)}
    >
      <Link to={{ pathname: path, search }} state={fromList}>
        {title}
      </Link>
      <span className={styles.facts}>
        {priority && priority.value === 3 && <StateTag tone={priority.tone}>{priority.label}优先</StateTag>}
        {names}
        {about !== '' && <span>{about}</span>}
        {replies > 0 && <span>{replies} 条讨论</span>}
      </span>
      {dueTime !== '' && (
        <span className={styles.facts} data-late={isLate}>
          截止 {formatTime(dueTime).slice(0, 16)} {isLate && <StateTag tone="danger">已逾期</StateTag>}
        </span>
      )}
      {card.isMine && (
        <span className={styles.steps}>
          {memoSteps[status].map(({ to, label }) => (
            <Button key={to} size="small" aria-label={`${label}：${title}`} onClick={() => onMove(to)}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
