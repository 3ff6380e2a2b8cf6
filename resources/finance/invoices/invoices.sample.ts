import type { Sample } from '@/src/testing/sample';

export const sample: Sample = {
  resource: 'finance/invoices',
  at: '?status=&size=50',
  values: { storeId: '启明升学规划中心', taxNo: '91990000MA0000002E', email: 'a@example.com' },
  changes: 'title',
  removable: '专用发票请补充开户银行和账号',
  rows: {
    修改重提: '专用发票请补充开户银行和账号',
    删除: '专用发票请补充开户银行和账号',
    下载: '26952000000000285084',
    补传文件: '26952000000000237570',
    重发邮件: '26952000000000285084',
    登记红冲: '26952000000000285084',
  },
};
