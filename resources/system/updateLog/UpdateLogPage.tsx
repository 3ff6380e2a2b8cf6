import { useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Segmented } from 'antd';
import { useId, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { markUpdatesRead, readUpdates, type Update, unreadIn, updatesKey } from '@/providers/updates/updates';
import { type ListState, readListState, writeListState } from '@/src/crud/list/listAddress';
import { Pager } from '@/src/crud/list/Pager';
import { ReadError } from '@/src/crud/ReadError';
import { useCalls } from '@/src/crud/useCall';
import type { RecordId } from '@/src/lib/recordId';
import { updateTypes } from '@/src/lib/updateTypes';
import { Can } from '@/src/services/Can';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useImages } from '@/src/services/useImages';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { SearchInput } from '@/src/ui/fields/SearchInput';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { pageSizes } from '@/src/ui/layout/paging';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import styles from './updateLog.module.css';

/** Release notes that 全部已读 looks through for what is unread. */
const mostUnread = 1000;

/** 更新日志: public release notes of the product (screen H9). Filters and page are in the address. */
export default function UpdateLogPage() {
  return (
    <Can isPage permission="system:update-log:list">
      <UpdateLog />
    </Can>
  );
}

function UpdateLog() {
  const { filters, change } = useFilters();
  const { query, markRead, isMarking } = useUpdates(filters);
  const { data, error, refetch } = query;
  return (
    <section className={styles.page} aria-label="更新日志">
      <div className={styles.bar}>
        <Segmented
          aria-label="类型"
          options={[
            { value: '', label: '全部' },
            ...updateTypes.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          value={filters.type}
          onChange={(type) => change({ type })}
        />
        <SearchInput
          className={styles.search}
          aria-label="关键词"
          placeholder="版本、标题或内容"
          defaultValue={filters.keyword}
          onSearch={(keyword) => change({ keyword: keyword.trim() })}
        />
        <Button disabled={!data || data.unread === 0} {...busy(isMarking)} onClick={() => markRead('all')}>
          全部已读
        </Button>
      </div>
      {error && <ReadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton rows={8} />}
      {data?.rows.length === 0 && (
        <Empty description={isFiltered(filters) ? '没有符合条件的更新' : '暂无更新'} />
      )}
      {data && (
        <ol className={styles.list} aria-busy={query.isFetching}>
          {data.rows.map((update) => (
            <Entry key={update.id} update={update} onRead={() => markRead([update.id])} />
          ))}
        </ol>
      )}
      {data && data.total > pageSizes[0] && <Pager state={filters} total={data.total} change={change} />}
    </section>
  );
}

interface Filters extends Pick<ListState, 'page' | 'size'> {
  readonly type: string;
  readonly keyword: string;
}

const noFilters = { type: '', keyword: '' };

function isFiltered({ type, keyword }: Filters): boolean {
  return type !== '' || keyword !== '';
}

function useFilters() {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, noFilters);
  const filters: Filters = { ...noFilters, ...state.filters, page: state.page, size: state.size };
  const change = (changes: Partial<Filters>) => {
    const { page, size, ...next } = { ...filters, page: 1, ...changes };
    setParams(writeListState(params, noFilters, { ...state, page, size, filters: next }), { replace: true });
  };
  return { filters, change };
}

/** The release notes of a page, and the way to mark some or all of them as read. */
function useUpdates(filters: Filters) {
  const { send } = useServices();
  const queries = useQueryClient();
  const refetchOnMount = useFreshWhenShown();
  const query = useCalls(
    [...updatesKey, filters],
    () => readUpdates(send, { ...filters, limit: filters.size }),
    {
      refetchOnMount,
      keepPrevious: true,
    },
  );
  const notify = useNotify();
  const unreadIds = async () => {
    const found = await readUpdates(send, { limit: mostUnread }, { quiet: false });
    return unreadIn(found).map(({ id }) => id);
  };
  const [isMarking, startMarking] = useTransition();
  const mark = async (ids: readonly RecordId[] | 'all') => {
    const marked = ids === 'all' ? await unreadIds() : ids;
    if (marked.length > 0) return markUpdatesRead({ send, queries }, marked);
    notify('warning', '没有未读的更新');
    await query.refetch();
  };
  const markRead = (ids: readonly RecordId[] | 'all') => startMarking(() => mark(ids).catch(() => undefined)); // a refusal has been shown
  return { query, markRead, isMarking };
}

/** A release note; opening it marks it as read. */
function Entry({ update, onRead }: { update: Update; onRead: () => void }) {
  const { imageUrl } = useImages();
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    if (!open && !update.isRead) onRead();
    setOpen(!open);
  };
  const type = updateTypes.find(({ value }) => value === update.type);
  return (
    <li className={styles.entry} data-unread={!update.isRead}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span className={styles.meta}>
          <b>v{update.version}</b>
          <StateTag tone={type?.tone ?? 'info'}>{type?.label ?? '更新'}</StateTag>
          <time>{update.time}</time>
          {!update.isRead && <span className={styles.unread}>未读</span>}
        </span>
        <span>{update.title}</span>
      </button>
      <div id={id}>{open && <SafeHtml html={update.content} imageUrl={imageUrl} />}</div>
    </li>
  );
}
