import type { OrderRow } from '../../expert/orderTable';
import { studentTable } from '../../expert/studentTable';
import type { SignedInRequest } from '../../route';
import { addWorkOrder } from './addWorkOrder';
import { noWish } from './blankWorkOrder';
import { orderFacts } from './orderFacts';

/** A refund is decided by a work order of type 1 (screens E10 and G8). */
export async function requestRefund(
  request: SignedInRequest,
  order: OrderRow,
  refundAmount: string,
  reason: string,
): Promise<void> {
  const { no: customerOrderNo, storeId, userId } = order;
  const { name = '', mobile = '' } = (await request.mockServer.table(studentTable)).get(userId) ?? {};
  const about = { storeId, userId, userName: name, userMobile: mobile };
  const { nickName: contact, phonenumber: contactMobile } = request.user;
  await addWorkOrder(request, {
    ...noWish,
    ...{ ...about, type: 1, customerOrderNo, refundAmount, refundWay: '1', reason, images: [] },
    ...{ urgent: 0, urgentReason: '', contact, contactMobile },
    facts: orderFacts(order),
  });
}
