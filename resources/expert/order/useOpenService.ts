import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import { hasExpert, isCard, type Order } from './order';

const openVip = expertEndpoints['expert/student'].operations.openVip;

/**
 * Opens what a customer paid for: binds the card, or says whose service it is. It lasts as long as the server says, which knows
 * the institution's trials. Rejects where the server refuses.
 */
export function useOpenService() {
  const { callOperation } = useServices();
  const can = useCan();
  const open = (
    order: Pick<
      Order,
      'userId' | 'userType' | 'vipPayType' | 'cardNo' | 'year' | 'amount' | 'expertId' | 'no' | 'product'
    >,
  ) =>
    callOperation(openVip, {
      body: {
        ...{ userId: order.userId, userType: Number(order.userType), vipPayType: Number(order.vipPayType) },
        ...{
          year: Number(order.year),
          price: order.amount,
          orderNo: order.no,
        },
        ...(isCard(order.product) && { cardNo: order.cardNo }),
        ...(hasExpert(order.product) && { expertId: order.expertId }),
      },
    });
  return { open, mayOpen: can(openVip) };
}
