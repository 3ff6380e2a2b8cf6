import type { FormRule } from 'antd';
import Input from 'antd/es/input/Input';
import { type AnyField, erase, withGroups } from '@/src/crud/defineResource';
import { isYes, ownMember } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { emptyText, type Field, type FieldOptions, fieldOf, type InputProps } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle } from '@/src/ui/fields/toggle';
import { several } from '../several';
import { type ConfigItem, dependsOn, ipProblem, limitsText } from './configItem';

/** The tabs of the form, in the order of the settings. */
export function groupsOf(items: readonly ConfigItem[]) {
  return [...new Set(items.map(({ group }) => group))].map((label) => ({ key: label, label }));
}

/** The fields of the form, made from the settings that the server names (screen C2). */
export function configFields(items: readonly ConfigItem[]): readonly AnyField[] {
  const fields = erase(Object.fromEntries(items.map((item) => [item.key, fieldFor(item)])));
  const groups = groupsOf(items).map(({ label }) => {
    const members = items.filter(({ group }) => group === label).map(({ key }) => key);
    return [label, { label, fields: members }] as const;
  });
  return withGroups(fields, Object.fromEntries(groups), 'customer/account-config');
}

/** Field options that any kind accepts. */
type About = Pick<FieldOptions<unknown>, 'help' | 'visible' | 'required' | 'serverErrors'>;

type Maker = (item: ConfigItem, about: About) => object;

/** How each type of setting is entered. */
const makers: Readonly<Record<string, Maker>> = {
  number: (item, about) =>
    number(item.label, { ...about, unit: item.unit, required: true, rules: [withinBounds(item)] }),
  text: (item, about) => text(item.label, { ...about, ...lengthOf(item) }),
  textarea: ({ label, key }, about) =>
    textarea(label, { ...about, rules: key === 'ipWhitelist' ? [ipRule] : [] }),
  select: ({ label, options }, about) => choice<string>(label, options, { ...about, required: true }),
  'multi-select': ({ label, options, min = 0 }, about) =>
    several(label, options, 'select', { ...about, ...(min > 0 && { required: leastText(label) }) }),
  checkbox: ({ label, options }, about) => several(label, options, 'boxes', about),
  switch: ({ label }, about) => toggle(label, about),
  money: ({ label }, about) => money(label, { ...about, required: true }),
};

function fieldFor(item: ConfigItem): object {
  const make = ownMember(makers, item.type);
  if (item.readonly) return shownOnly(item, limitsText(item));
  return make ? make(item, aboutOf(item)) : shownOnly(item, `暂不支持修改此类配置（${item.type}）`);
}

/** Options of any setting: its bounds, its dependency, and its own refusals. */
function aboutOf(item: ConfigItem): About {
  const { key, label } = item;
  const master = ownMember(dependsOn, key);
  const isOn = (values: Readonly<Record<string, unknown>>) => isYes(values[master ?? '']);
  const help = limitsText(item);
  return {
    ...(help !== '' && { help }),
    ...(master !== undefined && { visible: isOn, required: isOn }),
    serverErrors: [`${label}应在`, `请选择${label}`, ...(ownMember(refusals, key) ?? [])],
  };
}

/** Parts of refusals that call a setting by no label. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  maxStaff: ['个员工账号，上限'],
  ipWhitelist: ['正确的 IP 地址'],
  openProvinces: ['请至少选择一个省份'],
};

function leastText(label: string): string {
  return label === '授权省份' ? '请至少选择一个省份' : `请选择${label}`;
}

function check(isRight: (value: unknown) => boolean, message: string): FormRule {
  return {
    validator: (_rule, value: unknown) =>
      isRight(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  };
}

function withinBounds({ label, min, max }: Pick<ConfigItem, 'label' | 'min' | 'max'>): FormRule {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const isWithin = (value: unknown) => typeof value !== 'number' || (value >= low && value <= high);
  const words = min === undefined ? `不能大于 ${max}` : max === undefined ? `不能小于 ${min}` : undefined;
  return check(isWithin, `${label}${words ?? `应在 ${min} 到 ${max} 之间`}`);
}

function lengthOf({ label, min = 0, max }: ConfigItem): FieldOptions<string> {
  if (max === undefined) return {};
  if (min === 0) return { maxLength: max };
  const isRight = (value: unknown) => {
    const { length } = String(value ?? '').trim();
    return length === 0 || (length >= min && length <= max);
  };
  return { rules: [check(isRight, `${label}长度为 ${min}-${max} 个字符`)] };
}

const ipRule: FormRule = {
  validator: (_rule, value: unknown) => {
    const problem = ipProblem(String(value ?? ''));
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  },
};

function shownText(value: unknown, unit: string): string {
  if (value === null || value === undefined || value === '') return emptyText;
  return typeof value === 'object' ? JSON.stringify(value) : `${String(value)}${unit && ` ${unit}`}`;
}

/** A value that is not changed here. */
function shownOnly({ label, unit }: ConfigItem, help: string): Field<unknown> {
  const ReadOnly = ({ value, id }: InputProps<unknown>) => (
    <Input {...(id !== undefined && { id })} readOnly disabled value={shownText(value, unit)} />
  );
  const kind = {
    Cell: ({ value }: { value: unknown }) => <>{shownText(value, unit)}</>,
    Input: ReadOnly,
    operator: 'eq',
    verb: '请输入',
    width: 120,
  } as const;
  return fieldOf(label, kind, { help: help || '由系统计算，不能修改' });
}
