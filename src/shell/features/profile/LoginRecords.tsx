import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { leadToTop, pageSizes, usualPageSize } from '@/src/ui/layout/paging';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { useTexts } from '../../kit/useTexts';
import { type LoginRecord, profileKey, readMyLogs } from './profileCalls';
import './loginRecords.css';

const loginTexts = {
  'profile.logins.time': '时间',
  'profile.logins.ip': 'IP 地址',
  'profile.logins.place': '地点',
  'profile.logins.browser': '浏览器',
  'profile.logins.os': '操作系统',
  'profile.logins.result': '结果',
  'profile.logins.msg': '说明',
  'profile.logins.yes': '成功',
  'profile.logins.no': '失败',
  'profile.logins.none': '暂无登录记录',
  'profile.logins.retry': '重试',
  'profile.logins.page': '第 {page} / {pages} 页，共 {total} 条',
  'profile.logins.previous': '上一页',
  'profile.logins.next': '下一页',
  'profile.logins.number': '第 {page} 页',
  'profile.logins.size': '每页条数',
  'profile.logins.sizeOf': '{size} 条/页',
} as const;

/** The shown page, and the rows of each page. */
interface Turned {
  readonly page: number;
  readonly size: number;
}

/** Attempts to sign in with the person's own account, newest first, page by page. */
export function LoginRecords({ send }: { send: Send }) {
  const t = useTexts(loginTexts);
  const [{ page, size }, turn] = useState<Turned>({ page: 1, size: usualPageSize });
  const query = useQuery({
    queryKey: [...profileKey, 'logins', page, size],
    queryFn: () => readMyLogs(send, page, size),
    placeholderData: keepPreviousData,
  });
  if (!query.data && query.isError)
    return (
      <div className="profile-failed" role="alert">
        <p>{query.error.message}</p>
        <button type="button" className="button" onClick={() => void query.refetch()}>
          {t('profile.logins.retry')}
        </button>
      </div>
    );
  if (!query.data) return <div className="profile-waiting" aria-busy="true" />;
  const { rows, total } = query.data;
  if (total === 0) return <p className="profile-none">{t('profile.logins.none')}</p>;
  return (
    <>
      <Records rows={rows} />
      <Pager page={page} size={size} total={total} onTurn={turn} />
    </>
  );
}

function Records({ rows }: { rows: readonly LoginRecord[] }) {
  const t = useTexts(loginTexts);
  const columns = ['time', 'ip', 'place', 'browser', 'os', 'msg'] as const;
  return (
    <table className="profile-logins">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`profile.logins.${column}`)}
            </th>
          ))}
          <th scope="col">{t('profile.logins.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column} data-label={t(`profile.logins.${column}`)}>
                {row[column] || '—'}
              </td>
            ))}
            <td data-label={t('profile.logins.result')}>
              <span className={row.succeeded ? 'profile-yes' : 'profile-no'}>
                {t(row.succeeded ? 'profile.logins.yes' : 'profile.logins.no')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PagerProps extends Turned {
  readonly total: number;
  readonly onTurn: (turned: Turned) => void;
}

/** A pager like the lists', without antd (WID-1). */
function Pager({ page, size, total, onTurn }: PagerProps) {
  const t = useTexts(loginTexts);
  const place = useRef<HTMLDivElement>(null);
  const numbers = useNarrow() ? 5 : 7;
  const pages = Math.max(1, Math.ceil(total / size));
  const turn = (to: Partial<Turned>) => {
    onTurn({ page: 1, size, ...to });
    void leadToTop(place).catch(() => undefined);
  };
  const step = (key: 'previous' | 'next', to: number) => (
    <button
      type="button"
      className="button"
      disabled={to < 1 || to > pages}
      onClick={() => turn({ page: to })}
    >
      {t(`profile.logins.${key}`)}
    </button>
  );
  return (
    <div ref={place} className="profile-pager">
      <span role="status">{t('profile.logins.page', { page, pages, total })}</span>
      {step('previous', page - 1)}
      {numbersAround(page, pages, numbers).map((number) => (
        <button
          key={number}
          type="button"
          className="button"
          aria-label={t('profile.logins.number', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => turn({ page: number })}
        >
          {number}
        </button>
      ))}
      {step('next', page + 1)}
      <select
        aria-label={t('profile.logins.size')}
        value={size}
        onChange={(event) => turn({ size: Number(event.target.value) })}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {t('profile.logins.sizeOf', { size: one })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Page numbers with the present page in their middle, as far as there are pages. */
function numbersAround(page: number, pages: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: Math.min(count, pages) }, (_, index) => first + index);
}
