import { isRecord } from '@/src/lib/record';
import { callOperation } from '../data/callOperation';
import { platformCalls } from '../endpoints/platformCalls';
import { RequestError } from '../http/errors';
import type { Send } from '../http/request';

/** The dictionaries that screens use; any other type is misspelt. The mocks know each of them. */
export const dictionaryTypes = [
  'agreement_type',
  'app_category',
  'appoint_topic',
  'bank',
  'brochure_rule',
  'cash_category',
  'client_source',
  'consult_topic',
  'degree',
  'exam_language',
  'feedback_module',
  'file_category',
  'grade',
  'hot_platform',
  'image_category',
  'invoice_item',
  'lead_source',
  'link_group',
  'lost_reason',
  'marketing_node',
  'org_type',
  'outlet_type',
  'pay_channel',
  'pay_way',
  'privacy_type',
  'recharge_type',
  'recommend_position',
  'recycle_entity',
  'refund_way',
  'service_badge',
  'service_category',
  'site_template',
  'store_edition',
  'store_type',
  'sys_common_status',
  'sys_job_group',
  'sys_job_status',
  'sys_nation',
  'sys_normal_disable',
  'sys_notice_status',
  'sys_notice_type',
  'sys_oper_type',
  'sys_show_hide',
  'sys_user_sex',
  'sys_yes_no',
  'user_tag',
] as const;

export type DictionaryType = (typeof dictionaryTypes)[number];

/** One entry of a dictionary as the screens use it (specification, section 3). */
export interface DictionaryItem {
  readonly label: string;
  readonly value: string;
  /** The server's listClass: default, primary, success, info, warning, danger, or empty. */
  readonly elTagType: string;
  /** The server's cssClass. */
  readonly elTagClass: string;
}

/**
 * Query key of a dictionary: cached per type, shared while it is under way (WID-7). Without a type the prefix of all.
 */
export function dictionaryKey(type?: string): readonly string[] {
  return type === undefined ? ['dictionary'] : ['dictionary', type];
}

/**
 * Reads the entries of a dictionary, in the server's order; none for a response without data. Rejects where that is no
 * list.
 */
export async function readDictionary(
  send: Send,
  type: string,
  signal?: AbortSignal,
): Promise<DictionaryItem[]> {
  const options = { allowRepeat: true, early: 'page', ...(signal && { signal }) } as const;
  const { data } = await callOperation({ send }, platformCalls.dictionary, { id: type, options });
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) return data.filter(isRecord).map(item);
  const call = `${platformCalls.dictionary.path}：${type}`;
  throw new RequestError(`字典数据的格式无法识别（${call}）`, { reason: { kind: 'layout' }, call });
}

function item(entry: Record<string, unknown>): DictionaryItem {
  return {
    label: text(entry.dictLabel),
    value: text(entry.dictValue),
    elTagType: text(entry.listClass),
    elTagClass: text(entry.cssClass),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
