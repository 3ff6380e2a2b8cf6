import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented, Space } from 'antd';
import { useListActions } from '@/src/crud/list/useListActions';
import { ReadError } from '@/src/crud/ReadError';
import type { ListDisplayProps } from '@/src/crud/resourceSpec';
import { today } from '@/src/lib/dates';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { addDays, dayText, weekdayText, weekOf } from '../times';
import styles from './calendar.module.css';
import type { Column } from './DayColumn';
import { DayList } from './DayList';
import { ExpertStrip } from './ExpertStrip';
import { NoMatch } from './NoMatch';
import { TimeGrid } from './TimeGrid';
import { useCalendar } from './useCalendar';
import { useMove } from './useMove';

/** Columns of the calendar fit where there is so much room, in pixels of the pane. */
const leastWidth = 880;

const ranges = [
  { value: 'week', label: '按周' },
  { value: 'expert', label: '按专家' },
] as const;

/**
 * The appointments in a calendar: one expert's week, or a day of all experts. Narrow screens get a list of the day.
 */
export default function WeekCalendar({ filters }: ListDisplayProps) {
  const narrow = useNarrow(leastWidth);
  const calendar = useCalendar(filters, narrow);
  const actions = useListActions(() => undefined);
  const { day, by, experts, expert, rows, matching, go } = calendar;
  const move = useMove(experts, rows);
  const { opened } = actions.dialog;
  const week = weekOf(day);
  const isWeek = by === 'week' && !narrow;
  const weekText = week.includes(today()) ? '本周' : '当周';
  const shown = isWeek || narrow ? expert : undefined;
  const choose = (id: RecordId) => go({ expert: String(id), ...(narrow ? {} : { by: 'week' }) });
  const columns: Column[] = isWeek
    ? week.map((date) => ({ date, expert, label: dayText(date), note: weekdayText(date) }))
    : experts.map((one) => ({ date: day, expert: one, label: one.name, note: `${one.load}/${one.max}` }));
  const rowsOf = ({ date, expert: one }: Column) =>
    rows.filter(({ start, expertId }) => start.startsWith(date) && sameId(expertId, one?.id));
  return (
    <section className={styles.calendar} aria-label="预约日历" aria-busy={calendar.reading}>
      <header className={styles.head}>
        <Space.Compact>
          <Button
            aria-label={isWeek ? '上一周' : '前一天'}
            icon={<LeftOutlined aria-hidden />}
            onClick={() => go({ day: addDays(day, isWeek ? -7 : -1) })}
          />
          <Button onClick={() => go({ day: today() })}>今天</Button>
          <Button
            aria-label={isWeek ? '下一周' : '后一天'}
            icon={<RightOutlined aria-hidden />}
            onClick={() => go({ day: addDays(day, isWeek ? 7 : 1) })}
          />
        </Space.Compact>
        <h2 aria-live="polite">
          {isWeek
            ? `${dayText(week[0] ?? day)} – ${dayText(week[6] ?? day)}`
            : `${dayText(day)} ${weekdayText(day)}`}
        </h2>
        {!narrow && (
          <Segmented
            aria-label="日历范围"
            value={by}
            options={[...ranges]}
            onChange={(value) => go({ by: value })}
          />
        )}
      </header>
      <ExpertStrip
        experts={experts}
        week={calendar.week}
        chosen={shown}
        onDrop={move}
        full={narrow}
        {...{ weekText, choose }}
      />
      <NoMatch expert={shown} {...{ matching, weekText, choose }} />
      {calendar.error ? (
        <ReadError error={calendar.error} retry={calendar.readAgain} />
      ) : narrow ? (
        <DayList
          date={day}
          expert={expert}
          rows={rowsOf({ date: day, expert, label: '', note: '' })}
          actions={actions}
          waiting={calendar.waiting}
        />
      ) : (
        <TimeGrid columns={columns} rows={rows} rowsOf={rowsOf} actions={actions} onDrop={move} />
      )}
      <DialogBoundary close={actions.dialog.close}>
        {opened && <opened.Dialog row={opened.row} close={actions.dialog.close} />}
      </DialogBoundary>
    </section>
  );
}
