import { Tabs } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { StudentForm } from './StudentForm';
import { studentGroups } from './studentFields';
import { useStudent } from './useStudent';

const VipTab = load(() => import('./VipTab'));
const LogTab = load(() => import('./LogTab'));
const MemoLinks = load(() => import('@/src/crud/show/MemoLinks'));
const ReportTab = load(() => import('../report/ReportTab'));

const allTabs: readonly { key: string; label: string; permission?: string }[] = [
  ...Object.entries(studentGroups).map(([key, { label }]) => ({ key, label })),
  { key: 'vip', label: '权益与订单' },
  { key: 'report', label: '报告', permission: 'expert:report:list' },
  { key: 'memos', label: '备忘', permission: 'management:memo:list' },
  { key: 'log', label: '操作记录' },
];

interface Props {
  readonly userId: RecordId;
  readonly tab: string;
  readonly show: (tab: string) => void;
  /** Leads elsewhere where the student cannot be read. */
  readonly wayOn?: ReactNode;
}

/** All data of a student, tab by tab; without those that the reader may not read (screen E2). */
export function StudentTabs({ userId, tab, show, wayOn }: Props) {
  const { data: student, error, refetch } = useStudent(userId);
  const can = useCan();
  if (!student && error)
    return (
      <ReadError error={error} retry={refetch}>
        {wayOn}
      </ReadError>
    );
  if (!student) return <Skeleton rows={10} />;
  const tabs = allTabs.flatMap(({ permission, ...open }) => (can({ permission }) ? [open] : []));
  const known = tabs.some(({ key }) => key === tab) ? tab : 'basic';
  return (
    <>
      <Tabs activeKey={known} onChange={show} items={tabs} />
      <StudentForm key={String(userId)} student={student} userId={userId} tab={known} show={show} />
      <Suspense fallback={<Skeleton />}>
        {known === 'vip' && <VipTab student={student} userId={userId} />}
        {known === 'report' && <ReportTab userId={userId} />}
        {known === 'memos' && <MemoLinks bizType="expert/student" record={{ id: userId }} />}
        {known === 'log' && <LogTab userId={userId} />}
      </Suspense>
    </>
  );
}
