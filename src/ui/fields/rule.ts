import type { FormRule } from 'antd';
import { type TextRule, textProblem } from '../../lib/fieldRule';
import { type RuleName, rules } from '../../lib/rules';

/** A named rule for a field; an empty value passes: `required` says whether one is needed. */
export function rule(name: RuleName): FormRule {
  const { test, message } = rules[name];
  return {
    validator: (_rule, value: unknown) =>
      value == null || value === '' || test(String(value).trim())
        ? Promise.resolve()
        : Promise.reject(new Error(message)),
  };
}

/** A rule made of a function that returns the problem of a text; an empty one passes. */
export function problemRule(problemOf: (text: string) => string | undefined): FormRule {
  return {
    validator: (_rule, value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : '';
      const problem = text === '' ? undefined : problemOf(text);
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  };
}

/** The rules of a form item that is written by hand, of its text's rule. Blank text counts as missing. */
export function textRules(rule: TextRule): FormRule[] {
  const { label, required = false } = rule;
  const message = typeof required === 'string' ? required : `请输入${label}`;
  return [
    ...(required ? [{ required: true, whitespace: true, message }] : []),
    problemRule((text) => textProblem(rule, text)),
  ];
}
