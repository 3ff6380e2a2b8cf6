import { Suspense, useEffect, useMemo, useState } from 'react';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { joinRange, today } from '@/src/lib/dates';
import { Can } from '@/src/services/Can';
import { load } from '@/src/ui/load';
import { addDays } from './seasonDays';
import { UserDateWaiting } from './UserDateWaiting';
import styles from './userDate.module.css';
import { userDates } from './userDates';

const UserDateChart = load(() => import('./UserDateChart'));

/** Days that are shown until others are chosen. */
const usualDays = 30;

/** 用户数据: a chart above the table of the same figures; both share their filters (screen H6). */
export default function UserDatePage() {
  const basePath = usePagePath();
  const [day] = useState(() => today());
  // The rows are asked for first.
  const [isListed, setListed] = useState(false);
  useEffect(() => setListed(true), []);
  const defaultFilters = useMemo(
    () => ({ range: joinRange(addDays(day, 1 - usualDays), day), unit: 'day' }),
    [day],
  );
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
