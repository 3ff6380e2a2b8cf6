import { expertEndpoints } from '@/resources/expert/endpoints';
import { audit } from '../audit';
import type { SignedInRequest } from '../route';
import type { OrderRow } from './orderTable';

const { name: bizType } = expertEndpoints['expert/order'];

/** Writes a step down in the order's 操作记录. */
export async function logStep(
  request: SignedInRequest,
  action: string,
  before: OrderRow | undefined,
  after: OrderRow,
  remark = '',
): Promise<void> {
  await audit(request, { bizType, bizId: after.id, action, after, remark, ...(before && { before }) });
}
