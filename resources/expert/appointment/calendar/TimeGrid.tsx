import type { ListActions } from '@/src/crud/list/useListActions';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { appointmentStatuses } from '@/src/gaokao/serviceEnumerations';
import { today } from '@/src/lib/dates';
import { useCan } from '@/src/services/useCan';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { clockText, closing, opening } from '../times';
import { type ExpertDay, useSlotsOf } from '../useSlots';
import styles from './calendar.module.css';
import { type Column, DayColumn, pixels, stepHeight } from './DayColumn';
import dayStyles from './day.module.css';
import type { Entry } from './useCalendar';
import { useKeyMove } from './useKeyMove';
import type { Target } from './useMove';

const hours = Array.from({ length: (closing - opening) / 60 }, (_, index) => opening + index * 60);

interface Props {
  readonly columns: readonly Column[];
  /** The appointments of the week. */
  readonly rows: readonly Entry[];
  readonly rowsOf: (column: Column) => readonly Entry[];
  readonly actions: ListActions;
  readonly onDrop: (entry: Entry, to: Target) => void;
}

/** Days or experts side by side, hours from top to bottom; free times are white, closed ones hatched. */
export function TimeGrid({ columns, rows, rowsOf, actions, onDrop }: Props) {
  const days = columns.flatMap(({ expert, date }): ExpertDay[] =>
    expert ? [{ expertId: expert.id, date }] : [],
  );
  const slots = useSlotsOf(days);
  const { lift, said, keys } = useKeyMove({ columns, slots, rows, onDrop });
  const { resource } = useResourcePage();
  const isMovable = useCan()(resource.endpoints.operations.update);
  return (
    <>
      <p className={styles.said}>
        <span role="status" aria-live="assertive">
          {said}
        </span>
        {isMovable && !said && '拖动卡片改期；或在卡片上按 M，再用方向键移动'}
      </p>
      <Legend />
      <ScrollRegion className={styles.scroll} label="时间表">
        <div className={styles.grid} style={{ '--columns': columns.length, '--step': `${stepHeight}px` }}>
          <div className={styles.corner} />
          {columns.map(({ date, expert, label, note }) => (
            <div
              key={`${date} ${expert?.id}`}
              className={styles.columnHead}
              aria-current={date === today() ? 'date' : undefined}
            >
              <strong>{label}</strong> <span>{note}</span>
            </div>
          ))}
          <div className={styles.hours} aria-hidden="true" style={{ height: pixels(closing - opening) }}>
            {hours.map((minute) => (
              <span key={minute} style={{ top: pixels(minute - opening) }}>
                {clockText(minute)}
              </span>
            ))}
          </div>
          {columns.map((column, index) => (
            <DayColumn
              key={`${column.date} ${column.expert?.id}`}
              column={column}
              entries={rowsOf(column)}
              slots={slots[index]}
              rows={rows}
              actions={actions}
              onDrop={onDrop}
              keys={keys}
              carried={lift?.column === index ? lift : undefined}
            />
          ))}
        </div>
      </ScrollRegion>
    </>
  );
}

/** Explains white, hatched and the colours of the cards. */
function Legend() {
  return (
    <ul className={dayStyles.legend} aria-label="图例">
      <li data-time="free">空闲，可预约</li>
      <li data-time="closed">已占用或已过，不可预约</li>
      {appointmentStatuses
        .filter(({ value }) => value !== cancelled)
        .map(({ value, label, tone }) => (
          <li key={value} data-tone={tone}>
            {label}
          </li>
        ))}
    </ul>
  );
}

/** Cancelled appointments are in the calendar only where they are asked for. */
const cancelled = 3;
