import { isCreditCode } from '@/src/lib/creditCode';
import type { Billing } from './invoice';

/** Labels of a company's billing block; the values are members of a `Billing`, or two of them. */
const labels = {
  开户银行账号: 'bank',
  开户银行名称: 'bank',
  开户银行: 'bank',
  开户行账号: 'bank',
  开户行名称: 'bank',
  开户行: 'bank',
  地址电话: 'address',
  地址: 'address',
  统一社会信用代码: 'taxNo',
  纳税人识别号: 'taxNo',
  税号: 'taxNo',
  名称: 'title',
  抬头: 'title',
  银行账号: 'bankAccount',
  银行账户: 'bankAccount',
  账号: 'bankAccount',
  电话: 'regPhone',
} as const satisfies Readonly<Record<string, keyof Billing | 'bank' | 'address'>>;

type Meaning = (typeof labels)[keyof typeof labels];

/** Words before a label that leave its meaning. */
const prefixes = '单位|公司|企业|联系|注册|基本户|对公|开户|开票|发票|购买方|购方|纳税人';
/** The same where a value may be before the label: 公司 is its end. */
const gluedPrefixes = '联系|注册|基本户';

const separator = /[\s；;，,。]$/;

/** The form's fields from a company's billing block (名称：… 税号：… 开户行及账号：…), on one line or several. */
export function readBilling(text: string): Partial<Billing> {
  const parts = tidy(text)
    .split('\n')
    .flatMap(marksIn)
    .map(({ label, value }) => partOf(meaningOf(label), value.trim().replace(/[\s；;，,。]+$/, '')));
  const read: Partial<Billing> = Object.assign({}, ...parts);
  return read.taxNo ? { ...read, titleType: read.titleType ?? 1 } : read;
}

/** Without numbers before labels (1、名称), and with a value on the line after its label moved up. */
function tidy(text: string): string {
  return text
    .replaceAll(/(^|\s)\d{1,2}\s*[、.．)）]\s*(?=\p{Script=Han})/gmu, '$1')
    .replaceAll(/([:：])\s*\n\s*([^\n:：]+)$/gm, '$1$2');
}

/** A label before a colon, known or not, and its value. */
interface Mark {
  readonly label: string;
  value: string;
}

/** The labels of a line; each ends the value before it. */
function marksIn(line: string): Mark[] {
  const marks: Mark[] = [];
  const pieces = line.split(/[:：]/);
  const rest = pieces.pop() ?? '';
  for (const piece of pieces) {
    const last = marks.at(-1);
    const label = labelAt(piece, last !== undefined && meaningOf(last.label) !== undefined);
    if (last) last.value += piece.slice(0, piece.length - label.length) + (label === '' ? ':' : '');
    if (label !== '') marks.push({ label, value: '' });
  }
  const last = marks.at(-1);
  if (last) last.value += rest;
  return marks;
}

/** The label at the end of a text. `inValue`: the text is the value of a known label, which may touch the next one. */
function labelAt(text: string, inValue: boolean): string {
  const [label = ''] = /(?:[\p{Script=Han}、/（）()]+|[A-Za-z]+)\s*$/u.exec(text) ?? [];
  const before = text.slice(0, text.length - label.length);
  const mayBeGlued = inValue && !separator.test(before);
  if (!mayBeGlued || meaningOf(label) !== undefined) return label;
  const ends = [...label].map((_, at) => label.slice(at));
  return ends.find((end) => meaningOf(end, gluedPrefixes) !== undefined) ?? label;
}

/** The meaning of a label, without what it has in brackets. Of two names (地址、电话) the first says it. */
function meaningOf(label: string, allowed = prefixes): Meaning | undefined {
  const bare = label.replaceAll(/[（(][^）)]*[）)]/g, '').trim() || label;
  const name = bare.split(/[（）()、/及和与或\s]/).find((part) => part !== '') ?? '';
  const entry = Object.entries(labels).find(([known]) => new RegExp(`^(?:${allowed})*${known}$`).test(name));
  return entry?.[1];
}

function partOf(meaning: Meaning | undefined, value: string): Partial<Billing> {
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
