import { Link } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { OrderNumber } from '../../lookups/OrderNumber';

/** The pages of what entries are about, by how its numbers begin. Orders have theirs, cards sold on line none. */
const pages: Readonly<Record<string, { path: string; permission: string }>> = {
  CZ: { path: '/system/recharge?orderNo=', permission: 'system:recharge:list' },
  TX: { path: '/finance/withdrawals?withdrawNo=', permission: 'finance:withdrawals:list' },
};

/** The number of an entry's subject, with a link for those who may read it. */
export function BizNoCell({ value }: CellProps<string>) {
  const can = useCan();
  if (!value) return emptyText;
  const start = value.slice(0, 2);
  if (start === 'XS') return value;
  const page = pages[start];
  if (!page) return <OrderNumber no={value} />;
  return can(page.permission) ? <Link to={page.path + value}>{value}</Link> : value;
}
