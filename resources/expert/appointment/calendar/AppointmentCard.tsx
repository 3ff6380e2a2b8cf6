import { LaptopOutlined, MoreOutlined } from '@ant-design/icons';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { openingCommand } from '@/src/crud/list/rowCommands';
import type { ListActions } from '@/src/crud/list/useListActions';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { appointmentStatuses, appointmentWays } from '@/src/gaokao/serviceEnumerations';
import { useCan } from '@/src/services/useCan';
import { Loadable, load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { isPending } from '../appointment';
import { spanOf, spanText } from '../times';
import styles from './day.module.css';
import { dragData } from './draggedEntry';
import type { Entry } from './useCalendar';
import type { CardKeys } from './useKeyMove';

const MoreMenu = load(() => import('@/src/crud/list/MoreMenu'));

interface Props {
  readonly entry: Entry;
  readonly actions: ListActions;
  /** Its position in a calendar; none in a list. */
  readonly style?: CSSProperties;
  /** Key handlers that move it in a calendar. */
  readonly keys?: CardKeys;
}

/**
 * An appointment. Its name opens it, one click opens the student's table, and 更多 holds the rest. Movable ones can
 * be dragged.
 */
export function AppointmentCard({ entry, actions, style, keys }: Props) {
  const isPlaced = style !== undefined;
  const { card, dragging, movable } = useCardDrag(entry, isPlaced);
  const can = useCan();
  const status = appointmentStatuses.find(({ value }) => value === entry.status);
  const commands = actions.commandsOf(entry.row);
  const opening = openingCommand(commands);
  const time = spanText(spanOf(entry));
  const way = appointmentWays.find(({ value }) => value === entry.way)?.label ?? '';
  return (
    <article
      ref={card}
      className={styles.card}
      data-tone={status?.tone}
      data-dragging={dragging}
      data-appointment={entry.id}
      data-small={isPlaced && entry.minutes <= 30}
      aria-label={`${time} ${entry.userName} ${status?.label ?? ''}`}
      {...(style && { style })}
    >
      <div className={styles.cardHead}>
        <button
          type="button"
          className={styles.name}
          disabled={!opening}
          onClick={() => opening?.run()}
          {...(movable &&
            keys && {
              'aria-keyshortcuts': 'M',
              onKeyDown: (event: KeyboardEvent) => keys.press(event, entry),
              onBlur: keys.leave,
            })}
        >
          {entry.userName}
          {isPlaced && entry.minutes <= 30 && status && <small> {status.label}</small>}
        </button>
        {can('expert:filling:fill') && (
          <Link
            to={`/expert/filling/workbench?userId=${entry.userId}`}
            aria-label={`打开工作台：${entry.userName}`}
            title="打开工作台"
          >
            <LaptopOutlined aria-hidden />
          </Link>
        )}
        {commands.length > 0 && <CardMenu entry={entry} commands={commands} />}
      </div>
      {isPlaced ? (
        <p className={styles.facts}>
          {[status?.label, way].filter(Boolean).join(' · ')}
          <br />
          {time}
        </p>
      ) : (
        <p className={styles.facts}>
          {[time, way].filter(Boolean).join(' · ')}{' '}
          {status && <StateTag tone={status.tone}>{status.label}</StateTag>}
        </p>
      )}
    </article>
  );
}

/** Lets a card be dragged by those who may change it, as long as it may be moved. */
function useCardDrag(entry: Entry, isPlaced: boolean) {
  const { resource } = useResourcePage();
  const can = useCan();
  const card = useRef<HTMLElement>(null);
  const [dragging, setDragging] = useState(false);
  const movable = isPlaced && isPending(entry) && can(resource.endpoints.operations.update);
  const data = useEffectEvent((clientY: number) =>
    dragData(entry, clientY - (card.current?.getBoundingClientRect().top ?? clientY)),
  );
  useEffect(() => {
    if (!card.current || !movable) return;
    return draggable({
      element: card.current,
      getInitialData: ({ input }) => data(input.clientY),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [movable]);
  return { card, dragging, movable };
}

function CardMenu({
  entry,
  commands,
}: Pick<Props, 'entry'> & { commands: ReturnType<ListActions['commandsOf']> }) {
  const [opened, setOpened] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={own}
      type="button"
      aria-label={`更多操作：${entry.userName} ${entry.start.slice(5, 16)}`}
      aria-haspopup="menu"
      onPointerEnter={MoreMenu.ahead}
      onFocus={MoreMenu.ahead}
      onClick={() => setOpened(true)}
    >
      <MoreOutlined aria-hidden />
    </button>
  );
  if (!opened) return button;
  return <Loadable of={MoreMenu} props={{ commands, button: own, children: button }} fallback={button} />;
}
