import { Form } from 'antd';
import { use } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { type Billing, type InvoicedRecharge, rechargesOf, titleTypes } from './invoice';

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
  const { endpoints, name } = resource;
  const body = { ...(isRecordId(storeId) && { storeId }), ...(record && { invoiceId: record.id }) };
  return useCall(operationOf(endpoints, name, 'quota'), readQuota, {
    of: [name, 'quota'],
    body,
    quiet: false,
    enabled: !isPlatform || isRecordId(storeId),
  });
}

function readQuota(data: unknown): Quota {
  const of = isRecord(data) ? data : {};
  return {
    ...{ occupied: textOr(of.occupied, '0.00'), available: textOr(of.available, '0.00') },
    recharges: rechargesOf(of.recharges),
    titles: Array.isArray(of.titles) ? of.titles.filter(isRecord).map(billingOf) : [],
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
