import { Switch, Tree } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdSurface } from './AntdSurface';
import { StateSwitch } from './StateTag';
import './theme/tokens.css';

async function force(value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

afterEach(() => force(''));

function Pairs() {
  return (
    <AntdSurface>
      <button type="button" aria-pressed="true">
        全部
      </button>
      <button type="button" aria-pressed="false">
        停用
      </button>
      <Tree
        blockNode
        selectedKeys={['a']}
        treeData={[
          { key: 'a', title: '总部' },
          { key: 'b', title: '分部' },
        ]}
      />
      <Switch defaultChecked />
      <Switch />
      <StateSwitch checked />
      <StateSwitch />
    </AntdSurface>
  );
}

test.each([
  ['filters', '[aria-pressed="true"]', '[aria-pressed="false"]', ''],
  [
    'nodes of a tree',
    '.ant-tree-node-selected',
    '.ant-tree-node-content-wrapper-normal:not([class*=selected])',
    '',
  ],
  ['switches of antd', '.ant-switch-checked', '.ant-switch:not(.ant-switch-checked)', ''],
  [
    'switches of states',
    '.state-switch[aria-checked="true"]',
    '.state-switch[aria-checked="false"]',
    '::after',
  ],
])('where the system forces its colours, %s differ', { tags: 'full' }, async (_what, chosen, other, part) => {
  await force('active');
  const { container } = await render(<Pairs />);
  const look = (selector: string) => {
    const element = container.querySelector(selector) ?? expect.unreachable(selector);
    const { backgroundColor, outline } = getComputedStyle(element, part);
    return `${backgroundColor} ${outline}`;
  };
  await expect.poll(() => look(chosen)).not.toBe(look(other));
});
