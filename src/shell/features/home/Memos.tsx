import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Send } from '@/providers/http/request';
import { formatTime } from '@/src/lib/dates';
import { useCan } from '@/src/services/useCan';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import { finishMemo, memoView } from '../memoReminders/memoCalls';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import type { OpenMemo } from './homeResponses';
import { useHomeQuery } from './useHomeQuery';

const memoTexts = {
  'home.memos': '我的备忘',
  'home.memos.none': '没有未完成的备忘',
  'home.memos.all': '查看全部',
  'home.memos.done': '完成',
  'home.memos.overdue': '已逾期',
} as const;

interface MemosProps {
  readonly send: Send;
  readonly tree: readonly MenuNode[];
  /** Milliseconds. */
  readonly now: number;
}

/** The person's own open memos, each finished in its place. */
export function Memos({ send, tree, now }: MemosProps) {
  const t = useTexts(memoTexts);
  const query = useHomeQuery(['memos'], () => homeReads.memos(send));
  const client = useQueryClient();
  const path = pathOfView(tree, memoView);
  const finish = async (id: OpenMemo['id']) => {
    await finishMemo(send, id);
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('system/memo') });
    await query.refetch();
  };
  return (
    <Block
      title={t('home.memos')}
      query={query}
      lines={5}
      isEmpty={(memos) => memos.length === 0}
      empty={t('home.memos.none')}
      extra={
        path && (
          <Link className="link" to={path}>
            {t('home.memos.all')}
          </Link>
        )
      }
    >
      {(memos) => (
        <ul className="home-rows">
          {memos.map((memo) => (
            <Row key={memo.id} memo={memo} path={path} now={now} finish={finish} />
          ))}
        </ul>
      )}
    </Block>
  );
}

interface RowProps extends Pick<MemosProps, 'now'> {
  readonly memo: OpenMemo;
  readonly path: string | undefined;
  readonly finish: (id: OpenMemo['id']) => Promise<void>;
}

function Row({ memo: { id, title, remindTime }, path, now, finish }: RowProps) {
  const t = useTexts(memoTexts);
  const [finishing, setFinishing] = useState(false);
  const canEdit = useCan()('system:memo:edit');
  const isOverdue = remindTime !== '' && remindTime < formatTime(now);
  const press = async () => {
    setFinishing(true);
    // a refusal has been shown by the call
    await finish(id).catch(() => undefined);
    setFinishing(false);
  };
  return (
    <li className="home-row">
      {path ? (
        <Link className="link home-row-name" to={`${path}/show/${id}`}>
          {title}
        </Link>
      ) : (
        <span className="home-row-name">{title}</span>
      )}
      <span className={isOverdue ? 'home-row-end home-row-pressing' : 'home-row-end'}>
        {isOverdue ? t('home.memos.overdue') : remindTime.slice(5, 16)}
      </span>
      {canEdit && (
        <button
          type="button"
          className="link"
          disabled={finishing}
          aria-label={`${t('home.memos.done')}：${title}`}
          onClick={() => void press()}
        >
          {t('home.memos.done')}
        </button>
      )}
    </li>
  );
}
