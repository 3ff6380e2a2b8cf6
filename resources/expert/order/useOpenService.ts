import { Form, type FormInstance } from 'antd';
import { useOperation } from '@/src/crud/useOperation';
import { expertEndpoints } from '../endpoints';
import { hasExpert, isCard, type Order } from './order';

const openVip = expertEndpoints['expert/student'].operations.openVip;

/** Said where the service is open, and the call after it failed. */
export const openText = '权益已开通，订单尚未完成，请重试';

/**
 * Opens what a customer paid for: binds the card, or says whose service it is. It lasts as long as the server says, which knows
 * the institution's trials. Rejects where the server refuses. The same request sent again binds once. What is open
 * (`isOpen`, also a value of the form) is not opened again.
 */
export function useOpenService(form: FormInstance) {
  const { runOnce, allowed } = useOperation(openVip);
  const isOpen = Form.useWatch('isOpen', { form, preserve: true }) === true;
  const open = async (
    order: Pick<
      Order,
      'userId' | 'userType' | 'vipPayType' | 'cardNo' | 'year' | 'amount' | 'expertId' | 'no' | 'product'
    >,
  ) => {
    if (isOpen) return;
    await runOnce({
      ...{ userId: order.userId, userType: Number(order.userType), vipPayType: Number(order.vipPayType) },
      ...{
        year: Number(order.year),
        price: order.amount,
        orderNo: order.no,
      },
      ...(isCard(order.product) && { cardNo: order.cardNo }),
      ...(hasExpert(order.product) && { expertId: order.expertId }),
    });
    form.setFieldValue('isOpen', true);
  };
  return { open, isOpen, mayOpen: allowed };
}
