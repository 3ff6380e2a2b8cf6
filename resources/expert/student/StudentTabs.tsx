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

const tabs = [
  ...Object.entries(studentGroups).map(([key, { label }]) => ({ key, label })),
  { key: 'vip', label: '权益与订单' },
  { key: 'report', label: '报告' },
  { key: 'memos', label: '备忘' },
  { key: 'log', label: '操作记录' },
];

interface Props {
  readonly userId: RecordId;
  readonly tab: string;
  readonly show: (tab: string) => void;
  /** Leads elsewhere where the student cannot be read. */
  readonly wayOn?: ReactNode;
}

/** All data of a student, tab by tab (screen E2). */
export function StudentTabs({ userId, tab, show, wayOn }: Props) {
  const { data: student, error, refetch } = useStudent(userId);
  if (!student && error)
    return (
      <ReadError error={error} retry={refetch}>
        {wayOn}
      </ReadError>
    );
  if (!student) return <Skeleton rows={10} />;
  const known = tabs.some(({ key }) => key === tab) ? tab : 'basic';
  return (
    <>
      <Tabs activeKey={known} onChange={show} items={tabs} />
      <StudentForm key={String(userId)} student={student} userId={userId} tab={known} show={show} />
      <Suspense fallback={<Skeleton />}>
        {known === 'vip' && <VipTab student={student} userId={userId} />}
        {known === 'report' && <Reports userId={userId} />}
        {known === 'memos' && <MemoLinks bizType="expert/student" record={{ id: userId }} />}
        {known === 'log' && <LogTab userId={userId} />}
      </Suspense>
    </>
  );
}

/** The student's reports, and 生成报告, for those who may list them (screen E4). */
function Reports({ userId }: Pick<Props, 'userId'>) {
  if (!useCan()('expert:report:list')) return <p>没有查看报告的权限</p>;
  return <ReportTab userId={userId} />;
}
