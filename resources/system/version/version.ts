import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { FieldRule } from '@/src/lib/fieldRule';
import { numberOr, textOr } from '@/src/lib/record';

/** One entry of an application's history. */
export interface Release {
  readonly tag: string;
  readonly user: string;
  /** Ten digits are seconds. */
  readonly time: string;
  readonly log: string;
  /** Files that changed. */
  readonly filenums: number;
}

/** A deployed version of an application (版本管理, screen H7); members as the specification spells them. */
export interface Version extends AnyRecord {
  appId: string;
  appName: string;
  /** The publisher. */
  user: string;
  toolsign: string;
  /** Ten digits are seconds. */
  publish_time: string;
  /** `v2.0.1`. */
  lasttag: string;
  /** A host, without http:// and path. */
  domainName: string;
  /** Versions that are kept. */
  keep: number;
  /** Whether users who are online are told of a new version. */
  notify: 0 | 1;
  /** Newest first; of a single record alone. */
  history?: readonly Release[];
}

const tagPattern = /^v(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is a version: `v2.0.1`. */
export function isTag(text: string): boolean {
  return tagPattern.test(text);
}

/** Why a version cannot be published after another one. */
export function tagProblem(tag: string, last: string): string | undefined {
  return !isTag(tag) || isNewerTag(tag, last) ? undefined : `版本号必须大于 ${last}`;
}

/** Whether a version is above another one, number by number; anything is above what is none. */
export function isNewerTag(tag: string, than: string): boolean {
  const [left, right] = [partsOf(tag), partsOf(than)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? -1);
}

/** The version that most likely comes next: `v2.0.1` → `v2.0.2`. */
export function nextTag(tag: string): string {
  const [major = 0, minor = 0, patch = -1] = partsOf(tag);
  return `v${major}.${minor}.${patch + 1}`;
}

function partsOf(tag: string): readonly number[] {
  return (tagPattern.exec(tag)?.slice(1) ?? []).map(Number);
}

/** The history of an application as its server sent it. */
export function readHistory(history: unknown): readonly Release[] {
  const rows: readonly unknown[] = Array.isArray(history) ? history : [];
  return rows.map((row) => {
    const of = (name: string): unknown => Reflect.get(Object(row), name);
    return {
      tag: textOr(of('tag')),
      user: textOr(of('user')),
      time: textOr(of('time')),
      log: textOr(of('log')),
      filenums: numberOr(of('filenums')),
    };
  });
}

/** Rules of a version, for its forms and its mock (decision 41). */
export const versionRules = {
  tag: { label: '新版本号', required: true, format: { test: isTag, message: '版本号格式应为 vx.y.z' } },
  publishLog: { label: '发布说明', required: true, maxLength: 500 },
  rollbackReason: { label: '回滚原因', required: true, maxLength: 100 },
  keep: {
    ...{ label: '保留版本数', required: true, min: 3, max: 50 },
    message: '保留版本数应在 3 到 50 之间',
  },
  setupDomainName: { label: '访问域名', format: 'domain' },
} as const satisfies Record<string, FieldRule>;
