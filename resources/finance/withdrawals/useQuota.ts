import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { operationOf } from '@/providers/data/callOperation';
import { providerOf } from '@/providers/data/providerOf';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { useServices } from '@/src/services/useServices';
import { limits, type Payee, payeeTypes } from './withdrawal';

/** The amount that an institution can withdraw, and how often. */
export interface Quota {
  /** Yuan, two decimals. */
  readonly available: string;
  /** The pending withdrawals, and those of this month that count. */
  readonly openCount: number;
  readonly monthCount: number;
  readonly monthLimit: number;
  /** Earlier payees, the newest first; their numbers are masked. */
  readonly accounts: readonly Payee[];
}

/** The quota of the institution that the form around is about; nothing is asked before it is chosen. */
export function useQuota() {
  const form = Form.useFormInstance();
  const storeId: unknown = Form.useWatch('storeId', form);
  const isPlatform = useIsPlatform();
  const { endpoints, name } = useResourcePage().resource;
  const { callOperation } = useServices();
  const body = isRecordId(storeId) ? { storeId } : {};
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
  const accounts = Array.isArray(of.accounts) ? of.accounts.filter(isRecord) : [];
  return {
    available: textOr(of.available, '0.00'),
    ...{ openCount: numberOr(of.openCount), monthCount: numberOr(of.monthCount) },
    monthLimit: numberOr(of.monthLimit, limits.monthLimit),
    accounts: accounts.map(payeeOf),
  };
}

function payeeOf(one: Readonly<Record<string, unknown>>): Payee {
  const of = (name: keyof Payee) => textOr(one[name]);
  const payeeType = payeeTypes.find(({ value }) => String(value) === of('payeeType'))?.value ?? 1;
  return {
    ...{ payeeType, accountName: of('accountName'), bankName: of('bankName') },
    ...{ bankBranch: of('bankBranch'), accountNo: of('accountNo') },
  };
}
