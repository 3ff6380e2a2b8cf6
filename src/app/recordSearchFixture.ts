import { QueryClient } from '@tanstack/react-query';
import { createCan } from '@/providers/access-control/permissions';
import { parseNodes } from '@/providers/auth/ruleList';
import type { Endpoints } from '@/providers/endpoints/builder';
import { rest, rpc } from '@/providers/endpoints/builder';
import type { Call, Send } from '@/providers/http/request';
import { defineResource, type Resource } from '../crud/defineResource';
import type { AnyRecord } from '../crud/resourceSpec';
import type { FoundRecord } from '../shell/features/palette/RecordSearchContext';
import { buildMenuTree } from '../shell/model/menu/menuTree';
import { mobileNumber } from '../ui/fields/phone';
import { text } from '../ui/fields/text';
import { createDomainStore } from './domainStore';
import { createRecordSearch } from './recordSearch';

interface Thing extends AnyRecord {
  readonly name: string;
  readonly phone: string;
}

/** A resource of domain «a» or another one, searched by its name unless said otherwise. */
export function thing(
  name: string,
  { searched = true, family = rpc, calls = ['list', 'one'], phone = false } = {},
): Resource {
  const operations = Object.fromEntries(calls.map((call) => [call, call]));
  const endpoints =
    family === rpc
      ? rpc(`/api/${name}`, { permission: name.replace('/', ':'), calls: operations })
      : rest(`/${name}`, { permission: name.replace('/', ':') });
  return defineResource<Thing>()({
    name,
    label: `种类${name}`,
    view: `${name}/index`,
    title: 'name',
    endpoints,
    fields: {
      name: text('名称', { on: ['filter', 'list'] }),
      ...(phone && { phone: text('手机号码', { ...mobileNumber, on: ['filter'] }) }),
    },
    ...(!searched && { search: false as const }),
  });
}

interface Setting {
  readonly resources: readonly Resource[];
  /** Views that the menu leads to; of all resources where absent. */
  readonly menu?: readonly string[];
  /** Permissions of the person; all where absent. */
  readonly permissions?: readonly string[];
  readonly answer?: (call: Call) => Promise<readonly object[]>;
}

/** Rows that any list answers. */
export const twoRows = async () => [
  { id: 1, name: '甲' },
  { id: 2, name: '乙' },
];

/** A search over a server with these resources, and the calls and domains that it asked for. */
export function openSearch({ resources, menu, permissions = ['*:*:*'], answer = twoRows }: Setting) {
  const calls: Call[] = [];
  const loaded: string[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    const list = await answer(call);
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: { list, total: list.length } } };
  };
  const endpoints = Object.fromEntries(resources.map((one) => [one.name, one.endpoints]));
  const endpointsOf = (name: string): Endpoints =>
    endpoints[name] ?? rpc(name, { permission: name, calls: {} });
  const names = new Set(resources.map(({ name }) => name.split('/')[0] ?? ''));
  const domains = createDomainStore(
    Object.fromEntries(
      [...names].map((name) => [
        name,
        {
          screens: [],
          load: async () => {
            loaded.push(name);
            return resources.filter((one) => one.name.startsWith(`${name}/`));
          },
        },
      ]),
    ),
  );
  const views = menu ?? resources.map(({ view }) => view);
  const rules = views.map((view) => ({
    path: `/${view.replace('/index', '')}`,
    component: view,
    meta: { title: view },
  }));
  const tree = buildMenuTree(
    parseNodes(rules, '', () => {}),
    { grants: { permissions: [], roles: [] } },
  );
  const records = createRecordSearch(
    {
      domains,
      queryClient: new QueryClient(),
      deps: { send, endpointsOf, can: createCan({ permissions, roles: [] }), notify: () => undefined },
    },
    tree,
  );
  const search = async (typed: string, signal = new AbortController().signal) => {
    const found: FoundRecord[] = [];
    const how = await records.search(typed, (more) => found.push(...more), signal);
    return { how, found };
  };
  return { search, calls, loaded };
}
