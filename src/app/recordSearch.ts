import { canCall } from '@/providers/access-control/permissions';
import type { DataDeps } from '@/providers/data/callOperation';
import { postProvider } from '@/providers/data/postProvider';
import { restProvider } from '@/providers/data/restProvider';
import type { Send } from '@/providers/http/request';
import { type Resource, titleOf } from '../crud/defineResource';
import { crudFilters } from '../crud/list/listAddress';
import type { Row } from '../crud/resourceSpec';
import type { MenuNode } from '../shell/menu/menuTree';
import { pathOfView } from '../shell/menu/readMenu';
import type { FoundRecord, RecordSearch } from '../shell/palette/RecordSearchContext';
import type { Runtime } from './createRuntime';
import type { DomainStore } from './domainStore';

/** Rows of one resource at most. */
const rowsEach = 5;
/** Calls under way at most. */
const callsAtOnce = 4;

/** A resource that is searched, and where its list stands. */
interface Searched {
  readonly resource: Resource;
  /** Name of the filter. */
  readonly filter: string;
  readonly path: string;
}

/**
 * Searches every resource that names a filter for it (`search`), is in the tree and may be listed. Their domains are
 * fetched by the first search. What fails fails quietly: the response says that something is missing.
 */
export function createRecordSearch(
  { domains, deps }: Pick<Runtime, 'domains' | 'deps'>,
  tree: readonly MenuNode[],
): RecordSearch {
  const quiet: DataDeps = { ...deps, send: quietly(deps.send) };
  const providers = { rpc: postProvider(quiet), rest: restProvider(quiet) };

  async function read(searched: Searched, text: string, signal: AbortSignal): Promise<FoundRecord[]> {
    const { resource, filter } = searched;
    const { name, label, sort, filters, endpoints } = resource;
    const page = await providers[endpoints.family].getList<Row>({
      resource: name,
      pagination: { currentPage: 1, pageSize: rowsEach },
      filters: crudFilters(filters, { [filter]: text }),
      sorters: sort ? [sort] : [],
      meta: { signal },
    });
    const addressOf = canCall(endpoints.operations.one, deps.hasPermission)
      ? showAddress
      : () => listAddress(searched, text);
    return page.data.slice(0, rowsEach).map((row) => ({
      kind: label,
      title: titleOf(resource, row),
      address: addressOf(searched, row),
    }));
  }

  return {
    search: async (text, onFound, signal) => {
      const { searched, missing } = await findSearched(domains, tree, deps);
      let failed = missing;
      await inTurns(searched, async (one) => {
        if (signal.aborted) return;
        try {
          const records = await read(one, text, signal);
          if (records.length > 0 && !signal.aborted) onFound(records);
        } catch {
          failed = true;
        }
      });
      return failed ? 'partial' : 'complete';
    },
  };
}

function showAddress({ path }: Searched, { id }: Row): string {
  return `${path}/show/${encodeURIComponent(id)}`;
}

/** The list with the filter set, where a record has no page of its own. */
function listAddress({ path, filter }: Searched, text: string): string {
  return `${path}?${new URLSearchParams({ [filter]: text })}`;
}

/** What can be searched by whom the tree belongs to; `missing` where a domain could not be fetched. */
async function findSearched(domains: DomainStore, tree: readonly MenuNode[], deps: DataDeps) {
  const fetched = await Promise.allSettled(viewsByDomain(tree).map((view) => domains.load(view)));
  const missing = fetched.some(({ status }) => status === 'rejected');
  const found = fetched.flatMap((one) =>
    one.status === 'fulfilled' && one.value ? one.value.resources : [],
  );
  const searched = found.flatMap((resource): Searched[] => {
    const path = pathOfView(tree, resource.view);
    const canList = canCall(resource.endpoints.operations.list, deps.hasPermission);
    const filter = resource.search;
    return filter && canList && path && !path.includes('/:') ? [{ resource, filter, path }] : [];
  });
  return { searched, missing };
}

/** One view of each domain that the tree leads to: the domain's name is the first part of it. */
function viewsByDomain(tree: readonly MenuNode[]): readonly string[] {
  const views = tree.flatMap(viewsOf);
  return [...new Map(views.map((view) => [view.split('/')[0], view])).values()];
}

function viewsOf({ target, children }: MenuNode): readonly string[] {
  return [...(target.kind === 'page' ? [target.view] : []), ...children.flatMap(viewsOf)];
}

/** The palette says itself, and in one line, that something could not be read. */
function quietly(send: Send): Send {
  return (call) => send({ ...call, options: { ...call.options, quiet: true } });
}

/** Does the work for each, a few at a time. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, take));
}
