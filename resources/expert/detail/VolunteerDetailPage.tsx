import { Alert, Tabs } from 'antd';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { RecordLink } from '@/src/crud/RecordLink';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import type { Problem } from '@/src/gaokao/checks/problem';
import { inventedText } from '@/src/gaokao/planUnit';
import { volunteerStatuses } from '@/src/gaokao/serviceEnumerations';
import { categoryName } from '@/src/gaokao/subjects';
import { rowTier } from '@/src/gaokao/tier';
import { countProblems, validateTable } from '@/src/gaokao/validateTable';
import { formatNumber } from '@/src/lib/formatNumber';
import { Can } from '@/src/services/Can';
import { useCan } from '@/src/services/useCan';
import { useTabTitle } from '@/src/services/usePane';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Details } from '@/src/ui/display/Details';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { tableChoice } from '../choices';
import { confirmationText } from '../final/confirmation';
import { type Switches, useSwitches } from '../institution/useSwitches';
import { TierBar } from '../unit/TierBar';
import { modeName } from '../volunteer/volunteer';
import { ChoiceTable } from './ChoiceTable';
import { DetailActions } from './DetailActions';
import styles from './detail.module.css';
import { ProblemList } from './ProblemList';
import { ReviewTab } from './ReviewTab';
import { useVolunteer, type Volunteer } from './useVolunteer';

const VersionTab = load(() => import('./VersionTab'));
const ShareTab = load(() => import('./ShareTab'));
const ReportTab = load(() => import('../report/ReportTab'));

/** 志愿详情 (screen E5): a table as the student will see it, `?id=`. */
export default function VolunteerDetailPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <Can isPage permission="expert:volunteer:detail">
      <ConfirmProvider>
        {id === '' ? (
          <NothingChosen
            {...tableChoice}
            recent={{
              kind: 'volunteers',
              onChoose: (chosen) => setParams({ id: chosen }, { replace: true }),
            }}
          />
        ) : (
          <ReadDetail key={id} id={id} />
        )}
      </ConfirmProvider>
    </Can>
  );
}

function ReadDetail({ id }: { id: string }) {
  const { data, isError, error, refetch } = useVolunteer(id);
  const switches = useSwitches(data?.student.storeId);
  useTabTitle(data && `志愿·${data.student.name}`);
  useRememberChoice('volunteers', id, data && `${data.student.name}·${data.table.name}`);
  if (isError && !data)
    return (
      <ReadError error={error} retry={refetch}>
        <ChooseInList {...tableChoice} />
      </ReadError>
    );
  if (!data) return <Skeleton rows={12} className={styles.panel} />;
  return <Detail volunteer={data} switches={switches} />;
}

interface Props {
  readonly volunteer: Volunteer;
  readonly switches: Switches;
}

function Detail({ volunteer, switches }: Props) {
  const { table, student, batch, remarks } = volunteer;
  const problems = useMemo(() => validateTable(table, batch, student), [table, batch, student]);
  const { error, warn } = countProblems(problems);
  const hasInvented = table.items.some(({ unit }) => unit.synthetic === 1);
  return (
    <div className={styles.page}>
      <Head volunteer={volunteer} switches={switches} errors={error} />
      {hasInvented && <Alert type="warning" showIcon message={inventedText} />}
      <section className={styles.panel}>
        <DetailTabs
          volunteer={volunteer}
          problems={problems}
          labels={{
            check: `校验 ${error}/${warn}`,
            review: remarks.length === 0 ? '审阅' : `审阅 ${remarks.length}`,
          }}
        />
      </section>
    </div>
  );
}

function Head({ volunteer, switches, errors }: Props & { errors: number }) {
  const { table, student, batch } = volunteer;
  const status = volunteerStatuses.find(({ value }) => value === table.status);
  const tiers = table.items.map((row) => rowTier(row, batch));
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>
          {table.userName} · {table.name}
        </h2>
        {table.isMain === 1 && <StateTag tone="primary">主方案</StateTag>}
        {status && <StateTag tone={status.tone}>{status.label}</StateTag>}
        <DetailActions volunteer={volunteer} switches={switches} errors={errors} />
      </div>
      <Details
        items={[
          fact(
            '考生',
            <RecordLink resource="expert/student" id={table.userId}>
              {student.name}
            </RecordLink>,
          ),
          student.subjectType === 1
            ? fact('科类', categoryName(student.category))
            : fact('选科', student.subjects.join('、')),
          fact('分数 / 位次', `${table.score ?? '–'} / ${rankText(table.rank)}`),
          fact('批次', `${student.provinceName} ${table.year} ${table.batchName}`),
          fact('填报模式', `${modeName(table.mode)}，最多 ${batch.maxChoices} 个志愿`),
          fact('方案 / 版本', `方案 ${table.planNo} / 版本 ${table.version}`),
          fact('保存', `${table.savedBy || '–'} ${table.savedAt}`),
          fact('层级', <TierBar tiers={tiers} />),
          fact('负责专家', table.expertName || '未分配'),
          ...(table.confirm ? [fact('定稿确认', confirmationText(table.confirm))] : []),
        ]}
      />
    </section>
  );
}

function fact(label: string, children: ReactNode) {
  return { key: label, label, children };
}

function rankText(rank: number | null): string {
  return rank === null ? '–' : formatNumber(rank);
}

interface TabsProps {
  readonly volunteer: Volunteer;
  readonly problems: readonly Problem[];
  readonly labels: Readonly<Record<'check' | 'review', string>>;
}

/** The tab is in the address, so that a link can point at the reports. */
function DetailTabs({ volunteer, problems, labels }: TabsProps) {
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const { table } = volunteer;
  const open = (tab: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  const items = [
    { key: 'table', label: `志愿表 ${table.items.length}`, children: <ChoiceTable volunteer={volunteer} /> },
    { key: 'check', label: labels.check, children: <ProblemList problems={problems} /> },
    {
      key: 'report',
      label: '报告',
      needs: 'expert:report:list',
      children: <ReportTab userId={table.userId} tableId={table.id} />,
    },
    { key: 'version', label: '版本', children: <VersionTab table={table} /> },
    {
      key: 'share',
      label: '分享记录',
      needs: 'expert:volunteer:share',
      children: <ShareTab id={table.id} />,
    },
    { key: 'review', label: labels.review, children: <ReviewTab volunteer={volunteer} /> },
  ];
  return (
    <Tabs
      activeKey={params.get('tab') ?? 'table'}
      onChange={open}
      destroyOnHidden
      items={items
        .filter(({ needs }) => needs === undefined || can(needs))
        .map(({ key, label, children }) => ({
          key,
          label,
          children: <Suspense fallback={<Skeleton />}>{children}</Suspense>,
        }))}
    />
  );
}
