import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import type { ExpertLoad } from '../../../lookups/expert';
import { isPending } from '../appointment';
import { useOwnExpert } from '../useOwnExpert';
import styles from './calendar.module.css';
import { draggedEntry } from './draggedEntry';
import type { Entry } from './useCalendar';
import type { Target } from './useMove';

interface Props {
  readonly experts: readonly ExpertLoad[];
  /** All appointments of the week, whatever the list is filtered by; undefined while they are not known. */
  readonly week: readonly Entry[] | undefined;
  /** 本周 or 当周. */
  readonly weekText: string;
  /** The expert whose calendar is shown, where it is one person's. */
  readonly chosen: ExpertLoad | undefined;
  readonly choose: (id: RecordId) => void;
  /** An appointment that is dropped on an expert goes to that one, at the same time. */
  readonly onDrop: (entry: Entry, to: Target) => void;
  /** Shows one scrolling line where there is little room. */
  readonly full: boolean;
}

/**
 * The experts with what each has to do: students, and those appointments of the week that are not over. Nobody's
 * appointments are counted where only a part of them is in sight.
 */
export function ExpertStrip({ experts, week, chosen, full, ...rest }: Props) {
  const isPlatform = useIsPlatform();
  const own = useOwnExpert();
  const countOf = ({ id }: ExpertLoad) => {
    if (!isPlatform || (own && !sameId(own.id, id))) return undefined;
    return week?.filter((row) => sameId(row.expertId, id) && isPending(row)).length;
  };
  return (
    <ul className={styles.experts} aria-label="专家" data-narrow={full}>
      {experts.map((expert) => (
        <ExpertButton
          key={expert.id}
          expert={expert}
          isChosen={sameId(chosen?.id, expert.id)}
          count={countOf(expert)}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface ButtonProps extends Pick<Props, 'choose' | 'onDrop' | 'weekText'> {
  readonly expert: ExpertLoad;
  readonly isChosen: boolean;
  readonly count: number | undefined;
}

function ExpertButton({ expert, isChosen, count, weekText, choose, onDrop }: ButtonProps) {
  const { id, name, load, max } = expert;
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const can = useCan();
  const takes = useEffectEvent((data: Readonly<Record<string, unknown>>) => {
    const dragged = draggedEntry(data);
    return dragged !== undefined && !sameId(dragged.entry.expertId, id) && can('expert:appointment:reassign');
  });
  const drop = useEffectEvent((data: Readonly<Record<string, unknown>>) => {
    const dragged = draggedEntry(data);
    setOver(false);
    if (dragged) onDrop(dragged.entry, { start: dragged.entry.start, expertId: id });
  });
  useEffect(() => {
    if (!button.current) return;
    return dropTargetForElements({
      element: button.current,
      canDrop: ({ source }) => takes(source.data),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => drop(source.data),
    });
  }, []);
  const share = max > 0 ? Math.min(100, Math.round((load / max) * 100)) : 0;
  return (
    <li>
      <button ref={button} type="button" aria-pressed={isChosen} data-over={over} onClick={() => choose(id)}>
        <span className={styles.expertName}>{name}</span>
        <span className={styles.expertLoad}>
          考生 {load}/{max}
          {load >= max && '（已满）'}
          {count !== undefined && ` · ${weekText}待办 ${count} 场`}
        </span>
        <span className={styles.loadBar} aria-hidden="true">
          <span style={{ width: `${share}%` }} data-full={load >= max} />
        </span>
      </button>
    </li>
  );
}
