import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A branch, campus or service point (组织机构, screen H5): a place with an address. */
export interface Organization {
  id: RecordId;
  /** 0 for the head office. */
  parentId: RecordId;
  name: string;
  /** Capitals, digits and hyphens; fixed after creation. */
  code: string;
  /** Dictionary org_type: 1 总部, 2 分公司, 3 校区, 4 服务点. */
  orgType: string;
  provinceId: number;
  cityId: number;
  areaId: number;
  /** The three codes as one value, for the form; it travels as the three members above. */
  region?: readonly number[];
  /** `河南省/郑州市/金水区`. */
  regionText: string;
  address: string;
  leaderId?: RecordId | null;
  leaderName: string;
  phone: string;
  /** Computed by the server. */
  memberCount: number;
  sort: number;
  status: 0 | 1;
}

/** A member of an organization; the id is that of the user. */
export interface Member {
  id: RecordId;
  userName: string;
  realName: string;
  mobile: string;
  roleName: string;
  deptName: string;
  status: 0 | 1;
}

/** Whether it is the head office, which has nothing above it. */
export function isHeadOffice({ parentId }: { readonly parentId?: unknown }): boolean {
  return String(parentId) === '0';
}

/** Rules of the texts of an organization, for its forms and its mock (decision 41). */
export const organizationRules = {
  name: { label: '名称', required: true, minLength: 2, maxLength: 30 },
  address: { label: '地址', maxLength: 100 },
  phone: { label: '电话', format: 'phone' },
  code: {
    label: '编码',
    required: true,
    format: {
      test: (code: string) => /^[A-Z0-9-]{2,20}$/.test(code),
      message: '编码仅限大写字母、数字和短横线',
    },
  },
} as const satisfies Record<string, TextRule>;
