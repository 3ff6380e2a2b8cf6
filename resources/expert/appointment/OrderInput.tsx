import { useList } from '@refinedev/core';
import { Form, Select } from 'antd';
import { use, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { providerOf } from '@/providers/data/providerOf';
import { choiceOf, useOwnChoices, withOwn } from '@/src/crud/fields/reference/referenceChoices';
import { FormRecord } from '@/src/crud/ResourceContext';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import type { Order } from '../order/order';

/**
 * Picks a paid order of the student. A new appointment begins with the order in the address (`?orderId=`, screen E9).
 */
export default function OrderInput({ value, onChange, choices: _choices, ...rest }: InputProps<RecordId>) {
  const { endpointsOf } = useServices();
  const form = Form.useFormInstance();
  const userId: unknown = Form.useWatch('userId', form);
  const { query } = useList<Order>({
    resource: 'expert/order',
    dataProviderName: providerOf(endpointsOf('expert/order')),
    pagination: { currentPage: 1, pageSize: 50 },
    filters: [
      { field: 'userId', operator: 'eq', value: userId },
      { field: 'status', operator: 'eq', value: '1,2,3,4' },
    ],
    errorNotification: false,
    queryOptions: { enabled: isRecordId(userId) },
  });
  const orders = isRecordId(userId) ? (query.data?.data ?? []) : [];
  const [params] = useSearchParams();
  const record = use(FormRecord);
  // The order of the record stays on offer: it may be refunded by now, or beyond the first page.
  const own = useOwnChoices('orderNo');
  const choices = withOwn(
    orders.map(({ id, no, product }) => choiceOf(id, `${no} ${productOf(product)}`)),
    sameId(userId, record?.userId) ? own : [],
  );
  const named =
    record === undefined ? orders.find(({ id }) => sameId(id, params.get('orderId')))?.id : undefined;
  const begin = useEffectEvent((id: RecordId) => {
    if (!value) form.setFieldValue('orderId', id);
  });
  useEffect(() => {
    if (named !== undefined) begin(named);
  }, [named]);
  return (
    <Select
      {...rest}
      {...queryProps(query, isRecordId(userId) ? '该考生没有已支付的订单' : '请先选择考生')}
      allowClear
      value={isRecordId(value) ? String(value) : undefined}
      options={choices}
      onChange={(chosen?: string) => onChange?.(choices.find(({ id }) => sameId(id, chosen))?.id ?? null)}
    />
  );
}

function productOf(product: unknown): string {
  return orderProducts.find(({ value }) => value === Number(product))?.label ?? '';
}
