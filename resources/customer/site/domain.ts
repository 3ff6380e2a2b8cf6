import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A domain name that is bound to an institution (screens C3 and C1). */
export interface StoreDomain {
  readonly id: RecordId;
  readonly storeId: RecordId;
  readonly domain: string;
  /** A value of {@link domainTypes}. */
  readonly type: number;
  /** 1 for the main domain of its use; there is one of each at most. */
  readonly isMain: 0 | 1;
  /** A value of {@link dnsStates}; set by the check. */
  readonly dnsStatus: number;
  /** A value of {@link sslStates}; set by the check. */
  readonly sslStatus: number;
  /** `YYYY-MM-DD`; empty without a certificate. */
  readonly sslExpire: string;
  readonly icpNo: string;
}

/** The purposes of a domain (enum:domainType). */
export const domainTypes = [
  { value: 1, label: '官网', tone: 'primary' },
  { value: 2, label: '移动端', tone: 'success' },
  { value: 3, label: '管理后台', tone: 'info' },
  { value: 4, label: '接口', tone: 'info' },
] as const;

/** Whether it leads to our machines (enum:dnsStatus). */
export const dnsStates = [
  { value: 0, label: '待解析', tone: 'info' },
  { value: 1, label: '已解析', tone: 'success' },
  { value: 2, label: '解析异常', tone: 'danger' },
] as const;

/** The state of its certificate (enum:sslStatus); 即将到期 is within 15 days. */
export const sslStates = [
  { value: 0, label: '未部署', tone: 'info' },
  { value: 1, label: '有效', tone: 'success' },
  { value: 2, label: '即将到期', tone: 'warning' },
  { value: 3, label: '已过期', tone: 'danger' },
] as const;

/** Whether its certificate ends soon; states may come as texts. */
export function endsSoon({ sslStatus }: { readonly sslStatus?: unknown }): boolean {
  return Number(sslStatus) === 2;
}

/** The result of a check, in a few words. */
export function readCheck(data: unknown): { readonly ok: boolean; readonly text: string } {
  const answer = isRecord(data) ? data : {};
  const state = dnsStates.find(({ value }) => value === Number(answer.dnsStatus));
  const message = textOr(answer.message);
  return { ok: state?.value === 1, text: [state?.label, message].filter(Boolean).join('，') };
}

/** Rules of the texts of a domain, for its forms and its mock (decision 41). */
export const domainRules = {
  icpNo: { label: '备案号', format: 'icp' },
} as const satisfies Record<string, TextRule>;
