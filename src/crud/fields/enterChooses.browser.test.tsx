import { type FormEvent, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { choice } from '@/src/ui/fields/choice';
import { colour } from '@/src/ui/fields/colour/colour';
import { date, datetime } from '@/src/ui/fields/date';
import { dateRange } from '@/src/ui/fields/dateRange';
import { tags } from '@/src/ui/fields/tags';
import { type AnyField, erase } from '../defineResource';

const types = [
  { value: '1', label: '甲' },
  { value: '2', label: '乙' },
];
const fields = erase({
  day: date('日期'),
  moment: datetime('时间'),
  range: dateRange('期限', { begin: 'begin', end: 'end' }),
  type: choice('类型', types),
  words: tags('词'),
  tint: colour('颜色'),
});

/** A field in a form as the browser knows it: Enter in a line of text sends it. */
async function open(name: string) {
  const sent: unknown[] = [];
  const field = fields.find((one) => one.name === name);
  if (!field) return expect.unreachable();
  await renderInside(<Subject field={field} send={(value) => sent.push(value)} />);
  const control = page.getByLabelText('字段', { exact: true });
  await expect.element(control).toBeInTheDocument();
  return { sent, control, holds: page.getByRole('status', { name: '值' }) };
}

function Subject({ field: { Input }, send }: { field: AnyField; send: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(value);
  };
  return (
    <form style={{ display: 'grid', width: 400 }} onSubmit={submit}>
      <Suspense fallback={null}>
        <label htmlFor="subject">字段</label>
        <Input id="subject" value={value} onChange={setValue} />
      </Suspense>
      <output aria-label="值">{JSON.stringify(value)}</output>
      <button type="submit">保存</button>
    </form>
  );
}

test.each([
  ['day', '2026-06-01'],
  ['moment', '2026-06-01 08:30:00'],
])('Enter in the open picker of a %s does not send the form', async (name, typed) => {
  const { sent, control, holds } = await open(name);
  await control.click();
  await control.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(holds).toHaveTextContent(`"${typed}"`);
  expect(sent).toEqual([]);
});

test('Enter in the open picker of a range does not send the form', { tags: 'full' }, async () => {
  const { sent, control, holds } = await open('range');
  await control.click();
  await control.fill('2026-06-01');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('2026-06-03{Enter}');
  await expect.element(holds).toHaveTextContent('"2026-06-01~2026-06-03"');
  expect(sent).toEqual([]);
});

test('Enter in an open select and in a line of words does not send the form', async () => {
  const select = await open('type');
  await choose(select.control, '乙');
  await expect.element(select.holds).toHaveTextContent('"2"');
  expect(select.sent).toEqual([]);
  const words = await open('words');
  await words.control.fill('文具');
  await userEvent.keyboard('{Enter}');
  await expect.element(words.holds).toHaveTextContent('["文具"]');
  expect(words.sent).toEqual([]);
});

test('Enter beside the open panel of colours closes the panel and does not send the form; the next one does', {
  tags: 'full',
}, async () => {
  const { sent, control } = await open('tint');
  await page.getByRole('button', { name: '选色' }).click();
  const panel = page.getByRole('slider').first();
  await expect.element(panel).toBeVisible();
  await control.fill('#112233');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['#112233']);
});
