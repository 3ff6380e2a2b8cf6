import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';
/** An institution (机构), the customer of the platform (screen C1). */
export interface Store {
  id: RecordId;
  /** `JG` and six digits, set by the server. */
  storeNo: string;
  /** Eight capitals or digits, set by the server; staff register with it. */
  inviteCode: string;
  name: string;
  shortName: string;
  logo?: string;
  /** Dictionary store_type: 1 直营, 2 加盟, 3 合作学校, 4 代理. */
  type: string;
  parentId?: RecordId | null;
  /** Name of the parent institution, for display. */
  parentName?: string;
  provinceId: number;
  cityId: number;
  areaId: number;
  /** The three codes as one value, for the form; it travels as the three members above. */
  region?: readonly number[];
  /** `河南省/郑州市/金水区`. */
  regionText: string;
  address?: string;
  contact: string;
  mobile: string;
  email?: string;
  creditCode?: string;
  license?: string;
  /** Dictionary store_edition: basic, pro, flagship. */
  edition: string;
  /** `YYYY-MM-DD`; empty for the platform's own institution, which never expires. */
  expireTime: string;
  /** Computed by the server from `expireTime`. */
  expireState: ExpireState;
  managerId?: RecordId | null;
  managerName?: string;
  /** Account name of the institution's administrator; fixed after creation. */
  username: string;
  /** First password of that account; sent on create only. */
  password?: string;
  staffUsed: number;
  staffMax: number;
  cardLeft: number;
  cardQuota: number;
  /** Yuan, decimal string with two digits. */
  balance: string;
  /** 1 启用, 0 停用; changed through startOrEnd only. */
  status: 0 | 1;
  remark?: string;
  createTime: string;
  updateTime: string;
  createBy: string;
  updateBy: string;
}

export type ExpireState = 'normal' | 'expiring' | 'expired';

/** One line of an institution's operation record. */
export interface StoreLog {
  id: RecordId;
  storeId: RecordId;
  /** The action: 新增, 修改, 启用, 停用, 续期, 重置密码. */
  action: string;
  content: string;
  createBy: string;
  createTime: string;
}

/** Rules of the texts of a store, for its forms and its mock (decision 41). */
export const storeRules = {
  name: { label: '机构名称', required: true, minLength: 2, maxLength: 50 },
  shortName: { label: '简称', required: true, maxLength: 10 },
  address: { label: '详细地址', maxLength: 100 },
  contact: { label: '联系人', required: true, maxLength: 20 },
  mobile: { label: '联系手机', required: true, format: 'mobile' },
  email: { label: '邮箱', format: 'email' },
  creditCode: { label: '统一社会信用代码', format: 'credit' },
  username: { label: '管理员账号', required: true, format: 'account' },
  remark: { label: '备注', maxLength: 200 },
  stopReason: { label: '停用原因', required: true, maxLength: 100 },
} as const satisfies Record<string, TextRule>;
