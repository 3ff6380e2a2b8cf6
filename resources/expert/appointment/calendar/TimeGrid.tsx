import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListActions } from '@/src/crud/list/useListActions';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCan, useServices } from '@/src/crud/services';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import { sameId } from '@/src/lib/recordId';
import type { ExpertLoad } from '../../lookups';
import type { Slot } from '../appointment';
import {
  clockText,
  closing,
  freeSpans,
  lanesOf,
  minuteAt,
  opening,
  type Span,
  spanText,
  step,
  timeAt,
} from '../times';
import { type ExpertDay, useSlotsOf } from '../useSlots';
import { AppointmentCard } from './AppointmentCard';
import styles from './calendar.module.css';
import { draggedEntry } from './draggedEntry';
import type { Entry } from './useCalendar';
import type { Target } from './useMove';

/** One day of one expert. */
export interface Column {
  readonly date: string;
  readonly expert: ExpertLoad | undefined;
  readonly label: string;
  readonly note: string;
}

/** Pixels of half an hour. */
const stepHeight = 26;
const pixels = (minutes: number) => (minutes / step) * stepHeight;
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys
    <section className={styles.scroll} aria-label="时间表" tabIndex={0}>
      <div className={styles.grid} style={{ '--columns': columns.length, '--step': `${stepHeight}px` }}>
        <div className={styles.corner} />
        {columns.map(({ date, expert, label, note }) => (
          <div key={`${date} ${expert?.id}`} className={styles.columnHead}>
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
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps extends Pick<Props, 'actions' | 'onDrop'> {
  readonly column: Column;
  readonly entries: readonly Entry[];
  readonly slots: readonly Slot[] | undefined;
}

function DayColumn({ column, entries, slots, actions, onDrop }: ColumnProps) {
  const { date, expert, label, note } = column;
  const { body, over } = useColumnDrop(column, onDrop);
  return (
    <section
      ref={body}
      className={styles.column}
      aria-label={`${label} ${note}`}
      style={{ height: pixels(closing - opening) }}
    >
      {freeSpans(slots ?? []).map((span) => (
        <Gap key={span.from} span={span} date={date} expert={expert} />
      ))}
      {lanesOf(entries).map(({ item, lane, lanes }) => (
        <AppointmentCard
          key={item.id}
          entry={item}
          actions={actions}
          style={{
            top: pixels(item.start ? minutesFrom(item.start) - opening : 0),
            height: pixels(item.minutes) - 2,
            insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
        />
      ))}
      {over && (
        <div
          className={styles.landing}
          style={{ top: pixels(over.from - opening), height: pixels(over.until - over.from) }}
        >
          {spanText(over)}
        </div>
      )}
    </section>
  );
}

function minutesFrom(start: string): number {
  return Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
}

/** Takes what is dropped on a day: `over` is the time at which what hangs over it would land. */
function useColumnDrop({ date, expert }: Column, onDrop: Props['onDrop']) {
  const body = useRef<HTMLElement>(null);
  const [over, setOver] = useState<Span>();
  const { hasPermission } = useServices();
  const mayReassign = hasPermission('expert:appointment:reassign');
  const takes = useEffectEvent((data: Readonly<Record<string, unknown>>) => {
    const dragged = draggedEntry(data);
    return (
      dragged !== undefined &&
      expert !== undefined &&
      (mayReassign || sameId(dragged.entry.expertId, expert.id))
    );
  });
  const spanAt = (data: Readonly<Record<string, unknown>>, clientY: number): Span | undefined => {
    const dragged = draggedEntry(data);
    const top = body.current?.getBoundingClientRect().top;
    if (!dragged || top === undefined) return undefined;
    const from = minuteAt(clientY - top - dragged.grabbed, stepHeight, dragged.entry.minutes);
    return { from, until: from + dragged.entry.minutes };
  };
  const follow = useEffectEvent((data: Readonly<Record<string, unknown>>, clientY: number) => {
    const span = spanAt(data, clientY);
    setOver((before) => (before?.from === span?.from ? before : span));
  });
  const drop = useEffectEvent((data: Readonly<Record<string, unknown>>, clientY: number) => {
    const [dragged, span] = [draggedEntry(data), spanAt(data, clientY)];
    setOver(undefined);
    if (dragged && span && expert)
      onDrop(dragged.entry, { start: timeAt(date, span.from), expertId: expert.id });
  });
  useEffect(() => {
    if (!body.current) return;
    return dropTargetForElements({
      element: body.current,
      canDrop: ({ source }) => takes(source.data),
      onDrag: ({ source, location }) => follow(source.data, location.current.input.clientY),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ source, location }) => drop(source.data, location.current.input.clientY),
    });
  }, []);
  return { body, over };
}

/** A free time: a click in it begins an appointment there, by keyboard at its beginning. */
function Gap({ span, date, expert }: { span: Span } & Pick<Column, 'date' | 'expert'>) {
  const { resource, basePath } = useResourcePage();
  const can = useCan();
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = { top: pixels(span.from - opening), height: pixels(span.until - span.from) };
  if (!can(resource.endpoints.operations.create) || !expert)
    return <div className={styles.gap} style={place} />;
  const create = (offset: number) => {
    const params = new URLSearchParams(search);
    const minute = Math.min(span.from + Math.floor(offset / stepHeight) * step, span.until - step);
    params.set('start', timeAt(date, minute));
    params.set('with', String(expert.id));
    void navigate({ pathname: recordPath(basePath, 'create'), search: `?${params}` }, { state: fromList });
  };
  return (
    <button
      type="button"
      className={styles.gap}
      style={place}
      aria-label={`新增预约：${expert.name} ${date} 空闲 ${spanText(span)}`}
      onClick={({ detail, nativeEvent }) => create(detail === 0 ? 0 : nativeEvent.offsetY)}
    />
  );
}
