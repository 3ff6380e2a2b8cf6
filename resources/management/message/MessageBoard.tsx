import { useSubscription } from '@refinedev/core';
import { Button } from 'antd';
import { useRef } from 'react';
import { liveChannels } from '@/providers/live/liveProvider';
import { BoardBatch, ReadingBoard, useReadingBoard } from '@/src/crud/board/ReadingBoard';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { numberOr } from '@/src/lib/record';
import { MessageItem } from './MessageItem';
import { MessageReader } from './MessageReader';
import { canMarkUnread } from './message';
import { readMessage } from './row';
import { useMessageActions } from './useMessageActions';
import { useMessageKeys } from './useMessageKeys';

/** The messages on the left, the one in the address on the right. In a drawer where there is little room. */
export function MessageBoard() {
  const section = useRef<HTMLElement>(null);
  const board = useReadingBoard();
  const { list, state, opened, open } = board;
  const lines = list.rows.map(readMessage);
  const current = lines.find(({ ids }) => opened !== null && ids.includes(opened));
  const selected = lines.filter(({ id }) => board.isSelected(id));
  const actions = useMessageActions();
  const invalidate = useInvalidateResource();
  useSubscription({
    ...{ channel: liveChannels.messages, types: ['arrived'] },
    onLiveEvent: () => void invalidate(),
  });
  useMessageKeys(section, { lines, current, open, actions });
  const removeSelected = async () => {
    const isOpenGone = current && selected.includes(current);
    if ((await actions.remove(selected)) && isOpenGone) open(null);
  };
  const { type } = state.filters;
  const unread = numberOr(list.counts[type === undefined ? 'unread' : `type${type}`]);

  return (
    <ReadingBoard
      board={board}
      ref={section}
      noun="消息"
      head={
        <Button disabled={unread === 0} onClick={() => void actions.markAll(unread, type)}>
          全部已读
        </Button>
      }
      batch={
        selected.length > 0 && (
          <BoardBatch count={selected.length}>
            <Button size="small" onClick={() => void actions.mark(selected, 1)}>
              标为已读
            </Button>
            {canMarkUnread(selected, Date.now()) && (
              <Button size="small" onClick={() => void actions.mark(selected, 0)}>
                标为未读
              </Button>
            )}
            <Button size="small" danger onClick={() => void removeSelected()}>
              删除
            </Button>
          </BoardBatch>
        )
      }
      reader={
        opened !== null && (
          <MessageReader key={opened} id={opened} actions={actions} onRemoved={() => open(null)} />
        )
      }
    >
      {lines.map((line) => (
        <MessageItem key={line.id} board={board} line={line} isCurrent={line === current} />
      ))}
    </ReadingBoard>
  );
}
