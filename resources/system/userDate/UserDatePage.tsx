import { Suspense, useEffect, useMemo, useState } from 'react';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { today } from '@/src/lib/dates';
import { Can } from '@/src/services/Can';
import { load } from '@/src/ui/load';
import { UserDateWaiting } from './UserDateWaiting';
import { usualFilters } from './userDate';
import styles from './userDate.module.css';
import { userDates } from './userDates';

const UserDateChart = load(() => import('./UserDateChart'));

/** 用户数据: a chart above the table of the same figures; both share their filters (screen H6). */
export default function UserDatePage() {
  const basePath = usePagePath();
  const [day] = useState(() => today());
  // The rows are asked for first.
  const [isListed, setListed] = useState(false);
  useEffect(() => setListed(true), []);
  const defaultFilters = useMemo(() => usualFilters(day), [day]);
  return (
    <Can isPage permission="system:user-date:list">
      <div className={styles.page}>
        <Suspense fallback={<UserDateWaiting />}>
          {isListed ? <UserDateChart defaultFilters={defaultFilters} /> : <UserDateWaiting />}
        </Suspense>
        <ResourcePages resource={userDates} basePath={basePath} defaultFilters={defaultFilters} />
      </div>
    </Can>
  );
}
