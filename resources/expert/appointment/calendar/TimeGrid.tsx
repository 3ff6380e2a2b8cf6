import type { ListActions } from '@/src/crud/list/useListActions';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { today } from '@/src/lib/dates';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useCan } from '@/src/ui/permission/useCan';
import { clockText, closing, opening } from '../times';
import { type ExpertDay, useSlotsOf } from '../useSlots';
import styles from './calendar.module.css';
import { type Column, DayColumn, pixels, stepHeight } from './DayColumn';
import type { Entry } from './useCalendar';
import { useKeyMove } from './useKeyMove';
import type { Target } from './useMove';

const hours = Array.from({ length: (closing - opening) / 60 }, (_, index) => opening + index * 60);

interface Props {
  readonly columns: readonly Column[];
  readonly rowsOf: (column: Column) => readonly Entry[];
  readonly actions: ListActions;
  readonly onDrop: (entry: Entry, to: Target) => void;
}

/** Days or experts side by side, hours from above; what is free is hatched. */
export function TimeGrid({ columns, rowsOf, actions, onDrop }: Props) {
  const days = columns.flatMap(({ expert, date }): ExpertDay[] =>
    expert ? [{ expertId: expert.id, date }] : [],
  );
  const slots = useSlotsOf(days);
  const { lift, said, keys } = useKeyMove({ columns, slots, onDrop });
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
