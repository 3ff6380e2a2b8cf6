import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from './AntdSurface';
import { PlainButton } from './PlainButton';
import './theme/tokens.css';

const icon = <ReloadOutlined aria-hidden />;

test.each<[string, ReactNode, ReactNode]>([
  ['with a text', <Button key="a">重置</Button>, <PlainButton key="b">重置</PlainButton>],
  [
    'with an icon and a text',
    <Button key="a" type="primary" icon={icon}>
      导出
    </Button>,
    <PlainButton key="b" look="primary" icon={icon}>
      导出
    </PlainButton>,
  ],
  [
    'with an icon alone',
    <Button key="a" type="text" icon={icon} aria-label="刷新" />,
    <PlainButton key="b" look="text" icon={icon} aria-label="刷新" />,
  ],
  [
    'within a line',
    <Button key="a" type="text" size="small" icon={icon} aria-label="复制" />,
    <PlainButton key="b" look="text" small icon={icon} aria-label="复制" />,
  ],
])('a plain button %s is as large as that of antd', async (_name, antd, plain) => {
  await render(
    <AntdSurface>
      {antd}
      {plain}
    </AntdSurface>,
  );
  const [first, second] = page
    .getByRole('button')
    .elements()
    .map((element) => element.getBoundingClientRect());
  expect([second?.width, second?.height]).toEqual([first?.width, first?.height]);
});

test('a busy button keeps its name, and does nothing when it is pressed', async () => {
  const onClick = vi.fn();
  await render(
    <PlainButton busy onClick={onClick}>
      导出
    </PlainButton>,
  );
  await page.getByRole('button', { name: '导出' }).click();
  expect(onClick).not.toHaveBeenCalled();
});
