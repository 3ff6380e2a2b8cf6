import { Empty } from 'antd';
import type { ListActions } from '@/src/crud/list/useListActions';
import { ReadError } from '@/src/crud/ReadError';
import { Skeleton } from '@/src/ui/Skeleton';
import type { ExpertLoad } from '../../../lookups/expert';
import { freeSpans, minuteOf, spanText } from '../times';
import { useSlots } from '../useSlots';
import { AppointmentCard } from './AppointmentCard';
import styles from './day.module.css';
import type { Entry } from './useCalendar';
import { useNewAt } from './useNewAt';

interface Props {
  readonly date: string;
  readonly expert: ExpertLoad | undefined;
  readonly rows: readonly Entry[];
  readonly actions: ListActions;
  /** Whether the experts, or the appointments of another week, are on their way. */
  readonly waiting: boolean;
}

/** A day of an expert from morning to evening, what is free between: the calendar where there is little room. */
export function DayList({ date, expert, rows, actions, waiting }: Props) {
  const slots = useSlots(expert ? { expertId: expert.id, date } : {});
  const begin = useNewAt(expert);
  if (slots.isError && !slots.data) return <ReadError error={slots.error} retry={slots.refetch} />;
  if (waiting || (expert && !slots.data)) return <Skeleton />;
  const gaps = freeSpans(slots.data ?? []).map((span) => ({
    from: span.from,
    key: `free ${span.from}`,
    span,
  }));
  const entries = rows.map((entry) => ({ from: minuteOf(entry.start), key: String(entry.id), entry }));
  const items = [...gaps, ...entries].sort((one, other) => one.from - other.from);
  if (items.length === 0) return <Empty description="当天没有预约，也没有空闲时间" />;
  return (
    <ol className={styles.dayList} aria-label="当天的预约">
      {items.map((item) => (
        <li key={item.key}>
          {'entry' in item ? (
            <AppointmentCard entry={item.entry} actions={actions} />
          ) : (
            <FreeLine text={`空闲 ${spanText(item.span)}`} begin={begin && (() => begin(date, item.from))} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A free time; who may make appointments begins one there. */
function FreeLine({ text, begin }: { text: string; begin: (() => void) | undefined }) {
  if (!begin) return <p className={styles.freeLine}>{text}</p>;
  return (
    <button type="button" className={styles.freeLine} aria-label={`新增预约：${text}`} onClick={begin}>
      {text}
    </button>
  );
}
