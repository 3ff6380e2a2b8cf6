import type { FormRule } from 'antd';
import { type FieldOptions, type FormValues, requiredText } from '../../ui/fields/field';
import { notWhilePending } from '../uploads/pendingUploads';

/** The measure of a kind of written text. */
interface Measure {
  readonly length: (value: string) => number;
  readonly blank: (value: string) => boolean;
}

/**
 * The options of a written text with its limits as rules. The text counts, not the markup around it; a required text
 * without visible content is missing.
 */
export function withTextRules(
  label: string,
  { minLength, maxLength, rules = [], ...options }: FieldOptions<string>,
  { length, blank }: Measure,
): FieldOptions<string> {
  const { required } = options;
  const missing = requiredText({ label, kind: { verb: '请输入' }, required });
  const present: FormRule = ({ getFieldsValue }) => ({
    validator: async (_rule, value: unknown) => {
      if (typeof value !== 'string' || value === '' || !blank(value)) return;
      if (isNeeded(required, getFieldsValue(true))) throw new Error(missing);
    },
  });
  const within: FormRule = {
    validator: async (_rule, value: unknown) => {
      if (typeof value !== 'string' || (minLength ?? maxLength) === undefined) return;
      const count = length(value);
      if (maxLength !== undefined && count > maxLength)
        throw new Error(`${label}长度不能超过 ${maxLength} 个字符`);
      if (minLength !== undefined && count > 0 && count < minLength)
        throw new Error(`${label}长度不能少于 ${minLength} 个字符`);
    },
  };
  return { ...options, rules: [present, within, notWhilePending('pictures'), ...rules] };
}

function isNeeded(required: FieldOptions<string>['required'], values: FormValues): boolean {
  return typeof required === 'function' ? required(values) : Boolean(required);
}
