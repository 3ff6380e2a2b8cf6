import type { FormRule } from 'antd';
import { type RuleName, rules } from '../../lib/rules';

/** A named rule for a field; an empty value passes: whether one is needed is said by `required`. */
export function rule(name: RuleName): FormRule {
  const { test, message } = rules[name];
  return {
    validator: (_rule, value: unknown) =>
      value == null || value === '' || test(String(value).trim())
        ? Promise.resolve()
        : Promise.reject(new Error(message)),
  };
}
