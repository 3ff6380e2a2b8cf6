import { SearchOutlined } from '@ant-design/icons';
import { InputNumber } from 'antd';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { touchByFinger } from '@/src/testing/finger';
import { AntdSurface } from '../AntdSurface';
import { PlainInput } from './PlainInput';
import '../theme/tokens.css';

const ignore = () => undefined;
const icon = <SearchOutlined aria-hidden />;

test.each<[string, ReactNode, ReactNode]>([
  ['alone', <Input key="a" allowClear />, <PlainInput key="b" value="" onChange={ignore} />],
  [
    'with an icon',
    <Input key="a" prefix={icon} />,
    <PlainInput key="b" icon={icon} value="" onChange={ignore} />,
  ],
])('a plain input %s is as large as that of antd', async (_name, antd, plain) => {
  const { container } = await render(
    <AntdSurface>
      <div style={{ width: 300, fontSize: 14, lineHeight: 1.57 }}>
        {antd}
        {plain}
      </div>
    </AntdSurface>,
  );
  const [first, second] = [...container.querySelectorAll('.ant-input-affix-wrapper, .plain-input')].map(
    (element) => element.getBoundingClientRect(),
  );
  expect([second?.width, second?.height]).toEqual([first?.width, first?.height]);
});

test('under a finger a field has 16 pixels, below which an iPhone magnifies the page, and its usual height', async () => {
  await touchByFinger();
  const { container } = await render(
    <AntdSurface>
      <Input allowClear />
      <InputNumber />
      <PlainInput value="" onChange={ignore} />
      <TextArea />
      <div contentEditable />
    </AntdSurface>,
  );
  const fields = [...container.querySelectorAll('input, textarea, [contenteditable]')];
  expect(fields.map((field) => getComputedStyle(field).fontSize)).toEqual(Array(5).fill('16px'));
  const frames = [...container.querySelectorAll('.ant-input-affix-wrapper, .ant-input-number, .plain-input')];
  expect(frames.map((frame) => frame.getBoundingClientRect().height)).toEqual([32, 32, 32]);
});

function Example() {
  const [text, setText] = useState('中学');
  return <PlainInput aria-label="机构" value={text} onChange={setText} />;
}

test('a plain input with text is emptied by its button, and keeps the focus', async () => {
  await render(<Example />);
  await page.getByRole('button', { name: '清空' }).click();
  await expect.element(page.getByRole('textbox', { name: '机构' })).toHaveFocus();
  await userEvent.keyboard('大学');
  await expect.element(page.getByRole('textbox', { name: '机构' })).toHaveValue('大学');
});

test('under a finger the button that empties a field has 32 pixels, and the field keeps its place for text', {
  tags: 'full',
}, async () => {
  await render(
    <AntdSurface>
      <div style={{ width: 300, fontSize: 14 }}>
        <Example />
      </div>
    </AntdSurface>,
  );
  const text = page.getByRole('textbox', { name: '机构' }).element();
  const { width } = text.getBoundingClientRect();
  await touchByFinger();
  const target = page.getByRole('button', { name: '清空' }).element().getBoundingClientRect();
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(32);
  expect(text.getBoundingClientRect().width).toBe(width);
});

test('a disabled plain input has nothing to press', async () => {
  await render(<PlainInput aria-label="机构" disabled value="中学" onChange={ignore} />);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a plain input is as narrow as its place, whatever stands beside it', async () => {
  const { container } = await render(
    <div style={{ display: 'grid', width: 160 }}>
      <div style={{ display: 'flex' }}>
        <span style={{ flex: 'none', width: 80 }} />
        <PlainInput aria-label="机构" icon={icon} value="" onChange={ignore} />
      </div>
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBe(160);
});
