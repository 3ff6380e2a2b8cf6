import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { type Tone, toneOf } from '@/src/ui/StateTag';

/** One figure of the server's. */
export interface RunItem {
  readonly name: string;
  readonly value: string;
  /** How it does, where the server says so. */
  readonly tone?: Tone;
}

/** Figures that belong together. */
export interface RunGroup {
  readonly group: string;
  readonly items: readonly RunItem[];
}

/** The name of a flat response. */
const usualGroup = '运行信息';

/** Reads `runInfo`: `[{ group, items: [{ name, value, state? }] }]`; an object is read key by key. Empty where it is neither. */
export function readRunInfo(data: unknown): readonly RunGroup[] {
  if (Array.isArray(data)) {
    const rows = data.filter(isRecord);
    const groups = rows.filter((row) => 'items' in row);
    const flat = rows.filter((row) => !('items' in row)).map(readItem);
    const named = groups.map(({ group, items }) => ({
      group: textOr(group, usualGroup),
      items: Array.isArray(items) ? items.filter(isRecord).map(readItem) : readMembers(items),
    }));
    return flat.length > 0 ? [...named, { group: usualGroup, items: flat }] : named;
  }
  if (!isRecord(data)) return [];
  const nested = Object.entries(data).filter(([, value]) => isRecord(value));
  const plain = readMembers(Object.fromEntries(Object.entries(data).filter(([, value]) => !isRecord(value))));
  const groups = nested.map(([group, value]) => ({ group, items: readMembers(value) }));
  return plain.length > 0 ? [{ group: usualGroup, items: plain }, ...groups] : groups;
}

function readItem({ name, value, state }: Record<string, unknown>): RunItem {
  const tone = textOr(state);
  return { name: textOr(name), value: shown(value), ...(tone && { tone: toneOf(tone) }) };
}

function readMembers(members: unknown): RunItem[] {
  return isRecord(members)
    ? Object.entries(members).map(([name, value]) => ({ name, value: shown(value) }))
    : [];
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return value === null || value === undefined ? '—' : textOr(value, JSON.stringify(value));
}

/** A directory of the caches. */
export interface CacheDir {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** How much the caches hold. */
export interface CacheSize {
  /** Bytes, or the server's own words. */
  readonly size: number | string;
  readonly files: number | undefined;
  readonly dirs: readonly CacheDir[];
}

/** Reads `szieRuntime`: `{ size, files, dirs }`; a number is bytes, a text is what it says. */
export function readCacheSize(data: unknown): CacheSize {
  if (!isRecord(data)) return { size: sizeOf(data), files: undefined, dirs: [] };
  const dirs = Array.isArray(data.dirs) ? data.dirs.filter(isRecord) : [];
  return {
    size: sizeOf(data.size),
    files: data.files === undefined ? undefined : numberOr(data.files),
    dirs: dirs.map(({ key, name, size }) => ({
      key: textOr(key),
      name: textOr(name, textOr(key)),
      size: numberOr(size),
    })),
  };
}

function sizeOf(size: unknown): number | string {
  return typeof size === 'number' ? size : textOr(size, '未知');
}
