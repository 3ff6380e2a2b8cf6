import { usePublish } from '@refinedev/core';
import { liveChannels } from '@/providers/live/liveProvider';
import { useOperation } from '@/src/crud/useOperation';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { MessageLine } from './row';

const idsOf = (lines: readonly Pick<MessageLine, 'ids'>[]) => lines.flatMap(({ ids }) => ids).join(',');

/** Read and unread may follow each other at once. */
const marked = (lines: readonly MessageLine[], isRead: 0 | 1) => ({
  body: { id: idsOf(lines), isRead },
  options: { allowRepeat: true, writes: true },
});

/** Actions on messages; the bell is told of them. None rejects: a refusal has been shown by then. */
export function useMessageActions() {
  const confirm = useConfirm();
  const quietly = useOperation('mark');
  const marking = useOperation('mark', '操作成功');
  const markingAll = useOperation('markAll', '操作成功');
  const removing = useOperation('remove', '删除成功');

  const publish = usePublish();
  const told = async (outcome: Promise<unknown>) => {
    await outcome;
    publish?.({ channel: liveChannels.messages, type: 'updated', payload: {}, date: new Date() });
  };
  return {
    /** Marks opened messages as read, without a notice. */
    markOpened: (lines: readonly MessageLine[]) =>
      told(quietly.call(marked(lines, 1))).catch(() => undefined),
    mark: (lines: readonly MessageLine[], isRead: 0 | 1) =>
      told(marking.call(marked(lines, isRead))).catch(() => undefined),
    /** `type` leaves the others as they are. Resolves with whether it was done. */
    markAll: (count: number, type?: string) =>
      confirm({
        text: `确定将 ${count} 条消息全部标为已读吗？`,
        run: () => told(markingAll.run(type === undefined ? {} : { type: Number(type) })),
      }),
    remove: (lines: readonly MessageLine[]) =>
      confirm({
        text: removalQuestion(lines),
        danger: true,
        run: () => told(removing.run({ id: idsOf(lines) })),
      }),
  };
}

/** The question before messages are deleted, which is for good. */
function removalQuestion(lines: readonly MessageLine[]): string {
  const unread = lines.reduce((sum, line) => sum + line.unread, 0);
  if (unread > 0) return `所选消息中有 ${unread} 条未读，确定删除吗？`;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const [only] = lines;
  return only && count === 1 ? `是否确认删除「${only.title}」？` : `是否确认删除选中的 ${count} 条数据？`;
}
