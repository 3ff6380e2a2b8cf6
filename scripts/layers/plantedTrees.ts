/** Files of a small project, by path. */
export type Tree = Record<string, string>;

/** One file of each layer, each importing what it may. */
export const clean: Tree = {
  'src/main.tsx': `import { config } from './config';\nif (config) import('@/mocks/browser');\nimport('./Root');`,
  'src/Root.tsx': `import { config } from './config';\nimport { load } from './ui/load';\nexport const Root = load(() => import('./app/App'));`,
  'src/config.ts': `import type { Call } from '@/providers/http/request';\nexport const config: Call[] = [];`,
  'src/app/App.tsx': `import { all } from '@/resources';\nimport { Bar } from '../shell/frame/Bar';\nexport default () => [all, Bar];`,
  'src/shell/frame/Bar.tsx': `import { config } from '../../config';\nexport const Bar = () => config;`,
  'src/crud/list.tsx': `import { send } from '@/providers/http/request';\nimport { pad } from '../lib/pad';\nexport const list = [send, pad];`,
  'src/services/usePane.ts': `import { pad } from '../lib/pad';\nimport { send } from '@/providers/http/request';\nexport const usePane = [pad, send];`,
  'src/ui/Surface.tsx': `import { usePane } from '../services/usePane';\nexport const Surface = usePane;`,
  'src/gaokao/rank.ts': `import { pad } from '../lib/pad';\nexport const rank = pad;`,
  'src/lib/pad.ts': 'export const pad = 1;',
  'src/ui/load.tsx': `export const load = (fetch: () => unknown) => fetch;`,
  'src/ui/icons.ts': `export const icons = import.meta.glob('/node_modules/icons/*.js');`,
  'src/testing/render.tsx': `import { rows } from '@/mocks/node';\nexport const render = rows;`,
  'src/ui/Tag.test.tsx': `import { send } from '@/providers/http/request';\nconsole.log(send);`,
  'providers/http/request.ts': 'export const send = 1;\nexport interface Call { a: 1 }',
  'providers/http/request.test.ts': `import { render } from '@/src/testing/render';\nimport { rows } from '@/mocks/node';\nconsole.log(render, rows);`,
  'resources/index.ts': `import { users } from './system/user';\nexport const all = [users];`,
  'resources/endpoints.ts': `import { ends } from './system/endpoints';\nexport const allEnds = ends;`,
  'resources/system/endpoints.ts': `import { send } from '@/providers/http/request';\nexport const ends = send;`,
  'resources/lookups/province.tsx': `import { list } from '@/src/crud/list';\nexport const province = list;`,
  'resources/system/user.tsx': `import { list } from '@/src/crud/list';\nimport { province } from '../lookups/province';\nexport const users = [list, province];\nexport interface User { id: 1 }`,
  'resources/system/state.ts': 'export const states = 1;',
  'resources/customer/store.tsx': `import { load } from '@/src/ui/load';\nexport const page = load(() => import('./storePage'));`,
  'resources/customer/storePage.tsx': `import { allEnds } from '../endpoints';\nexport default allEnds;`,
  'mocks/browser.ts': `export { rows } from './node';`,
  'mocks/node.ts': `import type { User } from '@/resources/system/user';\nimport { states } from '@/resources/system/state';\nimport { ends } from '@/resources/system/endpoints';\nexport const rows: User[] = [states, ends];`,
};

