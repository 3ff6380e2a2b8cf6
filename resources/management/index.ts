import type { Resource } from '@/src/crud/defineResource';
import { appraisals } from './appraisal/appraisals';
import { batches } from './card/batches';
import { cards } from './card/cards';
import { cardRecords } from './card/records';
import { clients } from './clientData/clients';
import { teamMemos } from './memo/teamMemos';
import { notices } from './notices/notices';
import { recycleBin } from './recycleBin/recycleBin';
import { users } from './userList/users';
import { workOrders } from './workOrder/orders';

/** 综合管理: its resources, in menu order. */
export const management: readonly Resource[] = [
  ...[appraisals, clients, teamMemos, recycleBin, users, notices, workOrders],
  ...[cards, cardRecords, batches],
];
