import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInside } from '@/src/testing/openView';
import { amount } from '@/src/ui/fields/amount';
import type { Field } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { number } from '@/src/ui/fields/number';
import { mobileNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';

/** One field in a form of its own; `sent` is what its saves have sent. */
async function openForm<V>({ kind, label, Input = kind.Input, rules = kind.rules ?? [] }: Field<V>) {
  const sent: unknown[] = [];
  const { screen } = await renderInside(
    <Suspense>
      <Form onFinish={({ value }) => sent.push(value)}>
        <Form.Item name="value" label={label} rules={[...rules]}>
          <Input />
        </Form.Item>
        <Button htmlType="submit">保存</Button>
      </Form>
    </Suspense>,
  );
  const input = screen.getByLabelText(label, { exact: true });
  await expect.element(input).toBeVisible();
  const save = () => screen.getByRole('button', { name: '保存' }).click();
  return { screen, input, save, sent };
}

test.each(['¥1,234.50', '￥１，２３４．５０', ' 1 234.50 '])(
  'an amount typed as %j is saved as 1234.50',
  async (typed) => {
    const { input, save, sent } = await openForm(money('金额'));
    await input.click();
    await userEvent.keyboard(typed);
    await save();
    await expect.poll(() => sent).toEqual(['1234.50']);
    await expect.element(input).toHaveValue('1234.50');
  },
);

test('an amount that cannot be read stays and is not saved', async () => {
  const { screen, input, save, sent } = await openForm(money('金额'));
  await input.fill('1,5');
  await save();
  await expect.element(screen.getByText('请输入正确的金额，最多两位小数')).toBeVisible();
  await expect.element(input).toHaveValue('1,5');
  expect(sent).toEqual([]);
});

test.each(['12abc', '1e5'])(
  'the amount %s of an action cannot be read, stays and is not saved',
  async (typed) => {
    const { screen, input, save, sent } = await openForm(amount('金额'));
    await input.click();
    await userEvent.keyboard(typed);
    await save();
    await expect.element(screen.getByText('请输入正确的金额，最多两位小数')).toBeVisible();
    await expect.element(input).toHaveValue(typed);
    expect(sent).toEqual([]);
    await input.fill('1,234.5');
    await save();
    await expect.poll(() => sent).toEqual(['1234.50']);
    await expect.element(input).toHaveValue('1234.50');
  },
);

test('a number takes wide digits; one with digits that it may not have is refused and not rounded', async () => {
  const { screen, input, save, sent } = await openForm(number('分数', { min: 0, max: 750 }));
  await input.fill('６００');
  await save();
  await expect.poll(() => sent).toEqual([600]);
  await input.fill('599.5');
  await save();
  await expect.element(screen.getByText('只能填整数').first()).toBeVisible();
  await expect.element(input).toHaveValue('599.5');
  expect(sent).toEqual([600]);
});

test.each(['12abc', '1e5', '6OO', '六百'])(
  'text that is no number stays, is refused, and is not saved as a part of it: %s',
  async (typed) => {
    const { screen, input, save, sent } = await openForm(number('人数'));
    await input.click();
    await userEvent.keyboard(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('不是数字', { exact: true })).toBeVisible();
    await save();
    await expect.element(input).toHaveValue(typed);
    expect(sent).toEqual([]);
    await input.fill('12');
    await save();
    await expect.poll(() => sent).toEqual([12]);
  },
);

test.each([
  ['599.5', '600', '「599.5」只能填整数，现为 600'],
  ['800', '750', '「800」请输入 0 到 750 之间的数，现为 750'],
  ['六百', '500', '「六百」不是数字，现为 500'],
])('a box that cannot hold %s says that it holds %s', async (typed, held, said) => {
  function Held() {
    const [value, setValue] = useState<number | null>(500);
    return <NumberBox aria-label="分数" min={0} max={750} precision={0} value={value} onChange={setValue} />;
  }
  const { screen } = await renderInside(<Held />);
  const input = screen.getByLabelText('分数');
  await input.fill(typed);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  await expect.element(input).toHaveValue(held);
  await input.fill('700');
  await expect.element(page.getByText(said, { exact: true })).not.toBeVisible();
});

test.each(['+86 199-0000-0001', '199 0000 0001', '\u202d19900000001\u202c'])(
  'a mobile number pasted as %j is saved as 19900000001',
  async (pasted) => {
    const { input, save, sent } = await openForm(text('手机号', mobileNumber));
    await input.fill(pasted);
    await save();
    await expect.poll(() => sent).toEqual(['19900000001']);
  },
);

test('[A11Y] the arrows of a number field have names of the product, which stay as they are pressed', {
  tags: 'full',
}, async () => {
  const { screen, input } = await openForm(number('人数'));
  await input.hover();
  await screen.getByRole('button', { name: '增加', exact: true }).click();
  await screen.getByRole('button', { name: '增加', exact: true }).click();
  await expect.element(input).toHaveValue('2');
  await screen.getByRole('button', { name: '减少', exact: true }).click();
  await expect.element(input).toHaveValue('1');
  expect(screen.getByRole('button', { name: /Value/ }).elements()).toEqual([]);
});
