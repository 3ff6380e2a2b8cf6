import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListActions } from '@/src/crud/list/useListActions';
import { sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import type { ExpertLoad } from '../../../lookups/expert';
import {
  closing,
  freeSpans,
  lanesOf,
  minuteAt,
  minuteOf,
  opening,
  type Span,
  spanText,
  step,
  timeAt,
} from '../times';
import type { Slots } from '../useSlots';
import { AppointmentCard } from './AppointmentCard';
import styles from './day.module.css';
import { draggedEntry } from './draggedEntry';
import { placeProblem } from './placeProblem';
import type { Entry } from './useCalendar';
import type { CardKeys } from './useKeyMove';
import type { Target } from './useMove';
import { useNewAt } from './useNewAt';

/** One day of one expert. */
export interface Column {
  readonly date: string;
  readonly expert: ExpertLoad | undefined;
  readonly label: string;
  readonly note: string;
}

/** Pixels of half an hour. */
export const stepHeight = 26;

/** The height of so many minutes. */
export const pixels = (minutes: number) => (minutes / step) * stepHeight;

interface ColumnProps {
  readonly column: Column;
  readonly entries: readonly Entry[];
  readonly slots: Slots;
  /** The appointments of the week. */
  readonly rows: readonly Entry[];
  readonly actions: ListActions;
  readonly onDrop: (entry: Entry, to: Target) => void;
  readonly keys: CardKeys;
  /** The appointment carried over it by keys. */
  readonly carried: Hanging | undefined;
}

/** An appointment over a column, and the minute at which it would land. */
interface Hanging {
  readonly entry: Entry;
  readonly from: number;
}

/** A day of an expert: free times, appointments, and the one dragged over it. */
export function DayColumn({ column, entries, slots, rows, actions, onDrop, keys, carried }: ColumnProps) {
  const { date, expert, label, note } = column;
  const { body, over } = useColumnDrop(column, onDrop);
  const hanging = over ?? carried;
  return (
    <section
      ref={body}
      className={styles.column}
      data-known={slots !== undefined}
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
          keys={keys}
          style={{
            top: pixels(minuteOf(item.start) - opening),
            height: pixels(item.minutes) - 2,
            insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
        />
      ))}
      {hanging && (
        <Landing
          {...hanging}
          problem={placeProblem(hanging.entry, hanging.from, column, slots, rows)}
          isCarried={!over}
        />
      )}
    </section>
  );
}

interface LandingProps extends Hanging {
  readonly problem: string | undefined;
  readonly isCarried: boolean;
}

/** The target of a move; one carried by keys is scrolled into sight. */
function Landing({ entry, from, problem, isCarried }: LandingProps) {
  const keepInSight = (place: HTMLElement | null) => {
    if (isCarried) place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div
      ref={keepInSight}
      className={styles.landing}
      data-taken={problem !== undefined}
      style={{ top: pixels(from - opening), height: pixels(entry.minutes) }}
    >
      {spanText({ from, until: from + entry.minutes })}
      {problem && <small>{problem}</small>}
    </div>
  );
}

/** Receives appointments dropped on a day: `over` is the one dragged over it. */
function useColumnDrop({ date, expert }: Column, onDrop: ColumnProps['onDrop']) {
  const body = useRef<HTMLElement>(null);
  const [over, setOver] = useState<Hanging>();
  const can = useCan();
  const mayReassign = can('expert:appointment:reassign');
  const takes = useEffectEvent((data: Readonly<Record<string, unknown>>) => {
    const dragged = draggedEntry(data);
    return (
      dragged !== undefined &&
      expert !== undefined &&
      (mayReassign || sameId(dragged.entry.expertId, expert.id))
    );
  });
  const hangingAt = (data: Readonly<Record<string, unknown>>, clientY: number): Hanging | undefined => {
    const dragged = draggedEntry(data);
    const top = body.current?.getBoundingClientRect().top;
    if (!dragged || top === undefined) return undefined;
    const { entry, grabbed } = dragged;
    return { entry, from: minuteAt(clientY - top - grabbed, stepHeight, entry.minutes) };
  };
  const follow = useEffectEvent((data: Readonly<Record<string, unknown>>, clientY: number) => {
    const now = hangingAt(data, clientY);
    setOver((before) => (before?.from === now?.from ? before : now));
  });
  const drop = useEffectEvent((data: Readonly<Record<string, unknown>>, clientY: number) => {
    const now = hangingAt(data, clientY);
    setOver(undefined);
    if (now && expert) onDrop(now.entry, { start: timeAt(date, now.from), expertId: expert.id });
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
  const begin = useNewAt(expert);
  const place = { top: pixels(span.from - opening), height: pixels(span.until - span.from) };
  if (!begin || !expert) return <div className={styles.gap} style={place} />;
  const create = (offset: number) => {
    const minute = Math.min(span.from + Math.floor(offset / stepHeight) * step, span.until - step);
    begin(date, minute);
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
