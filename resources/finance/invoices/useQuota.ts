import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { use } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { providerOf } from '@/providers/data/providerOf';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { useServices } from '@/src/services/useServices';
import { type Billing, type InvoicedRecharge, rechargeOf, titleTypes } from './invoice';

/** The amounts that an institution can have invoices for. */
export interface Quota {
  /** Yuan, two decimals. */
  readonly occupied: string;
  readonly available: string;
  readonly recharges: readonly InvoicedRecharge[];
  /** Titles that it took before, the newest first. */
  readonly titles: readonly Billing[];
}

/** The quota of the institution that the form around is about; nothing is asked before it is chosen. */
export function useQuota() {
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch('storeId', form);
  const record = use(FormRecord);
  const isPlatform = useIsPlatform();
  const storeId = record?.storeId ?? chosen;
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const { endpoints, name } = resource;
  const body = { ...(isRecordId(storeId) && { storeId }), ...(record && { invoiceId: record.id }) };
  return useQuery({
    queryKey: ['data', providerOf(endpoints), name, 'quota', body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, signal };
      const { data } = await callOperation(operationOf(endpoints, name, 'quota'), { body, options });
      return readQuota(data);
    },
    enabled: !isPlatform || isRecordId(storeId),
    retry: false,
  });
}

function readQuota(data: unknown): Quota {
  const of = isRecord(data) ? data : {};
  const listed = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
  return {
    ...{ occupied: textOr(of.occupied, '0.00'), available: textOr(of.available, '0.00') },
    recharges: listed(of.recharges).flatMap((one) => (isRecordId(one.id) ? [rechargeOf(one, one.id)] : [])),
    titles: listed(of.titles).map(billingOf),
  };
}

function billingOf(one: Readonly<Record<string, unknown>>): Billing {
  const of = (name: keyof Billing) => textOr(one[name]);
  const titleType = titleTypes.find(({ value }) => String(value) === of('titleType'))?.value ?? 1;
  return {
    ...{ titleType, title: of('title'), taxNo: of('taxNo'), bankName: of('bankName') },
    ...{ bankAccount: of('bankAccount'), regAddress: of('regAddress'), regPhone: of('regPhone') },
  };
}
