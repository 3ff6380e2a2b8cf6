import { type KeyboardEvent, useState } from 'react';
import { sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import {
  clockText,
  closing,
  dayOf,
  dayText,
  minuteOf,
  opening,
  spanOf,
  spanText,
  step,
  timeAt,
  weekdayText,
} from '../times';
import type { Slots } from '../useSlots';
import type { Column } from './DayColumn';
import { placeProblem } from './placeProblem';
import type { Entry } from './useCalendar';
import type { Target } from './useMove';

/** An appointment that is carried by keys, and where it would be put down. */
interface Lift {
  readonly entry: Entry;
  readonly column: number;
  readonly from: number;
}

/** Key handlers of an appointment's card. */
export interface CardKeys {
  readonly press: (event: KeyboardEvent, entry: Entry) => void;
  readonly leave: () => void;
}

interface Grid {
  readonly columns: readonly Column[];
  /** The half hours of each column; undefined while they are not known. */
  readonly slots: readonly Slots[];
  /** The appointments of the week. */
  readonly rows: readonly Entry[];
  readonly onDrop: (entry: Entry, to: Target) => void;
}

/**
 * Moves appointments by keys (screen E9). M lifts one, arrows move it, Enter drops it; each step is announced.
 */
export function useKeyMove({ columns, slots, rows, onDrop }: Grid) {
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const mayReassign = useCan()('expert:appointment:reassign');

  const end = (text: string) => {
    setLift(undefined);
    setSaid(text);
  };
  const take = (entry: Entry) => {
    const column = columns.findIndex(
      ({ date, expert }) => date === dayOf(entry.start) && sameId(expert?.id, entry.expertId),
    );
    if (column < 0) return;
    setLift({ entry, column, from: minuteOf(entry.start) });
    setSaid(`已拿起 ${entry.userName} ${spanText(spanOf(entry))}：方向键移动，回车放下，Esc 取消`);
  };
  const carry = ({ entry, column, from }: Lift, columnsOn: number, minutes: number) => {
    const to = columns[column + columnsOn];
    const minute = from + minutes;
    if (!to?.expert || minute < opening || minute > closing - entry.minutes) return setSaid('不能再往前移动');
    if (!mayReassign && !sameId(to.expert.id, entry.expertId)) return setSaid('没有改派专家的权限');
    setLift({ entry, column: column + columnsOn, from: minute });
    const span = spanText({ from: minute, until: minute + entry.minutes });
    const problem = placeProblem(entry, minute, to, slots[column + columnsOn], rows);
    setSaid(
      `${dayText(to.date)} ${weekdayText(to.date)} ${to.expert.name} ${span}${problem ? `，${problem}` : ''}`,
    );
  };
  const putDown = ({ entry, column, from }: Lift) => {
    const to = columns[column];
    if (!to?.expert) return;
    end(`放到 ${dayText(to.date)} ${to.expert.name} ${clockText(from)}`);
    onDrop(entry, { start: timeAt(to.date, from), expertId: to.expert.id });
  };

  const actOf = (key: string, entry: Entry): (() => void) | undefined => {
    if (!lift) return key.toLowerCase() === 'm' ? () => take(entry) : undefined;
    const by = carrying[key];
    if (by) return () => carry(lift, ...by);
    if (key === 'Escape') return () => end('已取消移动');
    return key === 'Enter' || key === ' ' ? () => putDown(lift) : undefined;
  };
  const keys: CardKeys = {
    press: (event, entry) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actOf(event.key, entry);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    leave: () => {
      if (lift) end('');
    },
  };
  return { lift, said, keys };
}

/** How many columns and minutes an arrow goes. */
const carrying: Readonly<Record<string, readonly [columns: number, minutes: number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
