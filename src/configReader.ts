import { isRecord } from './lib/record';

/** Reads one object of the configuration key by key. Problems go to `problems`, and the default is returned. */
export interface ConfigReader {
  text(key: string): string;
  /** An address as it is written: empty, a path or an http address. */
  address(key: string): string;
  /** A base of addresses: an address, whose trailing slash is dropped. */
  base(key: string): string;
  flag(key: string, fallback: boolean): boolean;
  milliseconds(key: string, fallback: number): number;
  /** Reads a text that must be one of the choices; the first where absent. */
  choice<T extends string>(key: string, choices: readonly T[]): T;
  /** A list; an empty one where absent. */
  list(key: string): readonly unknown[];
  /** Origins of sites, written as browsers write them; none where absent. */
  origins(key: string): readonly string[];
  /** A nested object; an empty one where absent. */
  part(key: string): ConfigReader;
  /** Names the keys that nobody has read: most likely misspelt. */
  refuseOthers(): void;
}

/** A reader of `raw`. `prefix` names the object in messages: `envelope.`. */
export function createConfigReader(
  raw: Readonly<Record<string, unknown>>,
  problems: string[],
  prefix = '',
): ConfigReader {
  const known = new Set<string>();

  function read<T>(key: string, fallback: T, expected: string, parse: (value: unknown) => T | undefined): T {
    known.add(key);
    const value = raw[key];
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === undefined)
      problems.push(`${prefix}${key} 应为${expected}，当前是 ${JSON.stringify(value)}`);
    return parsed ?? fallback;
  }

  const address = (key: string) =>
    read(key, '', '空文本、以 / 开头的路径或以 http(s):// 开头的地址', parseAddress);

  return {
    text: (key) => read(key, '', '文本', (value) => (typeof value === 'string' ? value : undefined)),
    address,
    base: (key) => address(key).replace(/\/+$/, ''),
    flag: (key, fallback) =>
      read(key, fallback, ' true 或 false', (value) => (typeof value === 'boolean' ? value : undefined)),
    milliseconds: (key, fallback) => read(key, fallback, '大于 0 的整数（毫秒）', parseMilliseconds),
    choice(key, choices) {
      const [first] = choices;
      if (first === undefined) throw new Error(`The key ${prefix}${key} has no choices`);
      return read(key, first, `以下之一：${choices.join('、')}`, (value) =>
        choices.find((choice) => choice === value),
      );
    },
    list: (key) =>
      read<readonly unknown[]>(key, [], '列表', (value) => (Array.isArray(value) ? value : undefined)),
    origins: (key) =>
      read<readonly string[]>(key, [], '来源列表，如 ["https://tools.example.com"]', parseOrigins),
    part(key) {
      const value = read(key, {}, '对象', (part) => (isRecord(part) ? part : undefined));
      return createConfigReader(value, problems, `${prefix}${key}.`);
    },
    refuseOthers() {
      const others = Object.keys(raw).filter((key) => !known.has(key));
      problems.push(...others.map((key) => `不认识的配置项 ${prefix}${key}，请检查拼写`));
    },
  };
}

function parseAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^$|^\/|^https?:\/\/\S+$/.test(value) ? value : undefined;
}

function parseMilliseconds(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}

function parseOrigins(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const origins = value.filter(
    (one) =>
      typeof one === 'string' && /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one,
  );
  return origins.length === value.length ? origins : undefined;
}
