import { group, page } from './node';

export const financeMenu = group(300, 'finance', '财务管理', 'AccountBookOutlined', [
  page(301, 'institution-details', '机构明细', 'ProfileOutlined', 'show reverse export'),
  page(
    302,
    'invoices',
    '发票管理',
    'AuditOutlined',
    'show create edit delete issue reject red resend export',
  ),
  page(303, 'management', '收支管理', 'FundOutlined', 'show create edit delete match close=结账 export'),
  page(304, 'withdrawals', '提现管理', 'PayCircleOutlined', 'show create cancel audit pay=打款 plain export'),
  page(
    305,
    'financial-balance',
    '财务余额',
    'WalletOutlined',
    'show adjust limit freeze reconcile recharge export',
  ),
]);
