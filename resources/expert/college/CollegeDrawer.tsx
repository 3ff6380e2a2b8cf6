import { Drawer, Tabs } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { textOr } from '@/src/lib/record';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { InventedRibbon } from '../unit/InventedRibbon';
import { CollegeHome } from './CollegeHome';
import { type CollegeScope, useCollegeHome } from './useCollege';

const GradesTab = load(
  () => import('./CollegeTabs'),
  (code) => code.GradesTab,
);
const DepartmentsTab = load(
  () => import('./CollegeTabs'),
  (code) => code.DepartmentsTab,
);
const MajorPanel = load(
  () => import('./MajorPanel'),
  (code) => code.MajorPanel,
);
const PlanTab = load(() => import('./PlanTab'));
const SameScoreTab = load(() => import('./SameScoreTab'));

interface Props extends CollegeScope {
  /** National code of a major whose tab is open at first. */
  readonly majorCode?: string | undefined;
  /** False takes 同分 away, as an institution may ask. */
  readonly showSame?: boolean;
  /** Buttons beside the title: 加入志愿表, 收藏, 加入对比 (E3). */
  readonly actions?: ReactNode;
  readonly close: () => void;
}

/** The profile of a college, without leaving the present page (院校与专业资料, screen E11). */
export function CollegeDrawer(props: Props) {
  const { majorCode: first = '', showSame = true, actions, close, ...scope } = props;
  const home = useCollegeHome(scope);
  const [tab, setTab] = useState(first === '' ? 'home' : 'major');
  const [majorCode, setMajorCode] = useState(first);
  useReturnFocus();
  const openMajor = (code: string) => {
    setMajorCode(code);
    setTab('major');
  };
  const items = [
    {
      key: 'home',
      label: '概况',
      children: home.data && <CollegeHome home={home.data} student={scope.student} />,
    },
    { key: 'grades', label: '学科评估', children: <GradesTab schoolId={scope.schoolId} /> },
    {
      key: 'departments',
      label: '院系专业',
      children: <DepartmentsTab schoolId={scope.schoolId} openMajor={openMajor} />,
    },
    { key: 'major', label: '专业', children: <MajorPanel majorCode={majorCode} openMajor={openMajor} /> },
    { key: 'plan', label: '招生与投档', children: <PlanTab scope={scope} openMajor={openMajor} /> },
    ...(showSame
      ? [{ key: 'same', label: '同分', children: <SameScoreTab scope={scope} student={scope.student} /> }]
      : []),
  ];
  const shown = items.map((item) => ({
    ...item,
    children: <Suspense fallback={<Skeleton />}>{item.children}</Suspense>,
  }));
  return (
    <Drawer
      open
      title={textOr(home.data?.name) || '院校与专业资料'}
      width="max(60%, min(720px, 100%))"
      extra={actions}
      onClose={close}
    >
      <InventedRibbon />
      {home.isPending && <Skeleton rows={8} />}
      {home.isError && <ReadError error={home.error} retry={home.refetch} />}
      {home.data && <Tabs activeKey={tab} onChange={setTab} destroyOnHidden items={shown} />}
    </Drawer>
  );
}
