import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { reviewProblem, sendBackReason } from '@/src/lib/contentStatus';
import { audit } from './audit';
import { nextRev, refuseMoved } from './businessRules';
import type { ContentRow } from './contentStatus';
import { sendMessage } from './management/messages';
import { refuse } from './responses';
import { type Route, read, route, type SignedInRequest } from './route';
import { textMember } from './rules';
import { accountTable } from './system/accountTable';
import type { TableDefinition } from './table';
import { formatTime } from './time';

/** A row that whoever may not publish it hands in for review. */
interface ReviewedRow extends ContentRow {
  /** The time of submission; empty where no review is pending. */
  submitTime: string;
  /** The author's display name. */
  createBy: string;
}

interface ReviewRules<Row extends ReviewedRow> {
  /** Name of the resource, for 操作记录 and messages. */
  readonly bizType: string;
  /** Whether all that is required is there. */
  readonly isComplete: (row: Row, request: SignedInRequest) => Promise<boolean>;
  /** The row that a call is about; refuses what the caller may not change. */
  readonly rowIn: (request: SignedInRequest) => Promise<Row>;
}

const reasonInput = z.object({ reason: textMember(sendBackReason) });

/**
 * 提交审核 `{ id, rev }` and 退回 `{ id, reason, rev }`: notifies those who may publish, and the author of the
 * reason.
 */
export function reviewRoutes<Row extends ReviewedRow>(
  { submit, sendBack, status }: Readonly<Record<'submit' | 'sendBack' | 'status', Operation>>,
  definition: TableDefinition<Row>,
  { bizType, isComplete, rowIn }: ReviewRules<Row>,
): Route[] {
  const change = async (request: SignedInRequest, before: Row, submitTime: string) => {
    const { mockServer, user } = request;
    const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
    const after = { ...before, submitTime, ...nextRev(before), ...stamp };
    await (await mockServer.table(definition)).put(after);
    return { bizType, bizId: before.id, before, after };
  };
  return [
    route(submit, async (request) => {
      const row = await rowIn(request);
      refuseMoved(request, row);
      const problem = reviewProblem(row, 'submit', await isComplete(row, request));
      if (problem) refuse(problem);
      const entry = await change(request, row, formatTime(request.mockServer.now()));
      await audit(request, { ...entry, action: '提交审核' });
      await sendMessage(request, {
        ...{ to: { permission: status.permission ?? '' }, type: 1, title: `待审核：${row.title}` },
        ...{ content: '有新的内容提交审核，请查看后发布或退回。', bizType, bizId: row.id },
      });
    }),
    route(sendBack, async (request) => {
      const row = await rowIn(request);
      refuseMoved(request, row);
      const problem = reviewProblem(row, 'sendBack', true);
      if (problem) refuse(problem);
      const { reason } = read(request.body, reasonInput);
      await audit(request, { ...(await change(request, row, '')), action: '退回', remark: reason });
      const writer = (await request.mockServer.table(accountTable)).find(
        ({ nickName }) => nickName === row.createBy,
      );
      await sendMessage(request, {
        ...{ to: { accountIds: writer ? [writer.userId] : [] }, type: 1, title: `已退回：${row.title}` },
        ...{ content: `退回原因：${reason}`, bizType, bizId: row.id },
      });
    }),
  ];
}
