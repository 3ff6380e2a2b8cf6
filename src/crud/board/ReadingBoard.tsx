import { Checkbox, Drawer, Spin } from 'antd';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { ListEmpty } from '../list/ListEmpty';
import { ListHead } from '../list/ListToolbar';
import { Pager } from '../list/Pager';
import { QuickFilters } from '../list/QuickFilters';
import { useHeadHeight } from '../list/rows/useHeadHeight';
import { useListPageState } from '../list/useListState';
import { useLastPage, useRows } from '../list/useRows';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import styles from './readingBoard.module.css';

/** Pixels of its pane below which there is no room for list and reader side by side. */
const leastWidth = 760;

/** State of a board of the resource's records: its list, the record that is open, the selected ones. */
export function useReadingBoard() {
  const { state, filtered, change } = useListPageState();
  const list = useRows(state);
  useLastPage(list, state, change);
  const [opened, open] = useOpened();
  const [selected, setSelected] = useState<readonly RecordId[]>([]);
  const isSelected = (id: RecordId) => selected.some((one) => sameId(one, id));
  const select = (id: RecordId) =>
    setSelected((ids) => (isSelected(id) ? ids.filter((one) => !sameId(one, id)) : [...ids, id]));
  const deselectAll = () => setSelected([]);
  return { state, filtered, change, list, opened, open, isSelected, select, deselectAll };
}

interface BoardProps {
  readonly board: ReturnType<typeof useReadingBoard>;
  readonly ref?: Ref<HTMLElement>;
  /** The word for a record: 消息, 咨询. */
  readonly noun: string;
  /** Beside the quick filters. */
  readonly head?: ReactNode;
  readonly selectedRows?: readonly Row[];
  /** Commands for the selected records; empty where none is selected. */
  readonly batch: ReactNode;
  /** One `BoardItem` a record. */
  readonly children: readonly ReactNode[];
  /** The record that is open; falsy where none is. */
  readonly reader: ReactNode;
}

/** Records at the left, the open one at the right; in a drawer where there is little room. */
export function ReadingBoard({
  board,
  ref,
  noun,
  head,
  selectedRows = [],
  batch,
  children,
  reader,
}: BoardProps) {
  const { resource } = useResourcePage();
  const narrow = useNarrow(leastWidth);
  const { state, filtered, change, list, opened, open } = board;
  const panes = useRef<HTMLDivElement>(null);
  useHeadHeight(panes);
  return (
    <section ref={ref} className="list-page" data-narrow={narrow} aria-label={resource.label}>
      <div className={styles.head}>
        <QuickFilters state={state} change={change} counts={list.counts} />
        {head}
      </div>
      <ListHead state={state} change={change} list={list} selected={selectedRows} hasColumns={false} />
      <div ref={panes} className={styles.panes}>
        <Spin spinning={list.reading && !list.firstReading} delay={200}>
          {batch}
          {children.length === 0 ? (
            <ListEmpty
              error={list.error}
              reading={list.firstReading}
              filtered={filtered}
              retry={list.readAgain}
            />
          ) : (
            <ul className={styles.list}>{children}</ul>
          )}
          {list.total > 0 && <Pager state={state} total={list.total} change={change} />}
        </Spin>
        {!narrow && (
          // another record begins at its top
          <div key={opened} className={styles.reader}>
            {reader || <p className={styles.hint}>选择一条{noun}查看</p>}
          </div>
        )}
      </div>
      {narrow && (
        <Drawer open={opened !== null} width="100%" title={noun} onClose={() => open(null)} destroyOnHidden>
          {reader}
        </Drawer>
      )}
    </section>
  );
}

interface ItemProps {
  readonly board: ReturnType<typeof useReadingBoard>;
  readonly id: RecordId;
  readonly name: string;
  readonly isCurrent: boolean;
  /** Whether somebody still has to handle it: its title is bold. */
  readonly isPending: boolean;
  readonly title: ReactNode;
  readonly facts: ReactNode;
}

/** A record in the list of a board: its box, its title, and a line below. */
export function BoardItem({ board, id, name, isCurrent, isPending, title, facts }: ItemProps) {
  return (
    <li className={styles.item} data-row-key={id} data-current={isCurrent} data-pending={isPending}>
      <Checkbox
        checked={board.isSelected(id)}
        aria-label={`选择：${name}`}
        onChange={() => board.select(id)}
      />
      <button type="button" className={styles.open} aria-current={isCurrent} onClick={() => board.open(id)}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts}</span>
      </button>
    </li>
  );
}

/** The buttons for the selected records, after their number. */
export function BoardBatch({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.batch}>
      <legend className="visually-hidden">批量操作</legend>
      <span>已选 {count} 项</span>
      {children}
    </fieldset>
  );
}

/** The title of the open record, and its commands. */
export function ReaderHead({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <header className={styles.readerHead}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}

/** The record that the address names (`?id=`), and the way to open another one. */
function useOpened(): [string | null, (id: RecordId | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (id: RecordId | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('id');
        else next.set('id', String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('id'), open];
}
