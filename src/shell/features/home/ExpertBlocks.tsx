import { Link } from 'react-router';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { pathOfView } from '../../model/menu/readMenu';
import { Block } from './Block';
import { type Appointment, expertReads, type NextAppointments, type OwnStudent } from './expertCalls';
import { beijingDay } from './season';
import { useHomeQuery } from './useHomeQuery';

const expertTexts = {
  'home.appointments': '今日预约',
  'home.appointments.none': '今天没有待进行的预约',
  'home.appointments.later': '接下来',
  'home.students': '我的考生',
  'home.students.none': '暂无分配给您的考生',
  'home.expert.all': '查看全部',
  'home.expert.minutes': '{minutes} 分钟',
  'home.expert.ends': '{time} 截止',
} as const;

interface ExpertBlockProps {
  readonly send: Send;
  readonly tree: readonly MenuNode[];
  /** Milliseconds. */
  readonly now: number;
}

/** The expert's appointments of today, in the order of the day; where they leave room, the next ones. */
export function Appointments({ send, tree, now }: ExpertBlockProps) {
  const t = useTexts(expertTexts);
  const today = beijingDay(now);
  const query = useHomeQuery(['appointments', today], () => expertReads.appointments(send, today));
  const path = pathOfView(tree, 'expert/appointment/index');
  return (
    <Block
      title={t('home.appointments')}
      query={query}
      lines={6}
      isEmpty={({ today, later }) => today.length + later.length === 0}
      empty={t('home.appointments.none')}
      extra={path && <AllLink to={`${path}?dateFrom=${today}&dateTo=${today}`} />}
    >
      {(next) => <Next {...next} tree={tree} />}
    </Block>
  );
}

function Next({ today, later, tree }: NextAppointments & Pick<ExpertBlockProps, 'tree'>) {
  const t = useTexts(expertTexts);
  const listed = (rows: readonly Appointment[], timeOf: (start: string) => string) => (
    <ul className="home-rows">
      {rows.map((row) => (
        <AppointmentRow key={row.id} row={row} time={timeOf(row.start)} tree={tree} />
      ))}
    </ul>
  );
  return (
    <>
      {today.length > 0 ? (
        listed(today, (start) => start.slice(11, 16))
      ) : (
        <p className="home-row">{t('home.appointments.none')}</p>
      )}
      {later.length > 0 && (
        <>
          <h3>{t('home.appointments.later')}</h3>
          {listed(later, (start) => start.slice(5, 16))}
        </>
      )}
    </>
  );
}

interface AppointmentRowProps extends Pick<ExpertBlockProps, 'tree'> {
  readonly row: Appointment;
  /** When it begins. */
  readonly time: string;
}

function AppointmentRow({ row, time, tree }: AppointmentRowProps) {
  const t = useTexts(expertTexts);
  return (
    <li className="home-row">
      <b>{time}</b>
      <StudentName userId={row.userId} name={row.name} tree={tree} />
      <span className="home-row-end">{t('home.expert.minutes', { minutes: row.minutes })}</span>
    </li>
  );
}

/** The expert's own students, the nearest deadline at the top. */
export function Students({ send, tree }: Omit<ExpertBlockProps, 'now'>) {
  const t = useTexts(expertTexts);
  const query = useHomeQuery(['students'], () => expertReads.students(send));
  const path = pathOfView(tree, 'expert/filling/index');
  return (
    <Block
      title={t('home.students')}
      query={query}
      lines={6}
      isEmpty={(rows) => rows.length === 0}
      empty={t('home.students.none')}
      extra={path && <AllLink to={`${path}?mine=1`} />}
    >
      {(rows) => (
        <ul className="home-rows">
          {rows.map((row) => (
            <StudentRow key={row.userId} row={row} tree={tree} />
          ))}
        </ul>
      )}
    </Block>
  );
}

function StudentRow({ row, tree }: { row: OwnStudent; tree: readonly MenuNode[] }) {
  const t = useTexts(expertTexts);
  return (
    <li className="home-row">
      <StudentName userId={row.userId} name={row.name} tree={tree} />
      <span className="home-row-end">{row.province}</span>
      {row.fillEnd && (
        <span className="home-row-end">{t('home.expert.ends', { time: row.fillEnd.slice(5, 16) })}</span>
      )}
    </li>
  );
}

/** A link to the student's workbench, where the person's menu has it. */
function StudentName({
  userId,
  name,
  tree,
}: Pick<OwnStudent, 'userId' | 'name'> & { tree: readonly MenuNode[] }) {
  const path = pathOfView(tree, 'expert/filling/workbench');
  if (!path) return <span className="home-row-name">{name}</span>;
  return (
    <Link className="link home-row-name" to={`${path}?userId=${encodeURIComponent(userId)}`}>
      {name}
    </Link>
  );
}

function AllLink({ to }: { to: string }) {
  const t = useTexts(expertTexts);
  return (
    <Link className="link" to={to}>
      {t('home.expert.all')}
    </Link>
  );
}
