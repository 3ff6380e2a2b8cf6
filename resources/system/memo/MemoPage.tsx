import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { useServices } from '@/src/crud/services';
import { safeLocal } from '@/src/lib/safeStorage';
import { isOwnAddress } from './memo';
import styles from './memo.module.css';
import { memos } from './memos';

const MemoWall = lazy(() => import('./MemoWall'));

const ways = [
  { value: 'table', label: '表格', icon: <UnorderedListOutlined aria-hidden /> },
  { value: 'wall', label: '卡片墙', icon: <AppstoreOutlined aria-hidden /> },
];

/** 备忘录 (screen H3): one's own notes as a table or a wall of cards. A new one may start with its page. */
export default function MemoPage() {
  const basePath = usePagePath();
  const [way, setWay] = useWay();
  const about = useSearchParams()[0].get('about');
  const initialValues = useMemo(
    () => (about !== null && isOwnAddress(about) ? { link: about } : undefined),
    [about],
  );
  return (
    <>
      <div className={styles.ways}>
        <Segmented aria-label="显示方式" options={ways} value={way} onChange={setWay} />
      </div>
      <ResourcePages
        resource={memos}
        basePath={basePath}
        {...(initialValues && { initialValues })}
        {...(way === 'wall' && {
          list: (
            <Suspense fallback={<div className="list-reading" />}>
              <MemoWall />
            </Suspense>
          ),
        })}
      />
    </>
  );
}

/** Table or wall, as this person chose last. */
function useWay(): [string, (way: string) => void] {
  const { userId } = useServices();
  const place = `memo-way:${userId()}`;
  const [way, setWay] = useState(() => (safeLocal.getItem(place) === 'wall' ? 'wall' : 'table'));
  const choose = (next: string) => {
    setWay(next);
    safeLocal.setItem(place, next);
  };
  return [way, choose];
}
