import type { Candidate, Category } from './student';
import { categoryName, subjectName } from './subjects';

/** A group's or a major's demand on a candidate's subjects (A6). */
export interface Requirement {
  /** 首选科目. */
  readonly first: string | null;
  readonly must: readonly string[];
  readonly anyOf: { readonly n: number; readonly from: readonly string[] } | null;
  readonly cat: Category | null;
  /** 1 where the text is not understood. */
  readonly unknown: 0 | 1;
}

/** Whether a candidate meets a requirement, and all reasons against it. */
export interface Match {
  readonly ok: 0 | 1 | 'unknown';
  readonly reasons: readonly string[];
}

/** A demand to match: its text, and the pool of its plan where it has one. */
export interface Demanding {
  readonly req: string;
  readonly category?: Category | undefined;
}

/** The parts of a candidate that decide. */
export type Chooser = Pick<Candidate, 'category' | 'subjects'>;

const subjects = '物理|历史|化学|生物|政治|地理|技术';
const none: Requirement = { first: null, must: [], anyOf: null, cat: null, unknown: 0 };
const notUnderstood: Requirement = { ...none, unknown: 1 };
const known = new Map<string, Requirement>();

/** A6: reads a requirement. The result is kept, since the same few texts come thousands of times. */
export function parseReq(text: string): Requirement {
  const read = known.get(text);
  if (read) return read;
  const requirement = readText(normal(text));
  known.set(text, requirement);
  return requirement;
}

function normal(text: string): string {
  const half = text.normalize('NFKC').replace(/\s+/g, '');
  const named = half.replaceAll('思想政治', '政治').replaceAll('生物学', '生物');
  const bare = named.replace(/^\d{1,3}(?=[^\d科门选])/, '').replace(/^专业组\((.*?)\)/, '$1');
  const kept = dropRemarks(bare);
  return isShort(kept) ? kept.replace(shortName, (short) => fullNames[short] ?? short) : kept;
}

/** One character for a subject, as tables write it where there is little room: 物+化. */
const fullNames: Readonly<Record<string, string>> = {
  ...{ 物: '物理', 史: '历史', 历: '历史', 化: '化学', 生: '生物' },
  ...{ 政: '政治', 思: '政治', 地: '地理', 技: '技术' },
};
/** Text in brackets, and whole names, stay as they are. */
const shortName = /\([^()]*\)|物理|历史|化学|生物|政治|地理|技术|[物史历化生政思地技]/g;
const shortText = new RegExp(
  `${subjects}|首选|再选|必选|科目|不限|均可|[物史历化生政思地技、,;:/+和或]|\\([^()]*\\)`,
  'g',
);

/** Whether a text consists only of subjects and separators, some subjects cut short. */
function isShort(text: string): boolean {
  return text.replace(shortText, '') === '';
}

/** The text without brackets at its end that name no subject and no number: `(中外合办)`, `(女)`. */
function dropRemarks(text: string): string {
  const remark = /\([^()]*\)$/.exec(text)?.[0];
  if (!remark || saysHowMany.test(remark)) return text;
  return dropRemarks(text.slice(0, -remark.length));
}

function readText(text: string): Requirement {
  if (isFree(text)) return none;
  if (/^(文科|文史|文史类)$/.test(text)) return { ...none, cat: 1 };
  if (/^(理科|理工|理工类)$/.test(text)) return { ...none, cat: 2 };
  const first = /^首选(?:科目)?:?(?<first>[^再]*?)(?:[,;、。]?再选(?:科目(?!不限))?:?(?<body>.*))?$/.exec(
    text,
  )?.groups;
  if (first) return withFirst(first.first ?? '', first.body ?? '');
  const again = text.replace(/^再选(?:科目(?!不限))?:?/, '');
  return isFree(again) ? none : readBody(again);
}

function isFree(text: string): boolean {
  return /^(不限(?:选考)?(?:科目)?(?:要求)?|(?:再选|选考)?科目不限|不提(?:再选|选考)?科目要求|无(?:科目)?要求)?$/.test(
    text,
  );
}

function withFirst(firstText: string, body: string): Requirement {
  const named = namesIn(firstText);
  const rest = firstText.replace(new RegExp(`${subjects}|[、,/+和或]|均可(?:报考)?|不限`, 'g'), '');
  if (rest || (named.length === 0 && firstText !== '不限')) return notUnderstood;
  const requirement = isFree(body) ? none : readBody(body);
  return { ...requirement, first: named.length === 1 ? (named[0] ?? null) : null };
}

/** The number of named subjects that are required: all, or a number of them. */
interface Marker {
  readonly text: string;
  readonly n: number | 'all';
  /** The number of subjects to name, where the text says it: three for 3选2. */
  readonly of?: number | undefined;
}

