import { deadlineAfter } from '@/resources/management/workOrder/workOrder';
import type { SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { workOrderNumber } from './blankWorkOrder';
import { type WorkOrderRow, workOrderTable } from './workOrderTable';

type Given =
  | ('id' | 'orderNo' | 'submitBy' | 'submitterId' | 'status' | 'handlerId' | 'deadline' | 'result' | 'stars')
  | ('rateText' | 'rateTime' | 'resubmits' | 'finishTime' | 'rev')
  | ('createTime' | 'createBy' | 'updateTime' | 'updateBy');

/** The members of a work order that its submitter enters. */
export type Submitted = Omit<WorkOrderRow, Given>;

/** A new work order of the caller's, which waits. */
export async function addWorkOrder(request: SignedInRequest, submitted: Submitted): Promise<WorkOrderRow> {
  const { mockServer, user } = request;
  const table = await mockServer.table(workOrderTable);
  const [id, now] = [table.nextId(), mockServer.now()];
  const createTime = formatTime(now);
  return table.put({
    ...submitted,
    ...{ id, orderNo: workOrderNumber(createTime, id), submitBy: user.nickName, submitterId: user.userId },
    ...{ status: 0, handlerId: null, deadline: formatTime(deadlineAfter(now, submitted.urgent)), result: '' },
    ...{ stars: 0, rateText: '', rateTime: '', resubmits: 0, finishTime: '', rev: 1 },
    ...{ createTime, createBy: user.nickName, updateTime: createTime, updateBy: user.nickName },
  });
}
