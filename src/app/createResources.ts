import type { ResourceProps } from '@refinedev/core';
import { providerOf } from '@/providers/data/providerOf';
import type { Endpoints } from '@/providers/endpoints/builder';
import { withoutTrailingSlash } from '../lib/path';
import { addressOf, type MenuNode } from '../shell/model/menu/menuTree';
import type { DomainStore } from './domainStore';

/** The light data of the program: no page's code is fetched for it. */
export interface LightData {
  readonly endpoints: Readonly<Record<string, Endpoints>>;
  readonly screenOf: DomainStore['screenOf'];
}

/** Members of `resource.meta`, beside Refine's own names. */
interface Meta {
  readonly label?: string;
  /** Name of an icon, as the rule list has it. */
  readonly icon?: string;
  readonly parent?: string | undefined;
  readonly hide?: boolean;
  readonly dataProviderName?: string;
  /** Permissions of which any one opens the page; none where anybody may. */
  readonly permissions?: readonly string[];
}

/**
 * The resources of `<Refine>`: groups and pages of the person's menu, in its order. Then resources without a page in
 * it, with a name and a data provider alone. A view that two entries lead to is the first one's resource.
 */
export function createResources(
  tree: readonly MenuNode[],
  { endpoints, screenOf }: LightData,
): ResourceProps[] {
  const all = Object.values(endpoints);
  const ofView = new Map(all.toReversed().map((one) => [one.view, one]));
  const taken = new Set<string>();

  function entry(node: MenuNode, parent: string | undefined): ResourceProps[] {
    const { target } = node;
    if (target.kind === 'link') return [];
    const about = target.kind === 'page' ? pageOf(node, target.view) : undefined;
    const name = about?.name ?? (node.name || node.path);
    const isFirst = about !== undefined && !taken.has(name);
    taken.add(name);
    const identifier = isFirst ? name : node.id;
    const meta = { ...metaOf(node), parent, ...about?.meta };
    return [
      { name, identifier, ...about?.paths, ...(target.kind === 'frame' && { list: node.path }), meta },
      ...node.children.flatMap((child) => entry(child, identifier)),
    ];
  }

  function pageOf(node: MenuNode, view: string) {
    const resource = ofView.get(view);
    const screen = screenOf(view);
    const hasRecords = !screen || screen.hasPagesBelow === true;
    return {
      name: resource?.name ?? view,
      paths: { list: addressOf(node), ...(resource && hasRecords && recordPaths(resource, node.path)) },
      meta: resource && { dataProviderName: providerOf(resource) },
    };
  }

  const pages = tree.flatMap((node) => entry(node, undefined));
  const others = all
    .filter(({ name }) => !taken.has(name))
    .map((one) => ({
      name: one.name,
      meta: { hide: true, dataProviderName: providerOf(one) } satisfies Meta,
    }));
  return [...pages, ...others];
}

function metaOf({ title, icon, hidden, permissions }: MenuNode): Meta {
  return { label: title, icon, hide: hidden, permissions };
}

/** The addresses of a resource's records, as far as it has the calls. */
function recordPaths(
  { operations }: Endpoints,
  path: string,
): Pick<ResourceProps, 'create' | 'edit' | 'show'> {
  const base = withoutTrailingSlash(path);
  return {
    ...(operations.create && { create: `${base}/create` }),
    ...(operations.update && { edit: `${base}/edit/:id` }),
    ...(operations.one && { show: `${base}/show/:id` }),
  };
}
