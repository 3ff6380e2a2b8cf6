import { Link } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { type CellProps, emptyText } from '@/src/ui/fields/field';

/** The number of a work order; a link for the service desk and for submitters. */
export function WorkOrderCell({ value }: CellProps<string>) {
  const can = useCan();
  if (!value) return emptyText;
  if (can('management:work-order-list:list'))
    return <Link to={`/management/work-order-list?orderNo=${value}`}>{value}</Link>;
  if (can('management:work-order-submission:list'))
    return <Link to="/management/work-order-submission">{value}</Link>;
  return value;
}
