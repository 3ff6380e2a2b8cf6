import { Link } from 'react-router';
import { useCan } from '@/src/services/useCan';

/** The number of a customer's order, with a link for those who may read it. */
export function OrderNumber({ no }: { readonly no: string }) {
  const can = useCan();
  return can('expert:order:list') ? <Link to={`/expert/order?keyword=${no}`}>{no}</Link> : no;
}
