import { operationsEndpoints } from '@/resources/operations/endpoints';
import { isPublished } from '@/src/lib/contentStatus';
import { audit } from '../../audit';
import { nextRev } from '../../businessRules';
import type { SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { goodServiceTable } from './goodServiceTable';

const { name: bizType } = operationsEndpoints['operations/good-service'];

/** Removes a service that is off sale from the home page's first row (screen O7), as 系统. */
export async function leaveFirstRow(request: SignedInRequest, serviceId: number): Promise<void> {
  const { mockServer, user } = request;
  const table = await mockServer.table(goodServiceTable);
  const system = { ...request, user: { ...user, nickName: '系统' } };
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: '系统' };
  for (const before of table.all().filter((row) => row.serviceId === serviceId && isPublished(row))) {
    const after = { ...before, ...nextRev(before), ...stamp, status: 2 as const };
    await table.put(after);
    await audit(system, {
      bizType,
      bizId: before.id,
      action: '下架',
      before,
      after,
      remark: '服务已停止销售',
    });
  }
}
