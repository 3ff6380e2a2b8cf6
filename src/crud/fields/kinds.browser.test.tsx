import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { province } from '@/resources/lookups/province';
import { choose, chooseLevels, enterDay } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import { dateRange } from '@/src/ui/fields/dateRange';
import { emptyText, type Field, type InputProps } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { TextInput } from '@/src/ui/fields/TextInput';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { dictionary } from './dictionary/dictionary';
import { reference } from './reference/reference';
import { region } from './region/region';

/**
 * A value of a kind, how it is shown everywhere, and the result of entering another. Images have tests of their own.
 */
interface Case<V> {
  readonly value: V;
  /** Members that the cell reads beside the field's own. */
  readonly record?: Record<string, unknown>;
  readonly cell: string;
  /** Content of the input: its value, its text, or `on`. */
  readonly input: string;
  readonly enter: (control: Locator) => Promise<unknown>;
  readonly entered: V;
  /** A value of the filter, as in the address, and what the filter then holds. */
  readonly filter: readonly [value: string, holds: string];
}

const types = [
  { value: 1, label: '甲' },
  { value: 2, label: '乙', color: 'green' },
];
const month = '2026-06-01~2026-06-30';

test.each([
  kind('text', text('名称'), {
    value: '甲',
    cell: '甲',
    input: '甲',
    enter: (control) => control.fill('乙'),
    entered: '乙',
    filter: ['甲', '甲'],
  }),
  kind('textarea', textarea('说明', { maxLength: 20 }), {
    value: '甲',
    cell: '甲',
    input: '甲',
    enter: (control) => control.fill('乙'),
    entered: '乙',
    filter: ['甲', '甲'],
  }),
  kind('number', number('数量', { min: 0, max: 5000, unit: '个' }), {
    value: 1234,
    cell: '1,234个',
    input: '1234',
    enter: (control) => control.fill('7'),
    entered: 7,
    filter: ['7', '7'],
  }),
  kind('money', money('金额'), {
    value: '1234.5',
    cell: '¥1,234.50',
    input: '1234.5',
    enter: (control) => control.fill('12.5'),
    entered: '12.5',
    filter: ['12.5', '12.5'],
  }),
  kind('yesNo', yesNo('置顶'), {
    value: 1,
    cell: '是',
    input: 'on',
    enter: (control) => control.click(),
    entered: 1,
    filter: ['0', '否'],
  }),
  kind('choice', choice('类型', types), {
    value: 2,
    cell: '乙',
    input: '乙',
    enter: (control) => choose(control, '甲'),
    entered: 1,
    filter: ['2', '乙'],
  }),
  kind('date', date('日期'), {
    value: '2026-06-20',
    cell: '2026-06-20',
    input: '2026-06-20',
    enter: (control) => enterDay(control, '2026-06-21'),
    entered: '2026-06-21',
    filter: [month, '2026-06-01 2026-06-30'],
  }),
  kind('datetime', datetime('时间'), {
    value: '2026-06-20 08:00:00',
    cell: '2026-06-20 08:00:00',
    input: '2026-06-20 08:00:00',
    enter: async (control) => {
      await control.fill('2026-06-21 09:30:00');
      await userEvent.keyboard('{Enter}');
    },
    entered: '2026-06-21 09:30:00',
    filter: [month, '2026-06-01 2026-06-30'],
  }),
  kind('dateRange', dateRange('期限', { begin: 'beginTime', end: 'endTime' }), {
    value: month,
    cell: '2026-06-01 至 2026-06-30',
    input: '2026-06-01 2026-06-30',
    enter: async (control) => {
      await enterDay(control, '2026-07-01');
      await userEvent.keyboard('2026-07-31{Tab}');
    },
    entered: '2026-07-01~2026-07-31',
    filter: [month, '2026-06-01 2026-06-30'],
  }),
  kind('tags', tags('标签'), {
    value: ['甲', '乙'],
    cell: '甲乙',
    input: '甲乙',
    enter: (control) => control.fill('丙，'),
    entered: ['丙'],
    filter: ['甲', '甲'],
  }),
  kind('dictionary', dictionary('机构类型', 'store_type'), {
    value: '2',
    cell: '加盟',
    input: '加盟',
    enter: (control) => choose(control, '代理'),
    entered: '4',
    filter: ['2', '加盟'],
  }),
  kind('reference', reference('上级机构', 'customer/store', { shownBy: 'parentName' }), {
    value: 3,
    record: { parentName: '博远' },
    cell: '博远',
    input: '博远志愿填报工作室',
    enter: (control) => choose(control, '平台总部'),
    entered: 1,
    filter: ['3', '博远志愿填报工作室'],
  }),
  kind('province', province('省份'), {
    value: 430000,
    cell: '湖南',
    input: '湖南',
    enter: (control) => choose(control, '湖北'),
    entered: 420000,
    filter: ['110000', '北京'],
  }),
  kind('region', region('地区'), {
    value: [410000, 410100, 410105],
    record: { regionText: '河南省/郑州市/金水区' },
    cell: '河南省/郑州市/金水区',
    input: '河南 / 郑州市 / 金水区',
    enter: (control) => chooseLevels(control, ['山东', '济南市', '历下区']),
    entered: [370000, 370100, 370102],
    filter: ['410000', '河南'],
  }),
])(
  '$name: a value, none, disabled; as cell, as input, as filter',
  async ({ draw, cell, input, filter, enter, entered }) => {
    const values: unknown[] = [];
    const { screen } = await renderInside(draw((value) => values.push(value)));
    const part = (name: string) => screen.getByRole('region', { name, exact: true });
    const control = (name: string) => part(name).getByLabelText(name, { exact: true });
    const held = (name: string) => holds(part(name).element());
    await expect.poll(() => part('cell').element().textContent).toBe(cell);
    await expect.poll(() => part('empty cell').element().textContent).toBe(emptyText);
    await expect.poll(() => held('input')).toBe(input);
    await expect.poll(() => held('filter')).toBe(filter[1]);
    for (const name of ['empty input', 'empty filter']) await expect.poll(() => held(name)).toBe('');
    for (const name of ['disabled input', 'disabled filter'])
      await expect.element(control(name)).toBeDisabled();
    await enter(control('empty input'));
    await expect.poll(() => values.at(-1)).toEqual(entered);
  },
);

