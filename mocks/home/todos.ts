import { domainTable, sslStatusOf } from '../customer/domainTable';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { appointmentScope } from '../expert/appointment';
import { appointmentTable } from '../expert/appointmentTable';
import { ownStudents } from '../expert/studentShown';
import { studentTable } from '../expert/studentTable';
import { invoiceTable } from '../finance/invoice/invoiceTable';
import { withdrawalTable } from '../finance/tables';
import { ownTablesInUse } from '../gaokao/tablesInUse';
import { deskScope } from '../management/workOrder/workOrderScope';
import { workOrderTable } from '../management/workOrder/workOrderTable';
import type { SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { rechargeTable } from '../system/recharge/rechargeTable';
import type { TableDefinition } from '../table';
import { formatDay } from '../time';

/** A kind of work that waits for somebody (screen A3). */
export interface TodoKind {
  readonly key: string;
  readonly label: string;
  readonly urgent: 0 | 1;
  readonly path: string;
  /** Follows the label: whose work it is, where the page shows a part of it. */
  readonly whose?: (request: SignedInRequest) => Promise<string>;
  /** The rest of the path: the record that the page is to open with. */
  readonly at?: (request: SignedInRequest) => Promise<string>;
  /** Opens the page; who lacks it is not told of the work. */
  readonly permission: string;
  readonly count: (request: SignedInRequest) => Promise<number>;
}

/** Rows of a table in state 0: nobody has begun with them. */
function unstarted<Row extends { status: number }>(table: TableDefinition<Row>): TodoKind['count'] {
  return async ({ mockServer }) =>
    (await mockServer.table(table)).all().filter(({ status }) => status === 0).length;
}

/** The work whose rows exist; a screen that brings rows of its own adds its line here. */
export const todoKinds: readonly TodoKind[] = [
  {
    key: 'unassigned',
    label: '待分配填报',
    urgent: 1,
    path: '/expert/filling?fillStatus=0',
    permission: 'expert:filling:list',
    count: async (request) => {
      const isOwn = await ownStudents(request);
      const students = (await request.mockServer.table(studentTable)).all();
      return students.filter((row) => row.fillStatus === 0 && isOwn(row)).length;
    },
  },
  {
    key: 'appointments',
    label: '今日预约',
    urgent: 0,
    path: '/expert/appointment',
    permission: 'expert:appointment:list',
    at: async ({ mockServer }) => {
      const today = formatDay(mockServer.now());
      return `?dateFrom=${today}&dateTo=${today}`;
    },
    // As many as the list has that it leads to; nothing waits once all are over.
    count: async (request) => {
      const rows = await appointmentsToday(request);
      return rows.some(({ status }) => status <= 1) ? rows.length : 0;
    },
  },
  {
    key: 'reviews',
    label: '待审核志愿',
    urgent: 0,
    path: '/expert/volunteer?status=1',
    permission: 'expert:volunteer:review',
    count: (request) => ownTablesInUse(request, { status: 1 }),
  },
  {
    key: 'certificates',
    label: '证书将到期域名',
    urgent: 1,
    path: '/customer/site?tab=domain',
    permission: 'customer:site:list',
    at: async (request) => {
      const [first] = await endingCertificates(request);
      return first ? `&storeId=${first.storeId}` : '';
    },
    // The page shows the domains of one institution: the label says that others have some too.
    whose: async (request) => {
      const [first, ...others] = new Set((await endingCertificates(request)).map(({ storeId }) => storeId));
      if (first === undefined || others.length === 0) return '';
      const name = (await request.mockServer.table(storeTable)).get(first)?.shortName ?? '';
      return `（${name}等 ${others.length + 1} 家）`;
    },
    count: async (request) => (await endingCertificates(request)).length,
  },
  {
    key: 'recharges',
    label: '待确认充值',
    urgent: 1,
    path: '/system/recharge?status=0',
    permission: 'system:recharge:list',
    count: unstarted(rechargeTable),
  },
  {
    key: 'invoices',
    label: '待开发票',
    urgent: 0,
    path: '/finance/invoices?status=0',
    permission: 'finance:invoices:issue',
    count: unstarted(invoiceTable),
  },
  {
    key: 'withdrawals',
    label: '待审核提现',
    urgent: 1,
    path: '/finance/withdrawals?status=0',
    permission: 'finance:withdrawals:audit',
    count: unstarted(withdrawalTable),
  },
  {
    key: 'workOrders',
    label: '待处理工单',
    urgent: 1,
    path: '/management/work-order-list?status=0',
    permission: 'management:work-order-list:list',
    count: async (request) => (await openWorkOrders(request)).filter(({ status }) => status === 0).length,
  },
  {
    key: 'newAccounts',
    label: '待分配角色的新账号',
    urgent: 0,
    path: '/system/user?roleId=0',
    permission: 'system:user:list',
    count: async ({ mockServer }) => {
      const accounts = (await mockServer.table(accountTable)).all();
      return accounts.filter(({ roleIds, storeId }) => roleIds.length === 0 && storeId === platformStoreId)
        .length;
    },
  },
];

/** Appointments of this day that the caller may see, whatever became of them. */
export async function appointmentsToday(request: SignedInRequest) {
  const { mockServer } = request;
  const isOwn = await appointmentScope.covers(request);
  const today = formatDay(mockServer.now());
  const rows = (await mockServer.table(appointmentTable)).all();
  return rows.filter((row) => row.start.startsWith(today) && isOwn(row));
}

/** Work orders of the caller's desk that are not done. */
export async function openWorkOrders(request: SignedInRequest) {
  const covers = await deskScope.covers(request);
  const rows = (await request.mockServer.table(workOrderTable)).all();
  return rows.filter((row) => row.status <= 1 && covers(row));
}

/** Domains whose certificate ends within 15 days; those of their own institution for people of one. */
async function endingCertificates({ mockServer, user }: SignedInRequest) {
  const isSeen = (storeId: number) => user.storeId === platformStoreId || user.storeId === storeId;
  const domains = (await mockServer.table(domainTable)).all();
  const stores = await mockServer.table(storeTable);
  return domains.filter(
    (domain) =>
      isSeen(domain.storeId) &&
      stores.get(domain.storeId)?.deleteTime === '' &&
      sslStatusOf(domain, mockServer.now()) === 2,
  );
}
