import { Input, Select } from 'antd';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { orderRefusal } from '@/src/gaokao/membership';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { queryProps } from '@/src/ui/fields/queryProps';
import { wordsOf } from '../card/cardEnumerations';

const resource = 'expert/order';
const products = wordsOf(orderProducts);

interface Props {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (orderNo: string | undefined) => void;
  readonly userId: RecordId;
  readonly wanted: { readonly userType: number; readonly vipPayType: number };
}

/** Picks an order of the student, those that prove nothing disabled; who may not list orders types its number. */
export function OrderInput(props: Props) {
  const { endpointsOf } = useServices();
  const can = useCan();
  if (can(endpointsOf(resource).operations.list)) return <OrderSelect {...props} />;
  const { id, value = '', onChange } = props;
  return (
    <Input
      {...(id !== undefined && { id })}
      maxLength={32}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

function OrderSelect({ id, value, onChange, userId, wanted }: Props) {
  const { endpointsOf } = useServices();
  const { data, ...query } = useRowsQuery(
    { name: resource, endpoints: endpointsOf(resource) },
    {
      pagination: { currentPage: 1, pageSize: 50 },
      filters: [{ field: 'userId', operator: 'eq', value: userId }],
      hasPanel: true,
    },
  );
  const options = (data?.data ?? []).map((order: Readonly<Record<string, unknown>>) => {
    const about = `${textOr(order.no)} ${products[numberOr(order.product)] ?? ''} ¥${textOr(order.amount)}`;
    const refusal = orderRefusal(standingOf(order), { userId, ...wanted });
    return {
      value: textOr(order.no),
      label: refusal ? `${about}（${refusal}）` : about,
      disabled: !!refusal,
    };
  });
  return (
    <Select
      {...(id !== undefined && { id })}
      {...queryProps(query, '该用户没有订单')}
      allowClear
      showSearch
      filterOption={isOptionFound}
      value={value || undefined}
      options={options}
      onChange={(no?: string) => onChange?.(no)}
    />
  );
}

/** States may come as text. */
function standingOf(order: Readonly<Record<string, unknown>>) {
  return {
    userId: textOr(order.userId),
    status: numberOr(order.status, -1),
    userType: numberOr(order.userType),
    vipPayType: numberOr(order.vipPayType),
  };
}
