import { platformStoreId } from '../customer/storeRow';
import type { SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { rechargeTable } from '../system/recharge/rechargeTable';

/** A kind of work that waits for somebody (screen A3). */
export interface TodoKind {
  readonly key: string;
  readonly label: string;
  readonly urgent: 0 | 1;
  readonly path: string;
  /** Opens the page; who lacks it is not told of the work. */
  readonly permission: string;
  readonly count: (request: SignedInRequest) => Promise<number>;
}

/** The work whose rows exist; a screen that brings rows of its own adds its line here. */
export const todoKinds: readonly TodoKind[] = [
  {
    key: 'recharges',
    label: '待确认充值',
    urgent: 1,
    path: '/system/recharge?status=0',
    permission: 'system:recharge:list',
    count: async ({ mockServer }) =>
      (await mockServer.table(rechargeTable)).all().filter(({ status }) => status === 0).length,
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
