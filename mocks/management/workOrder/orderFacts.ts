import type { Facts } from '@/resources/management/workOrder/facts';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import type { OrderRow } from '../../expert/orderTable';

/** The facts of a customer's order, refunded or not: what was paid, and what of it was used. */
export function orderFacts({ amount, payTime, opened, status, formerStatus, product }: OrderRow): Facts {
  const reached = status === 5 ? formerStatus : status;
  const used = [...(opened === 1 ? ['权益已开通'] : []), ...(reached === 3 ? ['服务已交付'] : [])];
  return { paid: amount, payTime, services: [productName(product), ...used].join('，') };
}

/** The name of a product. */
export function productName(product: number): string {
  return orderProducts.find(({ value }) => value === product)?.label ?? '';
}