/** Planted violations, each with its rule and line. */
export const planted: { name: string; rule: string; at: string; files: Tree }[] = [
  {
    name: 'a widget that sends requests',
    rule: 'layer',
    at: 'src/ui/Tag.tsx:2',
    files: {
      'src/ui/Tag.tsx': `\nimport { send } from '@/providers/http/request';\nexport const Tag = send;`,
    },
  },
  {
    name: 'a type from above',
    rule: 'layer',
    at: 'providers/data/list.ts:1',
    files: {
      'providers/data/list.ts': `import type { User } from '@/resources/system/user';\nexport type L = User;`,
    },
  },
  {
    name: 'a type from above, written inline',
    rule: 'layer',
    at: 'src/lib/x.ts:1',
    files: { 'src/lib/x.ts': `export type L = import('@/resources/system/user').User;` },
  },
  {
    name: 'a lazy import from above',
    rule: 'layer',
    at: 'src/crud/lazy.ts:1',
    files: { 'src/crud/lazy.ts': `export const lazy = () => import('@/src/app/App');` },
  },
  {
    name: 'a worker from above',
    rule: 'layer',
    at: 'providers/http/open.ts:1',
    files: {
      'providers/http/open.ts': `export const u = new URL('../../src/ui/w.ts', import.meta.url);`,
      'src/ui/w.ts': '',
    },
  },
  {
    name: 'an export passed on from above',
    rule: 'layer',
    at: 'src/work/again.ts:1',
    files: { 'src/work/again.ts': `export { list } from '../crud/list';` },
  },
  {
    name: 'a menu that knows the pages',
    rule: 'layer',
    at: 'src/shell/frame/Menu.tsx:1',
    files: {
      'src/shell/frame/Menu.tsx': `import { all } from '@/resources/index';\nexport const Menu = all;`,
    },
  },
  {
    name: 'a room of the shell that reaches up',
    rule: 'room',
    at: 'src/shell/kit/Menu.tsx:1',
    files: {
      'src/shell/kit/Menu.tsx': `import { tabs } from '../model/tabs';\nexport const Menu = tabs;`,
      'src/shell/model/tabs.ts': 'export const tabs = 1;',
    },
  },
  {
    name: 'a provider that reads the configuration',
    rule: 'layer',
    at: 'providers/http/base.ts:1',
    files: {
      'providers/http/base.ts': `import { config } from '@/src/config';\nexport const base = config;`,
    },
  },
  {
    name: 'the mocks in the application, always',
    rule: 'layer',
    at: 'src/main.tsx:1',
    files: { 'src/main.tsx': `import '@/mocks/browser';` },
  },
  {
    name: 'a helper for tests in the product',
    rule: 'layer',
    at: 'src/crud/list.tsx:1',
    files: {
      'src/crud/list.tsx': `import { render } from '../testing/render';\nexport const list = render;`,
    },
  },
  {
    name: 'a sample for tests in the product',
    rule: 'layer',
    at: 'resources/system/state.ts:1',
    files: {
      'resources/system/state.ts': `import { user } from './user.sample';\nexport const states = user;`,
      'resources/system/user.sample.ts': `import { render } from '@/src/testing/render';\nexport const user = render;`,
    },
  },
  {
    name: 'endpoints that load a page',
    rule: 'layer',
    at: 'resources/system/endpoints.ts:1',
    files: { 'resources/system/endpoints.ts': `import { users } from './user';\nexport const ends = users;` },
  },
  {
    name: 'one domain in another',
    rule: 'island',
    at: 'resources/customer/store.tsx:1',
    files: {
      'resources/customer/store.tsx': `import { users } from '../system/user';\nexport const store = users;`,
    },
  },
  {
    name: 'a shared room that knows a domain',
    rule: 'island',
    at: 'resources/lookups/province.tsx:1',
    files: {
      'resources/lookups/province.tsx': `import { users } from '../system/user';\nexport const province = users;`,
    },
  },
  {
    name: 'a domain that reads the list of all domains',
    rule: 'island',
    at: 'resources/customer/store.tsx:1',
    files: { 'resources/customer/store.tsx': `import type { all } from '..';\nexport type A = typeof all;` },
  },
  {
    name: 'two files that need each other',
    rule: 'cycle',
    at: 'src/lib/a.ts:1',
    files: {
      'src/lib/a.ts': `import { b } from './b';\nexport const a = b;`,
      'src/lib/b.ts': `import { a } from './a';\nexport const b = a;`,
    },
  },
  {
    name: 'types of the contract that need each other',
    rule: 'cycle',
    at: 'src/services/useA.ts:1',
    files: {
      'src/services/useA.ts': `import type { B } from './useB';\nexport type A = B;`,
      'src/services/useB.ts': `import type { A } from './useA';\nexport type B = A;`,
    },
  },
  {
    name: 'a page in the mocks',
    rule: 'mocks',
    at: 'mocks/node.ts:1',
    files: {
      'mocks/node.ts': `import { users } from '@/resources/system/user';\nexport const rows = users;`,
    },
  },
  {
    name: 'a page in the mocks, through a file that looks pure',
    rule: 'mocks',
    at: 'mocks/node.ts:1',
    files: {
      'mocks/node.ts': `import { x } from '@/resources/system/x';\nexport const rows = x;`,
      'resources/system/x.ts': `import { users } from './user';\nexport const x = users;`,
    },
  },
  {
    name: 'a contract with the frame that knows the engine',
    rule: 'layer',
    at: 'src/services/useCan.ts:1',
    files: {
      'src/services/useCan.ts': `import type { list } from '../crud/list';\nexport type Can = typeof list;`,
    },
  },
  {
    name: 'antd in the contract, which the sign-in loads',
    rule: 'package',
    at: 'src/services/useNotify.ts:1',
    files: {
      'src/services/useNotify.ts': `import { message } from 'antd';\nexport const useNotify = () => message;`,
    },
  },
  {
    name: 'antd in a provider',
    rule: 'package',
    at: 'providers/notification/show.ts:1',
    files: {
      'providers/notification/show.ts': `import { message } from 'antd';\nexport const show = message;`,
    },
  },
  {
    name: 'a file of 251 lines',
    rule: 'length',
    at: 'src/lib/long.ts:251',
    files: { 'src/lib/long.ts': '// line\n'.repeat(251) },
  },
  {
    name: 'a default export of what everybody imports',
    rule: 'default',
    at: 'src/lib/pad.ts:1',
    files: { 'src/lib/pad.ts': 'export default 1;\nexport const pad = 1;' },
  },
  {
    name: 'code that comes later in a way of its own',
    rule: 'load',
    at: 'resources/system/state.ts:2',
    files: { 'resources/system/state.ts': `// states\nexport const more = () => import('../index');` },
  },
  {
    name: 'imports that nobody can follow',
    rule: 'glob',
    at: 'resources/index.ts:1',
    files: { 'resources/index.ts': `export const all = import.meta.glob('./*/index.ts');` },
  },
  {
    name: 'a plain component that brings antd along',
    rule: 'plain',
    at: 'resources/customer/pages.tsx:2',
    files: {
      'resources/customer/pages.tsx': `import { loadPlain } from '@/src/ui/load';\nexport const Cell = loadPlain(() => import('./Cell'));`,
      'resources/customer/Cell.tsx': `import { tag } from './tag';\nexport default () => tag;`,
      'resources/customer/tag.tsx': `import { Tag } from 'antd';\nexport const tag = <Tag />;`,
    },
  },
];
