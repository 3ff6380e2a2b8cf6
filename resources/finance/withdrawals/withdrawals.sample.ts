import type { Sample } from '@/src/testing/sample';

/** Allowed steps depend on the state: the newest waits for approval. */
export const sample: Sample = {
  resource: 'finance/withdrawals',
  at: '?size=50',
  values: {
    storeId: '博远志愿填报工作室',
    amount: '100.00',
    bankName: '招商银行',
    accountNo: '6222020000000012',
  },
  rows: {
    通过: '0040',
    驳回: '0040',
    撤回: '0040',
    已打款: '0038',
    打款失败: '0038',
    重新打款: '0034',
  },
};