const counts: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3 };
const number = '[\\d一二两三]';
const bracket = (inner: string) => `\\([^()]*${inner}[^()]*\\)|${inner}`;
const some = `(?<all>${number})选(?<of>${number})|(?:至少|任意?|其中|只需|选考?|满足)+(?<n>${number})[门科](?!科?目?(?:之一|中))`;
const unnamed = some.replace(/\?<\w+>/g, '');
const someMarker = new RegExp(bracket(`(?:${unnamed})`));
const allMarker = new RegExp(bracket(`(?:(?:${number}[科门])?必选|[均都][须需要]选考|必须选考|同时选考)`));
/** A bracket that no reading may drop. */
const saysHowMany = new RegExp(`${subjects}|选(?![调拔])|${number}[门科]|[均都][须需要]|必须|即可`);

/** The marker of a text, with the bracket around it. */
function markerOf(text: string): Marker | null {
  const found = someMarker.exec(text)?.[0];
  if (found) {
    const { all: of, of: chosen, n } = new RegExp(some).exec(found)?.groups ?? {};
    return { text: found, n: countOf(chosen ?? n), of: of === undefined ? undefined : countOf(of) };
  }
  const all = allMarker.exec(text)?.[0];
  return all ? { text: all, n: 'all' } : null;
}

function countOf(digit = ''): number {
  return counts[digit] ?? Number(digit);
}

function readBody(body: string): Requirement {
  const marker = markerOf(body);
  const text = marker ? body.replace(marker.text, '') : body;
  const names = namesIn(text);
  const rest = text.replace(new RegExp(`${subjects}|[、,/+和或]`, 'g'), '');
  if (rest || names.length === 0) return notUnderstood;
  if (!marker) return bySeparators(text);
  if (marker.n === 'all') return { ...none, must: names };
  if (marker.of !== undefined && marker.of !== names.length) return notUnderstood;
  return marker.n >= 1 && marker.n <= names.length
    ? { ...none, anyOf: { n: marker.n, from: names } }
    : notUnderstood;
}

/**
 * Reads `、 , + 和` as AND, `/ 或` as OR, which binds tighter. More than one OR part is not understood, nor are names with
 * nothing between them.
 */
function bySeparators(text: string): Requirement {
  if (new RegExp(`(?:${subjects})(?:${subjects})`).test(text)) return notUnderstood;
  const parts = text.split(/[、,+和]/).map(namesIn);
  const choices = parts.filter((part) => part.length > 1);
  if (choices.length > 1) return notUnderstood;
  const from = choices[0];
  const must = parts.flatMap((part) => (part.length === 1 ? part : []));
  return { ...none, must, anyOf: from ? { n: 1, from } : null };
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(new RegExp(subjects, 'g')))];
}

/** A6: whether a candidate may apply; every reason against it, in the order of the rules. */
export function matchReq(unit: Demanding, candidate: Chooser): Match {
  const requirement = parseReq(unit.req);
  const failures = [
    ...categoryFailure(requirement.cat, unit.category, candidate.category),
    ...subjectFailures(requirement, candidate.subjects),
  ];
  if (failures.length > 0) return { ok: 0, reasons: failures };
  return requirement.unknown ? unclear : met;
}

const met: Match = { ok: 1, reasons: [] };
const unclear: Match = { ok: 'unknown', reasons: ['选科要求无法识别，请核对招生章程'] };

function categoryFailure(asked: Category | null, planned: Category | undefined, own: Category): string[] {
  const other = asked && asked !== own ? asked : planned;
  if (!other || other === own) return [];
  return [`科类不符：计划招${categoryName(other)}，考生为${categoryName(own)}`];
}

function subjectFailures({ first, must, anyOf }: Requirement, chosen: readonly string[]): string[] {
  const reasons: string[] = [];
  if (first && !has(chosen, first)) reasons.push(`首选科目须为${subjectName(first)}`);
  const missing = must.filter((name) => !has(chosen, name));
  if (missing.length > 0) reasons.push(`缺选考科目：${missing.map(subjectName).join('、')}`);
  if (anyOf && anyOf.from.filter((name) => has(chosen, name)).length < anyOf.n) {
    reasons.push(`须选考 ${anyOf.from.map(subjectName).join('/')} 中至少 ${anyOf.n} 门`);
  }
  return reasons;
}

/** Whether a subject is among the chosen ones, under either of its names. */
function has(chosen: readonly string[], subject: string): boolean {
  return chosen.includes(subject) || (subject === '政治' && chosen.includes('思想政治'));
}
