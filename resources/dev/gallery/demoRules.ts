import type { FormRule } from 'antd';
import { type Field, requiredText } from '@/src/ui/fields/field';

/** The rules of a field that must be filled in, as its form has them. */
export function demoRules<V>(field: Field<V>): FormRule[] {
  const { label, maxLength, kind, rules = [] } = field;
  const longest = { max: maxLength, message: `${label}长度不能超过 ${maxLength} 个字符` };
  return [
    ...(kind.rules ?? []),
    { required: true, message: requiredText(field) },
    ...(maxLength === undefined ? [] : [longest]),
    ...rules,
  ];
}
