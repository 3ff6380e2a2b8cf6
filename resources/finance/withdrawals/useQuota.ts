import { Form } from 'antd';
import { operationOf } from '@/providers/data/callOperation';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useIsPlatform } from '@/src/services/useIsPlatform';
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
  const body = isRecordId(storeId) ? { storeId } : {};
  return useCall(operationOf(endpoints, name, 'quota'), readQuota, {
    of: [name, 'quota'],
    body,
    quiet: false,
    enabled: !isPlatform || isRecordId(storeId),
  });
}

/** Why the institution cannot apply now, whatever the amount; undefined where it can. */
export function quotaProblem({ openCount, monthCount, monthLimit }: Quota): string | undefined {
  if (openCount > 0) return '存在未完成的提现申请';
  return monthCount >= monthLimit ? `本月提现次数已达上限（${monthLimit} 次）` : undefined;
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
