import { z } from 'zod';
import { defineTable } from '../table';
import { all, except, grant, look, only } from './grants';
import { menuNodes } from './menuTable';

/** A role and what it may see and do. */
export interface Role {
  id: number;
  /** What the user data lists under `roles`. */
  key: string;
  name: string;
  /** Ids of menu nodes. */
  grants: number[];
}

/** Holds everything, whatever its grants say. */
export const adminRoleId = 1;

/** The template from which every institution's administrator role is copied. */
export const storeAdminRoleId = 1101;

/** The id of an institution's copy of a template role (screens-platform, C6). */
export function copiedRoleId(storeId: number, templateId: number): number {
  return storeId * 10_000 + templateId;
}

/** The role behind an id: a copy that nobody changed is its template. */
export function templateOf(roleId: number): number {
  return roleId % 10_000;
}

const operator = grant(
  menuNodes,
  except(101, 'delete', 'resetPwd'),
  look(102),
  except(103, 'domain:delete'),
  only(107, 'show'),
  all(400, 502, 505, 602, 603, 605),
  only(601, 'show', 'create', 'edit'),
  only(604, 'show', 'create', 'edit'),
  all(702, 703, 704, 706, 707, 709, 710, 711),
  only(811, 'query'),
  all(812, 813, 817, 1100),
);

const finance = grant(
  menuNodes,
  only(101, 'show', 'export'),
  all(300, 709, 813, 819),
  look(704, 710, 711, 811, 817),
);

const expert = grant(
  menuNodes,
  except(200, 'delete', 'reassign', 'refund', 'createOrder', 'assign'),
  look(501, 504, 704, 708, 811, 817),
  all(813),
);

/** The pages about an institution, for its own administrator (decision 5). */
const storeAdmin = grant(
  menuNodes,
  look(102, 108),
  all(103, 106),
  only(301, 'show', 'export'),
  only(302, 'show', 'create', 'edit', 'delete', 'export'),
  only(304, 'show', 'create', 'cancel', 'export'),
  only(305, 'show', 'recharge', 'export'),
  look(704),
  only(707, 'show'),
  all(708),
  only(709, 'show', 'reply'),
  only(710, 'show', 'bind', 'export'),
  only(711, 'show', 'export'),
  only(712, 'show', 'apply', 'export'),
  all(813),
);

/** The roles of the demo accounts (screens-platform, section 8.3). */
export const roleTable = defineTable<Role>({
  name: 'role',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    key: z.string(),
    name: z.string(),
    grants: z.array(z.number()),
  }),
  seed: () => [
    { id: adminRoleId, key: 'admin', name: '超级管理员', grants: [] },
    { id: 3, key: 'operator', name: '运营专员', grants: operator },
    { id: 5, key: 'finance', name: '财务专员', grants: finance },
    { id: 7, key: 'expert', name: '专家', grants: expert },
    { id: storeAdminRoleId, key: 'store', name: '机构管理员', grants: storeAdmin },
  ],
});
