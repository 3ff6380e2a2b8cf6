import { Link } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { type CellProps, emptyText } from '@/src/ui/fields/field';

/** The pages of what entries are about, by how its numbers begin; cards that were sold on line have none. */
const pages: Readonly<Record<string, { path: string; permission: string }>> = {
  CZ: { path: '/system/recharge?orderNo=', permission: 'system:recharge:list' },
  TX: { path: '/finance/withdrawals?withdrawNo=', permission: 'finance:withdrawals:list' },
};
const order = { path: '/expert/order?keyword=', permission: 'expert:order:list' };

/** The number of an entry's subject, with a link for those who may read it. */
export function BizNoCell({ value }: CellProps<string>) {
  const can = useCan();
  if (!value) return emptyText;
  const start = value.slice(0, 2);
  const page = start === 'XS' ? undefined : (pages[start] ?? order);
  return page && can(page.permission) ? <Link to={page.path + value}>{value}</Link> : value;
}
