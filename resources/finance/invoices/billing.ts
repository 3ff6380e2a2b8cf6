import { isCreditCode } from '@/src/lib/creditCode';
import type { Billing } from './invoice';

/** Labels of a company's billing block, longest first; the values are members of a `Billing`, or two of them. */
const labels = {
  开户银行及账号: 'bank',
  开户行及账号: 'bank',
  '地址、电话': 'address',
  地址及电话: 'address',
  地址电话: 'address',
  统一社会信用代码: 'taxNo',
  纳税人识别号: 'taxNo',
  公司名称: 'title',
  单位名称: 'title',
  企业名称: 'title',
  发票抬头: 'title',
  银行账号: 'bankAccount',
  银行账户: 'bankAccount',
  开户银行: 'bank',
  注册地址: 'address',
  公司地址: 'address',
  注册电话: 'regPhone',
  开户行: 'bank',
  名称: 'title',
  抬头: 'title',
  税号: 'taxNo',
  账号: 'bankAccount',
  地址: 'address',
  电话: 'regPhone',
} as const satisfies Readonly<Record<string, keyof Billing | 'bank' | 'address'>>;

const labelled = new RegExp(`(${Object.keys(labels).join('|')})\\s*[:：]`, 'g');

/** The form's fields from a company's billing block (名称：… 税号：… 开户行及账号：…), on one line or several. */
export function readBilling(text: string): Partial<Billing> {
  const marks = [...text.matchAll(labelled)];
  const parts = marks.map((mark, index) => {
    const begin = mark.index + mark[0].length;
    const value = text.slice(begin, marks[index + 1]?.index).trim();
    return partOf(mark[1] ?? '', value.replace(/[\s；;，,。]+$/, ''));
  });
  const read: Partial<Billing> = Object.assign({}, ...parts);
  return read.taxNo ? { ...read, titleType: read.titleType ?? 1 } : read;
}

function partOf(label: string, value: string): Partial<Billing> {
  const entry = Object.entries(labels).find(([known]) => known === label);
  const meaning = entry?.[1];
  if (meaning === undefined || value === '') return {};
  if (meaning === 'bank') return two(value, /^(.*?)[\s,，]*(\d[\d\s-]{7,})$/, 'bankName', 'bankAccount');
  if (meaning === 'address')
    return two(value, /^(.*?)[\s,，]*((?:0\d{2,3}[-\s]?)?\d{7,11})$/, 'regAddress', 'regPhone');
  return { [meaning]: meaning === 'title' ? value : plain(value) };
}

/** A name and the number behind it; the name alone where there is no number. */
function two(
  value: string,
  form: RegExp,
  name: 'bankName' | 'regAddress',
  number: 'bankAccount' | 'regPhone',
): Partial<Billing> {
  const [, before = value, digits] = form.exec(value) ?? [];
  const kept = number === 'bankAccount' ? digits?.replaceAll(/\D/g, '') : digits;
  return { ...(before && { [name]: before.trim() }), ...(kept && { [number]: kept }) };
}

function plain(value: string): string {
  return value.replaceAll(/\s/g, '').toUpperCase();
}

/** The problem with the parsed block; undefined where there is none, or nothing could be checked. */
export function billingProblem({ title, taxNo }: Partial<Billing>): string | undefined {
  if (!title && !taxNo) return '没有识别到名称或税号，请检查粘贴的内容';
  return taxNo && !isCreditCode(taxNo) ? `税号 ${taxNo} 未通过校验，请核对` : undefined;
}