/** Draws a kind in all its forms; the type of its value ends here. */
function kind<V>(
  name: string,
  { kind: { Cell, Input, Filter = TextInput } }: Field<V>,
  about: Case<NoInfer<V>>,
) {
  const { value, record = {}, cell, input, enter, entered, filter } = about;
  const draw = (onEntered: (value: unknown) => void) => (
    <Suspense>
      <section aria-label="cell">
        <Cell value={value} record={record} place="list" />
      </section>
      <section aria-label="empty cell">
        <Cell value={null} record={{}} place="show" />
      </section>
      <Part name="input">{(id) => <Input id={id} value={value} />}</Part>
      <Part name="empty input">{(id) => <Entering id={id} Input={Input} onEntered={onEntered} />}</Part>
      <Part name="disabled input">{(id) => <Input id={id} value={value} disabled />}</Part>
      <Part name="filter">{(id) => <Filter id={id} value={filter[0]} />}</Part>
      <Part name="empty filter">{(id) => <Filter id={id} value="" />}</Part>
      <Part name="disabled filter">{(id) => <Filter id={id} value={filter[0]} disabled />}</Part>
    </Suspense>
  );
  return { name, draw, cell, input, enter, entered, filter };
}

function Part({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = name.replace(' ', '-');
  return (
    <section aria-label={name} style={{ display: 'grid', width: 300 }}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </section>
  );
}

interface EnteringProps<V> {
  readonly id: string;
  readonly Input: ComponentType<InputProps<V>>;
  readonly onEntered: (value: V | null) => void;
}

/** An input as a form holds it: empty at first, then whatever was entered. */
function Entering<V>({ id, Input, onEntered }: EnteringProps<V>) {
  const [value, setValue] = useState<V | null>(null);
  const take = (entered: V | null) => {
    setValue(() => entered);
    onEntered(entered);
  };
  return <Input id={id} value={value} onChange={take} />;
}

/** Content of a part's control: `on`, the choice, or the typed text; empty where there is nothing. */
function holds(part: Element): string {
  if (part.querySelector('[role="switch"]')) return part.querySelector('[aria-checked="true"]') ? 'on' : '';
  if (part.querySelector('[role="combobox"]'))
    return (part.textContent ?? '').replace(part.querySelector('label')?.textContent ?? '', '').trim();
  const typed = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...typed]
    .map(({ value }) => value)
    .filter(Boolean)
    .join(' ');
}
