import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enterDay } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { date, datetime } from '@/src/ui/fields/date';
import { dateRange } from '@/src/ui/fields/dateRange';
import type { Field } from '@/src/ui/fields/field';

/** One field in a form of its own; `sent` is what its saves have sent. */
async function openForm(field: Field<string>, first?: string) {
  const sent: unknown[] = [];
  const { Input } = field.kind;
  const { screen } = await renderInside(
    <Suspense>
      <Form initialValues={{ day: first }} onFinish={({ day }) => sent.push(day)}>
        <Form.Item name="day" label={field.label} rules={[...(field.kind.rules ?? [])]}>
          <Input />
        </Form.Item>
        <Button htmlType="submit">保存</Button>
      </Form>
    </Suspense>,
  );
  const input = screen.getByLabelText(field.label, { exact: true });
  await expect.element(input).toBeVisible();
  const save = () => screen.getByRole('button', { name: '保存' }).click();
  return { screen, input, save, sent };
}

/** One field as a filter; `applied` is what it has handed on. */
async function openFilter(field: Field<string>, first = '') {
  const applied: unknown[] = [];
  const { Filter } = field.kind;
  if (!Filter) throw new Error(`${field.label} has no filter of its own`);
  function Held() {
    const [value, setValue] = useState<string | null>(first);
    const take = (next: string | null) => {
      applied.push(next);
      setValue(next);
    };
    return Filter && <Filter id="filter" value={value} onChange={take} />;
  }
  const { screen } = await renderInside(
    <Suspense>
      <label htmlFor="filter">{field.label}</label>
      <Held />
      <Button>搜索</Button>
    </Suspense>,
  );
  const begin = screen.getByLabelText(field.label, { exact: true });
  await expect.element(begin).toBeVisible();
  const leave = () => screen.getByRole('button', { name: '搜索' }).click();
  return { screen, begin, end: screen.getByPlaceholder('结束日期'), leave, applied };
}

const wrong = '请输入正确的日期，如 2030-06-30';

describe('a date in a form', () => {
  test.each(['2030/6/30', '2030.6.30', '20300630', '2030-6-30', '2030年6月30日'])(
    'typed as %s is saved as 2030-06-30',
    async (typed) => {
      const { input, save, sent } = await openForm(date('日期'), '2029-01-01');
      await input.fill(typed);
      await save();
      await expect.poll(() => sent).toEqual(['2030-06-30']);
      await expect.element(input).toHaveValue('2030-06-30');
    },
  );

  test('typed key by key and confirmed by Enter or Tab stays as typed until then', async () => {
    const { input, save, sent } = await openForm(date('日期'));
    await input.click();
    await userEvent.keyboard('2030/6/3');
    await expect.element(input).toHaveValue('2030/6/3');
    await userEvent.keyboard('0{Tab}');
    await expect.element(input).toHaveValue('2030-06-30');
    await userEvent.clear(input);
    await userEvent.keyboard('2031.1.2{Enter}');
    await expect.element(input).toHaveValue('2031-01-02');
    await save();
    await expect.poll(() => sent).toEqual(['2031-01-02']);
  });

  test('that cannot be read stays, is told of, and is not saved as the one before', async () => {
    const { screen, input, save, sent } = await openForm(date('日期'), '2029-01-01');
    await input.fill('2030/2/30');
    await save();
    await expect.element(screen.getByText(wrong)).toBeVisible();
    await expect.element(input).toHaveValue('2030/2/30');
    expect(sent).toEqual([]);
    await input.fill('2030/2/28');
    await save();
    await expect.poll(() => sent).toEqual(['2030-02-28']);
  });

  test('that is emptied by hand is saved empty', async () => {
    const { input, save, sent } = await openForm(date('日期'), '2029-01-01');
    await input.fill('');
    await save();
    await expect.poll(() => sent).toEqual([null]);
  });

  test('of the server that is none is empty', async () => {
    const { input } = await openForm(datetime('时间'), '0000-00-00 00:00:00');
    await expect.element(input).toHaveValue('');
  });

  test('with its hour counts as picked, without 确定', { tags: 'full' }, async () => {
    const { input, save, sent } = await openForm(datetime('时间'), '2030-06-20 08:00:00');
    await input.click();
    await page.getByTitle('2030-06-21').click();
    document.querySelector<HTMLElement>('[data-type="hour"] [data-value="10"] > *')?.click();
    await save();
    await expect.poll(() => sent).toEqual(['2030-06-21 10:00:00']);
  });

  test('typed with an hour is read to the second', async () => {
    const { input, save, sent } = await openForm(datetime('时间'));
    await input.fill('2030年6月30日 9:05');
    await save();
    await expect.poll(() => sent).toEqual(['2030-06-30 09:05:00']);
  });

  test('typed or chosen as a day is its last second, where something ends then', {
    tags: 'full',
  }, async () => {
    const { input, save, sent } = await openForm(datetime('结束时间', { isEnd: true }));
    await input.click();
    await page.getByTitle('2026-11-25').click();
    await save();
    await expect.poll(() => sent).toEqual(['2026-11-25 23:59:59']);
    await input.fill('2030/6/30');
    await save();
    await expect.poll(() => sent.at(-1)).toBe('2030-06-30 23:59:59');
  });
});

