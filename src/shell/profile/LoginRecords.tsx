import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../texts/useTexts';
import { type LoginRecord, profileKey, readMyLogs } from './profileCalls';

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
} as const;

/** Rows of a page. */
const size = 10;

/** Attempts to sign in with one's own account, newest first, page by page. */
export function LoginRecords({ send }: { send: Send }) {
  const t = useTexts(loginTexts);
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [...profileKey, 'logins', page],
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
      <Pager page={page} pages={Math.max(1, Math.ceil(total / size))} total={total} onPage={setPage} />
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

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, total, onPage }: PagerProps) {
  const t = useTexts(loginTexts);
  return (
    <div className="profile-pager">
      <span role="status">{t('profile.logins.page', { page, pages, total })}</span>
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('profile.logins.previous')}
      </button>
      <button type="button" className="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('profile.logins.next')}
      </button>
    </div>
  );
}
