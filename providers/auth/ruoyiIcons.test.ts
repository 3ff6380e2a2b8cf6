import { expect, test } from 'vitest';
import { iconOf } from './ruoyiIcons';
import { parseRouters } from './ruoyiRouters';

test.each([
  ['peoples', 'TeamOutlined'],
  ['tree-table', 'MenuUnfoldOutlined'],
  ['ShopOutlined', 'ShopOutlined'],
  ['#', ''],
  ['constructor', 'constructor'],
])('the icon %s is %s here', (theirs, ours) => expect(iconOf(theirs)).toBe(ours));

test('表单构建 is left out of the menu, wherever it is', () => {
  const page = (component: string) => ({
    ...{ name: component, path: component.replaceAll('/', '-'), hidden: false, component },
    meta: { title: component, icon: 'build', noCache: false, link: null },
  });
  const folder = {
    ...page('Layout'),
    path: '/tool',
    children: [page('tool/build/index'), page('tool/gen/index')],
  };
  const [tool] = parseRouters([folder]);
  expect(tool?.children.map(({ component }) => component)).toEqual(['tool/gen/index']);
});