describe('a range of days', () => {
  test('takes both ends as they are typed, and counts when it is left', async () => {
    const { begin, leave, applied } = await openFilter(date('日期'));
    await begin.fill('2030/6/1');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('2030年6月30日');
    expect(applied).toEqual([]);
    await leave();
    await expect.poll(() => applied).toEqual(['2030-06-01~2030-06-30']);
  });

  test('with times lasts from the first second of one day to the last of the other', async () => {
    const { begin, leave, applied } = await openFilter(datetime('时间', { exact: true }));
    await begin.fill('2030/6/1');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('2030年6月30日');
    await leave();
    await expect.poll(() => applied).toEqual(['2030-06-01 00:00:00~2030-06-30 23:59:59']);
  });

  test('of which one end cannot be read filters by neither, and says so', async () => {
    const { screen, begin, end, leave, applied } = await openFilter(date('日期'));
    await begin.fill('2030/6/1');
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('六月底');
    await leave();
    await expect.element(page.getByRole('alert')).toHaveTextContent(wrong);
    await expect.element(begin).toHaveValue('2030-06-01');
    await expect.element(end).toHaveValue('六月底');
    expect(applied).toEqual([]);
    await end.fill('2030.6.30');
    await screen.getByRole('button', { name: '搜索' }).click();
    await expect.poll(() => applied).toEqual(['2030-06-01~2030-06-30']);
  });

  test('in a form is refused with an end that cannot be read', { tags: 'full' }, async () => {
    const field = dateRange('期限', { begin: 'beginTime', end: 'endTime' });
    const { screen, input, save, sent } = await openForm(field, '2030-06-01~2030-06-30');
    await input.fill('月初');
    await save();
    await expect.element(screen.getByText(wrong)).toBeVisible();
    await expect.element(input).toHaveValue('月初');
    expect(sent).toEqual([]);
  });
});

test('a list is narrowed by one day, where it is not looked for between two', async () => {
  const { kind } = date('结课日期', { oneDay: true });
  const { Filter = () => null } = kind;
  const sent: (string | null)[] = [];
  function Held() {
    const [value, setValue] = useState<string | null>('');
    const take = (day: string | null) => {
      sent.push(day);
      setValue(day);
    };
    return <Filter id="day" value={value} onChange={take} />;
  }
  const { screen } = await renderInside(
    <Suspense>
      <label htmlFor="day">结课日期</label>
      <Held />
    </Suspense>,
  );
  await enterDay(screen.getByLabelText('结课日期', { exact: true }), '2026-06-21');
  await expect.poll(() => sent.at(-1)).toBe('2026-06-21');
  expect(kind.operator).toBe('eq');
});

test('[A11Y] the button that empties a date filter is called 清空, and no icon has an English name', {
  tags: 'full',
}, async () => {
  const { screen, begin } = await openFilter(date('日期'), '2026-06-01~2026-06-02');
  await expect.element(begin).toHaveValue('2026-06-01');
  await begin.hover();
  await expect.element(screen.getByRole('button', { name: '清空', exact: true })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^[a-z-]+$/ }).elements()).toEqual([]);
});
