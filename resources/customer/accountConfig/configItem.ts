import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';

/** One setting of an institution's account, as the server describes it (screen C2). */
export interface ConfigItem {
  readonly key: string;
  readonly label: string;
  readonly group: string;
  /** number, text, textarea, select, multi-select, checkbox, switch, money, readonly; servers may know more. */
  readonly type: string;
  readonly default: unknown;
  /** Bounds of a number, of the length of a text, of how many are chosen. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly unit: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly remark: string;
  readonly readonly: boolean;
}

/** The settings out of an answer of `configList`; what names nothing is left out. */
export function readItems(data: unknown): ConfigItem[] {
  const rows = Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.list) ? data.list : [];
  return rows.filter(isRecord).flatMap((row) => {
    const key = textOr(row.key);
    return key === '' ? [] : [itemOf(key, row)];
  });
}

function itemOf(key: string, row: Readonly<Record<string, unknown>>): ConfigItem {
  return {
    key,
    label: textOr(row.label, key),
    group: textOr(row.group, '其他'),
    type: textOr(row.type),
    default: row.default,
    min: boundOf(row.min),
    max: boundOf(row.max),
    unit: textOr(row.unit),
    options: optionsOf(row.options),
    remark: textOr(row.remark),
    readonly: isYes(row.readonly) || row.type === 'readonly',
  };
}

function boundOf(value: unknown): number | undefined {
  const bound = numberOr(value, Number.NaN);
  return Number.isNaN(bound) ? undefined : bound;
}

function optionsOf(value: unknown) {
  if (!Array.isArray(value)) return [];
  return value.map((option: unknown) =>
    isRecord(option)
      ? { value: textOr(option.value), label: textOr(option.label, textOr(option.value)) }
      : { value: textOr(option), label: textOr(option) },
  );
}

/** Whether a value is the one that the setting has where nobody has changed it. */
export function isDefault({ default: usual }: ConfigItem, value: unknown): boolean {
  return comparable(value) === comparable(usual);
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(String).sort());
  return value === null || value === undefined ? '' : String(value);
}

/** The values of all settings: those that the server keeps, the usual ones for the rest. */
export function valuesOf(items: readonly ConfigItem[], kept: unknown): Record<string, unknown> {
  const known = isRecord(kept) ? kept : {};
  return Object.fromEntries(items.map((item) => [item.key, known[item.key] ?? item.default]));
}

/** The form's hint of the bounds: `1–500 个，默认 10`. */
export function limitsText({ min, max, unit, type, remark, default: usual }: ConfigItem): string {
  const bounds = min === undefined || max === undefined ? '' : `${min}–${max} ${unit || '个字符'}`;
  const isTyped = type === 'number' || type === 'money';
  const first = usual !== '' && usual !== null && usual !== undefined && isTyped ? `默认 ${usual}` : '';
  return [isTyped || type === 'text' ? bounds.trim() : '', first, remark].filter(Boolean).join('，');
}

const octet = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const address = new RegExp(`^${octet}(\\.${octet}){3}(/(3[0-2]|[12]?\\d))?$`);

/** The problem with a list of IPv4 addresses and ranges, one per line; empty lines are ignored. */
export function ipProblem(text: string): string | undefined {
  const wrong = text.split('\n').findIndex((line) => line.trim() !== '' && !address.test(line.trim()));
  return wrong < 0 ? undefined : `第 ${wrong + 1} 行不是正确的 IP 地址`;
}

/** Settings that belong to another one: shown and needed while that is on. */
export const dependsOn: Readonly<Record<string, string>> = { payChannel: 'onlinePay' };
