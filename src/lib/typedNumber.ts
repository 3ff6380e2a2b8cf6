import { plainText } from './plainText';

/** With or without separators of thousands: three digits behind each. */
const number = /^([+-]?)(\d+(?:,\d{3})*|(?=\.))(?:\.(\d+))?$/;

/**
 * A typed or pasted number or amount as decimal text: `¥1,234.50`, `６００`, `1 234，50` without symbols and separators.
 * Undefined where it is no number, or an ambiguous one: `1,5`. Digits are never dropped.
 */
export function readNumber(typed: string): string | undefined {
  const text = plainText(typed)
    .replaceAll(/\s/g, '')
    .replace(/(\d)。(?=\d)/, '$1.')
    .replace(/^([+-]?)¥/, '$1')
    .replace(/(\d)元$/, '$1');
  const found = number.exec(text);
  if (!found) return undefined;
  const [, sign, whole = '', fraction] = found;
  const digits = whole.replaceAll(',', '') || '0';
  return `${sign === '-' ? '-' : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Limits of a number. */
export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Digits after the point at most; any number where absent. */
  readonly precision?: number | undefined;
}

/** The problem of a decimal number, or of a text that is none; undefined where there is no problem. */
export function numberProblem(text: string, { min, max, precision }: NumberLimits): string | undefined {
  const value = Number(text);
  if (Number.isNaN(value)) return '不是数字';
  const digits = /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0;
  if (precision !== undefined && digits > precision)
    return precision === 0 ? '只能填整数' : `最多 ${precision} 位小数`;
  if (value >= (min ?? value) && value <= (max ?? value)) return undefined;
  if (min === undefined) return `不能大于 ${max}`;
  return max === undefined ? `不能小于 ${min}` : `请输入 ${min} 到 ${max} 之间的数`;
}
